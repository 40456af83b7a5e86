import Canvas
import Specs
import Values

extension Painter {
    /// Draws a placeholder: its fill, and its part of the highlight that sweeps across the whole mock-up during
    /// loading.
    func drawSkeleton(_ outline: Path, fill: DynamicColor, isStill: Bool, on surface: borrowing Surface) {
        surface.fill(outline, color(fill))
        if isStill { return }
        let line = GradientLine(angle: 105, across: bounds).moved(by: (highlight - 0.5) * Self.travel)
        surface.fillLinearGradient(outline, stops: highlightStops, from: line.start, to: line.end)
    }

    /// How far the highlight travels, as a multiple of the gradient line: from outside one edge to outside the other.
    private static let travel = 1.32

    /// A band in the middle of the line whose opacity follows a cosine, so that it has no visible edge.
    private var highlightStops: [ColorStop] {
        let strength = appearance.isDark ? 0.08 : 0.55
        let shares = [0, 0.146, 0.5, 0.854, 1, 0.854, 0.5, 0.146, 0]
        return shares.enumerated().map { index, share in
            ColorStop(0.34 + 0.04 * Double(index), .white.opacity(strength * share))
        }
    }
}
