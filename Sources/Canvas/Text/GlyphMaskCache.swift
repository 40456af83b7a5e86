import CPangoCairo

/// The rasterized masks of glyphs at the sizes at which they are drawn.
///
/// Filling outlines takes most of the time of drawing text, and the same few letters repeat. As on iOS, glyphs are
/// placed at quarters of a pixel along the line and at whole pixels across it. cairo's own glyph cache supports only
/// whole pixels.
final class GlyphMaskCache {
    /// The position of a glyph in pixels.
    struct Position {
        /// The pixel at or to the left of the glyph's origin.
        var x: Int
        /// The quarters of a pixel from there to the origin.
        var quarters: UInt8
        var y: Int

        init(x: Double, y: Double) {
            let quarters = (x * 4).rounded()
            self.x = Int((quarters / 4).rounded(.down))
            self.quarters = UInt8(quarters - Double(self.x) * 4)
            self.y = Int(y.rounded())
        }
    }

    /// The alpha of a glyph, row by row.
    struct Mask {
        /// The distance from the glyph's position to the left edge of the mask.
        var left: Int
        /// The distance from the glyph's position to the top edge of the mask.
        var top: Int
        var width: Int
        var height: Int
        var alpha: [UInt8]
    }

    private struct Key: Hashable {
        /// The address of the font.
        let font: UInt
        let glyph: PangoGlyph
        let quarters: UInt8
        let scale: Double
    }

    private var masks: [Key: Mask] = [:]
    /// One run per font, which keeps the font alive. Keys hold the addresses of fonts, so a font must outlive its
    /// masks.
    private var fonts: [UInt: GlyphRun] = [:]
    private var size = 0

    /// The maximum number of cached bytes. Beyond it the cache is emptied, which does not change any picture.
    private static let maximumBytes = 32 << 20
    /// The longest side of a cached glyph, in pixels.
    static let maximumSide = 256

    private func removeAll() {
        masks.removeAll(keepingCapacity: true)
        fonts.removeAll()
        size = 0
    }

    /// Returns the mask of a glyph of a run, or nil if it is too large for the cache.
    func mask(of glyph: Int, in run: GlyphRun, quarters: UInt8, scale: Double) -> Mask? {
        let info = unsafe run.glyphs.pointee.glyphs[glyph]
        let font = unsafe UInt(bitPattern: run.font)
        let key = Key(font: font, glyph: info.glyph, quarters: quarters, scale: scale)
        if let cached = masks[key] { return cached }
        guard let mask = unsafe Self.draw(info, of: run.font, quarters: quarters, scale: scale) else { return nil }
        if size > Self.maximumBytes { removeAll() }
        fonts[font] = run
        masks[key] = mask
        size += mask.alpha.count
        return mask
    }

    @unsafe private static func draw(
        _ info: PangoGlyphInfo, of font: UnsafeMutablePointer<PangoFont>, quarters: UInt8, scale: Double
    ) -> Mask? {
        var ink = PangoRectangle()
        unsafe pango_font_get_glyph_extents(font, info.glyph, &ink, nil)
        func pixels(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) * scale }
        let shift = Double(quarters) / 4
        let left = (pixels(ink.x) + shift).rounded(.down) - 1
        let top = pixels(ink.y).rounded(.down) - 1
        let width = (pixels(ink.x &+ ink.width) + shift).rounded(.up) + 1 - left
        let height = pixels(ink.y &+ ink.height).rounded(.up) + 1 - top
        guard ink.width > 0, ink.height > 0 else { return Mask(left: 0, top: 0, width: 0, height: 0, alpha: []) }
        guard max(width, height) <= Double(maximumSide),
            let pixmap = try? Pixmap(width: Int(width), height: Int(height), format: .alpha),
            let context = unsafe cairo_create(pixmap.pointer), let glyphs = unsafe pango_glyph_string_new()
        else { return nil }
        defer {
            unsafe cairo_destroy(context)
            unsafe pango_glyph_string_free(glyphs)
        }
        unsafe pango_glyph_string_set_size(glyphs, 1)
        unsafe glyphs.pointee.glyphs[0] = info
        unsafe glyphs.pointee.glyphs[0].geometry.x_offset = 0
        unsafe glyphs.pointee.glyphs[0].geometry.y_offset = 0
        unsafe cairo_translate(context, shift - left, -top)
        unsafe cairo_scale(context, scale, scale)
        unsafe pango_cairo_glyph_string_path(context, font, glyphs)
        unsafe cairo_fill(context)
        return Mask(
            left: Int(left), top: Int(top), width: Int(width), height: Int(height), alpha: pixmap.alphaBytes())
    }
}
