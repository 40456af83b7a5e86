import CPangoCairo
package import Values

/// Shapes and draws text. Each thread has its own engine; all engines share one ``FontLibrary``.
///
/// Widths are independent of the scale, because glyphs are neither hinted nor rounded to pixels.
@safe package final class TextEngine {
    /// The character that replaces truncated text.
    package static let ellipsis = "…"

    let library: FontLibrary
    private let map: UnsafeMutablePointer<PangoFontMap>
    let context: OpaquePointer
    let language: OpaquePointer?
    private var typesetTexts = TextCache<FontFace, TypesetText>()
    let glyphMasks = GlyphMaskCache()
    /// Texts shaped at ``referenceSize`` without tracking.
    private var shapedTexts = TextCache<Typeface, ShapedText>()

    /// The size at which texts are shaped before scaling. It is so large that rounding to Pango units has no effect.
    private static let referenceSize: Points = 1_000

    package init(library: FontLibrary) throws(FontError) {
        // Use FreeType on macOS too, so that the same fonts give the same picture there.
        guard let map = unsafe pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
            throw .configuration
        }
        guard let context = unsafe pango_font_map_create_context(map) else {
            unsafe g_object_unref(map)
            throw .configuration
        }
        self.library = library
        unsafe self.map = map
        unsafe self.context = context
        unsafe language = pango_language_from_string("ja")
        unsafe pango_fc_font_map_set_config(OpaquePointer(map), library.configuration)
        // At 72 dpi, a Pango point is a point of the surface.
        unsafe pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
        unsafe pango_context_set_language(context, language)
        unsafe pango_context_set_round_glyph_positions(context, 0)
        let options = unsafe cairo_font_options_create()
        defer { unsafe cairo_font_options_destroy(options) }
        unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        unsafe cairo_font_options_set_variations(options, Self.engineAxis(of: map))
        unsafe pango_cairo_context_set_font_options(context, options)
    }

    /// Returns a font variation that is unique to an engine, so that engines do not share scaled fonts.
    ///
    /// cairo shares one scaled font per face, size and set of options among all font maps of a process. Before 1.17 it
    /// does not release them thread-safely: after dropping the last reference and before locking its table, it asserts
    /// that the font is unused, but another thread may have found the font in the table and started to draw with it.
    ///
    /// The options include the axes of variable fonts as text. An axis that no font has does not change any glyph, but
    /// makes the options of each engine different.
    @unsafe private static func engineAxis(of map: UnsafeMutablePointer<PangoFontMap>) -> String {
        "Uisp=\(UInt(bitPattern: map))"
    }

    deinit {
        typesetTexts = TextCache()
        unsafe g_object_unref(UnsafeMutableRawPointer(context))
        unsafe g_object_unref(map)
    }

    /// Shapes a text in one face without a limit on its width, as clusters between which lines can break.
    ///
    /// Tracking is added after each cluster of a Latin font, including the last one. Japanese and emoji have no
    /// tracking. Line feeds end paragraphs; other control characters become spaces. A text is shaped once for all sizes
    /// of a typeface, unless it has characters that no font has, because their boxes do not scale.
    package func shape(_ text: String, face: FontFace) -> ShapedText {
        let shape = shapedTexts.value(of: text, in: face.typeface) { shapeForScaling(text, face: face) }
        guard shape.unknownGlyphs == 0, let factor = Self.scaling(to: face) else {
            return typeset(text, face: face).shaped
        }
        let tracking = Points(Double(Shaper.trackingUnits(face)) / Double(PANGO_SCALE))
        let emojiFactor =
            face.hasSystemFallback
            ? FallbackSize.emojiWidth(at: face.size.value) / FallbackSize.emojiWidth(at: Self.referenceSize.value) : 1
        return shape.scaled(by: factor, tracking: tracking, emojiFactor: emojiFactor)
    }

    /// The number of texts in the cache of scalable shapes.
    var shapeCount: Int { shapedTexts.count }

    private func shapeForScaling(_ text: String, face: FontFace) -> ShapedText {
        var large = face
        large.size = Self.referenceSize
        large.tracking = 0
        return Shaper(engine: self, face: large, typeface: face.typeface).typeset(text).shaped
    }

    /// Returns the scale from the reference size to a face, or nil if Pango would clamp the size of the face.
    private static func scaling(to face: FontFace) -> Double? {
        (1...referenceSize).contains(face.size) ? face.size / referenceSize : nil
    }

    /// Returns the bounds of the drawn glyphs relative to the left end of the baseline, or zero if nothing is drawn.
    package func inkBounds(of text: String, face: FontFace) -> Rect {
        var bounds: Rect?
        var left: Points = 0
        for run in typeset(text, face: face).runs {
            var ink = PangoRectangle()
            unsafe pango_glyph_string_extents(run.glyphs, run.font, &ink, nil)
            func points(_ units: Int32) -> Points { Points(Double(units) / Double(PANGO_SCALE)) }
            let box = Rect(
                x: left + points(ink.x), y: points(ink.y), width: points(ink.width), height: points(ink.height))
            if !box.isEmpty { bounds = bounds?.union(box) ?? box }
            left += run.width
        }
        return bounds ?? .zero
    }

    /// Returns a font at another size, in points, which the caller releases.
    ///
    /// The description of a font with bitmaps has the size of the bitmaps, so the size is not taken from there.
    @unsafe func font(
        _ font: UnsafeMutablePointer<PangoFont>, at size: Double
    ) -> UnsafeMutablePointer<PangoFont>? {
        guard let description = unsafe pango_font_describe(font) else { return nil }
        defer { unsafe pango_font_description_free(description) }
        unsafe pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
        return unsafe pango_font_map_load_font(map, context, description)
    }

    func typeset(_ text: String, face: FontFace) -> TypesetText {
        typesetTexts.value(of: text, in: face) {
            Shaper(engine: self, face: face, typeface: face.typeface).typeset(text)
        }
    }
}
