import CPangoCairo
package import Values

extension Surface {
    /// Blurs everything drawn so far inside a path, as an iOS material blurs its backdrop.
    ///
    /// The blur includes the pixels around the path and repeats those at the edge of the picture. Inside
    /// ``withOpacity(_:showsBackdrop:_:)`` it includes only the group, unless the group shows its backdrop. In a layer
    /// that is drawn separately it includes the surfaces below the layer.
    ///
    /// - Parameter sigma: the standard deviation of the Gaussian.
    /// - Parameter saturation: 1 keeps the colors, 0 makes them gray.
    package func blurBackdrop(in path: Path, sigma: Points, saturation: Double = 1) throws(CanvasError) {
        let deviation = min(max(sigma.value * currentScale, 0), 4_096)
        guard deviation > 0.1 || saturation != 1 else { return }
        guard let target = unsafe cairo_get_group_target(context), let everything = unsafe Self.pixels(of: target)
        else {
            return
        }
        let reach = Int((3 * deviation).rounded(.up)) + 1
        guard let shape = pixelBounds(of: path), let clip = clippedPixelBounds, let visible = shape.intersection(clip),
            let around = visible.inset(by: -reach).intersection(everything),
            let area = backdrops.reduce(around, { area, backdrop in area.flatMap(backdrop.available) })
        else { return }
        let factor = BlurReduction.factor(sigma: deviation)
        var words = try unsafe Self.words(of: target, in: area)
        for backdrop in backdrops { words = try backdrop.composited(words, in: area) }
        var planes = ColorPlane(words: words, width: area.width, height: area.height, factor: factor)
        if deviation > 0.1 { planes.blur(sigma: deviation / Double(factor), edge: .repeated) }
        if saturation != 1 { planes.saturate(saturation) }

        let blurred = try Pixmap(width: planes.width, height: planes.height)
        blurred.replace(words: planes.words)
        replace(inside: path, by: blurred, area: area, factor: factor)
    }

    /// Returns the pixel bounds of a surface in the coordinates of its context. A page has the pixels of its scale.
    @unsafe static func pixels(of target: OpaquePointer) -> PixelRect? {
        var (left, top) = (0.0, 0.0)
        unsafe cairo_surface_get_device_offset(target, &left, &top)
        var extents = cairo_rectangle_t()
        switch unsafe cairo_surface_get_type(target) {
        case CAIRO_SURFACE_TYPE_IMAGE:
            return PixelRect(
                x: -Int(left), y: -Int(top), width: unsafe Int(cairo_image_surface_get_width(target)),
                height: unsafe Int(cairo_image_surface_get_height(target)))
        case CAIRO_SURFACE_TYPE_RECORDING:
            guard unsafe cairo_recording_surface_get_extents(target, &extents) != 0 else { return nil }
            return PixelRect(
                left: extents.x - left, top: extents.y - top, right: extents.x + extents.width - left,
                bottom: extents.y + extents.height - top)
        default: return nil
        }
    }

    /// Returns the color words of an area. A page is rasterized for this.
    @unsafe static func words(of target: OpaquePointer, in area: PixelRect) throws(CanvasError) -> [UInt32] {
        guard unsafe cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_RECORDING else {
            var (left, top) = (0.0, 0.0)
            unsafe cairo_surface_get_device_offset(target, &left, &top)
            return unsafe Pixmap.words(
                of: target, x: area.x + Int(left), y: area.y + Int(top), width: area.width, height: area.height)
        }
        let picture = try Pixmap(width: area.width, height: area.height)
        guard let context = unsafe cairo_create(picture.pointer) else { throw .drawing("no context") }
        defer { unsafe cairo_destroy(context) }
        unsafe cairo_set_source_surface(context, target, Double(-area.x), Double(-area.y))
        unsafe cairo_paint(context)
        return picture.words(x: 0, y: 0, width: area.width, height: area.height)
    }

    /// Replaces the inside of a path with a picture of `area`. One pixel of it covers `factor` × `factor` pixels.
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
        // PDF has no replacing operator. The backdrop of a material is nearly always opaque, so OVER covers it as well.
        unsafe cairo_set_operator(context, isPage ? CAIRO_OPERATOR_OVER : CAIRO_OPERATOR_SOURCE)
        unsafe cairo_paint(context)
    }
}
