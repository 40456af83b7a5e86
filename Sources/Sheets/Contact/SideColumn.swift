import Values

/// The text of a state, next to its stages or above them.
struct SideColumn {
    var row: ContactSheet.Row

    /// Returns the height.
    func place(
        on page: inout PageCanvas, x: Points = PageGrid.left, top: Points, width: Points = PageGrid.sideColumn
    ) -> Points {
        var y = top
        /// Adds a gap below what is already placed.
        func leave(_ gap: Points) { if y > top { y += gap } }
        if !row.name.isEmpty {
            y += page.lines("\(row.number)", .caption, x: x, top: y, width: width) + 4
            y += page.lines(row.name, .rowName, x: x, top: y, width: width)
        }
        if !row.description.isEmpty {
            leave(8)
            y += page.lines(row.description, .text, x: x, top: y, width: width)
        }
        if !row.pairs.isEmpty {
            leave(16)
            y += Pairs(row.pairs).place(on: &page, x: x, top: y, width: width)
        }
        if !row.details.isEmpty {
            leave(24)
            y += DetailPanels(row.details).place(on: &page, x: x, top: y, width: width)
        }
        for finding in row.findings {
            leave(24)
            y += FindingBlock(finding).place(on: &page, x: x, top: y, width: width)
        }
        return y - top
    }
}
