package import Source
package import Values

/// The kind of a node with the values that only this kind has. Indirect because some kinds are large and nodes are
/// copied.
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
    /// Shows the first child that fits.
    case fits(axes: AxisSet)
    case spacer(minLength: Points)
    case divider(color: BoundColor)
    /// A placeholder of the node's size, with its shimmer.
    case skeleton
    /// A standard control, whose parts are its children.
    case control(BoundControl)
    /// A used component; its body is the only child.
    case use(component: String, state: String)

    /// The range of a text's string if it is not written in its node.
    package var textOrigin: SourceRange? {
        if case .text(let text) = self { text.origin } else { nil }
    }

    /// The name of the kind in the spec language.
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
