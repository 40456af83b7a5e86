import Canvas
import Layout
import Platform
import Specs
import Values

extension Painter {
    /// Draws a frame's background layers, back to front. A color or material that touches the edge of the safe area
    /// extends beyond it.
    func drawBackground(of frame: Frame, on surface: borrowing Surface) throws(CanvasError) {
        guard !frame.node.decoration.background.isEmpty else { return }
        lazy var outline = self.outline(of: frame)
        lazy var bleeding = bleedingOutline(of: frame)
        for layer in frame.node.decoration.background {
            if frame.node.isRedacted, drawRedacted(layer, of: frame, on: surface) { continue }
            switch layer {
            case .color(let fill): surface.fill(bleeding, color(fill))
            case .gradient(let stops, let angle):
                drawGradient(stops, angle: angle, outline, in: grid.snapped(frame.rect), on: surface)
            case .material(let material): try drawMaterial(material.value, inside: bleeding, on: surface)
            case .image(let image):
                try draw(image, in: grid.snapped(frame.rect), clippedTo: outline, on: surface)
            case .shape(let shape):
                draw(shape, outline: self.outline(of: shape, in: frame.rect, frame.node.decoration), on: surface)
            }
        }
    }

    private func drawGradient(
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
