import CPangoCairo
import Values

/// The glyphs of one line of text as a single mask, so that overlapping glyphs are not painted twice.
struct LineMask {
    /// The left edge of the mask in pixels of the picture.
    let x: Int
    /// The top edge of the mask in pixels of the picture.
    let y: Int
    let width: Int
    let height: Int
    private(set) var alpha: [UInt8]

    /// Combines the masks of the glyphs of some runs.
    ///
    /// - Parameters:
    ///   - origin: the left end of the baseline, in pixels.
    ///   - picture: the visible pixels. The mask is cropped to them.
    /// - Returns: nil if a glyph is too large for the cache.
    init?(
        _ runs: [GlyphRun], at origin: (x: Double, y: Double), scale: Double, masks: GlyphMaskCache,
        picture: (columns: Range<Int>, rows: Range<Int>)
    ) {
        var placed: [(mask: GlyphMaskCache.Mask, x: Int, y: Int)] = []
        var left = origin.x
        for run in runs {
            if run.isColor {
                left += run.width.value * scale
                continue
            }
            for glyph in 0..<run.count {
                let offset = run.offset(of: glyph)
                let place = GlyphMaskCache.Position(x: left + offset.x * scale, y: origin.y + offset.y * scale)
                guard let mask = masks.mask(of: glyph, in: run, quarters: place.quarters, scale: scale) else {
                    return nil
                }
                if !mask.alpha.isEmpty { placed.append((mask, place.x + mask.left, place.y + mask.top)) }
                left += Double(run.advance(of: glyph)) / Double(PANGO_SCALE) * scale
            }
        }
        let columns = (placed.map(\.x).min() ?? 0)..<(placed.map { $0.x + $0.mask.width }.max() ?? 0)
        let rows = (placed.map(\.y).min() ?? 0)..<(placed.map { $0.y + $0.mask.height }.max() ?? 0)
        let shownColumns = columns.clamped(to: picture.columns)
        let shownRows = rows.clamped(to: picture.rows)
        x = shownColumns.lowerBound
        y = shownRows.lowerBound
        width = shownColumns.count
        height = shownRows.count
        alpha = [UInt8](repeating: 0, count: width * height)
        for (mask, x, y) in placed { add(mask, x: x - self.x, y: y - self.y) }
    }

    /// Adds the alpha of a glyph, limited to 255.
    private mutating func add(_ mask: GlyphMaskCache.Mask, x: Int, y: Int) {
        let columns = (max(0, -x)..<max(max(0, -x), min(mask.width, width - x)))
        for row in max(0, -y)..<max(max(0, -y), min(mask.height, height - y)) {
            let target = (y + row) * width + x
            let source = row * mask.width
            for column in columns {
                let (sum, isOver) = alpha[target + column].addingReportingOverflow(mask.alpha[source + column])
                alpha[target + column] = isOver ? 255 : sum
            }
        }
    }
}
