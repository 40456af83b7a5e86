import Canvas
import Platform
import Specs
import Values

extension Painter {
    func drawGradient(
        _ stops: [BoundGradientStop], angle: Double, _ outline: Path, in rect: Rect, on surface: borrowing Surface
    ) {
        let mirrored = direction == .rightToLeft ? -angle : angle
        let line = GradientLine(angle: mirrored, across: rect)
        let colors = stops.map { ColorStop($0.position, color($0.color)) }
        surface.fillLinearGradient(outline, stops: colors, from: line.start, to: line.end)
    }

    /// Draws a material: the blurred and saturated backdrop, then the layers of the material's recipe.
    func drawMaterial(
        _ material: Material, inside outline: Path, on surface: borrowing Surface
    ) throws(CanvasError) {
        let recipe = assets.facts.materials.recipe(of: material, isDark: appearance.isDark)
        try surface.blurBackdrop(in: outline, sigma: recipe.blur, saturation: recipe.saturation)
        for layer in recipe.layers {
            surface.fill(outline, layer.color.clamped, blend: layer.blend == .colorDodge ? .colorDodge : .normal)
        }
    }
}
