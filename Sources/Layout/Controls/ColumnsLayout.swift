import Specs
import Values

/// The wheels of a picker, equally wide. The rows of each wheel and the unit after them are centered in it.
struct ColumnsLayout {
    private let columns: BoundControl.Columns
    private let parts: [Box]

    init(_ columns: BoundControl.Columns, parts: [Box]) {
        self.columns = columns
        self.parts = parts
    }

    func size(for proposal: ProposedSize) -> Size {
        Size(width: max(0, proposal.width ?? columns.idealWidth), height: columns.height)
    }

    /// Returns rectangles in the order of the parts: the band, the rows, the units.
    func rects(in size: Size) -> [Rect] {
        let width = size.width / Double(max(1, columns.count))
        let rows = zip(columns.rows, parts.dropFirst())
        let units = zip(columns.units, parts.dropFirst(1 + columns.rows.count))
        var rowWidths = Array(repeating: Points(0), count: columns.count)
        var unitWidths = rowWidths
        let room = ProposedSize(width: width, height: columns.rowHeight)
        for (column, part) in units { unitWidths[column] = part.size(for: room).width + columns.unitGap }
        func widths(of column: Int, _ part: Box) -> Points {
            part.size(for: ProposedSize(width: max(0, width - unitWidths[column]), height: columns.rowHeight)).width
        }
        for (row, part) in rows { rowWidths[row.column] = max(rowWidths[row.column], widths(of: row.column, part)) }
        func start(of column: Int) -> Points {
            width * Double(column) + (width - rowWidths[column] - unitWidths[column]) / 2
        }
        func rect(x: Points, width: Points, offset: Points = 0) -> Rect {
            Rect(
                x: x, y: size.height / 2 + offset - columns.rowHeight / 2, width: width, height: columns.rowHeight)
        }
        return [band(in: size)]
            + rows.map { row, part in
                let own = widths(of: row.column, part)
                let free = rowWidths[row.column] - own
                let x = start(of: row.column) + free * columns.alignments[row.column].share
                // Rows further back are smaller, and closer to the center of their wheel.
                let middle = width * (Double(row.column) + 0.5)
                return rect(x: middle + (x + own / 2 - middle) * row.scale - own / 2, width: own, offset: row.offset)
            }
            + units.map { column, _ in
                rect(
                    x: start(of: column) + rowWidths[column] + columns.unitGap,
                    width: unitWidths[column] - columns.unitGap)
            }
    }

    private func band(in size: Size) -> Rect {
        let margin = min(columns.bandMargin, size.width / 2)
        return Rect(
            x: margin, y: (size.height - columns.bandHeight) / 2, width: size.width - margin * 2,
            height: columns.bandHeight)
    }
}

extension HorizontalAlignment {
    /// The part of the free space that is before the aligned item.
    fileprivate var share: Double {
        switch self {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        }
    }
}
