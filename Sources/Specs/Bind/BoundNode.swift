package import Source
package import Values

/// A node of a component with everything decided that does not depend on the appearance: conditions, properties, tokens,
/// percentages and type size are resolved, inherited text attributes filled in, uses expanded.
///
/// Its values are over a kilobyte with dozens of objects, and boxes, frames, checks and drawings all hand nodes on: so they
/// are shared. A copy costs one count, and who asks for one value copies that alone: by plain getters, since a coroutine that
/// yields a large value takes memory each time. Who changes a value makes new ones; where many are given at once, ``Values``
/// are filled first.
package struct BoundNode: Sendable, Equatable {
    @usableFromInline var storage: Storage

    package init(path: String, id: String? = nil, range: SourceRange, content: BoundContent) {
        storage = Storage(Values(path: path, id: id, range: range, content: content))
    }

    @usableFromInline
    struct Values: Sendable, Equatable {
        @usableFromInline var path: String
        @usableFromInline var id: String?
        @usableFromInline let range: SourceRange
        @usableFromInline var content: BoundContent
        @usableFromInline var children: [BoundNode] = []
        @usableFromInline var sizing = BoundSizing()
        @usableFromInline var padding: Bound<Insets>?
        @usableFromInline var margin: Bound<Insets>?
        @usableFromInline var gaps: [Bound<Points>] = []
        @usableFromInline var numberScale: Double = 1
        @usableFromInline var decoration = BoundDecoration()
        @usableFromInline var overlay: [BoundNode] = []
        @usableFromInline var anchor: Anchor = .center
        @usableFromInline var effects = BoundEffects()
        @usableFromInline var interaction: BoundInteraction?
        @usableFromInline var voice = BoundVoice()
        @usableFromInline var isRedacted = false
        @usableFromInline var isStill = false
        @usableFromInline var isSystemPart = false
        @usableFromInline var staysBelowKeyboard = false
    }

    @usableFromInline
    final class Storage: Sendable {
        @usableFromInline let values: Values
        /// Asked for so often that it is told without handing the interaction on.
        @usableFromInline let isControl: Bool
        /// So that what looks for the field that is edited need not go through all nodes of a screen, where mostly none is.
        let holdsEditedField: Bool
        let followsTypeSize: Bool
        let textInk: TextInk

        @usableFromInline
        init(_ values: Values) {
            self.values = values
            isControl = values.interaction?.isControl ?? false
            textInk = TextInk(values.content)
            holdsEditedField =
                values.content.keyboardWish != nil || values.children.contains(where: \.holdsEditedField)
                || values.overlay.contains(where: \.holdsEditedField)
            followsTypeSize =
                values.content.growsWithTypeSize || values.children.contains(where: \.followsTypeSize)
                || values.overlay.contains(where: \.followsTypeSize)
        }
    }

    init(_ values: Values) {
        storage = Storage(values)
    }

    /// Nodes that share their values are equal without looking at them.
    package static func == (one: BoundNode, other: BoundNode) -> Bool {
        one.storage === other.storage || one.storage.values == other.storage.values
    }

    /// Whether the node can be acted on.
    @inlinable package var isControl: Bool { storage.isControl }

    /// The same for nodes that share their values, for as long as one of them is kept.
    package var identity: ObjectIdentifier { ObjectIdentifier(storage) }
}

