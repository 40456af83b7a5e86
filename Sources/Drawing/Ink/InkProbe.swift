package import Canvas
package import Layout
import Project
import Specs
package import Values

/// Looks at what is behind a text or symbol by drawing the mock-up around it: in black and in white, which tells where
/// the ink is; then, for each appearance, without the ink, and as if the ink covered everything.
package struct InkProbe {
    /// The colors of one cell.
    package struct Pair: Sendable, Hashable {
        package var foreground: RGBA
        package var background: RGBA
    }

    /// Pixels a point: strokes of letters must be told from their edges.
    static let scale = 2.0
    /// Pixels a point around large materials, whose blur hides what is finer.
    static let blurredScale = 1.0

    private let painter: MockupPainter

    package init(_ painter: MockupPainter) {
        self.painter = painter
    }

    /// Where a node's ink shows. That depends on no appearance.
    ///
    /// - Parameters:
    ///   - path: the node's.
    ///   - boxes: where its ink is laid out.
    ///   - rects: where it is seen.
    ///   - reach: how far around the ink the mock-up matters.
    ///   - isUppermost: whether nothing is painted over it.
    package func mask(
        of path: String, laidOutIn boxes: [Rect], seenIn rects: [Rect], reach: Points, isUppermost: Bool,
        _ mockup: LaidOut
    ) throws(CanvasError) -> InkMask {
        let union = rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
        let inked = union.inset(by: -InkMask.side)
        var bounds = Rect(origin: .zero, size: mockup.size)
        // What sticks out of a component is seen on its backdrop.
        if case .component = mockup.tree.arrangement { bounds = bounds.union(inked) }
        let scale = reach > 0 ? Self.blurredScale : Self.scale
        guard let ink = inked.intersection(bounds)?.wholePoints,
            let area = ink.inset(by: -reach).intersection(bounds)?.wholePoints
        else { return InkMask(path: path, boxes: boxes, area: .zero, ink: .zero, scale: scale) }
        var mask = InkMask(path: path, boxes: boxes, area: area, ink: ink, scale: scale)
        let pen = painter.painter(for: mockup, appearance: .light, scale: scale)
        var view = View(painter: painter, mask: mask, mockup: mockup, appearance: .light, base: .white, unknown: .white)
        let alone = isUppermost ? Painter.leading(mockup.roots, to: path) : []
        if !alone.isEmpty {
            view.mask.frames = alone
            view.showsInkAlone = true
            mask.fill(InkPixels.coverage(onWhite: try view.draw(.tinted(.black), in: ink)))
        } else {
            view.mask.frames = pen.pruned(mockup.roots, to: area).frames
            // What is around it does not matter yet.
            let (black, white) = (try view.draw(.tinted(.black), in: ink), try view.draw(.tinted(.white), in: ink))
            mask.fill(InkPixels.coverage(black, white))
        }
        if !mask.cells.isEmpty { (mask.frames, mask.hiddenGrounds) = pen.pruned(mockup.roots, to: area) }
        return mask
    }

    /// The colors of a mask's cells.
    ///
    /// - Parameters:
    ///   - foreground: the color of the ink where nothing shines through it or changes it; nil where that is to be seen.
    ///   - base: the opaque ground of the mock-up.
    ///   - unknown: the color of all pictures that are not known.
    ///   - ledger: what was seen through this mask before.
    package func colors(
        under mask: InkMask, foreground: RGBA?, appearance: Appearance, base: RGBA, unknown: RGBA, in mockup: LaidOut,
        _ ledger: InkLedger
    ) throws(CanvasError) -> [Pair] {
        guard !mask.cells.isEmpty else { return [] }
        func means(_ treatment: InkFocus.Treatment) throws(CanvasError) -> [RGBA] {
            let question = InkLedger.Question(treatment: treatment, base: base, unknown: unknown)
            return try ledger.means(question, in: appearance) { colors throws(CanvasError) in
                let view = View(
                    painter: painter, mask: mask, mockup: mockup, appearance: appearance, base: base, unknown: unknown,
                    colors: colors)
                let drawn = try view.draw(treatment, in: mask.area)
                return mask.cells.map { drawn.mean(at: $0.pixels) }
            }
        }
        let without = try means(.omitted)
        if let foreground {
            return without.map { Pair(foreground: foreground.clamped, background: $0) }
        }
        let solid = try means(.solid(mask.boxes))
        return zip(solid, without).map { Pair(foreground: $0, background: $1) }
    }

    /// The window through which the mock-up is drawn.
    private struct View {
        let painter: MockupPainter
        var mask: InkMask
        let mockup: LaidOut
        let appearance: Appearance
        let base: RGBA
        let unknown: RGBA
        var colors: InkLedger.Colors?
        var showsInkAlone = false

        /// Draws a part of the mock-up, and reads its ink's.
        func draw(_ treatment: InkFocus.Treatment, in area: Rect) throws(CanvasError) -> InkPixels {
            let (ink, scale) = (mask.ink, mask.scale)
            let surface = try Surface(size: area.size, scale: scale, filledWith: base.clamped)
            var painter = painter.painter(for: mockup, appearance: appearance, scale: scale)
            painter.focus = InkFocus(path: mask.path, treatment: treatment)
            painter.unknown = unknown
            painter.colors = colors
            painter.showsInkAlone = showsInkAlone
            painter.hiddenGrounds = mask.hiddenGrounds
            let inner = painter
            try surface.transformed(.translate(x: -area.minX, y: -area.minY)) { surface throws(CanvasError) in
                for root in mask.frames { try inner.draw(root, on: surface) }
            }
            try surface.checkDrawing()
            return InkPixels(
                words: surface.words(
                    x: Int((ink.minX - area.minX).value * scale), y: Int((ink.minY - area.minY).value * scale),
                    width: Int(ink.width.value * scale), height: Int(ink.height.value * scale)))
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
