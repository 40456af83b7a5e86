package import Canvas
package import Values

/// The pixels that differ between two pictures, as runs in rows.
package struct PixelDifference: Sendable {
    /// Neighboring pixels of one row.
    struct Run: Sendable {
        var row: Int
        var columns: Range<Int>
    }

    /// A rectangle in pixels.
    package struct Box: Sendable, Hashable {
        package var x: Int
        package var y: Int
        package var width: Int
        package var height: Int

        package init(x: Int, y: Int, width: Int, height: Int) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }

        /// The columns and rows of the box.
        var ranges: (x: Range<Int>, y: Range<Int>) {
            (x..<Self.end(of: x, width), y..<Self.end(of: y, height))
        }

        private static func end(of start: Int, _ length: Int) -> Int {
            let (end, isTooLarge) = start.addingReportingOverflow(max(0, length))
            return isTooLarge ? .max : end
        }
    }

    private var runs: [Run] = []
    /// The number of pixels.
    package private(set) var count = 0

    /// Compares every pixel exactly. Pixels that only one picture has differ.
    package init(_ old: borrowing Surface, _ new: borrowing Surface) {
        let width = max(old.pixelWidth, new.pixelWidth)
        for row in 0..<max(old.pixelHeight, new.pixelHeight) {
            let before = old.words(x: 0, y: row, width: width, height: 1)
            let after = new.words(x: 0, y: row, width: width, height: 1)
            if before == after, row < min(old.pixelHeight, new.pixelHeight), old.pixelWidth == new.pixelWidth {
                continue
            }
            let isShared = row < old.pixelHeight && row < new.pixelHeight
            let shared = isShared ? min(old.pixelWidth, new.pixelWidth) : 0
            var start: Int?
            for column in 0...width {
                let differs = column < width && (before[column] != after[column] || column >= shared)
                if differs, start == nil { start = column }
                if !differs, let first = start {
                    runs.append(Run(row: row, columns: first..<column))
                    count += column - first
                    start = nil
                }
            }
        }
    }

    /// The number of differing pixels inside rectangles.
    ///
    /// - Parameters:
    ///   - origin: the place of the mock-up in the picture, in points.
    ///   - scale: pixels per point.
    package func count(inside rects: [Rect], origin: Point, scale: Double) -> Int {
        let boxes = Self.boxes(rects, origin: origin, scale: scale)
        return runs.reduce(0) { sum, run in
            sum + Self.columns(of: boxes, in: run.row).reduce(0) { $0 + $1.clamped(to: run.columns).count }
        }
    }

    /// The differing pixels outside of rectangles: how many, and the smallest box around them; nil if there are none.
    package func outside(_ rects: [Rect], origin: Point, scale: Double) -> (count: Int, box: Box)? {
        let boxes = Self.boxes(rects, origin: origin, scale: scale)
        var total = 0
        var (left, top, right, bottom) = (Int.max, Int.max, 0, 0)
        for run in runs {
            for rest in Self.subtract(Self.columns(of: boxes, in: run.row), from: run.columns) {
                total += rest.count
                (left, right) = (min(left, rest.lowerBound), max(right, rest.upperBound))
                (top, bottom) = (min(top, run.row), max(bottom, run.row + 1))
            }
        }
        return total == 0 ? nil : (total, Box(x: left, y: top, width: right - left, height: bottom - top))
    }

    /// The rectangles in pixels, with one more pixel on each side for soft edges.
    private static func boxes(_ rects: [Rect], origin: Point, scale: Double) -> [(x: Range<Int>, y: Range<Int>)] {
        func pixels(_ low: Points, _ high: Points) -> Range<Int>? {
            let start = (low.value * scale).rounded(.down) - 1
            let end = (high.value * scale).rounded(.up) + 1
            guard end > start else { return nil }
            return Int(max(-1e6, min(1e6, start)))..<Int(max(-1e6, min(1e6, end)))
        }
        return rects.compactMap { rect in
            let moved = rect.offset(x: origin.x, y: origin.y)
            guard let x = pixels(moved.minX, moved.maxX), let y = pixels(moved.minY, moved.maxY) else { return nil }
            return (x, y)
        }
    }

    /// The columns that the boxes cover in a row, without overlaps.
    static func columns(of boxes: [(x: Range<Int>, y: Range<Int>)], in row: Int) -> [Range<Int>] {
        let found = boxes.filter { $0.y.contains(row) }.map(\.x).sorted { $0.lowerBound < $1.lowerBound }
        return found.reduce(into: []) { merged, range in
            if let last = merged.last, last.upperBound >= range.lowerBound {
                merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
    }

    /// The parts of a range outside of covers, which are sorted and do not overlap.
    static func subtract(_ covers: [Range<Int>], from range: Range<Int>) -> [Range<Int>] {
        var rest: [Range<Int>] = []
        var start = range.lowerBound
        for cover in covers where cover.upperBound > start && cover.lowerBound < range.upperBound {
            if cover.lowerBound > start { rest.append(start..<cover.lowerBound) }
            start = max(start, cover.upperBound)
        }
        if start < range.upperBound { rest.append(start..<range.upperBound) }
        return rest
    }
}
