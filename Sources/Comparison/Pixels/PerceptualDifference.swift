package import Canvas
import Values

/// The visible difference of two pictures: pixels whose colors differ noticeably in OKLab, except those that only
/// smooth an edge.
package struct PerceptualDifference: Sendable, Hashable {
    /// The number of pixels that differ visibly.
    package private(set) var pixels = 0
    /// The number of pixels that differ, but only smooth an edge in both pictures.
    package private(set) var smoothing = 0
    /// The smallest box around the visible pixels.
    package private(set) var box: PixelDifference.Box?

    /// Compares two pictures of the same size.
    package init(_ old: borrowing Surface, _ new: borrowing Surface) {
        let (width, height) = (min(old.pixelWidth, new.pixelWidth), min(old.pixelHeight, new.pixelHeight))
        var known: [UInt64: Bool] = [:]
        var edges: (left: Int, top: Int, right: Int, bottom: Int) = (.max, .max, 0, 0)
        for row in 0..<height {
            let before = old.words(x: 0, y: row, width: width, height: 1)
            let after = new.words(x: 0, y: row, width: width, height: 1)
            if before == after { continue }
            // Two more rows and columns on each side, for the neighbors of neighbors.
            let (one, two) = (
                Neighborhood(of: row, in: old, width: width), Neighborhood(of: row, in: new, width: width)
            )
            for column in 0..<width where before[column] != after[column] {
                let pair = UInt64(before[column]) << 32 | UInt64(after[column])
                let isVisible = known[pair] ?? Self.differs(before[column], after[column])
                known[pair] = isVisible
                guard isVisible else { continue }
                if one.smooths(column, with: two) || two.smooths(column, with: one) {
                    smoothing += 1
                    continue
                }
                pixels += 1
                edges = (min(edges.left, column), min(edges.top, row), max(edges.right, column + 1), row + 1)
            }
        }
        guard pixels > 0 else { return }
        box = PixelDifference.Box(
            x: edges.left, y: edges.top, width: edges.right - edges.left, height: edges.bottom - edges.top)
    }

    /// Whether two premultiplied colors differ noticeably on white or on black.
    private static func differs(_ one: UInt32, _ two: UInt32) -> Bool {
        let grounds: [UInt32] = one >> 24 == 255 && two >> 24 == 255 ? [0] : [0, 255]
        return grounds.contains { ground in
            ColorDifference.ok(color(one, on: ground), color(two, on: ground)) > ColorDifference.justNoticeable
        }
    }

    private static func color(_ word: UInt32, on ground: UInt32) -> RGBA {
        let rest = (255 - (word >> 24)) * ground / 255
        func part(_ shift: UInt32) -> Double { Double(min(255, (word >> shift & 0xFF) + rest)) / 255 }
        return RGBA(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }

    /// Five rows of a picture around one row.
    ///
    /// A pixel smooths an edge if it is between a darker and a lighter neighbor, and if one of these has a flat area
    /// around it in both pictures (after Vyšniauskas, “Anti-aliased Pixel and Intensity Slope Detector”, 2009).
    private struct Neighborhood {
        private let words: [UInt32]
        private let width: Int
        private static let reach = 2

        init(of row: Int, in picture: borrowing Surface, width: Int) {
            self.width = width + 2 * Self.reach
            words = picture.words(
                x: -Self.reach, y: row - Self.reach, width: self.width, height: 2 * Self.reach + 1)
        }

        private func word(_ column: Int, _ row: Int) -> UInt32 {
            words[(row + Self.reach) * width + column + Self.reach]
        }

        /// The neighbors of a pixel, as offsets from the row.
        private func neighbors(of column: Int, _ row: Int) -> [(column: Int, row: Int)] {
            [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)].map { (column + $0.0, row + $0.1) }
        }

        private static func brightness(_ word: UInt32) -> Int {
            let rest = 255 - Int(word >> 24)
            let (red, green, blue) = (Int(word >> 16 & 0xFF), Int(word >> 8 & 0xFF), Int(word & 0xFF))
            return 299 * (red + rest) + 587 * (green + rest) + 114 * (blue + rest)
        }

        func smooths(_ column: Int, with other: Neighborhood) -> Bool {
            let own = Self.brightness(word(column, 0))
            var (darkest, lightest) = (0, 0)
            var ends: (dark: (column: Int, row: Int)?, light: (column: Int, row: Int)?) = (nil, nil)
            var equal = 0
            for place in neighbors(of: column, 0) {
                let step = Self.brightness(word(place.column, place.row)) - own
                if step == 0 { equal += 1 }
                if step < darkest { (darkest, ends.dark) = (step, place) }
                if step > lightest { (lightest, ends.light) = (step, place) }
            }
            // The inside of an area and a line of its own do not smooth anything.
            guard equal <= 2, let dark = ends.dark, let light = ends.light else { return false }
            return isFlat(dark) && other.isFlat(dark) || isFlat(light) && other.isFlat(light)
        }

        /// Whether at least three neighbors have the color of a pixel.
        private func isFlat(_ place: (column: Int, row: Int)) -> Bool {
            let own = word(place.column, place.row)
            return neighbors(of: place.column, place.row).count { word($0.column, $0.row) == own } >= 3
        }
    }
}
