package import Canvas
import Values

extension RedlineSheet {
    private static let subheadGap: Points = 32
    private static let partGap: Points = 48
    /// The room left and right of a tall component for labels.
    private static let leftRoom: Points = 176
    private static let rightRoom: Points = 288
    private static let tallest: Points = 880
    /// The maximum height of a shallow drawing, which has the full width and its notes below.
    private static let shallow: Points = 132
    private static let wideRoom: Points = 84

    /// Lays out the page.
    package func layout(engine: TextEngine) -> Page {
        var page = PageCanvas(engine: engine, sample: sample)
        header.place(on: &page)
        facts.place(on: &page)
        page.y += 32
        RedlineLegend(kinds: kinds).place(on: &page)
        if isSmall { placeSmall(on: &page) } else { placeLarge(on: &page) }
        for (index, finding) in findings.enumerated() {
            page.y += index == 0 ? Self.partGap : 32
            page.y += finding.place(on: &page, top: page.y)
        }
        footer.place(on: &page)
        return page.finished()
    }

    private func subhead(_ title: String, _ caption: String, x: Points, top: Points, on page: inout PageCanvas) {
        let baseline = top + PageStyle.rowName.baseline
        let width = page.line(title, .rowName, x: x, baseline: baseline)
        page.line(caption, .caption, x: x + width + 12, baseline: baseline)
    }

    private func placeRemaining(_ words: [String], on page: inout PageCanvas, width: Points) {
        guard !words.isEmpty else { return }
        page.y += 16
        let text = SheetWords["Also: %", words.joined(separator: "; ")]
        page.y += page.lines(text, .caption, x: PageGrid.left, top: page.y, width: width)
    }

    // MARK: Small components

    private func placeSmall(on page: inout PageCanvas) {
        let stages = StateStages(columns: columns, rows: rows)
        let half = PageGrid.span(6)
        let metrics = { (scale: DrawingScale) in
            MetricsDrawing(
                anatomy: main.anatomy, picture: main.picture, background: main.background, isDark: main.isDark,
                homeIndicator: main.homeIndicator, hitArea: main.hitArea, scale: scale, hasSideNotes: false)
        }
        let lanes = metrics(.full).lanes
        let room = Size(width: half - lanes.left - RedlineMeasures.lane - 72, height: 300)
        let scale = DrawingScale.largest(fitting: main.anatomy.size, in: room, of: DrawingScale.redlineSteps)
        SectionHead(title, caption: caption, note: SheetWords["points; drawn % and %", scale.name, stages.scale.name])
            .place(
                on: &page)
        page.y += 24
        let top = page.y
        subhead(SheetWords["Anatomy"], main.caption, x: PageGrid.left, top: top, on: &page)
        subhead(SheetWords["States"], SheetWords["contrast and VoiceOver"], x: StateStages.left, top: top, on: &page)
        page.y = top + PageStyle.rowName.leading + Self.subheadGap
        let height = stages.place(on: &page, top: top + PageStyle.rowName.leading + 16)

        let width: Points = main.anatomy.size.width * scale.factor
        let overhang: Points = main.hitArea.map { max(0, (0 - $0.minY)) * scale.factor } ?? 0
        let origin = Point(
            x: (PageGrid.left + half / 2 - width / 2).rounded(toPixelsAt: 1), y: page.y + lanes.above + overhang)
        let bounds = Rect(x: PageGrid.left, y: top + PageStyle.rowName.leading, width: half, height: 1_000)
        let drawing = metrics(scale).place(on: &page, origin: origin, bounds: bounds)
        page.y = drawing.bottom
        placeRemaining(drawing.unplaced, on: &page, width: half)
        page.y = max(page.y, top + PageStyle.rowName.leading + 16 + height)
    }

    // MARK: Large components

    private var isShallow: Bool { main.anatomy.size.height <= Self.shallow }

    private var scale: DrawingScale {
        let sides: Points = isShallow ? Self.wideRoom * 2 : Self.leftRoom + Self.rightRoom
        let room = Size(width: PageGrid.content - sides, height: Self.tallest)
        let steps = isScreen ? DrawingScale.steps : DrawingScale.redlineSteps.filter { $0.factor <= 2.5 }
        return DrawingScale.largest(fitting: main.anatomy.size, in: room, of: steps)
    }

