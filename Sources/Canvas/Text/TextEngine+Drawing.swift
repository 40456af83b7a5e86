import CPangoCairo
package import Values

extension TextEngine {
    /// Draws a text on one line, from a point on its baseline, with the width that ``shape(_:face:)`` returns.
    ///
    /// Letters are drawn as cached masks at quarters of a pixel. If the surface is rotated or the letters are very
    /// large, their outlines are filled instead. A page stores the text with its font.
    ///
    /// - Parameter appendingEllipsis: whether to end the line with ``ellipsis`` in the same face.
    package func draw(
        _ text: String, face: FontFace, color: RGBA, at origin: Point, on surface: borrowing Surface,
        appendingEllipsis: Bool = false
    ) {
        let runs = typeset(appendingEllipsis ? text + Self.ellipsis : text, face: face).runs
        let context = unsafe surface.context
        unsafe cairo_save(context)
        defer { unsafe cairo_restore(context) }
        surface.setSource(color)
        if surface.isPage {
            show(runs, colored: false, at: origin, on: surface)
        } else if !paintMask(of: runs, at: origin, on: surface) {
            fillOutlines(of: runs, at: origin, on: surface)
        }
        guard runs.contains(where: \.isColor) else { return }
        let width = runs.reduce(0) { $0 + $1.width }
        // Larger than the glyphs of any font.
        let box = Rect(x: origin.x, y: origin.y - face.size * 2, width: width, height: face.size * 3)
        surface.withOwnColors(in: box.inset(by: -face.size)) { surface in
            drawColored(runs, opacity: color.alpha, at: origin, on: surface)
        }
    }

    /// Paints the source through the mask of the line. Returns false if that is not possible.
    private func paintMask(of runs: [GlyphRun], at origin: Point, on surface: borrowing Surface) -> Bool {
        let matrix = surface.currentMatrix
        guard matrix.xy == 0, matrix.yx == 0, matrix.xx > 0, abs(matrix.xx - matrix.yy) < 1e-9 * matrix.xx else {
            return false
        }
        let place = (x: origin.x.value * matrix.xx + matrix.x0, y: origin.y.value * matrix.yy + matrix.y0)
        guard abs(place.x) < 1e6, abs(place.y) < 1e6,
            let line = LineMask(
                runs, at: place, scale: matrix.xx, masks: glyphMasks, picture: surface.clippedPixels)
        else { return false }
        guard line.width > 0, line.height > 0 else { return true }
        guard let mask = try? Pixmap(width: line.width, height: line.height, format: .alpha) else { return false }
        mask.replace(alphaBytes: line.alpha)
        unsafe cairo_identity_matrix(surface.context)
        unsafe cairo_mask_surface(surface.context, mask.pointer, Double(line.x), Double(line.y))
        unsafe cairo_set_matrix(surface.context, [matrix])
        return true
    }

    private func fillOutlines(of runs: [GlyphRun], at origin: Point, on surface: borrowing Surface) {
        let context = unsafe surface.context
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
    }

    /// Draws emoji in their own colors with the opacity of the text color.
    private func drawColored(_ runs: [GlyphRun], opacity: Double, at origin: Point, on surface: borrowing Surface) {
        surface.withOpacity(opacity) { surface in
            surface.setSource(.black)
            show(runs, colored: true, at: origin, on: surface)
        }
    }

    /// Draws either the runs that have their own colors or the others.
    private func show(_ runs: [GlyphRun], colored: Bool, at origin: Point, on surface: borrowing Surface) {
        var left = origin.x
        for run in runs {
            if run.isColor == colored {
                unsafe cairo_move_to(surface.context, left.value, origin.y.value)
                unsafe run.show(on: surface.context)
            }
            left += run.width
        }
        unsafe cairo_new_path(surface.context)
    }
}

extension Surface {
    /// The bounds of the current clip in pixels.
    fileprivate var clippedPixels: (columns: Range<Int>, rows: Range<Int>) {
        unsafe cairo_save(context)
        defer { unsafe cairo_restore(context) }
        unsafe cairo_identity_matrix(context)
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        unsafe cairo_clip_extents(context, &left, &top, &right, &bottom)
        func pixels(_ start: Double, _ end: Double) -> Range<Int> {
            let first = Int(max(-1e6, min(start, 1e6)).rounded(.down))
            return first..<max(first, Int(max(-1e6, min(end, 1e6)).rounded(.up)))
        }
        return (pixels(left, right), pixels(top, bottom))
    }
}
