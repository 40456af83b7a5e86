import Values

extension ContactSheet {
    /// Keeps one column of a component that looks the same in all appearances, such as a button over video, if its
    /// stages and results are the same too.
    mutating func joinEqualColumns() {
        guard columns.count > 1, !rows.isEmpty, rows.allSatisfy(\.isUniform) else { return }
        let title = columns.map(\.title).joined(separator: SheetWords[" and "])
        columns = [Column(String(title.prefix(1)) + title.dropFirst().lowercased(), note: columns[0].note)]
        for index in rows.indices {
            rows[index].cells = Array(rows[index].cells.prefix(1))
            rows[index].others = rows[index].others.map { line in
                Row.Line(notes: Array(line.notes.prefix(1)), cells: Array(line.cells.prefix(1)))
            }
        }
    }
}

extension ContactSheet.Row {
    fileprivate var isUniform: Bool {
        Self.areEqual(cells) && others.allSatisfy { Self.areEqual($0.cells) }
    }

    private static func areEqual(_ cells: [ContactSheet.Cell?]) -> Bool {
        guard let first = cells.first else { return true }
        return cells.allSatisfy { $0.map(key) == first.map(key) }
    }

    private static func key(_ cell: ContactSheet.Cell) -> [String] {
        [
            cell.stageColor.hex, "\(cell.rings.map(\.number))",
            cell.caption.lead, cell.caption.counts,
        ]
    }
}
