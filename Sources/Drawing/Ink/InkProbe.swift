package import Canvas
package import Layout
import Project
import Scene
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

    private let painter: MockupPainter
    private let memory = InkMemory()

    /// One for all mock-ups that may look the same: the states of a component on one screen.
    package init(_ painter: MockupPainter) {
        self.painter = painter
    }

    /// How far all that a mock-up shows reaches: for all inks that are looked at in it.
    package func reach(of mockup: LaidOut) -> FrameReach {
        FrameReach(of: mockup.roots)
    }

    /// Where a node's ink shows. That depends on no appearance.
    ///
    /// - Parameters:
    ///   - path: the node's.
    ///   - boxes: where its ink is laid out.
    ///   - rects: where it is seen.
    ///   - reach: how far around the ink the mock-up matters.
    ///   - isUppermost: whether nothing is painted over it.
    ///   - countsVeiled: whether ink that shows through something counts too.
    ///   - isBlurred: whether the ink is.
    ///   - frames: of the mock-up.
    package func mask(
        of path: String, laidOutIn boxes: [Rect], seenIn rects: [Rect], reach: Points, isUppermost: Bool,
        countsVeiled: Bool, isBlurred: Bool, _ mockup: LaidOut, reaching frames: FrameReach
    ) throws(CanvasError) -> InkMask {
        let union = rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
        let inked = union.inset(by: -Thresholds.cellSide)
        let scale =
            if isBlurred { reach <= Thresholds.fineReach ? Thresholds.fineScale : Thresholds.blurredScale } else {
                reach > 0 ? Thresholds.blurredScale : Thresholds.scale
            }
        let ink = inked.intersection(bounds(of: mockup, with: inked))?.widened(to: 1)
        var empty = InkMask(path: path, boxes: boxes, ink: ink ?? .zero, scale: scale, isBlurred: isBlurred)
        guard ink != nil else { return empty }
        let alone = mockup.roots.leading(to: path)
        if alone.isEmpty || (!isUppermost && reach > 0) { return try filled(empty, in: mockup, frames) }
        // Around the ink of a symbol its box may be large and empty; how far a blur reaches is told from the box.
        let own = try filled(empty, alone: alone, isTrimmed: reach == 0, in: mockup)
        guard !isUppermost else { return own }
        empty.look(in: own.ink)
        return try filled(empty, in: mockup, frames, countingVeiled: countsVeiled ? alone : nil)
    }

    /// A mask with the ink of its node as it is drawn by itself.
    ///
    /// - Parameters:
    ///   - frames: the node's with those that hold it.
    ///   - isTrimmed: whether it is made as small as the ink is.
    private func filled(
        _ mask: InkMask, alone frames: [Frame], isTrimmed: Bool, in mockup: LaidOut
    ) throws(CanvasError) -> InkMask {
        try filled(mask, among: frames, in: mockup) { view throws(CanvasError) in
            view.showsInkAlone = true
            let coverage = InkPixels.coverage(onWhite: try view.draw(.tinted(.black)))
            return isTrimmed ? coverage.trimmed(inStepsOf: Thresholds.cellSide) : coverage
        }
    }

    /// A mask with the ink of its node as it shows among all that is around it.
    ///
    /// - Parameter alone: the node's frame with those that hold it, where ink that shows through something counts too.
    private func filled(
        _ mask: InkMask, in mockup: LaidOut, _ reach: FrameReach, countingVeiled alone: [Frame]? = nil
    ) throws(CanvasError) -> InkMask {
        var mask = mask
        mask.countsVeiled = alone != nil
        let (frames, hiddenBackgrounds) = reach.pruned(to: mask.ink, in: mockup, scale: mask.scale)
        return try filled(mask, among: frames, in: mockup) { view throws(CanvasError) in
            view.hiddenBackgrounds = hiddenBackgrounds
            // What is around it does not matter yet.
            let seen = InkPixels.coverage(try view.draw(.tinted(.black)), try view.draw(.tinted(.white)))
            guard let alone else { return seen }
            view.frames = alone
            view.hiddenBackgrounds = []
            view.showsInkAlone = true
            return seen.countingVeiled(InkPixels.coverage(onWhite: try view.draw(.tinted(.black))))
        }
    }

    private func filled(
        _ empty: InkMask, among frames: [Frame], in mockup: LaidOut,
        _ coverage: (inout View) throws(CanvasError) -> InkCoverage?
    ) throws(CanvasError) -> InkMask {
        let setting = InkMemory.Setting(mockup)
        if let known = memory.filled(empty, among: frames, setting) { return known }
        var view = View(
            painter: painter, boxes: [empty.path: empty.boxes], ink: empty.ink, area: empty.ink, scale: empty.scale,
            mockup: mockup, appearance: .light, base: .white, unknown: .white)
        view.frames = frames
        var mask = empty
        if let coverage = try coverage(&view) { mask.fill(coverage) }
        memory.keep(mask, in: empty.ink, among: frames, setting)
        return mask
    }

    /// A window on what is behind some inks; nil where none of them shows.
    ///
    /// - Parameters:
    ///   - reach: how far around the inks the mock-up matters.
    ///   - frames: of the mock-up.
    package func window(
        around masks: [InkMask], reach: Points, in mockup: LaidOut, reaching frames: FrameReach
    ) -> InkWindow? {
        let scale = masks.first?.scale ?? Thresholds.scale
        let inked = masks.dropFirst().reduce(masks.first?.ink ?? .zero) { $0.union($1.ink) }
        // With what is not looked at: a window shows the same whichever of the inks that stick out are.
        let bounds = bounds(of: mockup, with: frames.inked.map(inked.union) ?? inked)
        let window = InkWindow(around: masks, reach: reach, scale: scale, in: bounds)
        guard var window else { return nil }
        (window.frames, window.hiddenBackgrounds) = frames.pruned(to: window.area, in: mockup, scale: scale)
        return memory.shared(window, InkMemory.Setting(mockup))
    }

    /// What there is to be drawn of a mock-up: what sticks out of a component is seen on its backdrop.
    private func bounds(of mockup: LaidOut, with ink: Rect) -> Rect {
        let bounds = Rect(origin: .zero, size: mockup.size)
        if case .component = mockup.tree.arrangement { return bounds.union(ink) }
        return bounds
    }

    /// The colors of a mask's cells; nil for those that tell nothing.
    ///
    /// - Parameters:
    ///   - window: through which what is behind the ink is seen.
    ///   - foreground: the color of the ink where nothing shines through it or changes it; nil otherwise.
    ///   - base: the opaque ground of the mock-up.
    ///   - unknown: the color of all pictures that are not known.
    package func colors(
        under mask: InkMask, through window: InkWindow, foreground: RGBA?, appearance: Appearance, base: RGBA,
        unknown: RGBA, in mockup: LaidOut
    ) throws(CanvasError) -> [Pair?] {
        guard !mask.cells.isEmpty else { return [] }
        func pixels(_ treatment: InkFocus.Treatment) throws(CanvasError) -> InkPixels {
            let question = InkLedger.Question(treatment: treatment, base: base, unknown: unknown)
            return try window.ledger.pixels(question, in: appearance) { colors throws(CanvasError) in
                var view = View(
                    painter: painter, boxes: window.boxes, ink: window.ink, area: window.area, scale: window.scale,
                    mockup: mockup, appearance: appearance, base: base, unknown: unknown)
                (view.frames, view.hiddenBackgrounds) = (window.frames, window.hiddenBackgrounds)
                view.colors = colors
                return try view.draw(treatment)
            }
        }
        let without = try pixels(.omitted)
        if mask.isBlurred { return BlurredInk(without: without, shown: try pixels(.shown)).pairs(under: mask) }
        let solid = foreground == nil ? try pixels(.solid) : nil
        return InkReading(without: without, solid: solid, foreground: foreground).pairs(under: mask)
    }

    /// A part of a mock-up as it is drawn to look at some inks.
    private struct View {
        let painter: MockupPainter
        let boxes: [String: [Rect]]
        /// What is read of ``area``.
        let ink: Rect
        let area: Rect
        let scale: Double
        let mockup: LaidOut
        let appearance: Appearance
        let base: RGBA
        let unknown: RGBA
        var frames: [Frame] = []
        var hiddenBackgrounds: Set<String> = []
        var colors: InkLedger.Colors?
        var showsInkAlone = false

        /// Draws the area, and reads its ink's.
        func draw(_ treatment: InkFocus.Treatment) throws(CanvasError) -> InkPixels {
            let surface = try Surface(size: area.size, scale: scale, filledWith: base.clamped)
            var painter = painter.painter(for: mockup, appearance: appearance, scale: scale)
            painter.focus = InkFocus(boxes: boxes, treatment: treatment)
            painter.unknown = unknown
            painter.colors = colors
            var subset = SceneBuilder.Subset()
            subset.omitsCarets = true
            subset.hiddenBackgrounds = hiddenBackgrounds
            if showsInkAlone { subset.ink = Set(boxes.keys) }
            let builder = SceneBuilder(scrollRegion: ScrollRegion(of: mockup), subset: subset)
            let (inner, items) = (painter, builder.items(of: frames))
            try surface.transformed(.translate(x: -area.minX, y: -area.minY)) { surface throws(CanvasError) in
                try inner.draw(items, on: surface)
            }
            try surface.checkDrawing()
            let words = surface.words(
                x: Int((ink.minX - area.minX).value * scale), y: Int((ink.minY - area.minY).value * scale),
                width: Int(ink.width.value * scale), height: Int(ink.height.value * scale))
            return InkPixels(words: words, rect: ink, scale: scale)
        }
    }
}
