import Specs
import Values

/// The gap between two children of a stack.
enum StackGap {
    case fixed(Points)
    /// The default gap between edges of which at least one is a text's.
    case texts(upper: [ResolvedFont]?, lower: [ResolvedFont]?)

    /// Returns the gap after each child except the last.
    ///
    /// - Parameter isStandard: whether no spacing is written.
    static func all(between children: [Box], spacing: Points, isStandard: Bool, along axis: Axis) -> [StackGap] {
        zip(children, children.dropFirst()).map { first, second in
            guard isStandard else { return .fixed(spacing) }
            let (end, start) =
                axis.isHorizontal
                ? (first.spacing.trailing, second.spacing.leading) : (first.spacing.bottom, second.spacing.top)
            return switch (end, start) {
            case (.spacer, _), (_, .spacer): .fixed(0)
            case (.texts(let upper), .texts(let lower)): .texts(upper: upper, lower: lower)
            case (.texts(let upper), .plain): .texts(upper: upper, lower: nil)
            case (.plain, .texts(let lower)): .texts(upper: nil, lower: lower)
            case (.plain, .plain): .fixed(spacing)
            }
        }
    }

    /// - Parameter scale: pixels per point.
    func length(at scale: Double) -> Points {
        switch self {
        case .fixed(let length): length
        case .texts(let upper, let lower): Self.length(upper, lower, at: scale)
        }
    }

    /// Source: swiftui-layout.md, “Default spacing”, of iOS 17.
    private static func length(_ upper: [ResolvedFont]?, _ lower: [ResolvedFont]?, at scale: Double) -> Points {
        func padding(_ font: ResolvedFont) -> Double {
            Points(font.lineHeight / 10).roundedUp(toPixelsAt: scale).value
        }
        func descent(_ font: ResolvedFont) -> Double { font.lineHeight - font.ascender }
        let lengths: [Double]
        switch (upper, lower) {
        case (_?, let lower?):
            lengths = lower.map { Points(max(0, $0.leading - $0.lineHeight)).roundedUp(toPixelsAt: scale).value }
        case (nil, let lower?):
            lengths = lower.map { padding($0) + descent($0) }
        case (let upper?, nil):
            lengths = upper.map {
                padding($0) + max($0.lineHeight - $0.capHeight, descent($0))
            }
        case (nil, nil): lengths = []
        }
        return Points(lengths.max() ?? 0)
    }
}
