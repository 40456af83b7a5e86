import CPangoCairo
import Values

extension Surface {
    /// How much finer than other pictures on a page those are that librsvg makes of what an SVG's masks cut out: their
    /// edges are sharp.
    private static let fineness = 4.0

    /// Paints a color on a page through the outlines of an SVG.
    func paint(_ tint: RGBA, through document: borrowing SVGDocument, in rect: Rect) throws(CanvasError) {
        let outlines = try Surface(pageOf: rect.size, scale: currentScale * Self.fineness)
        try unsafe document.draw(in: outlines.bounds, on: outlines.context)
        unsafe cairo_save(context)
        defer { unsafe cairo_restore(context) }
        unsafe cairo_translate(context, rect.minX.value, rect.minY.value)
        unsafe cairo_scale(context, 1 / outlines.scale, 1 / outlines.scale)
        setSource(tint)
        unsafe cairo_mask_surface(context, outlines.target, 0, 0)
    }
}
