import CPangoCairo
package import Values

/// Sets text: one for each thread that does, all on one ``FontLibrary``.
///
/// What it says of widths holds at every scale: glyphs are neither hinted nor rounded to pixels.
@safe package final class TextEngine {
    /// What stands in for text that was cut off.
    package static let ellipsis = "…"

    private let library: FontLibrary
    private let map: UnsafeMutablePointer<PangoFontMap>
    let context: OpaquePointer
    let language: OpaquePointer?
    private var drawn = TextCache<FontFace, SetText>()
    let masks = GlyphMasks()
    /// Texts at ``referenceSize``, without tracking.
    private var shapes = TextCache<Typeface, ShapedText>()

    /// The size that texts are shaped at to be scaled: so large that rounding to Pango's units is lost in scaling.
    private static let referenceSize: Points = 1_000

    package init(library: FontLibrary) throws(FontError) {
        // The FreeType backend on macOS too, so that the same fonts make the same picture there.
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
        // At 72 dots an inch, a point of Pango is a point of ours.
        unsafe pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
        unsafe pango_context_set_language(context, language)
        unsafe pango_context_set_round_glyph_positions(context, 0)
        let options = unsafe cairo_font_options_create()
        defer { unsafe cairo_font_options_destroy(options) }
        unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        unsafe cairo_font_options_set_variations(options, Self.mark(of: map))
        unsafe pango_cairo_context_set_font_options(context, options)
    }

    /// Makes the scaled fonts of an engine its own.
    ///
    /// cairo keeps one scaled font a process for each face, size and set of options, however many font maps ask for it, and
    /// until 1.17 it releases them unsafely: between giving up the last reference and locking its table it asserts that
    /// the font is not in use, while another thread may have found it in the table and have begun to draw with it. The
    /// options hold the axes of variable fonts as text; an axis that no font has changes no glyph, and tells engines apart.
    @unsafe private static func mark(of map: UnsafeMutablePointer<PangoFontMap>) -> String {
        "Uisp=\(UInt(bitPattern: map))"
    }

    deinit {
        drawn = TextCache()
        unsafe g_object_unref(UnsafeMutableRawPointer(context))
        unsafe g_object_unref(map)
    }

    /// The text set in one face, with no limit of width, in clusters between which lines can be broken.
    ///
    /// Tracking follows each cluster of a font made for Latin, the last one too; Japanese and emoji stand at their own
    /// advances. Line feeds end paragraphs; other control characters are set as spaces.
    /// Shaped once for all sizes of a typeface; only the boxes that stand for missing glyphs do not scale.
    package func shape(_ text: String, face: FontFace) -> ShapedText {
        let shape = shapes.value(of: text, in: face.typeface) { shapeForScaling(text, face: face) }
        guard shape.unknownGlyphs == 0, let factor = Self.scaling(to: face) else {
            return set(text, face: face).shaped
        }
        let tracking = Points(Double(Shaper.trackingUnits(face)) / Double(PANGO_SCALE))
        return shape.scaled(by: factor, tracking: tracking)
    }

    /// How many texts were shaped to be scaled.
    var shapeCount: Int { shapes.count }

    private func shapeForScaling(_ text: String, face: FontFace) -> ShapedText {
        var large = face
        large.size = Self.referenceSize
        large.tracking = 0
        return Shaper(engine: self, face: large, typeface: face.typeface).set(text).shaped
    }

    /// Sizes that Pango would not set as they are do not scale either.
    private static func scaling(to face: FontFace) -> Double? {
        (1...referenceSize).contains(face.size) ? face.size / referenceSize : nil
    }

    /// The box of what is painted, relative to the left end of the baseline; zero where nothing is.
    package func inkBounds(of text: String, face: FontFace) -> Rect {
        var bounds: Rect?
        var left: Points = 0
        for run in set(text, face: face).runs {
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

    func set(_ text: String, face: FontFace) -> SetText {
        drawn.value(of: text, in: face) {
            Shaper(engine: self, face: face, typeface: face.typeface).set(text)
        }
    }
}
