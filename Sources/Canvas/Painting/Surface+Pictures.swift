import CPangoCairo
package import Values

extension Surface {
    /// Draws another picture scaled to fill a rectangle.
    package func draw(_ picture: borrowing Surface, in rect: Rect, opacity: Double = 1) {
        guard !rect.isEmpty, rect.width.isFinite, rect.height.isFinite else { return }
        withOwnColors(in: rect) { $0.paint(picture, in: rect, opacity: opacity) }
    }

    private func paint(_ picture: borrowing Surface, in rect: Rect, opacity: Double) {
        unsafe cairo_surface_flush(picture.target)
        unsafe cairo_save(context)
        defer { unsafe cairo_restore(context) }
        unsafe cairo_rectangle(context, rect.minX.value, rect.minY.value, rect.width.value, rect.height.value)
        unsafe cairo_clip(context)
        unsafe cairo_translate(context, rect.minX.value, rect.minY.value)
        unsafe cairo_scale(
            context, rect.width.value / Double(picture.pixelWidth), rect.height.value / Double(picture.pixelHeight))
        unsafe cairo_set_source_surface(context, picture.target, 0, 0)
        guard let pattern = unsafe cairo_get_source(context) else { return }
        // Repeat the pixels at the edge; otherwise the edges of a scaled picture would be translucent.
        unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        unsafe cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
        unsafe cairo_paint_with_alpha(context, min(max(opacity, 0), 1))
    }
}
