import Canvas
import Specs
import Values

extension Painter {
    /// A placeholder: its fill, and its part of the light that lies across the whole mock-up while something loads.
    func drawSkeleton(_ outline: Path, fill: DynamicColor? = nil, on surface: borrowing Surface) {
        surface.fill(outline, color(fill ?? assets.fills.tertiary))
        if isStill { return }
        let line = GradientLine(angle: 105, across: bounds).moved(by: (light - 0.5) * Self.way)
        surface.fillLinearGradient(outline, stops: band, from: line.start, to: line.end)
    }

    /// From before one edge to behind the other, in lengths of the line.
    private static let way = 1.32

    /// A band in the middle that swells and fades as a cosine does, so that it shows no crease.
    private var band: [GradientStop] {
        let strength = appearance.isDark ? 0.08 : 0.55
        let shares = [0, 0.146, 0.5, 0.854, 1, 0.854, 0.5, 0.146, 0]
        return shares.enumerated().map { index, share in
            GradientStop(0.34 + 0.04 * Double(index), .white.opacity(strength * share))
        }
    }
}
