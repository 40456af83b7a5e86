import CPangoCairo

/// Glyphs of one font, placed from left to right.
@safe final class GlyphRun {
    let font: UnsafeMutablePointer<PangoFont>
    let glyphs: UnsafeMutablePointer<PangoGlyphString>
    /// Whether the glyphs have their own colors, like emoji.
    let isColor: Bool
    /// Whether tracking applies, which is so for fonts designed for Latin.
    let isTracked: Bool
    /// Whether the font is one of the system's, not one of a project's own.
    private let isOfSystem: Bool
    /// The text of the item.
    private let text: [CChar]
    private let scalarCount: Int32
    /// The bidirectional embedding level: odd for right to left.
    private let level: UInt8

    /// Shapes an item of a paragraph and retains the item's font.
    ///
    /// - Parameter size: returns the size, in points, that a font of a family is drawn at, if it is another one.
    @unsafe init?(
        item: UnsafeMutablePointer<PangoItem>, paragraph: UnsafePointer<CChar>, length: Int, engine: TextEngine,
        size: (String?) -> Double?
    ) {
        guard let found = unsafe item.pointee.analysis.font, let glyphs = unsafe pango_glyph_string_new() else {
            return nil
        }
        let family = unsafe Self.family(of: found)
        let font = unsafe size(family).flatMap { unsafe engine.font(found, at: $0) } ?? found
        if unsafe font != found {
            // The item owns its font.
            unsafe g_object_unref(found)
            unsafe item.pointee.analysis.font = font
        }
        unsafe OpenFontFiles.keepOpen(font)
        let role = family.flatMap(engine.library.role(of:))
        isColor = role == .emoji
        let bytes = unsafe UnsafeBufferPointer(
            start: paragraph + Int(item.pointee.offset), count: Int(item.pointee.length))
        text = unsafe Array(bytes)
        scalarCount = unsafe item.pointee.num_chars
        level = unsafe item.pointee.analysis.level
        // A family without a role is one of the project's own.
        isOfSystem = role != nil
        let latin: [FontFamily] = [.text, .display, .mono]
        isTracked = role.map(latin.contains) ?? (family != nil)
        if !isTracked {
            // Noto Sans CJK kerns kana, but on iOS all Japanese characters are equally wide.
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

    /// The address of the cairo font that draws the glyphs.
    var scaledFont: UInt { unsafe UInt(bitPattern: pango_cairo_font_get_scaled_font(OpaquePointer(font))) }

    var count: Int { unsafe Int(glyphs.pointee.num_glyphs) }

    /// Returns the byte offset in the item of the character that a glyph belongs to.
    func byteOffset(of glyph: Int) -> Int {
        unsafe Int(glyphs.pointee.log_clusters[glyph])
    }

    /// Returns the advance of a glyph in Pango units.
    func advance(of glyph: Int) -> Int32 {
        unsafe glyphs.pointee.glyphs[glyph].geometry.width
    }

    /// Returns the offset of a glyph from its default position, in points.
    func offset(of glyph: Int) -> (x: Double, y: Double) {
        let geometry = unsafe glyphs.pointee.glyphs[glyph].geometry
        return (Double(geometry.x_offset) / Double(PANGO_SCALE), Double(geometry.y_offset) / Double(PANGO_SCALE))
    }

    func widen(_ glyph: Int, by units: Int32) {
        unsafe glyphs.pointee.glyphs[glyph].geometry.width += units
    }

    /// Draws the glyphs at the context's current point. If the surface stores text, as PDF does, it gets the text of
    /// each glyph.
    @unsafe func show(on context: OpaquePointer) {
        // cairo 1.16 reads out of bounds if it gets the text of a color font.
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

    /// Returns the character of a glyph that no font has, or nil if a font has it.
    func missingScalar(of glyph: Int) -> Unicode.Scalar? {
        let code = unsafe glyphs.pointee.glyphs[glyph].glyph
        let unknownFlag: UInt32 = 0x1000_0000
        return code & unknownFlag == 0 ? nil : Unicode.Scalar(code & ~unknownFlag)
    }

    /// The characters that a project's own font would draw if it had them. Emoji and spaces always have their own font.
    var substitutedScalars: [Unicode.Scalar] {
        guard isOfSystem, !isColor else { return [] }
        return String(decoding: text.map { UInt8(bitPattern: $0) }, as: UTF8.self).unicodeScalars.filter { scalar in
            !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
                && scalar.properties.generalCategory != .control
        }
    }

    /// Returns the family name of a font.
    @unsafe private static func family(of font: UnsafeMutablePointer<PangoFont>) -> String? {
        guard let description = unsafe pango_font_describe(font) else { return nil }
        defer { unsafe pango_font_description_free(description) }
        return unsafe pango_font_description_get_family(description).map { unsafe String(cString: $0) }
    }
}

/// A shaped text with its glyphs.
final class TypesetText {
    let shaped: ShapedText
    /// The runs in visual order. Each begins where the previous one ends.
    let runs: [GlyphRun]

    init(shaped: ShapedText, runs: [GlyphRun]) {
        self.shaped = shaped
        self.runs = runs
    }
}
