import Specs
import Values

/// The gap between two children of a stack.
enum StackGap {
    case fixed(Points)
    /// The default gap between two edges; `plain` is that between contents that are not texts.
    case standard(EdgeSpacing.Edge, EdgeSpacing.Edge, plain: Points)

    /// Returns the gap after each child except the last.
    ///
    /// - Parameter isStandard: whether no spacing is written.
    static func all(between children: [Box], spacing: Points, isStandard: Bool, along axis: Axis) -> [StackGap] {
        zip(children, children.dropFirst()).map { first, second in
            guard isStandard else { return .fixed(spacing) }
            return axis.isHorizontal
                ? .standard(first.spacing.trailing, second.spacing.leading, plain: spacing)
                : .standard(first.spacing.bottom, second.spacing.top, plain: spacing)
        }
    }

    /// - Parameter scale: pixels per point.
    func length(at scale: Double) -> Points {
        switch self {
        case .fixed(let length): length
        case .standard(let upper, let lower, let plain): Self.length(upper, lower, plain: plain, at: scale)
        }
    }

    /// Returns the largest gap that a text at one edge requires to the content at the other, else that of a spacer,
    /// else that of plain content. Source: swiftui-layout.md, “Default spacing”, of iOS 17.
    private static func length(
        _ upper: EdgeSpacing.Edge, _ lower: EdgeSpacing.Edge, plain: Points, at scale: Double
    ) -> Points {
        func padding(_ font: ResolvedFont) -> Double {
            Points(font.lineHeight / 10).roundedUp(toPixelsAt: scale).value
        }
        func descent(_ font: ResolvedFont) -> Double { font.lineHeight - font.ascender }
        var lengths: [Double] = []
        if !upper.fonts.isEmpty {
            lengths += lower.fonts.map {
                Points(max(0, $0.leading - $0.lineHeight)).roundedUp(toPixelsAt: scale).value
            }
        }
        if upper.hasPlainContent { lengths += lower.fonts.map { padding($0) + descent($0) } }
        if lower.hasPlainContent {
            lengths += upper.fonts.map { padding($0) + max($0.lineHeight - $0.capHeight, descent($0)) }
        }
        return lengths.max().map { Points($0) } ?? (upper.hasSpacer || lower.hasSpacer ? 0 : plain)
    }
}
