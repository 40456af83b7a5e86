import CPangoCairo

/// Glyphs of one font, placed from left to right.
@safe final class GlyphRun {
    let font: UnsafeMutablePointer<PangoFont>
    let glyphs: UnsafeMutablePointer<PangoGlyphString>
    /// Whether the font brings its own colors.
    let isColor: Bool
    /// Whether tracking applies: the glyphs are from a font made for Latin.
    let isTracked: Bool
    /// The text of the item, and how deep its direction is nested: odd from right to left.
    private let text: [CChar]
    private let scalarCount: Int32
    private let level: UInt8

    /// Shapes an item of a paragraph. Takes a reference to its font.
    @unsafe init?(item: UnsafeMutablePointer<PangoItem>, paragraph: UnsafePointer<CChar>, length: Int) {
        guard let font = unsafe item.pointee.analysis.font, let glyphs = unsafe pango_glyph_string_new() else {
            return nil
        }
        unsafe OpenFontFiles.hold(font)
        let family = unsafe Self.family(of: font)
        isColor = family == FontFamily.emoji.rawValue
        let bytes = unsafe UnsafeBufferPointer(
            start: paragraph + Int(item.pointee.offset), count: Int(item.pointee.length))
        text = unsafe Array(bytes)
        scalarCount = unsafe item.pointee.num_chars
        level = unsafe item.pointee.analysis.level
        isTracked = [FontFamily.text, .display, .mono].contains { $0.rawValue == family }
        if !isTracked {
            // Noto Sans CJK kerns kana; iOS sets each character of Japanese at one em.
            unsafe item.pointee.analysis.extra_attrs = g_slist_append(
                item.pointee.analysis.extra_attrs, pango_attr_font_features_new("kern=0"))
        }
        unsafe pango_shape_full(
            paragraph + Int(item.pointee.offset), item.pointee.length, paragraph, Int32(length),
            &item.pointee.analysis, glyphs)
        unsafe self.font = font
        unsafe self.glyphs = glyphs
        unsafe g_object_ref(font)
    }

    deinit {
        unsafe pango_glyph_string_free(glyphs)
        unsafe g_object_unref(font)
    }

    /// The address of what cairo draws with.
    var scaledFont: UInt { unsafe UInt(bitPattern: pango_cairo_font_get_scaled_font(OpaquePointer(font))) }

    var count: Int { unsafe Int(glyphs.pointee.num_glyphs) }

    /// Where in the item, in bytes, the character of a glyph begins.
    func byteOffset(of glyph: Int) -> Int {
        unsafe Int(glyphs.pointee.log_clusters[glyph])
    }

    /// The advance of a glyph in Pango's units.
    func advance(of glyph: Int) -> Int32 {
        unsafe glyphs.pointee.glyphs[glyph].geometry.width
    }

    /// How far a glyph is moved from where its advance puts it, in points.
    func offset(of glyph: Int) -> (x: Double, y: Double) {
        let geometry = unsafe glyphs.pointee.glyphs[glyph].geometry
        return (Double(geometry.x_offset) / Double(PANGO_SCALE), Double(geometry.y_offset) / Double(PANGO_SCALE))
    }

    func widen(_ glyph: Int, by units: Int32) {
        unsafe glyphs.pointee.glyphs[glyph].geometry.width += units
    }

    /// Shows the glyphs from where the context stands, and says of each what text it is, as far as the surface keeps that.
    @unsafe func show(on context: OpaquePointer) {
        // With the text of color fonts cairo 1.16 reads beyond the glyphs.
        guard !isColor else { return unsafe pango_cairo_show_glyph_string(context, font, glyphs) }
        var item = unsafe PangoItem()
        unsafe item.length = Int32(text.count)
        unsafe item.num_chars = scalarCount
        unsafe item.analysis.font = font
        unsafe item.analysis.level = level
        unsafe withUnsafeMutablePointer(to: &item) { item in
            var shown = unsafe PangoGlyphItem()
            unsafe shown.item = item
            unsafe shown.glyphs = glyphs
            unsafe pango_cairo_show_glyph_item(context, text, &shown)
        }
    }

    /// The character that a glyph stands for when no font has it.
    func missingScalar(of glyph: Int) -> Unicode.Scalar? {
        let code = unsafe glyphs.pointee.glyphs[glyph].glyph
        let unknownFlag: UInt32 = 0x1000_0000
        return code & unknownFlag == 0 ? nil : Unicode.Scalar(code & ~unknownFlag)
    }

    /// The name of the family that a font was found under.
    @unsafe private static func family(of font: UnsafeMutablePointer<PangoFont>) -> String? {
        guard let description = unsafe pango_font_describe(font) else { return nil }
        defer { unsafe pango_font_description_free(description) }
        return unsafe pango_font_description_get_family(description).map { unsafe String(cString: $0) }
    }
}

/// A text with its glyphs.
final class SetText {
    let shaped: ShapedText
    /// In the order in which they are drawn, each beginning where the one before it ends.
    let runs: [GlyphRun]

    init(shaped: ShapedText, runs: [GlyphRun]) {
        self.shaped = shaped
        self.runs = runs
    }
}
