import CPangoCairo
package import Values

/// A shadow as CSS and DTCG write it.
package struct DropShadow: Hashable, Sendable {
    package var color: RGBA
    package var x: Points
    package var y: Points
    /// CSS's blur radius: twice the Gaussian's deviation, and twice SwiftUI's `radius`.
    package var blur: Points
    /// How much farther than the shape the shadow reaches on each side, before the blur.
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
    /// Draws the shadow of a shape: the whole of it, the part under the shape as well.
    package func drawShadow(of path: Path, _ shadow: DropShadow) throws(CanvasError) {
        guard !path.isEmpty, shadow.color.alpha > 0 else { return }
        let moved = path.offset(x: shadow.x, y: shadow.y)
        let sigma = min(max(shadow.blur.value / 2 * currentScale, 0), 4_096)
        guard sigma > 0.1 || shadow.spread != 0 else { return fill(moved, shadow.color) }

        let factor = BlurReduction.factor(sigma: sigma)
        let reach = (3 * sigma).rounded(.up) + max(shadow.spread.value, 0) * currentScale + 2
        guard let shape = pixelBounds(of: moved), let visible = clippedPixelBounds, reach < 1e5 else { return }
        // What lies farther away than the blur reaches does not show, so the mask need not be larger.
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

    /// Draws the shape, grown or shrunk by the spread, into a mask at `1/factor` of the pixels.
    private func drawMask(of path: Path, spread: Points, into mask: borrowing Pixmap, area: PixelRect, factor: Int) {
        guard let pen = unsafe cairo_create(mask.pointer) else { return }
        defer { unsafe cairo_destroy(pen) }
        let share = 1 / Double(factor)
        unsafe cairo_scale(pen, share, share)
        unsafe cairo_translate(pen, Double(-area.x), Double(-area.y))
        var matrix = currentMatrix
        unsafe cairo_transform(pen, &matrix)
        unsafe Surface.trace(path, in: pen)
        unsafe cairo_set_source_rgba(pen, 0, 0, 0, 1)
        unsafe cairo_fill_preserve(pen)
        if spread.value != 0, spread.isFinite {
            // A line along the outline, drawn or erased, moves the outline by half its width.
            unsafe cairo_set_line_join(pen, CAIRO_LINE_JOIN_MITER)
            unsafe cairo_set_operator(pen, spread > 0 ? CAIRO_OPERATOR_OVER : CAIRO_OPERATOR_DEST_OUT)
            unsafe cairo_set_line_width(pen, abs(spread.value) * 2)
            unsafe cairo_stroke(pen)
        }
    }

    /// Paints a color through a mask that stands for `area` of the pixels, one of its own for `factor` of those.
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
