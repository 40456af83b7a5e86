package import Canvas
import Values

extension TokenSheet {
    /// Lays out the page.
    package func layout(engine: TextEngine) -> Page {
        var page = PageCanvas(engine: engine, sample: sample)
        header.place(on: &page)
        facts.place(on: &page)
        if !colors.isEmpty {
            SectionHead(
                SheetWords["Colors"],
                caption: SheetWords["on the background of each appearance; increased contrast where it differs"],
                note: SheetWords["translucent colors show their own value and alpha"]
            ).place(on: &page)
            page.y += 24
            ColorTable(columns: columns, rows: colors).place(on: &page)
        }
        if !sharedColors.isEmpty {
            SectionHead(
                SheetWords["Shared colors"], caption: SheetWords["left light, right dark"],
                note: SheetWords["defined in %, whose sheet shows its other tokens", sharedOrigin]
            ).place(on: &page)
            page.y += 24
            TokenGrid(sharedColors).place(on: &page)
        }
        placeContrast(on: &page)
        placeShapes(on: &page)
        if !others.isEmpty {
            SectionHead(SheetWords["Motion and effects"]).place(on: &page)
            page.y += 24
            TokenGrid(others).place(on: &page)
        }
        footer.place(on: &page)
        return page.finished()
    }

    private func placeContrast(on page: inout PageCanvas) {
        guard matrices.contains(where: { $0.count > 0 }) else { return }
        SectionHead(
            SheetWords["Contrast"],
            caption: SheetWords["text colors on the backgrounds where components show them, at their worst"],
            note: SheetWords["ratios floored to two decimals"]
        ).place(on: &page)
        page.y += 24
        ContrastList(Array(matrices.prefix(2))).place(on: &page)
    }

    /// Places type on the left, radii and distances on the right.
    private func placeShapes(on page: inout PageCanvas) {
        let hasLengths = !radii.isEmpty || !spaces.isEmpty || !sizes.isEmpty
        guard hasLengths || !types.isEmpty else { return }
        page.y += PageGrid.sectionGap
        page.rule(top: page.y)
        let top: Points = page.y + PageGrid.hairline + 24
        page.y = top
        if !types.isEmpty {
            let y = head(
                SheetWords["Type"], SheetWords["size / leading, in points"], x: PageGrid.left, top: top, on: &page)
            page.y = y + TypeRamp(rows: types, sample: rampText).place(on: &page, top: y)
        }
        var y = top
        if !radii.isEmpty {
            y = head(
                SheetWords["Radii"], SheetWords["drawn at size, continuous"], x: LengthColumn.left, top: y, on: &page)
            y += RadiusSquares(radii: radii).place(on: &page, top: y) + 40
        }
        for (title, bands) in [("Spacing", SpaceBands(spaces: spaces)), ("Sizes", SpaceBands(sizes: sizes))]
        where !bands.spaces.isEmpty {
            y = head(
                SheetWords[title], SheetWords["drawn %", bands.scale.name], x: LengthColumn.left, top: y, on: &page)
            y += bands.place(on: &page, top: y) + 40
        }
        page.y = max(page.y, hasLengths ? y - 40 : y)
    }

    /// Places a head. Returns the top of the part below it.
    private func head(
        _ title: String, _ caption: String, x: Points, top: Points, on page: inout PageCanvas
    ) -> Points {
        let baseline = top + PageStyle.section.baseline
        let width = page.line(title, .section, x: x, baseline: baseline)
        page.line(caption, .caption, x: x + width + 12, baseline: baseline)
        return top + PageStyle.section.leading + 16
    }
}
