package import Source
package import Values

/// A node of a component with everything decided that does not depend on the appearance: conditions, properties, tokens,
/// percentages and type size are resolved, inherited text attributes filled in, uses expanded.
package struct BoundNode: Sendable {
    /// The place in the tree: `body`, `body/0`, `body/2/1`, `body/overlay`.
    package var path: String
    package var id: String?
    /// What a finding about the node as a whole underlines: its kind key with its content.
    package var range: SourceRange
    package var content: BoundContent
    /// The nodes that a container places, in source order; for `use` the body of the component that is used.
    package var children: [BoundNode] = []
    package var sizing = BoundSizing()
    package var padding: Bound<Insets>?
    package var margin: Bound<Insets>?
    /// The distances that a container writes, `spacing` and `lineSpacing`, before ``numberScale``.
    package var gaps: [Bound<Points>] = []
    /// What `scalesWith` multiplies the node's numbers by.
    package var numberScale = 1.0
    package var decoration = BoundDecoration()
    /// Nodes above the node, within its bounds; each is placed by its own `anchor`.
    package var overlay: [BoundNode] = []
    /// Where the node stands in a larger frame or overlay.
    package var anchor: Anchor = .center
    package var effects = BoundEffects()
    package var interaction: BoundInteraction?
    package var voice = BoundVoice()
    /// Whether only the outlines of what it holds are shown, in the same frames.
    package var isRedacted = false

    package init(path: String, id: String? = nil, range: SourceRange, content: BoundContent) {
        self.path = path
        self.id = id
        self.range = range
        self.content = content
    }
}

/// What a node is, with what only its kind needs: out of line, since some kinds need a lot and nodes are copied.
package indirect enum BoundContent: Sendable {
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

package enum Axis: String, Sendable, Hashable {
    case horizontal
    case vertical
}

package struct AxisSet: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package static let horizontal = AxisSet(rawValue: 1)
    package static let vertical = AxisSet(rawValue: 2)
    package static let both: AxisSet = [.horizontal, .vertical]
}

package enum HorizontalAlignment: String, Sendable, Hashable {
    case leading
    case center
    case trailing
}

package enum VerticalAlignment: String, Sendable, Hashable {
    case top
    case center
    case bottom
    case firstTextBaseline
    case lastTextBaseline
}

/// A place in a rectangle: one alignment an axis.
package struct Anchor: Sendable, Hashable {
    package var horizontal: HorizontalAlignment
    package var vertical: VerticalAlignment

    package init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    package static let center = Anchor(.center, .center)
}
