import Canvas
import Platform
import Specs
import Values

extension Painter {
    /// Draws a symbol in the middle of its box, or a dashed outline if there is no substitute drawing for it.
    func draw(_ symbol: BoundSymbol, tint: RGBA, in rect: Rect, on surface: borrowing Surface) throws(CanvasError) {
        if let own = symbol.own { return try draw(own, of: symbol, tint: tint, in: rect, on: surface) }
        guard let icon = assets.artworks.icon(of: symbol, in: assets.symbols),
            let artwork = assets.artworks.artwork(
                of: icon, weight: symbol.weight, isMirrored: icon.mirrors && direction == .rightToLeft,
                load: { assets.symbols.drawing(named: $0) ?? assets.icon($0) })
        else { return drawMissing(tint, in: rect, pointSize: symbol.pointSize, on: surface) }
        // The icon and its padding are whole numbers of pixels, so that straight lines stay sharp.
        let side = max(grid.snapped(Points(icon.scale * symbol.pointSize)), grid.pixel)
        let padding = max(grid.snapped(side / 16.0), grid.pixel)
        let place = Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        try assets.masks.draw(
            artwork.name, in: grid.snapped(place).inset(by: -padding), tint: tint, on: surface
        ) { artwork.svg(padding: 16 * (padding / side)) }
    }

    /// Draws one of the project's own symbols. It fills its box, which has its aspect ratio.
    ///
    /// Like an SVG in an app's asset catalog, it looks the same in all weights and is not mirrored.
    private func draw(
        _ own: OwnSymbol, of symbol: BoundSymbol, tint: RGBA, in rect: Rect, on surface: borrowing Surface
    ) throws(CanvasError) {
        guard own.problem == nil, let svg = assets.ownSymbol(own.path) else {
            return drawMissing(tint, in: rect, pointSize: symbol.pointSize, on: surface)
        }
        let (width, height) = (symbol.size.width, symbol.size.height)
        let place = Rect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
        try assets.masks.draw("own:\(own.path)", in: grid.snapped(place), tint: tint, on: surface) { svg }
    }

    private func drawMissing(_ tint: RGBA, in rect: Rect, pointSize: Double, on surface: borrowing Surface) {
        let side = Points(pointSize * 0.9)
        let box = grid.snapped(
            Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
        let radius = box.width * 0.2
        let line = max(grid.snapped(box.width * 0.08), grid.pixel)
        let outline = box.inset(by: line / 2)
        // Sixteen dashes around the perimeter: four straight sides, and four corners that together make a circle.
        let length = (outline.width - radius * 2) * 4 + radius * (2 * .pi)
        let dash = length / 16.0
        surface.stroke(
            .roundedRect(outline, radii: [radius, radius, radius, radius], style: .circular), tint, width: line,
            dash: [dash * 0.55, dash * 0.45])
    }
}
