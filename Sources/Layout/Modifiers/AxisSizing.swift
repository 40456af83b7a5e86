import Specs
import Values

/// The size modifiers of a node on one axis, combined.
enum AxisSizing: Hashable {
    /// No modifiers: the child determines the length.
    case free
    /// A fixed length, already within the limits.
    case fixed(Points)
    /// `fill`, or any minimum, ideal or maximum: a flexible frame of SwiftUI.
    case flexible(FlexibleLimits)
    /// The child's ideal length, within the limits.
    case hug(FlexibleLimits)

    /// Ignores negative and non-finite lengths, as SwiftUI does; only a maximum may be infinite.
    ///
    /// - Parameter container: the length of which shares are taken.
    init(extent: Extent?, min: Extent?, ideal: Extent?, max: Extent?, in container: Points) {
        let min = min?.length(in: container).flatMap(Self.usable)
        let max = max?.length(in: container).flatMap { $0 == .infinity ? $0 : Self.usable($0) }
        let limits = FlexibleLimits(min: min, ideal: ideal?.length(in: container).flatMap(Self.usable), max: max)
        switch extent {
        case .points, .share:
            if let length = extent?.length(in: container).flatMap(Self.usable) {
                self = .fixed(limits.clamp(length))
                return
            }
        case .fill:
            self = .flexible(FlexibleLimits(min: limits.min, ideal: limits.ideal, max: max ?? .infinity))
            return
        case .hug:
            self = .hug(limits)
            return
        case nil: break
        }
        let isWritten = limits.min != nil || limits.ideal != nil || limits.max != nil
        self = isWritten ? .flexible(limits) : .free
    }

    private static func usable(_ length: Points) -> Points? {
        length.isFinite && length >= 0 ? length : nil
    }

    var isFree: Bool {
        if case .free = self { true } else { false }
    }

    /// Whether it is a frame of SwiftUI: a written length or a limit.
    var isFrame: Bool {
        switch self {
        case .free: false
        case .fixed, .flexible: true
        case .hug(let limits): limits.min != nil || limits.max != nil
        }
    }

    var isFlexible: Bool {
        if case .flexible = self { true } else { false }
    }

    /// Returns the child's proposal for measuring.
    func childProposal(for proposal: Points?) -> Points? {
        switch self {
        case .free: proposal
        case .fixed(let length): length
        case .flexible(let limits): limits.childProposal(for: proposal)
        case .hug: nil
        }
    }

    /// The maximum length, whatever the child's size is.
    var ceiling: Points {
        switch self {
        case .free: .infinity
        case .fixed(let length): length
        case .flexible(let limits), .hug(let limits): limits.max ?? .infinity
        }
    }

    /// Returns the node's length on this axis.
    func length(for proposal: Points?, childProposal: Points?, child: Points) -> Points {
        switch self {
        case .free: child
        case .fixed(let length): length
        case .flexible(let limits): limits.length(for: proposal, childProposal: childProposal, child: child)
        case .hug(let limits): limits.clamp(child)
        }
    }
}
