import CPangoCairo
package import Values

extension Surface {
    /// Draws the body as one picture that is blurred or saturated, like SwiftUI's `blur` and `saturation`.
    ///
    /// On a page, only blurred content is rasterized.
    ///
    /// - Parameter bounds: the area in which the body draws. Drawing outside it is cut off.
    /// - Parameter sigma: the standard deviation of the Gaussian.
    package func filtered<Failure: Error>(
        in bounds: Rect, sigma: Points = 0, saturation: Double = 1,
        _ body: (borrowing Surface) throws(Failure) -> Void
    ) throws(Failure) {
        guard let pageSaturation else {
            return try filteredAsPicture(in: bounds, sigma: sigma, saturation: saturation, body)
        }
        guard sigma > 0 else {
            return try pageSaturation.scaled(by: saturation) { () throws(Failure) in try body(self) }
        }
        try filteredAsPicture(in: bounds, sigma: sigma, saturation: saturation * pageSaturation.factor, body)
    }

    /// The same, but always as a picture, on a page too.
    func filteredAsPicture<Failure: Error>(
        in bounds: Rect, sigma: Points = 0, saturation: Double = 1,
        _ body: (borrowing Surface) throws(Failure) -> Void
    ) throws(Failure) {
        let deviation = min(max(sigma.value * currentScale, 0), 4_096)
        try unsafe layered(reachingFrom: bounds, by: deviation, body) { layer, area in
            let factor = deviation > 0.1 ? BlurReduction.factor(sigma: deviation) : 1
            var words = unsafe Pixmap.words(of: layer, x: 0, y: 0, width: area.width, height: area.height)
            var (width, height) = (area.width, area.height)
            if deviation > 0.1 {
                var plane = ColorPlane(words: words, width: width, height: height, factor: factor)
                plane.blur(sigma: deviation / Double(factor), edge: .zero)
                if saturation != 1 { plane.saturate(saturation) }
                (words, width, height) = (plane.words, plane.width, plane.height)
            } else if saturation != 1 {
                words = ColorPlane.saturated(words, by: saturation)
            }
            guard let picture = try? Pixmap(width: width, height: height) else { return }
            picture.replace(words: words)
            unsafe cairo_translate(context, Double(area.x), Double(area.y))
            unsafe cairo_scale(context, Double(factor), Double(factor))
            unsafe cairo_set_source_surface(context, picture.pointer, 0, 0)
            unsafe cairo_pattern_set_filter(
                cairo_get_source(context), factor == 1 && !isPage ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
            unsafe cairo_paint(context)
        }
    }

    /// Draws the body over the shadow of everything that it draws: text, a picture, or several shapes together.
    ///
    /// The shadow's spread is ignored, because there is no outline to grow. On a page, only the shadow is rasterized.
    ///
    /// - Parameters:
    ///   - bounds: the area in which the body draws. Drawing outside it is cut off.
    ///   - showsBody: whether the body is drawn too, and not only its shadow.
    package func withShadow<Failure: Error>(
        _ shadow: DropShadow, in bounds: Rect, showsBody: Bool = true,
        _ body: (borrowing Surface) throws(Failure) -> Void
    ) throws(Failure) {
        let scale = currentScale
        let deviation = min(max(shadow.blur.value / 2 * scale, 0), 4_096)
        let distance = max(abs(shadow.x.value), abs(shadow.y.value)) * scale
        var (x, y) = (shadow.x.value, shadow.y.value)
        unsafe cairo_user_to_device_distance(context, &x, &y)
        guard shadow.color.alpha > 0, deviation.isFinite, distance < 1e5 else {
            if showsBody { try body(self) }
            return
        }
        // On a page the body is recorded as vectors and painted twice: once for its shadow and once for itself.
        let caster = try isPage ? PageGroup(on: self, body) : nil
        let matrix = currentMatrix
        try unsafe layered(
            reachingFrom: bounds, by: deviation + distance / 3,
            { layer throws(Failure) in
                if let caster { caster.paint(on: layer) } else { try body(layer) }
            }
        ) { layer, area in
            let factor = BlurReduction.factor(sigma: deviation)
            var alpha = ColorPlane(
                words: unsafe Pixmap.words(of: layer, x: 0, y: 0, width: area.width, height: area.height),
                width: area.width, height: area.height, factor: factor
            ).alpha
            if deviation > 0.1 { alpha.blur(sigma: deviation / Double(factor), edge: .zero) }
            if let mask = try? Pixmap(width: alpha.width, height: alpha.height, format: .alpha) {
                mask.replace(alphaBytes: alpha.values.map { UInt8(min(max($0 + 0.5, 0), 255)) })
                unsafe cairo_translate(context, x, y)
                paintMask(shadow.color, mask, area: area, factor: factor)
                unsafe cairo_translate(context, -x, -y)
            }
            guard showsBody else { return }
            if let caster {
                unsafe cairo_set_matrix(context, [matrix])
                return caster.paint(on: self)
            }
            unsafe cairo_set_source_surface(context, layer, Double(area.x), Double(area.y))
            unsafe cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
            unsafe cairo_paint(context)
        }
    }

    private func backdrops(ofLayerAt area: PixelRect) -> [LayerBackdrop] {
        [LayerBackdrop(self, x: area.x, y: area.y)] + backdrops.map { $0.offset(x: area.x, y: area.y) }
    }

    /// Draws the body into a separate layer and passes the layer to `finish`, which draws it in device pixels.
    ///
    /// - Parameter sigma: a deviation in pixels. The layer extends three times this distance beyond the bounds.
    @unsafe private func layered<Failure: Error>(
        reachingFrom bounds: Rect, by sigma: Double, _ body: (borrowing Surface) throws(Failure) -> Void,
        finish: (_ layer: OpaquePointer, _ area: PixelRect) -> Void
    ) throws(Failure) {
        let reach = min((3 * sigma).rounded(.up) + 2, 1e5)
        guard let box = pixelBounds(of: .rect(bounds)), let clip = clippedPixelBounds,
            let area = box.inset(by: -Int(reach)).intersection(clip.inset(by: -Int(reach))),
            let layer = try? Pixmap(width: area.width, height: area.height),
            let surface = try? Surface(drawingOn: layer, scale: scale, above: backdrops(ofLayerAt: area))
        else { return try body(self) }
        var matrix = currentMatrix
        matrix.x0 -= Double(area.x)
        matrix.y0 -= Double(area.y)
        unsafe cairo_set_matrix(surface.context, &matrix)
        try body(surface)
        unsafe cairo_surface_flush(surface.target)
        unsafe cairo_save(context)
        unsafe cairo_identity_matrix(context)
        unsafe finish(surface.target, area)
        unsafe cairo_restore(context)
    }
}
