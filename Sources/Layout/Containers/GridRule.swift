import Specs
import Values

/// `grid`: cells in columns, row by row.
///
/// Source: swiftui-layout.md, “LazyVGrid” (objc.io, “SwiftUI's Grid Views”). Columns are computed twice. The widths of
/// the first pass determine the size, and the second pass starts from that size, so flexible columns may exceed it.
struct GridRule: LayoutRule {
    let grid: BoundGrid
    let children: [Box]

    /// Returns a width of at least the proposal and at least the total of the columns.
    func size(for proposal: ProposedSize) -> Size {
        let width = reportedWidth(for: proposal)
        let rows = rows(in: GridColumns(grid, width: proposedWidth(for: proposal)))
        return Size(width: width, height: max(0, rows.last.map { $0.y + $0.height } ?? 0))
    }

    func baselines(in size: Size, proposal: ProposedSize) -> Baselines? {
        var all: [Baselines?] = []
        forEachCell(in: size) { cell in
            all.append(children[cell.index].baselines(for: cell.proposal)?.moved(down: cell.origin.y))
        }
        return Baselines.combining(all)
    }

    func place(in rect: Rect, proposal: ProposedSize, into placed: inout Placed) {
        forEachCell(in: rect.size) { cell in
            let origin = rect.origin.moved(by: cell.origin)
            children[cell.index].place(at: origin, proposal: cell.proposal, into: &placed)
        }
    }

    /// An unspecified width is 10, as for every view without an intrinsic width.
    private func proposedWidth(for proposal: ProposedSize) -> Points {
        proposal.width ?? ProposedSize.unspecifiedLength
    }

    private func reportedWidth(for proposal: ProposedSize) -> Points {
        let width = proposedWidth(for: proposal)
        return max(width, GridColumns(grid, width: width).total)
    }

    private struct Row {
        var cells: Range<Int>
        var y: Points
        var height: Points
    }

    /// Returns rows as high as their highest child, which is measured with its column's width.
    private func rows(in columns: GridColumns) -> [Row] {
        var rows: [Row] = []
        var y: Points = 0
        guard !columns.columns.isEmpty else { return [] }
        for first in stride(from: 0, to: children.count, by: columns.columns.count) {
            let cells = first..<min(first + columns.columns.count, children.count)
            let heights = cells.map { index in
                children[index].size(for: ProposedSize(width: columns.columns[index - first].width, height: nil)).height
            }
            let height = heights.max() ?? 0
            rows.append(Row(cells: cells, y: y, height: height))
            y += height + grid.lineSpacing
        }
        return rows
    }

    private struct Cell {
        var index: Int
        var proposal: ProposedSize
        var origin: Point
    }

    /// The second pass: computes columns from the grid's width; each child is proposed its whole cell. Columns that are
    /// narrower than the grid are aligned in it, wider ones start at its leading edge.
    private func forEachCell(in size: Size, _ body: (Cell) -> Void) {
        let columns = GridColumns(grid, width: size.width)
        let rest = Size(width: max(0, size.width - columns.total), height: 0)
        let start = grid.alignment.origin(of: Size(width: 0, height: 0), baselines: nil, in: rest).x
        for row in rows(in: columns) {
            for index in row.cells {
                let column = columns.columns[index - row.cells.lowerBound]
                let cell = Size(width: column.width, height: row.height)
                let child = children[index]
                let proposal = ProposedSize(cell)
                let baselines = grid.alignment.vertical.isBaseline ? child.baselines(for: proposal) : nil
                let place = grid.alignment.origin(of: child.size(for: proposal), baselines: baselines, in: cell)
                body(
                    Cell(
                        index: index, proposal: proposal,
                        origin: Point(x: start + column.x + place.x, y: row.y + place.y)))
            }
        }
    }
}

extension BoundGrid {
    /// The grid without values that are not finite.
    var finite: BoundGrid {
        var grid = self
        grid.spacing = spacing.finite
        grid.lineSpacing = lineSpacing.finite
        grid.columns = columns.map { column in
            var column = column
            column.spacing = column.spacing?.finite
            switch column.width {
            case .fixed(let length): column.width = .fixed(max(0, length.finite))
            case .flexible(let least, let greatest):
                column.width = .flexible(min: max(0, least.finite), max: max(greatest, max(0, least.finite)))
            case .adaptive(let least, let greatest):
                column.width = .adaptive(min: max(0, least.finite), max: max(greatest, max(0, least.finite)))
            }
            return column
        }
        return grid
    }
}
