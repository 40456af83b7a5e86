import CPangoCairo
import Values

/// Shapes one text in one face.
@safe struct Shaper {
    private let engine: TextEngine
    private let trackingUnits: Int32
    private let face: FontFace
    private let typeface: Typeface
    private var clusters: [ShapedText.Cluster] = []
    private var runs: [GlyphRun] = []
    private var missing: [Unicode.Scalar] = []
    private var substituted: [Unicode.Scalar] = []

    /// - Parameter typeface: the typeface of the face, or another one to use at the size of the face.
    init(engine: TextEngine, face: FontFace, typeface: Typeface) {
        self.engine = engine
        self.face = face
        self.typeface = typeface
        trackingUnits = Self.trackingUnits(face)
    }

    /// Returns the tracking of a face in Pango units.
    static func trackingUnits(_ face: FontFace) -> Int32 {
        units(face.tracking.value, limit: 1_000)
    }

    /// Converts a length to Pango units, clamped to a limit. A length that is not a number becomes 0.
    private static func units(_ points: Double, limit: Double) -> Int32 {
        points.isNaN ? 0 : Int32((min(max(points, -limit), limit) * Double(PANGO_SCALE)).rounded())
    }

    consuming func typeset(_ text: String) -> TypesetText {
        applyFace()
        let attributes = unsafe pango_attr_list_new()
        defer { unsafe pango_attr_list_unref(attributes) }
        if face.hasTabularFigures {
            unsafe pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
        }
        let parts = Paragraphs(text)
        for paragraph in parts.paragraphs {
            if !paragraph.content.isEmpty {
                unsafe typesetParagraph(parts.bytes[paragraph.content], start: paragraph.content.lowerBound, attributes)
            }
            if !paragraph.separator.isEmpty {
                clusters.append(
                    ShapedText.Cluster(
                        range: paragraph.separator, advance: 0, isTracked: false, isEmoji: false, isWhitespace: true,
                        canBreakAfter: true, isPhraseEnd: true, isWordEnd: true, isBeforeParticle: false,
                        isInCompound: false,
                        mustBreakAfter: true))
            }
        }
        let shaped = ShapedText(
            clusters: clusters, unknownGlyphs: missing.count, missingScalars: Self.unique(missing),
            substitutedScalars: Self.unique(substituted))
        return TypesetText(shaped: shaped, runs: runs)
    }

    private static func unique(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        var known: Set<Unicode.Scalar> = []
        return scalars.filter { known.insert($0).inserted }
    }

