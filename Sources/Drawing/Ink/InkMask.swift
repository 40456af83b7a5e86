import Scene
package import Values

/// Where the ink of one node shows, by squares of the mock-up.
package struct InkMask: Sendable {
    /// A square that holds ink.
    package struct Cell: Sendable, Hashable {
        /// Its center.
        package var place: Point
        /// The pixels of ``InkMask/ink`` that hold ink, row by row.
        var pixels: [Int]
    }

    /// The node's path.
    let path: String
    /// Where its lines are laid out.
    let boxes: [Rect]
    /// The part of the mock-up that holds the ink, in whole points.
    private(set) var ink: Rect
    /// Pixels a point.
    let scale: Double
    /// Whether ink that shows through something counts too.
    var countsVeiled = false
    /// Whether the ink is blurred, so that what shows of a letter depends on its strokes.
    let isBlurred: Bool
    /// Row by row.
    package private(set) var cells: [Cell] = []

    init(path: String, boxes: [Rect], ink: Rect, scale: Double, isBlurred: Bool = false) {
        self.path = path
        self.boxes = boxes
        self.ink = ink
        self.scale = scale
        self.isBlurred = isBlurred
    }

    /// About how large its letters are: half of a line.
    var letter: Points { (boxes.map(\.height).min() ?? 0) / 2 }

    /// Says that the ink is nowhere else.
    mutating func look(in part: Rect) { ink = part }

    /// Takes the pixels that are inked by half or more as ink.
    mutating func fill(_ coverage: InkCoverage) {
        ink = coverage.rect
        let coverage = coverage.values
        // Groups with an opacity let ink show less, wherever it is.
        let most = coverage.max() ?? 0
        let width = Int(ink.width.value * scale)
        let side = Int(Thresholds.cellSide.value * scale)
        let half = most / 2 + most % 2
        guard most > (isBlurred ? 0 : Self.leastCoverage), width > 0, side > 0 else { return }
        let columns = (width + side - 1) / side
        let rows = (coverage.count / width + side - 1) / side
        // The dots of a small i must count; the last pixels of an edge must not.
        let least = max(1, side * side / 8)
        for cell in 0..<columns * rows {
            let (row, column) = (cell / columns * side, cell % columns * side)
            let lines = row..<min(row + side, coverage.count / width)
            let places = lines.map { $0 * width + column..<$0 * width + min(column + side, width) }.joined()
            // Most cells have none: they are counted before they are listed.
            let count = places.count { coverage[$0] >= half }
            guard count >= least else { continue }
            var pixels: [Int] = []
            pixels.reserveCapacity(count)
            for index in places where coverage[index] >= half { pixels.append(index) }
            let (x, y) = ((Double(cell % columns) + 0.5) * Double(side), (Double(cell / columns) + 0.5) * Double(side))
            let place = Point(x: ink.minX + Points(x / scale), y: ink.minY + Points(y / scale))
            cells.append(Cell(place: place, pixels: pixels))
        }
    }

    /// Ink that shows no more than this does not show: a fiftieth.
    static let leastCoverage: UInt8 = 5
}
