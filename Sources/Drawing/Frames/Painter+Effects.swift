import Canvas
import Specs
import Values

extension Painter {
    /// Draws something with effects applied.
    ///
    /// The effects apply from the inside out, in the order that the language defines: scale, rotation, flip,
    /// saturation, blur, opacity. Places already contain the offset.
    ///
    /// - Parameters:
    ///   - box: the rectangle around whose middle the picture is scaled, rotated and flipped.
    ///   - extent: contains what is drawn, after it is scaled and rotated.
    func withEffects(
        _ effects: BoundEffects, box: Rect, extent: Rect, showsBackdrop: Bool, on surface: borrowing Surface,
        _ body: (borrowing Surface) throws(CanvasError) -> Void
    ) throws(CanvasError) {
        try surface.withOpacity(effects.opacity, showsBackdrop: showsBackdrop) { surface throws(CanvasError) in
            guard effects.blur > 0 || effects.saturation != 1 else {
                return try transformed(effects, about: box, on: surface, body)
            }
            try surface.filtered(in: extent, sigma: effects.blur, saturation: effects.saturation) {
                surface throws(CanvasError) in try transformed(effects, about: box, on: surface, body)
            }
        }
    }

    private func transformed(
        _ effects: BoundEffects, about box: Rect, on surface: borrowing Surface,
        _ body: (borrowing Surface) throws(CanvasError) -> Void
    ) throws(CanvasError) {
        guard effects.movesPicture else { return try body(surface) }
        let center = Point(x: box.midX, y: box.midY)
        try surface.transformed(
            .scale(x: effects.flip == .horizontal ? -1 : 1, y: effects.flip == .vertical ? -1 : 1, about: center),
            .rotate(degrees: effects.rotation, about: center),
            .scale(x: effects.scale, y: effects.scale * effects.squeeze, about: center), body: body)
    }
}
