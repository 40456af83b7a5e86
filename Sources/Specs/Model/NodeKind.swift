/// The kinds of node, by the key that identifies them.
package enum NodeKind: String, Sendable, Hashable, CaseIterable {
    case text
    case symbol
    case image
    case shape
    case hstack
    case vstack
    case zstack
    case flow
    case grid
    case scroll
    case fits
    case spacer
    case divider
    case skeleton
    case use
    /// A place in a component that is filled by each use.
    case slot

    // Standard controls
    case field
    case toggle
    case slider
    case stepper
    case segmented
    case progress
    case spinner
    case pageControl
    case wheel
    case alert

    /// Whether it consists of parts: a standard control, an indicator, an alert.
    var hasParts: Bool {
        switch self {
        case .field, .toggle, .slider, .stepper, .segmented, .wheel, .progress, .spinner, .pageControl, .alert: true
        default: false
        }
    }

    /// Whether it is a standard control, which may be drawn smaller than a tap target.
    var isControl: Bool {
        switch self {
        case .field, .toggle, .slider, .stepper, .segmented, .wheel: true
        default: false
        }
    }

    /// Whether the kind's value is a list of nodes.
    package var containsNodes: Bool {
        switch self {
        case .hstack, .vstack, .zstack, .flow, .grid, .scroll, .fits: true
        default: false
        }
    }
}
