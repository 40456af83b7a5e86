import Canvas
import Specs
import Values

extension Painter {
    /// A placeholder: its fill, and its part of the light that lies across the whole mock-up.
    func drawSkeleton(_ outline: Path, fill: DynamicColor? = nil, on surface: borrowing Surface) {
        surface.fill(outline, color(fill ?? assets.fills.tertiary))
        let line = GradientLine(angle: 105, across: bounds)
        surface.fillLinearGradient(outline, stops: light, from: line.start, to: line.end)
    }

    /// A band in the middle, a fifth of the way wide to each side.
    private var light: [GradientStop] {
        let white = RGBA.white
        let strength = appearance.isDark ? 0.09 : 0.55
        return [
            GradientStop(0.3, white.opacity(0)), GradientStop(0.42, white.opacity(strength * 0.4)),
            GradientStop(0.5, white.opacity(strength)), GradientStop(0.58, white.opacity(strength * 0.4)),
            GradientStop(0.7, white.opacity(0)),
        ]
    }
}
