import CPangoCairo
package import Values

/// A shadow with the parameters of CSS and DTCG.
package struct DropShadow: Hashable, Sendable {
    package var color: RGBA
    package var x: Points
    package var y: Points
    /// The blur radius as in CSS: twice the standard deviation of the Gaussian, and twice SwiftUI's `radius`.
    package var blur: Points
    /// The distance by which the shadow extends beyond the shape on each side, before the blur.
    package var spread: Points

    package init(color: RGBA, x: Points = 0, y: Points = 0, blur: Points = 0, spread: Points = 0) {
        self.color = color
        self.x = x
        self.y = y
        self.blur = blur
        self.spread = spread
    }
}

extension Surface {
    /// Draws the complete shadow of a shape, including the part behind the shape.
    package func drawShadow(of path: Path, _ shadow: DropShadow) throws(CanvasError) {
        guard !path.isEmpty, shadow.color.alpha > 0 else { return }
        let moved = path.offset(x: shadow.x, y: shadow.y)
        let sigma = min(max(shadow.blur.value / 2 * currentScale, 0), 4_096)
        guard sigma > 0.1 || shadow.spread != 0 else { return fill(moved, shadow.color) }

        let factor = BlurReduction.factor(sigma: sigma)
        let reach = (3 * sigma).rounded(.up) + max(shadow.spread.value, 0) * currentScale + 2
        guard let shape = pixelBounds(of: moved), let visible = clippedPixelBounds, reach < 1e5 else { return }
        // The mask extends only as far around the visible pixels as the blur reaches. The rest has no effect on them.
        guard let area = shape.inset(by: -Int(reach)).intersection(visible.inset(by: -Int(reach))) else { return }

        let mask = try Pixmap(
            width: (area.width + factor - 1) / factor, height: (area.height + factor - 1) / factor, format: .alpha)
        drawMask(of: moved, spread: shadow.spread, into: mask, area: area, factor: factor)
        if sigma > 0.1 {
            var plane = Plane(width: mask.width, height: mask.height, values: mask.alphaBytes().map(Float.init))
            plane.blur(sigma: sigma / Double(factor), edge: .zero)
            mask.replace(alphaBytes: plane.values.map { UInt8(min(max($0 + 0.5, 0), 255)) })
        }
        unsafe cairo_save(context)
        unsafe cairo_identity_matrix(context)
        paintMask(shadow.color, mask, area: area, factor: factor)
        unsafe cairo_restore(context)
    }

    /// Draws the shape, grown or shrunk by the spread, into a mask that is smaller by `factor`.
    private func drawMask(of path: Path, spread: Points, into mask: borrowing Pixmap, area: PixelRect, factor: Int) {
        guard let context = unsafe cairo_create(mask.pointer) else { return }
        defer { unsafe cairo_destroy(context) }
        let share = 1 / Double(factor)
        unsafe cairo_scale(context, share, share)
        unsafe cairo_translate(context, Double(-area.x), Double(-area.y))
        var matrix = currentMatrix
        unsafe cairo_transform(context, &matrix)
        unsafe Surface.trace(path, in: context)
        unsafe cairo_set_source_rgba(context, 0, 0, 0, 1)
        unsafe cairo_fill_preserve(context)
        if spread.value != 0, spread.isFinite {
            // Stroking the outline, or erasing the stroke, moves the outline by half the line width.
            unsafe cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
            unsafe cairo_set_operator(context, spread > 0 ? CAIRO_OPERATOR_OVER : CAIRO_OPERATOR_DEST_OUT)
            unsafe cairo_set_line_width(context, abs(spread.value) * 2)
            unsafe cairo_stroke(context)
        }
    }

    /// Paints a color through a mask of `area`. One pixel of the mask covers `factor` × `factor` pixels.
    func paintMask(_ color: RGBA, _ mask: borrowing Pixmap, area: PixelRect, factor: Int) {
        guard let pattern = unsafe cairo_pattern_create_for_surface(mask.pointer) else { return }
        defer { unsafe cairo_pattern_destroy(pattern) }
        var matrix = cairo_matrix_t()
        unsafe cairo_matrix_init_scale(&matrix, 1 / Double(factor), 1 / Double(factor))
        unsafe cairo_matrix_translate(&matrix, Double(-area.x), Double(-area.y))
        unsafe cairo_pattern_set_matrix(pattern, &matrix)
        unsafe cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
        setSource(color)
        unsafe cairo_mask(context, pattern)
    }
}
