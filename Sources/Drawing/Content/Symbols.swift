import Canvas
import Platform
import Specs
import Values

extension Painter {
    /// A symbol in the middle of its box; a dashed outline where no drawing stands in for it.
    func draw(_ symbol: BoundSymbol, in rect: Rect, on surface: borrowing Surface) throws(CanvasError) {
        let tint = color(symbol.color)
        guard let icon = assets.symbols.icon(for: symbol.fullName) ?? assets.symbols.icon(for: symbol.name.value),
            let artwork = SymbolArtwork(
                icon: icon, weight: symbol.weight, isMirrored: icon.mirrors && direction == .rightToLeft,
                load: assets.icon)
        else { return drawMissing(tint, in: rect, pointSize: symbol.pointSize, on: surface) }
        // A whole number of pixels that has the box's middle for its own: the mask is then neither shifted nor scaled.
        let side = max(grid.snapped(Points(icon.scale * symbol.pointSize)), grid.pixel)
        let place = Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        try assets.masks.draw(artwork.name, in: grid.snapped(place), tint: tint, on: surface, svg: artwork.svg)
    }

    private func drawMissing(_ tint: RGBA, in rect: Rect, pointSize: Double, on surface: borrowing Surface) {
        let side = Points(pointSize * 0.9)
        let box = grid.snapped(
            Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
        let radius = box.width * 0.2
        let line = max(grid.snapped(box.width * 0.08), grid.pixel)
        surface.stroke(
            .roundedRect(box.inset(by: line / 2), radii: [radius, radius, radius, radius], style: .continuous), tint,
            width: line, dash: [line * 2.5, line * 2])
    }
}
