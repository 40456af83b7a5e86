package import Canvas
import Values

/// The visible difference of two pictures: pixels whose colors differ noticeably in OKLab, except those that only
/// smooth an edge.
package struct PerceptualDifference: Sendable, Hashable {
    /// The differences that count.
    package struct Options: Sendable, Hashable {
        /// The largest difference in OKLab that does not count.
        package var threshold = ColorDifference.justNoticeable
        /// Areas whose pixels do not count, in pixels.
        package var ignored: [PixelDifference.Box] = []

        package init(threshold: Double = ColorDifference.justNoticeable, ignored: [PixelDifference.Box] = []) {
            self.threshold = threshold
            self.ignored = ignored
        }
    }

    /// The number of pixels that differ visibly.
    package private(set) var pixels = 0
    /// The number of pixels that differ, but only smooth an edge in both pictures.
    package private(set) var smoothing = 0
    /// The smallest box around the visible pixels.
    package private(set) var box: PixelDifference.Box?

    /// Rows that are read at once: enough to make up for their margin, and few enough to stay in the processor's cache.
    private static let band = 16

    /// Compares two pictures of the same size.
    package init(_ old: borrowing Surface, _ new: borrowing Surface, options: Options = Options()) {
        let (width, height) = (min(old.pixelWidth, new.pixelWidth), min(old.pixelHeight, new.pixelHeight))
        let ignored = options.ignored.map(\.ranges)
        var colors = KnownColors(threshold: options.threshold)
        var edges: (left: Int, top: Int, right: Int, bottom: Int) = (.max, .max, 0, 0)
        for top in stride(from: 0, to: height, by: Self.band) {
            let rows = top..<min(top + Self.band, height)
            let before = old.words(x: 0, y: top, width: width, height: rows.count)
            if before == new.words(x: 0, y: top, width: width, height: rows.count) { continue }
            let (one, two) = (EdgePixels(old, rows: rows, width: width), EdgePixels(new, rows: rows, width: width))
            for row in rows {
                let start = one.index(of: row)
                let covers = PixelDifference.columns(of: ignored, in: row)
                for columns in PixelDifference.subtract(covers, from: 0..<width) {
                    for column in columns {
                        let place = start + column
                        let (before, after) = (one.words[place], two.words[place])
                        guard before != after, colors.differ(before, after) else { continue }
                        if one.smooths(place, with: two) || two.smooths(place, with: one) {
                            smoothing += 1
                            continue
                        }
                        pixels += 1
                        edges = (min(edges.left, column), min(edges.top, row), max(edges.right, column + 1), row + 1)
                    }
                }
            }
        }
        guard pixels > 0 else { return }
        box = PixelDifference.Box(
            x: edges.left, y: edges.top, width: edges.right - edges.left, height: edges.bottom - edges.top)
    }

    /// Which pairs of colors differ noticeably. It remembers a bounded number of pairs.
    private struct KnownColors {
        private let threshold: Double
        private var pairs = [UInt64](repeating: 0, count: 1 << 12)
        private var answers = [Bool](repeating: false, count: 1 << 12)

        init(threshold: Double) { self.threshold = threshold }

        /// Whether two different premultiplied colors differ noticeably on white or on black.
        mutating func differ(_ one: UInt32, _ two: UInt32) -> Bool {
            let pair = UInt64(one) << 32 | UInt64(two)
            let hash = pair &* 0x9E37_79B9_7F4A_7C15
            let place = Int(truncatingIfNeeded: hash >> 52)
            if pairs[place] != pair {
                pairs[place] = pair
                answers[place] = isNoticeable(one, two)
            }
            return answers[place]
        }

        private func isNoticeable(_ one: UInt32, _ two: UInt32) -> Bool {
            let grounds: [UInt32] = one >> 24 == 255 && two >> 24 == 255 ? [0] : [0, 255]
            return grounds.contains { ground in
                ColorDifference.ok(Self.color(one, on: ground), Self.color(two, on: ground)) > threshold
            }
        }

        private static func color(_ word: UInt32, on ground: UInt32) -> RGBA {
            let rest = (255 - (word >> 24)) * ground / 255
            func part(_ shift: UInt32) -> Double { Double(min(255, (word >> shift & 0xFF) + rest)) / 255 }
            return RGBA(red: part(16), green: part(8), blue: part(0), alpha: 1)
        }
    }
}
