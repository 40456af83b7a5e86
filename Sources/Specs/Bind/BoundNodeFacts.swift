package import Values

/// What is asked of nearly every node, mostly to be told no: answered where the values are, without handing on all that is
/// written beside them.
extension BoundNode {
    package var isText: Bool {
        if case .text = storage.values.content { true } else { false }
    }

    /// Whether what it holds scrolls.
    package var isScroll: Bool {
        if case .scroll = storage.values.content { true } else { false }
    }

    package var isSkeleton: Bool {
        if case .skeleton = storage.values.content { true } else { false }
    }

    /// Whether it may hide what is below it: a picture, a shape, or what has a background.
    package var hasArea: Bool {
        switch storage.values.content {
        case .image, .shape: true
        default: !storage.values.decoration.background.isEmpty
        }
    }

    /// Whether it shows nothing itself, as most of what is there to hold others.
    package var isBare: Bool {
        switch storage.values.content {
        case .text, .symbol, .image, .shape, .divider, .skeleton, .control: return false
        case .stack, .zstack, .flow, .grid, .scroll, .fits, .spacer, .use: break
        }
        let decoration = storage.values.decoration
        return decoration.background.isEmpty && decoration.border == nil && decoration.shadows.isEmpty
    }

    /// Whether a field is edited in it, or is it.
    package var holdsEditedField: Bool { storage.holdsEditedField }
    /// Whether the type size makes a text or a symbol in it larger or smaller, or the node itself.
    var followsTypeSize: Bool { storage.followsTypeSize }

    /// Whether what it holds is cut off at its edges.
    package var clips: Bool { storage.values.decoration.clips }
    /// Its background by itself, back to front.
    package var background: [BackgroundLayer] { storage.values.decoration.background }
    /// Its corners as they are drawn; nil where none is round.
    package var corners: CornerRadii? { storage.values.decoration.corners }

    package var hasBorder: Bool { storage.values.decoration.border != nil }
    package var hasShadows: Bool { !storage.values.decoration.shadows.isEmpty }
    /// Whether a radius is written.
    package var hasRadius: Bool { storage.values.decoration.radius != nil }

    package var opacity: Double { storage.values.effects.opacity }
    /// Whether its picture is another than that of what it holds; an offset only moves it.
    package var hasEffects: Bool {
        let effects = storage.values.effects
        return effects.scale != 1 || effects.squeeze != 1 || effects.rotation != 0 || effects.flip != nil
            || effects.saturation != 1 || effects.blur > 0 || effects.opacity < 1
    }

    /// The role of a control, a header or a card; nil for all else.
    package var role: String? { storage.values.interaction?.role }
    package var isDisabled: Bool { storage.values.interaction?.isDisabled ?? false }
    package var isPrimary: Bool { storage.values.interaction?.isPrimary ?? false }

    /// Whether VoiceOver skips it with all that it holds.
    package var isHiddenFromVoice: Bool { storage.values.voice.isHidden }
    /// Whether a label for VoiceOver is written.
    package var hasLabel: Bool { storage.values.voice.label != nil }
    /// Whether a label, a value, a hint or actions for VoiceOver are written.
    package var hasVoiceWords: Bool {
        let voice = storage.values.voice
        return voice.label != nil || voice.value != nil || voice.hint != nil || !voice.actions.isEmpty
    }
    /// Whether what VoiceOver reads in it has an order of its own.
    package var hasVoiceOrder: Bool { !storage.values.voice.order.isEmpty }
    /// How VoiceOver reads what it holds, where that is written.
    package var voiceChildren: BoundVoice.Children? { storage.values.voice.children }
}
