/// The pixel counts of the colors of an opaque picture, separately for smooth areas and edges.
///
/// In smooth areas a changed color would be visible as a band. On the edges of letters and shapes it is not visible.
struct ColorHistogram {
    /// The pixels of each color 0xRRGGBB whose neighbors have nearly the same color.
    private(set) var smooth: [UInt32: Int] = [:]
    /// The pixels of ``smooth`` whose neighbors have exactly the same color.
    private(set) var flat: [UInt32: Int] = [:]
    /// The other pixels of each color.
    private(set) var edges: [UInt32: Int] = [:]

    /// The largest difference of a channel from the pixels to the left and above in a smooth area.
    private static let smoothStep: UInt32 = 3

    init(of picture: PixelRows) {
        var above = [UInt32](repeating: 0, count: picture.width)
        var row = above
        for y in 0..<picture.height {
            picture.copy(y, into: &row)
            if y == 0 { above = row }
            // A row that repeats the one above it needs no comparison of neighbors.
            if y == 0 || row != above { count(row, below: above) } else { countRepeated(row) }
            swap(&row, &above)
        }
    }

    private mutating func count(_ row: [UInt32], below above: [UInt32]) {
        var (word, run) = (row[0], 0)
        for x in row.indices {
            let current = row[x]
            if current == word, current == above[x] {
                run += 1
                continue
            }
            let left = word
            addFlat(left, run)
            (word, run) = (current, 0)
            let isSmooth = Self.isNear(current, left) && Self.isNear(current, above[x])
            if isSmooth {
                smooth[current & 0xFF_FFFF, default: 0] += 1
            } else {
                edges[current & 0xFF_FFFF, default: 0] += 1
            }
        }
        addFlat(word, run)
    }

    private mutating func addFlat(_ word: UInt32, _ run: Int) {
        guard run > 0 else { return }
        smooth[word & 0xFF_FFFF, default: 0] += run
        flat[word & 0xFF_FFFF, default: 0] += run
    }

    /// Counts a row that equals the one above it. Only its longer runs are areas.
    private mutating func countRepeated(_ row: [UInt32]) {
        var start = 0
        while start < row.count {
            let word = row[start]
            let run = PixelRows.runLength(of: row, in: start..<row.count)
            if run >= Self.minimumRun { addFlat(word, run) }
            start += run
        }
    }

    private static let minimumRun = 4

    private static func isNear(_ first: UInt32, _ second: UInt32) -> Bool {
        if first == second { return true }
        for shift: UInt32 in [0, 8, 16] {
            let (one, other) = (first >> shift & 0xFF, second >> shift & 0xFF)
            if (one > other ? one - other : other - one) > smoothStep { return false }
        }
        return true
    }
}
