package import Canvas
import Values

extension TokenSheet {
    /// The page with everything at its place.
    package func layout(engine: TextEngine) -> Page {
        var page = PageCanvas(engine: engine)
        header.place(on: &page)
        facts.place(on: &page)
        if !colors.isEmpty {
            SectionHead(
                "Colors", caption: "on the background of each appearance",
                note: "translucent colors show their own value and alpha"
            ).place(on: &page)
            page.y += 24
            ColorTable(columns: columns, rows: colors).place(on: &page)
        }
        placeContrast(on: &page)
        placeShapes(on: &page)
        if !others.isEmpty {
            SectionHead("Motion and effects").place(on: &page)
            page.y += 24
            TokenGrid(others).place(on: &page)
        }
        footer.place(on: &page)
        return page.finished()
    }

    private func placeContrast(on page: inout PageCanvas) {
        guard matrices.contains(where: { $0.count > 0 }) else { return }
        SectionHead(
            "Contrast",
            caption: "text down, ground across; only pairs that a component shows, of several grounds the worst",
            note: "ratios floored to two decimals"
        ).place(on: &page)
        page.y += 24
        let groups = [commonGroup, Self.platformColors]
        let short = { (name: String) in
            groups.first(where: name.hasPrefix).map { String(name.dropFirst($0.count)) } ?? name
        }
        var height: Points = 0
        for (index, matrix) in matrices.prefix(2).enumerated() {
            let part = ContrastMatrixPart(matrix: matrix, shortName: short)
            height = max(height, part.place(on: &page, x: PageGrid.x(column: index * 6), top: page.y))
        }
        page.y += height
    }

    private static let platformColors = "ios.color."

    /// `color.` where all colors are in that group.
    private var commonGroup: String {
        guard let first = colors.first?.name, let dot = first.firstIndex(of: ".") else { return Self.platformColors }
        let group = String(first[...dot])
        return colors.allSatisfy { $0.name.hasPrefix(group) } ? group : Self.platformColors
    }

    /// Type on the left; radii and distances on the right.
    private func placeShapes(on page: inout PageCanvas) {
        let hasLengths = !radii.isEmpty || !spaces.isEmpty
        guard hasLengths || !types.isEmpty else { return }
        page.y += PageGrid.sectionGap
        page.rule(top: page.y)
        let top: Points = page.y + PageGrid.hairline + 24
        page.y = top
        if !types.isEmpty {
            let y = head("Type", "size / leading, in points", x: PageGrid.left, top: top, on: &page)
            page.y = y + TypeRamp(rows: types, sample: sample).place(on: &page, top: y)
        }
        var y = top
        if !radii.isEmpty {
            y = head("Radii", "drawn at size, continuous", x: LengthColumn.left, top: y, on: &page)
            y += RadiusSquares(radii: radii).place(on: &page, top: y) + 40
        }
        if !spaces.isEmpty {
            let bands = SpaceBands(spaces: spaces)
            y = head("Spacing", "drawn \(bands.scale.name)", x: LengthColumn.left, top: y, on: &page)
            y += bands.place(on: &page, top: y)
        }
        page.y = max(page.y, y)
    }

    /// Returns where the part begins.
    private func head(
        _ title: String, _ caption: String, x: Points, top: Points, on page: inout PageCanvas
    ) -> Points {
        let baseline = top + PageStyle.section.baseline
        let width = page.line(title, .section, x: x, baseline: baseline)
        page.line(caption, .caption, x: x + width + 12, baseline: baseline)
        return top + PageStyle.section.leading + 16
    }
}