    private func applyFace() {
        guard let description = unsafe pango_font_description_new() else { return }
        defer { unsafe pango_font_description_free(description) }
        let names = typeface.ownFamilies + engine.library.names(of: typeface.systemFamilies)
        // A comma separates families.
        let families = names.filter { !$0.contains(",") }.joined(separator: ",")
        unsafe pango_font_description_set_family(description, families)
        unsafe pango_font_description_set_absolute_size(
            description, Double(max(1, Self.units(face.size.value, limit: 2_000))))
        let weight = UInt32(min(max(face.weight.value.isNaN ? 400 : face.weight.value, 1), 1_000))
        unsafe pango_font_description_set_weight(description, PangoWeight(rawValue: weight))
        unsafe pango_font_description_set_style(description, face.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        unsafe pango_context_set_font_description(engine.context, description)
    }

    @unsafe private mutating func typesetParagraph(_ bytes: ArraySlice<UInt8>, start: Int, _ attributes: OpaquePointer?)
    {
        let breaks = unsafe BreakOpportunities(bytes: bytes, language: engine.language)
        let text = bytes.map { CChar(bitPattern: $0) } + [0]
        let length = bytes.count
        unsafe text.withUnsafeBufferPointer { buffer in
            guard let pointer = buffer.baseAddress else { return }
            // WEAK_LTR: the first letter determines the direction, and without letters it is left to right.
            let items = unsafe pango_itemize_with_base_dir(
                engine.context, PANGO_DIRECTION_WEAK_LTR, pointer, 0, Int32(length), attributes, nil)
            var runsByOffset: [Int32: GlyphRun] = [:]
            unsafe Self.forEach(items) { data in
                let item = unsafe data.assumingMemoryBound(to: PangoItem.self)
                // For Latin text Pango guesses the language from the environment, which must not affect the result.
                unsafe item.pointee.analysis.language = engine.language
                guard
                    let run = unsafe GlyphRun(
                        item: item, paragraph: pointer, length: length, engine: engine,
                        size: fallbackSize)
                else { return }
                if !typeface.ownFamilies.isEmpty { substituted += run.substitutedScalars }
                let offset = unsafe Int(item.pointee.offset)
                let end = unsafe offset + Int(item.pointee.length)
                appendClusters(of: run, from: offset, to: end, breaks, start)
                unsafe runsByOffset[item.pointee.offset] = run
            }
            let visual = unsafe pango_reorder_items(items)
            unsafe Self.forEach(visual) { data in
                let item = unsafe data.assumingMemoryBound(to: PangoItem.self)
                if let run = unsafe runsByOffset[item.pointee.offset] { runs.append(run) }
            }
            unsafe g_list_free(visual)
            unsafe Self.forEach(items) { data in
                unsafe pango_item_free(data.assumingMemoryBound(to: PangoItem.self))
            }
            unsafe g_list_free(items)
        }
    }

    /// Returns the size of a family behind the system font, if it is another one.
    private func fallbackSize(of family: String?) -> Double? {
        guard face.hasSystemFallback else { return nil }
        let factor = FallbackSize.factor(of: family.flatMap(engine.library.role(of:)), at: face.size.value)
        return factor == 1 ? nil : face.size.value * factor
    }

    /// Groups a run's glyphs into clusters and adds the tracking.
    private mutating func appendClusters(
        of run: GlyphRun, from offset: Int, to end: Int, _ breaks: BreakOpportunities, _ start: Int
    ) {
        let glyphs = 0..<run.count
        let starts = Set(glyphs.map { run.byteOffset(of: $0) + offset }).sorted().filter { place in
            place == offset || breaks.isCharacterBoundary(place)
        }
        guard !starts.isEmpty else { return }
        // The cluster of each byte of the run. Searching for it per glyph would take quadratic time in long texts.
        var clusterOfByte = [Int](repeating: 0, count: max(0, end - offset))
        for (index, place) in starts.enumerated() {
            let next = index + 1 < starts.count ? starts[index + 1] : end
            for byte in place - offset..<max(place, next) - offset { clusterOfByte[byte] = index }
        }
        // A cluster may have thousands of glyphs, such as a long sequence of joined emoji.
        var advances = [Int64](repeating: 0, count: starts.count)
        var last = [Int](repeating: 0, count: starts.count)
        for glyph in glyphs {
            if let scalar = run.missingScalar(of: glyph) { missing.append(scalar) }
            let cluster = clusterOfByte[run.byteOffset(of: glyph)]
            advances[cluster] += Int64(run.advance(of: glyph))
            last[cluster] = glyph
        }
        for (index, place) in starts.enumerated() {
            // Characters without width, such as a zero-width space, get no tracking.
            let isTracked = run.isTracked && advances[index] > 0
            if isTracked {
                run.widen(last[index], by: trackingUnits)
                advances[index] += Int64(trackingUnits)
            }
            let range = place..<(index + 1 < starts.count ? starts[index + 1] : end)
            let canBreakAfter = breaks.canBreak(before: range.upperBound)
            clusters.append(
                ShapedText.Cluster(
                    range: range.lowerBound + start..<range.upperBound + start,
                    advance: Points(Double(advances[index]) / Double(PANGO_SCALE)), isTracked: isTracked,
                    isEmoji: run.isColor, isWhitespace: breaks.isWhitespace(range), canBreakAfter: canBreakAfter,
                    isPhraseEnd: canBreakAfter && breaks.isPhraseEnd(before: range.upperBound),
                    isWordEnd: canBreakAfter && breaks.isWordEnd(before: range.upperBound),
                    isBeforeParticle: canBreakAfter && breaks.isParticle(at: range.upperBound),
                    isInCompound: canBreakAfter && breaks.isInCompound(before: range.upperBound), mustBreakAfter: false)
            )
        }
    }

    @unsafe private static func forEach(
        _ list: UnsafeMutablePointer<GList>?, _ body: (UnsafeMutableRawPointer) -> Void
    ) {
        var node = unsafe list
        while let current = unsafe node {
            if let data = unsafe current.pointee.data { unsafe body(data) }
            unsafe node = current.pointee.next
        }
    }
}

extension GlyphRun {
    var width: Points {
        Points(Double((0..<count).reduce(Int64(0)) { $0 + Int64(advance(of: $1)) }) / Double(PANGO_SCALE))
    }
}
