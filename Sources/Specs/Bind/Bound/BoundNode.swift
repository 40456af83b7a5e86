package import Source
package import Values

/// A node of a component with everything resolved that does not depend on the appearance: conditions, properties,
/// tokens, percentages, type size and inherited text attributes. Uses are expanded.
///
/// The values take more than a kilobyte and are shared, since boxes, frames, checks and drawings all keep nodes: a copy
/// costs one reference count. The getters are plain because a coroutine that yields a large value allocates each time.
/// Setting a value copies all of them; to set many at once, fill ``Values`` first.
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
        /// Stored because it is read often, to avoid copying the interaction.
        @usableFromInline let isControl: Bool
        /// Stored to avoid a search through all nodes of a screen, most of which have no edited field.
        let containsEditedField: Bool
        let followsTypeSize: Bool
        let hasShares: Bool
        let textInk: TextInk

        @usableFromInline
        init(_ values: Values) {
            self.values = values
            isControl = values.interaction?.isControl ?? false
            textInk = TextInk(values.content)
            containsEditedField =
                values.content.keyboardTraits != nil || values.children.contains(where: \.containsEditedField)
                || values.overlay.contains(where: \.containsEditedField)
            followsTypeSize =
                values.content.growsWithTypeSize || values.children.contains(where: \.followsTypeSize)
                || values.overlay.contains(where: \.followsTypeSize)
            hasShares =
                values.sizing.hasShares || values.children.contains(where: \.hasShares)
                || values.overlay.contains(where: \.hasShares)
        }
    }

    init(_ values: Values) {
        storage = Storage(values)
    }

    /// Nodes that share their storage are equal without comparing values.
    package static func == (one: BoundNode, other: BoundNode) -> Bool {
        one.storage === other.storage || one.storage.values == other.storage.values
    }

    /// Whether the node can be acted on.
    @inlinable package var isControl: Bool { storage.isControl }

    /// Whether its size, or that of a node inside, is a share of the container.
    package var hasShares: Bool { storage.hasShares }

    /// Equal for nodes that share their storage, as long as one of them exists.
    package var identity: ObjectIdentifier { ObjectIdentifier(storage) }
}

extension BoundNode {
    /// The range that a finding about the whole node underlines: its kind key with its content.
    @inlinable package var range: SourceRange { storage.values.range }
    /// The position in the tree: `body`, `body/0`, `body/2/1`, `body/overlay`.
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
    /// The children of a container in source order; for `use`, the body of the used component.
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
    /// The distances that a container sets, `spacing` and `lineSpacing`, before ``numberScale``.
    @inlinable package var gaps: [Bound<Points>] {
        get { storage.values.gaps }
        _modify {
            var own = storage.values
            yield &own.gaps
            storage = Storage(own)
        }
    }
    /// The factor by which `scalesWith` multiplies the node's numbers.
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
    /// Nodes drawn over the node, within its bounds; each is placed by its own `anchor`.
    @inlinable package var overlay: [BoundNode] {
        get { storage.values.overlay }
        _modify {
            var own = storage.values
            yield &own.overlay
            storage = Storage(own)
        }
    }
    /// The position of the node in a larger frame or overlay.
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
    /// Whether only the outlines of its content are shown, in the same frames.
    @inlinable package var isRedacted: Bool {
        get { storage.values.isRedacted }
        _modify {
            var own = storage.values
            yield &own.isRedacted
            storage = Storage(own)
        }
    }
    /// Whether its skeletons have no shimmer, because nothing is loading.
    @inlinable package var isStill: Bool {
        get { storage.values.isStill }
        _modify {
            var own = storage.values
            yield &own.isStill
            storage = Storage(own)
        }
    }
    /// For a screen's bottom bar: whether a keyboard covers the bar, as it covers tab bars, instead of raising it.
    @inlinable package var staysBelowKeyboard: Bool {
        get { storage.values.staysBelowKeyboard }
        _modify {
            var own = storage.values
            yield &own.staysBelowKeyboard
            storage = Storage(own)
        }
    }
    /// Whether iOS adds the node, such as a sheet's grabber.
    @inlinable package var isSystemPart: Bool {
        get { storage.values.isSystemPart }
        _modify {
            var own = storage.values
            yield &own.isSystemPart
            storage = Storage(own)
        }
    }
}
