package import Canvas
import Values

extension MotionSheet {
    private static let rowGap: Points = 32

    /// Lays out the page.
    package func layout(engine: TextEngine) -> Page {
        var page = PageCanvas(engine: engine)
        header.place(on: &page)
        facts.place(on: &page)
        for section in sections { place(section, on: &page) }
        if !findings.isEmpty {
            SectionHead(SheetWords["Findings"]).place(on: &page)
            for (index, finding) in findings.enumerated() {
                page.y += index == 0 ? 24 : Self.rowGap
                page.y += FindingBlock(finding, setting: .wide).place(
                    on: &page, x: PageGrid.left, top: page.y, width: PageGrid.content)
            }
        }
        footer.place(on: &page)
        return page.finished()
    }

    private func place(_ section: Section, on page: inout PageCanvas) {
        let scale = FilmStrip.scale(of: section)
        SectionHead(
            section.story.title, caption: section.story.caption,
            note: [section.story.note, SheetWords["drawn %", scale.name]].filter { !$0.isEmpty }.joined(
                separator: " · ")
        ).place(on: &page)
        page.y += 24
        for row in section.rows {
            FilmStrip(row: row, subject: section.subject, scale: scale, isBrief: section.story.isBrief)
                .place(on: &page)
            page.y += Self.rowGap
        }
        let top = page.y
        let width = PageGrid.span(6)
        var height: Points = 0
        for (column, form) in [(0, PlotTrack.Form.standard), (6, .reduced)] {
            let plot = MotionPlot(
                story: section.story, form: form, appearance: section.appearance, x: PageGrid.x(column: column),
                width: width)
            height = max(height, plot.place(on: &page, top: top))
        }
        page.y = top + height + 8
        let unit =
            switch section.story.measure {
            case .time: SheetWords["time, ms"]
            case .distance: SheetWords["finger travel, points"]
            case .scroll: SheetWords["scroll progress, percent"]
            }
        page.line(
            [unit, SheetWords["circles are the frames above"], SheetWords["gray is the other form"]].joined(
                separator: " · "), .caption, right: PageGrid.right,
            baseline: page.y + PageStyle.caption.baseline)
        page.y += PageStyle.caption.leading
    }
}
