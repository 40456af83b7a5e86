import CPangoCairo

/// The masks of glyphs at the sizes at which they are drawn.
///
/// Filling outlines takes most of the time of drawing a text, and the same few letters come again and again. As on iOS, a
/// glyph stands at a quarter of a pixel along the line and on a whole pixel across it; cairo's own glyph cache knows whole
/// pixels only.
final class GlyphMasks {
    /// Where a glyph stands, in pixels: the pixel to the left of it or at it, and how many quarters farther.
    struct Place {
        var x: Int
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
        /// From the pixel of the glyph's place to the first one of the mask.
        var left: Int
        var top: Int
        var width: Int
        var height: Int
        var alpha: [UInt8]
    }

    private struct Key: Hashable {
        /// Its address.
        let font: UInt
        let glyph: PangoGlyph
        let quarters: UInt8
        let scale: Double
    }

    private var masks: [Key: Mask] = [:]
    /// Fonts are known by their addresses, so they must not go away before their masks: a run of each keeps it.
    private var fonts: [UInt: GlyphRun] = [:]
    private var size = 0

    /// Bytes that are kept; then all are forgotten, which changes no picture.
    private static let mostBytes = 32 << 20
    /// Larger glyphs are not kept, in pixels.
    static let largest = 256

    private func forget() {
        masks.removeAll(keepingCapacity: true)
        fonts.removeAll()
        size = 0
    }

    /// The mask of one glyph of a run; nil where it is too large to be kept.
    func mask(of glyph: Int, in run: GlyphRun, quarters: UInt8, scale: Double) -> Mask? {
        let info = unsafe run.glyphs.pointee.glyphs[glyph]
        let font = unsafe UInt(bitPattern: run.font)
        let key = Key(font: font, glyph: info.glyph, quarters: quarters, scale: scale)
        if let known = masks[key] { return known }
        guard let mask = unsafe Self.draw(info, of: run.font, quarters: quarters, scale: scale) else { return nil }
        if size > Self.mostBytes { forget() }
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
        guard max(width, height) <= Double(largest),
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