extension BoundNode {
    /// What a finding about the node as a whole underlines: its kind key with its content.
    @inlinable package var range: SourceRange { storage.values.range }
    /// The place in the tree: `body`, `body/0`, `body/2/1`, `body/overlay`.
    @inlinable package var path: String {
        get { storage.values.path }
        _modify {
            var own = storage.values
            yield &own.path
            storage = Storage(own)
        }
    }
    @inlinable package var id: String? {
        get { storage.values.id }
        _modify {
            var own = storage.values
            yield &own.id
            storage = Storage(own)
        }
    }
    @inlinable package var content: BoundContent {
        get { storage.values.content }
        _modify {
            var own = storage.values
            yield &own.content
            storage = Storage(own)
        }
    }
    /// The nodes that a container places, in source order; for `use` the body of the component that is used.
    @inlinable package var children: [BoundNode] {
        get { storage.values.children }
        _modify {
            var own = storage.values
            yield &own.children
            storage = Storage(own)
        }
    }
    @inlinable package var sizing: BoundSizing {
        get { storage.values.sizing }
        _modify {
            var own = storage.values
            yield &own.sizing
            storage = Storage(own)
        }
    }
    @inlinable package var padding: Bound<Insets>? {
        get { storage.values.padding }
        _modify {
            var own = storage.values
            yield &own.padding
            storage = Storage(own)
        }
    }
    @inlinable package var margin: Bound<Insets>? {
        get { storage.values.margin }
        _modify {
            var own = storage.values
            yield &own.margin
            storage = Storage(own)
        }
    }
    /// The distances that a container writes, `spacing` and `lineSpacing`, before ``numberScale``.
    @inlinable package var gaps: [Bound<Points>] {
        get { storage.values.gaps }
        _modify {
            var own = storage.values
            yield &own.gaps
            storage = Storage(own)
        }
    }
    /// What `scalesWith` multiplies the node's numbers by.
    @inlinable package var numberScale: Double {
        get { storage.values.numberScale }
        _modify {
            var own = storage.values
            yield &own.numberScale
            storage = Storage(own)
        }
    }
    @inlinable package var decoration: BoundDecoration {
        get { storage.values.decoration }
        _modify {
            var own = storage.values
            yield &own.decoration
            storage = Storage(own)
        }
    }
    /// Nodes above the node, within its bounds; each is placed by its own `anchor`.
    @inlinable package var overlay: [BoundNode] {
        get { storage.values.overlay }
        _modify {
            var own = storage.values
            yield &own.overlay
            storage = Storage(own)
        }
    }
    /// Where the node stands in a larger frame or overlay.
    @inlinable package var anchor: Anchor {
        get { storage.values.anchor }
        _modify {
            var own = storage.values
            yield &own.anchor
            storage = Storage(own)
        }
    }
    @inlinable package var effects: BoundEffects {
        get { storage.values.effects }
        _modify {
            var own = storage.values
            yield &own.effects
            storage = Storage(own)
        }
    }
    @inlinable package var interaction: BoundInteraction? {
        get { storage.values.interaction }
        _modify {
            var own = storage.values
            yield &own.interaction
            storage = Storage(own)
        }
    }
    @inlinable package var voice: BoundVoice {
        get { storage.values.voice }
        _modify {
            var own = storage.values
            yield &own.voice
            storage = Storage(own)
        }
    }
    /// Whether only the outlines of what it holds are shown, in the same frames.
    @inlinable package var isRedacted: Bool {
        get { storage.values.isRedacted }
        _modify {
            var own = storage.values
            yield &own.isRedacted
            storage = Storage(own)
        }
    }
    /// Whether no light passes over the skeletons in it, since nothing is loading.
    @inlinable package var isStill: Bool {
        get { storage.values.isStill }
        _modify {
            var own = storage.values
            yield &own.isStill
            storage = Storage(own)
        }
    }
    /// Of a screen's bottom bar, whether a keyboard covers it instead of raising it: as tab bars do.
    @inlinable package var staysBelowKeyboard: Bool {
        get { storage.values.staysBelowKeyboard }
        _modify {
            var own = storage.values
            yield &own.staysBelowKeyboard
            storage = Storage(own)
        }
    }
    /// Whether iOS adds it to what the project writes, as a sheet's grabber.
    @inlinable package var isSystemPart: Bool {
        get { storage.values.isSystemPart }
        _modify {
            var own = storage.values
            yield &own.isSystemPart
            storage = Storage(own)
        }
    }
}

/// What a node is, with what only its kind needs: out of line, since some kinds need a lot and nodes are copied.
package indirect enum BoundContent: Sendable, Equatable {
    case text(BoundText)
    case symbol(BoundSymbol)
    case image(BoundImage)
    case shape(BoundShape)
    case stack(BoundStack)
    case zstack(alignment: Anchor)
    case flow(spacing: Points, lineSpacing: Points, alignment: HorizontalAlignment)
    case grid(BoundGrid)
    case scroll(BoundScroll)
    /// The first child that fits is shown.
    case fits(axes: AxisSet)
    case spacer(minLength: Points)
    case divider(color: BoundColor)
    /// A placeholder of the node's size, with its shimmer.
    case skeleton
    /// A standard control, whose parts are its children.
    case control(BoundControl)
    /// A component that is used here: its name; its body is the only child.
    case use(component: String, state: String)

    /// Where the words of a text stand, if elsewhere than in its node.
    package var textOrigin: SourceRange? {
        if case .text(let text) = self { text.origin } else { nil }
    }

    /// The kind's name in the language.
    package var kind: String {
        switch self {
        case .text: "text"
        case .symbol: "symbol"
        case .image: "image"
        case .shape: "shape"
        case .stack(let stack): stack.axis == .horizontal ? "hstack" : "vstack"
        case .zstack: "zstack"
        case .flow: "flow"
        case .grid: "grid"
        case .scroll: "scroll"
        case .fits: "fits"
        case .spacer: "spacer"
        case .divider: "divider"
        case .skeleton: "skeleton"
        case .control(let control): control.kind.rawValue
        case .use: "use"
        }
    }
}
