package import Values

/// Queries that run on nearly every node. They read the stored values directly, to avoid copying large values.
extension BoundNode {
    package var isText: Bool {
        if case .text = storage.values.content { true } else { false }
    }

    /// Whether it is a control of iOS with parts of its own, whose value iOS reads.
    package var isStandardControl: Bool {
        if case .control = storage.values.content { true } else { false }
    }

    /// Whether its content scrolls.
    package var isScroll: Bool {
        if case .scroll = storage.values.content { true } else { false }
    }

    package var isSkeleton: Bool {
        if case .skeleton = storage.values.content { true } else { false }
    }

    /// Whether it may cover the nodes below it: a picture, a shape, or a node with a background.
    package var hasArea: Bool {
        switch storage.values.content {
        case .image, .shape: true
        default: !storage.values.decoration.background.isEmpty
        }
    }

    /// Whether it draws nothing itself, like most containers.
    package var isBare: Bool {
        switch storage.values.content {
        case .text, .symbol, .image, .shape, .divider, .skeleton, .control: return false
        case .stack, .zstack, .flow, .grid, .scroll, .fits, .spacer, .use: break
        }
        let decoration = storage.values.decoration
        return decoration.background.isEmpty && decoration.border == nil && decoration.shadows.isEmpty
    }

    /// Whether it is or contains the edited field.
    package var containsEditedField: Bool { storage.containsEditedField }
    /// Whether the size of the node, or of a text or symbol in it, depends on the type size.
    var followsTypeSize: Bool { storage.followsTypeSize }

    /// Whether its content is clipped at its edges.
    package var clips: Bool { storage.values.decoration.clips }
    /// The layers of its own background, back to front.
    package var background: [BackgroundLayer] { storage.values.decoration.background }
    /// The corners as drawn; nil if none is rounded.
    package var corners: CornerRadii? { storage.values.decoration.corners }

    package var hasBorder: Bool { storage.values.decoration.border != nil }
    package var hasShadows: Bool { !storage.values.decoration.shadows.isEmpty }
    /// Whether a radius is set.
    package var hasRadius: Bool { storage.values.decoration.radius != nil }

    package var opacity: Double { storage.values.effects.opacity }
    /// Whether effects change how its content is drawn; an offset only moves it and does not count.
    package var hasEffects: Bool {
        let effects = storage.values.effects
        return effects.scale != 1 || effects.squeeze != 1 || effects.rotation != 0 || effects.flip != nil
            || effects.saturation != 1 || effects.blur > 0 || effects.opacity < 1
    }

    /// The role of a control, a header or a card; nil for other nodes.
    package var role: String? { storage.values.interaction?.role }
    package var isDisabled: Bool { storage.values.interaction?.isDisabled ?? false }
    package var isPrimary: Bool { storage.values.interaction?.isPrimary ?? false }

    /// Whether VoiceOver skips the node and its content.
    package var isHiddenFromVoice: Bool { storage.values.voice.isHidden }

    /// Whether the node only decorates, and is not a control, so that it may be faint, covered or cut off.
    package var isDecoration: Bool { storage.values.voice.isDecorative && storage.values.interaction == nil }
    /// Whether a VoiceOver label is set.
    package var hasLabel: Bool { storage.values.voice.label != nil }
    /// Whether a VoiceOver label, value, hint or action is set.
    package var hasVoiceWords: Bool {
        let voice = storage.values.voice
        return voice.label != nil || voice.value != nil || voice.hint != nil || !voice.actions.isEmpty
    }
    /// Whether it sets the order in which VoiceOver reads its content.
    package var hasVoiceOrder: Bool { !storage.values.voice.order.isEmpty }
    /// How VoiceOver reads its content, if set.
    package var voiceChildren: BoundVoice.Children? { storage.values.voice.children }
}
