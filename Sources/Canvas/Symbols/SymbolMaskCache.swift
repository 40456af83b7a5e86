import CPangoCairo
package import Values

/// The rasterized shapes of symbols at the sizes at which they are drawn. Each drawing thread has its own cache.
package final class SymbolMaskCache {
    private struct Key: Hashable {
        var symbol: String
        var width: Int
        var height: Int
    }

    private final class Mask {
        let pixmap: Pixmap
        init(_ pixmap: consuming Pixmap) { self.pixmap = pixmap }
    }

    private var masks: [Key: Mask] = [:]

    package init() {}

    /// Draws a symbol in one color into a rectangle, centered and with its aspect ratio kept.
    ///
    /// It is on whole pixels, so that it is sharp. On a page it is drawn as outlines.
    ///
    /// - Parameter symbol: a unique name of the picture. The SVG is loaded once for each name and size.
    package func draw(
        _ symbol: String, in rect: Rect, tint: RGBA, on surface: borrowing Surface, svg: () -> [UInt8]
    ) throws(CanvasError) {
        let scale = surface.currentScale
        guard !rect.isEmpty, rect.width.isFinite, rect.height.isFinite, scale.isFinite else { return }
        if surface.isPage { return try surface.drawSVG(svg(), in: rect, tint: tint) }
        let width = max(1, (rect.width.value * scale).rounded())
        let height = max(1, (rect.height.value * scale).rounded())
        guard max(width, height) <= Double(SurfaceLimits.side) else {
            throw .tooLarge(width: Int(min(width, 1e9)), height: Int(min(height, 1e9)))
        }
        let mask = try mask(Key(symbol: symbol, width: Int(width), height: Int(height)), svg: svg)
        surface.paint(tint, through: mask.pixmap, in: rect)
    }

    /// Returns the alpha of a symbol's mask, row by row.
    package func alpha(_ symbol: String, width: Int, height: Int, svg: () -> [UInt8]) throws(CanvasError) -> [UInt8] {
        try mask(Key(symbol: symbol, width: width, height: height), svg: svg).pixmap.alphaBytes()
    }

    private func mask(_ key: Key, svg: () -> [UInt8]) throws(CanvasError) -> Mask {
        if let cached = masks[key] { return cached }
        let pixmap = try Pixmap(width: key.width, height: key.height, format: .alpha)
        guard let context = unsafe cairo_create(pixmap.pointer) else { throw .drawing("no context") }
        defer { unsafe cairo_destroy(context) }
        let rect = Rect(x: 0, y: 0, width: Points(Double(key.width)), height: Points(Double(key.height)))
        try unsafe SVGDocument(bytes: svg()).draw(in: rect, on: context)
        let mask = Mask(pixmap)
        masks[key] = mask
        return mask
    }
}

extension Surface {
    /// Paints a color through a mask that fills a rectangle.
    ///
    /// Unless the surface is rotated, the mask is moved by at most half a pixel, so that its pixels match the
    /// surface's.
    fileprivate func paint(_ color: RGBA, through mask: borrowing Pixmap, in rect: Rect) {
        unsafe cairo_save(context)
        defer { unsafe cairo_restore(context) }
        let matrix = currentMatrix
        if matrix.xy == 0, matrix.yx == 0, matrix.xx > 0, matrix.yy > 0, abs(matrix.xx - matrix.yy) < 1e-9 * matrix.xx {
            let left = (rect.minX.value * matrix.xx + matrix.x0).rounded()
            let top = (rect.minY.value * matrix.yy + matrix.y0).rounded()
            unsafe cairo_identity_matrix(context)
            unsafe cairo_translate(context, left, top)
        } else {
            unsafe cairo_translate(context, rect.minX.value, rect.minY.value)
            unsafe cairo_scale(
                context, rect.width.value / Double(mask.width), rect.height.value / Double(mask.height))
        }
        setSource(color)
        unsafe cairo_mask_surface(context, mask.pointer, 0, 0)
    }
}
