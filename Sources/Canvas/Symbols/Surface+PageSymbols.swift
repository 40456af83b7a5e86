import CPangoCairo
import Values

extension Surface {
    /// The resolution of SVG masks relative to other rasterized parts of a page.
    ///
    /// librsvg rasterizes masks, and their sharp edges need a higher resolution.
    private static let maskResolution = 4.0

    /// Paints a color on a page through the outlines of an SVG.
    func paint(_ tint: RGBA, through document: borrowing SVGDocument, in rect: Rect) throws(CanvasError) {
        let outlines = try Surface(pageOf: rect.size, scale: currentScale * Self.maskResolution)
        try unsafe document.draw(in: outlines.bounds, on: outlines.context)
        unsafe cairo_save(context)
        defer { unsafe cairo_restore(context) }
        unsafe cairo_translate(context, rect.minX.value, rect.minY.value)
        unsafe cairo_scale(context, 1 / outlines.scale, 1 / outlines.scale)
        setSource(tint)
        unsafe cairo_mask_surface(context, outlines.target, 0, 0)
    }
}
