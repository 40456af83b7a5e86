import CPangoCairo
package import Values

extension TextEngine {
    /// Draws a text on one line, from a point on its baseline; as wide as ``shape(_:face:)`` says.
    ///
    /// Letters are filled as outlines rather than copied as glyph images: those cairo would move to whole pixels.
    /// - Parameter appendingEllipsis: ends the line with ``ellipsis``, in the same face.
    package func draw(
        _ text: String, face: FontFace, color: RGBA, at origin: Point, on surface: borrowing Surface,
        appendingEllipsis: Bool = false
    ) {
        let runs = set(appendingEllipsis ? text + Self.ellipsis : text, face: face).runs
        let context = unsafe surface.context
        unsafe cairo_save(context)
        defer { unsafe cairo_restore(context) }
        surface.setSource(color)
        unsafe cairo_new_path(context)
        var left = origin.x
        for run in runs {
            if !run.isColor {
                unsafe cairo_move_to(context, left.value, origin.y.value)
                unsafe pango_cairo_glyph_string_path(context, run.font, run.glyphs)
            }
            left += run.width
        }
        unsafe cairo_fill(context)
        drawColored(runs, opacity: color.alpha, at: origin, on: surface)
    }

    /// Emoji keep their own colors, and take the text's opacity alone.
    private func drawColored(_ runs: [GlyphRun], opacity: Double, at origin: Point, on surface: borrowing Surface) {
        guard runs.contains(where: \.isColor) else { return }
        surface.withOpacity(opacity) { surface in
            surface.setSource(.black)
            var left = origin.x
            for run in runs {
                if run.isColor {
                    unsafe cairo_move_to(surface.context, left.value, origin.y.value)
                    unsafe pango_cairo_show_glyph_string(surface.context, run.font, run.glyphs)
                }
                left += run.width
            }
        }
    }
}
