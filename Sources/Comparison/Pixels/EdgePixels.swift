import Canvas

/// Some rows of a picture with a margin, and which of their pixels smooth an edge.
///
/// A pixel smooths an edge if it is between a darker and a lighter neighbor, and if one of these has a flat area around
/// it in both pictures (after Vyšniauskas, “Anti-aliased Pixel and Intensity Slope Detector”, 2009).
struct EdgePixels {
    /// Premultiplied colors, row by row. Outside the picture they are clear.
    let words: [UInt32]
    private let width: Int
    private let top: Int
    /// From a pixel to its eight neighbors.
    private let neighbors: [Int]
    /// The neighbors of neighbors are two pixels away.
    private static let margin = 2

    init(_ picture: borrowing Surface, rows: Range<Int>, width: Int) {
        let full = width + 2 * Self.margin
        self.width = full
        top = rows.lowerBound
        words = picture.words(
            x: -Self.margin, y: top - Self.margin, width: full, height: rows.count + 2 * Self.margin)
        neighbors = [-full - 1, -full, -full + 1, -1, 1, full - 1, full, full + 1]
    }

    /// The place of the first pixel of a row in ``words``.
    func index(of row: Int) -> Int { (row - top + Self.margin) * width + Self.margin }

    private static func brightness(_ word: UInt32) -> Int {
        let rest = 255 - Int(word >> 24)
        let (red, green, blue) = (Int(word >> 16 & 0xFF), Int(word >> 8 & 0xFF), Int(word & 0xFF))
        return 299 * (red + rest) + 587 * (green + rest) + 114 * (blue + rest)
    }

    func smooths(_ place: Int, with other: EdgePixels) -> Bool {
        let word = words[place]
        let own = Self.brightness(word)
        var (darkest, lightest) = (0, 0)
        var ends: (dark: Int?, light: Int?) = (nil, nil)
        var equal = 0
        for offset in neighbors {
            let neighbor = words[place + offset]
            let step = neighbor == word ? 0 : Self.brightness(neighbor) - own
            if step == 0 {
                equal += 1
                // The inside of an area and a line of its own do not smooth anything.
                if equal > 2 { return false }
            }
            if step < darkest { (darkest, ends.dark) = (step, place + offset) }
            if step > lightest { (lightest, ends.light) = (step, place + offset) }
        }
        guard let dark = ends.dark, let light = ends.light else { return false }
        return isFlat(dark) && other.isFlat(dark) || isFlat(light) && other.isFlat(light)
    }

    /// Whether at least three neighbors have the color of a pixel.
    private func isFlat(_ place: Int) -> Bool {
        let own = words[place]
        var equal = 0
        for offset in neighbors where words[place + offset] == own {
            equal += 1
            if equal == 3 { return true }
        }
        return false
    }
}