    /// Returns the left edge of the picture, which is centered if it has the page to itself.
    private func originX(_ scale: DrawingScale) -> Points {
        let width: Points = main.anatomy.size.width * scale.factor
        let middle: Points = PageGrid.width / 2 - width / 2
        return (isShallow ? middle : min(PageGrid.left + Self.leftRoom, middle)).rounded(toPixelsAt: 1)
    }

    private func placeLarge(on page: inout PageCanvas) {
        let scale = scale
        SectionHead(title, caption: caption, note: SheetWords["points; drawn %", scale.name]).place(on: &page)
        page.y += 24
        let x = originX(scale)
        placeMetrics(scale, x: x, on: &page)
        if hasControls || !contrasts.isEmpty { placeOrder(scale, x: x, on: &page) }
        let states = VariantDrawings(variants, after: main.anatomy)
        if !states.isEmpty { states.place(on: &page) }
    }

    private func placeMetrics(_ scale: DrawingScale, x: Points, on page: inout PageCanvas) {
        subhead(SheetWords["Metrics"], main.caption, x: PageGrid.left, top: page.y, on: &page)
        page.y += PageStyle.rowName.leading + 8
        let metrics = MetricsDrawing(
            anatomy: main.anatomy, picture: main.picture, background: main.background, isDark: main.isDark,
            homeIndicator: main.homeIndicator, hitArea: main.hitArea, scale: scale, hasSideNotes: !isShallow)
        let bounds = Rect(x: PageGrid.left, y: page.y, width: PageGrid.content, height: 100_000)
        let overhang: Points = main.hitArea.map { max(0, (0 - $0.minY)) * scale.factor } ?? 0
        let origin = Point(x: x, y: (page.y + metrics.lanes.above + overhang).roundedUp(toPixelsAt: 1))
        let drawing = metrics.place(on: &page, origin: origin, bounds: bounds)
        page.y = drawing.bottom
        placeRemaining(drawing.unplaced, on: &page, width: PageGrid.content)
    }

    private func placeOrder(_ scale: DrawingScale, x: Points, on page: inout PageCanvas) {
        page.y += Self.partGap
        let title =
            !hasControls
            ? "Contrast and VoiceOver" : contrasts.isEmpty ? "Targets and order" : "Targets, order and contrast"
        subhead(SheetWords[title], main.caption, x: PageGrid.left, top: page.y, on: &page)
        page.y += PageStyle.rowName.leading + Self.subheadGap
        let order = OrderDrawing(
            picture: main.picture, background: main.background, isDark: main.isDark,
            isSheet: main.anatomy.isSquareBelow, homeIndicator: main.homeIndicator,
            reach: main.anatomy.reach,
            screenRadius: isScreen ? main.anatomy.frameRadius : nil, stops: stops, nested: nested,
            showsOrder: hasControls, contrasts: contrasts, inks: inks, solids: main.anatomy.solids,
            rings: main.rings, scale: scale)
        let listX = PageGrid.x(column: 8)
        let rightEnd: Points = x + main.anatomy.size.width * scale.factor + RedlineMeasures.lane * 3
        let isListBeside = !stops.isEmpty && rightEnd <= listX && !isShallow
        // Keep labels of the drawing away from the list.
        let width: Points = isListBeside ? listX - PageGrid.gap - PageGrid.left : PageGrid.content
        let bounds = Rect(x: PageGrid.left, y: page.y - 16, width: width, height: 100_000)
        let origin = Point(x: x, y: page.y.roundedUp(toPixelsAt: 1))
        let drawing = order.place(on: &page, origin: origin, bounds: bounds)
        let list = SpokenList(stops: stops)
        if OrderDrawing.isRow(stops), let height = list.placeBelow(drawing.place, on: &page, top: drawing.bottom + 8) {
            page.y = drawing.bottom + 8 + height
        } else if isListBeside {
            let height = list.place(on: &page, x: listX, top: origin.y, columns: 1, width: PageGrid.span(4))
            page.y = max(drawing.bottom, origin.y + height)
        } else {
            page.y = drawing.bottom + 24
            page.y += list.place(on: &page, x: PageGrid.left, top: page.y, columns: 3, width: PageGrid.span(4))
        }
        placeRemaining(drawing.unplaced, on: &page, width: PageGrid.content)
    }
}
