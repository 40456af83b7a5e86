/// The kinds of node, by the key that makes a map one.
package enum NodeKind: String, Sendable, Hashable, CaseIterable {
    case text
    case symbol
    case image
    case shape
    case hstack
    case vstack
    case zstack
    case flow
    case scroll
    case fits
    case spacer
    case divider
    case skeleton
    case use
    /// A place in a component that whoever uses it fills.
    case slot

    /// Kinds of the language that this version does not build yet; naming one is an error that says so.
    package static let planned: Set<String> = [
        "grid", "field", "toggle", "slider", "stepper", "segmented", "progress", "spinner", "pageControl", "wheel",
        "alert",
    ]

    /// Whether the kind's value is a list of nodes.
    package var holdsNodes: Bool {
        switch self {
        case .hstack, .vstack, .zstack, .flow, .scroll, .fits: true
        case .text, .symbol, .image, .shape, .spacer, .divider, .skeleton, .use, .slot: false
        }
    }
}
