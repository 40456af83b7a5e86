package import Canvas
package import Layout
import Project
import Specs
package import Values

/// Looks at what is behind a text or symbol by drawing the mock-up around it: without the ink, and as if the ink covered
/// everything; and twice more in black and in white, which tells where the ink is.
package struct InkProbe {
    /// A square of the mock-up that holds ink.
    package struct Cell: Sendable, Hashable {
        /// Its center.
        package var place: Point
        package var foreground: RGBA
        package var background: RGBA
    }

    /// The side of a cell: about a stroke of a letter. Its ink is averaged, so that no single pixel decides.
    static let cell: Points = 2
    /// Pixels a point: strokes of letters must be told from their edges.
    static let scale = 2.0
    /// Pixels a point around large materials, whose blur hides what is finer.
    static let blurredScale = 1.0

    private let painter: MockupPainter

    package init(_ painter: MockupPainter) {
        self.painter = painter
    }

    /// What is looked at.
    package struct Question {
        /// The node's path.
        package var path: String
        /// Where its ink is.
        package var rects: [Rect]
        /// How far around the ink the mock-up matters.
        package var reach: Points
        /// The color of the ink where nothing shines through it or changes it; nil where that is to be seen.
        package var foreground: RGBA?
        package var appearance: Appearance
        /// The opaque ground of the mock-up.
        package var base: RGBA
        /// The color of all pictures that are not known.
        package var unknown: RGBA

        package init(
            path: String, rects: [Rect], reach: Points, foreground: RGBA?, appearance: Appearance, base: RGBA,
            unknown: RGBA
        ) {
            self.path = path
            self.rects = rects
            self.reach = reach
            self.foreground = foreground
            self.appearance = appearance
            self.base = base
            self.unknown = unknown
        }
    }

    /// The cells of a node's ink; empty where nothing of it shows.
    package func cells(_ question: Question, in mockup: LaidOut) throws(CanvasError) -> [Cell] {
        let bounds = Rect(origin: .zero, size: mockup.size)
        let union = question.rects.dropFirst().reduce(question.rects.first ?? .zero) { $0.union($1) }
        guard let ink = union.inset(by: -Self.cell).intersection(bounds)?.wholePoints,
            let area = ink.inset(by: -question.reach).intersection(bounds)?.wholePoints
        else { return [] }
        let view = View(
            painter: painter, question: question, mockup: mockup, ink: ink,
            scale: question.reach > 0 ? Self.blurredScale : Self.scale)
        // Where the ink is does not depend on what is around it.
        let (black, white) = (try view.draw(.tinted(.black), in: ink), try view.draw(.tinted(.white), in: ink))
        let coverage = zip(black, white).map { abs($1.red - $0.red) }
        // Groups with an opacity let ink show less, wherever it is.
        let most = coverage.max() ?? 0
        guard most > Self.leastCoverage else { return [] }
        let without = try view.draw(.omitted, in: area)
        let solid =
            if let color = question.foreground { Array(repeating: color.clamped, count: without.count) } else {
                try view.draw(.solid(question.rects), in: area)
            }
        let cells = Cells(
            width: Int(ink.width.value * view.scale), side: Int(Self.cell.value * view.scale),
            isInk: coverage.map { $0 >= most / 2 })
        return cells.mean(of: solid, and: without).map { cell in
            Cell(
                place: Point(x: ink.minX + Points(cell.x / view.scale), y: ink.minY + Points(cell.y / view.scale)),
                foreground: cell.first, background: cell.second)
        }
    }

    /// Ink that shows less than this does not show.
    private static let leastCoverage = 0.02

    /// The window through which the mock-up is drawn.
    private struct View {
        let painter: MockupPainter
        let question: Question
        let mockup: LaidOut
        /// What is read of it, in whole points.
        let ink: Rect
        let scale: Double

        /// Draws a part of the mock-up, and reads its ink's.
        func draw(_ treatment: InkFocus.Treatment, in area: Rect) throws(CanvasError) -> [RGBA] {
            let surface = try Surface(size: area.size, scale: scale, filledWith: question.base.clamped)
            var painter = painter.painter(for: mockup, appearance: question.appearance, scale: scale)
            painter.focus = InkFocus(path: question.path, treatment: treatment)
            painter.unknown = question.unknown
            let inner = painter
            try surface.transformed(.translate(x: -area.minX, y: -area.minY)) { surface throws(CanvasError) in
                for root in mockup.roots { try inner.draw(root, on: surface) }
            }
            try surface.checkDrawing()
            return surface.colors(
                x: Int((ink.minX - area.minX).value * scale), y: Int((ink.minY - area.minY).value * scale),
                width: Int(ink.width.value * scale), height: Int(ink.height.value * scale))
        }
    }
}

extension Rect {
    /// Widened to whole points, so that all drawings have the same pixels.
    fileprivate var wholePoints: Rect {
        let left = Points(minX.value.rounded(.down))
        let top = Points(minY.value.rounded(.down))
        return Rect(
            x: left, y: top, width: Points(maxX.value.rounded(.up)) - left,
            height: Points(maxY.value.rounded(.up)) - top)
    }
}

/// The squares of a picture, and which pixels of them hold ink.
private struct Cells {
    let width: Int
    let side: Int
    let isInk: [Bool]

    struct Mean {
        /// In pixels.
        var x: Double
        var y: Double
        var first: RGBA
        var second: RGBA
    }

    private struct Sum {
        var count = 0
        var first = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
        var second = RGBA(red: 0, green: 0, blue: 0, alpha: 1)

        mutating func add(_ left: RGBA, _ right: RGBA) {
            count += 1
            first = first.plus(left)
            second = second.plus(right)
        }
    }

    /// The colors of two pictures where there is ink, by cell; cells that hold next to none are left out.
    func mean(of first: [RGBA], and second: [RGBA]) -> [Mean] {
        guard width > 0, first.count == isInk.count, second.count == isInk.count else { return [] }
        let columns = (width + side - 1) / side
        var sums: [Int: Sum] = [:]
        for (index, isInk) in isInk.enumerated() where isInk {
            let cell = index / width / side * columns + index % width / side
            sums[cell, default: Sum()].add(first[index], second[index])
        }
        // The dots of a small i must count; the last pixels of an edge must not.
        let least = max(1, side * side / 8)
        return sums.sorted { $0.key < $1.key }.filter { $0.value.count >= least }.map { cell, sum in
            let count = Double(sum.count)
            return Mean(
                x: (Double(cell % columns) + 0.5) * Double(side), y: (Double(cell / columns) + 0.5) * Double(side),
                first: sum.first.divided(by: count), second: sum.second.divided(by: count))
        }
    }
}

extension RGBA {
    fileprivate func plus(_ other: RGBA) -> RGBA {
        RGBA(red: red + other.red, green: green + other.green, blue: blue + other.blue, alpha: 1)
    }

    fileprivate func divided(by count: Double) -> RGBA {
        RGBA(red: red / count, green: green / count, blue: blue / count, alpha: 1)
    }
}
