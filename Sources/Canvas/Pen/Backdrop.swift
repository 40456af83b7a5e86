import CPangoCairo
package import Values

extension Surface {
    /// Blurs what has been drawn so far inside a path, as an iOS material does with what lies below it.
    ///
    /// The blur sees the pixels around the path too, and repeats those at the edge of the picture. Inside
    /// ``withOpacity(_:_:)`` it sees the group alone.
    /// - Parameter sigma: the Gaussian's deviation.
    /// - Parameter saturation: 1 leaves the colors as they are, 0 makes them grey.
    package func blurBackdrop(in path: Path, sigma: Points, saturation: Double = 1) throws(CanvasError) {
        let deviation = min(max(sigma.value * currentScale, 0), 4_096)
        guard deviation > 0.1 || saturation != 1 else { return }
        guard let target = unsafe cairo_get_group_target(context) else { return }
        guard unsafe cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE else { return }
        var (left, top) = (0.0, 0.0)
        unsafe cairo_surface_get_device_offset(target, &left, &top)
        let everything = PixelRect(
            x: -Int(left), y: -Int(top), width: unsafe Int(cairo_image_surface_get_width(target)),
            height: unsafe Int(cairo_image_surface_get_height(target)))

        let reach = Int((3 * deviation).rounded(.up)) + 1
        guard let shape = pixelBounds(of: path), let clip = clippedPixelBounds, let visible = shape.intersection(clip),
            let area = visible.inset(by: -reach).intersection(everything)
        else { return }
        let factor = BlurReduction.factor(sigma: deviation)
        let words = unsafe Pixmap.words(
            of: target, x: area.x + Int(left), y: area.y + Int(top), width: area.width, height: area.height)
        var planes = ColorPlanes(words: words, width: area.width, height: area.height, factor: factor)
        if deviation > 0.1 { planes.blur(sigma: deviation / Double(factor), edge: .repeated) }
        if saturation != 1 { planes.saturate(saturation) }

        let blurred = try Pixmap(width: planes.width, height: planes.height)
        blurred.replace(words: planes.words)
        replace(inside: path, by: blurred, area: area, factor: factor)
    }

    /// Puts a picture of `area`, one of its pixels for `factor` of the area's, in the place of what is inside a path.
    private func replace(inside path: Path, by picture: borrowing Pixmap, area: PixelRect, factor: Int) {
        unsafe cairo_save(context)
        defer { unsafe cairo_restore(context) }
        trace(path)
        unsafe cairo_clip(context)
        unsafe cairo_identity_matrix(context)
        unsafe cairo_translate(context, Double(area.x), Double(area.y))
        unsafe cairo_scale(context, Double(factor), Double(factor))
        unsafe cairo_set_source_surface(context, picture.pointer, 0, 0)
        guard let pattern = unsafe cairo_get_source(context) else { return }
        unsafe cairo_pattern_set_filter(pattern, factor == 1 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
        unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        unsafe cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        unsafe cairo_paint(context)
    }
}
