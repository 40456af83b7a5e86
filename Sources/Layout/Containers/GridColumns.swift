import Specs
import Values

/// The columns of a grid for a given width. They do not depend on the contents of the cells.
struct GridColumns {
    struct Column {
        var x: Points
        var width: Points
    }

    private(set) var columns: [Column] = []
    /// The distance from the start of the first column to the end of the last.
    private(set) var total: Points = 0

    /// Assigns widths to fixed columns first. The others, in order, each get an equal part of the rest, flexible ones
    /// within their limits. An adaptive column is then divided into as many columns as fit its part.
    init(_ grid: BoundGrid, width: Points) {
        let widths = Self.widths(grid, in: width)
        var x: Points = 0
        for (index, column) in grid.columns.enumerated() {
            let spacing = column.spacing ?? grid.spacing
            if case .adaptive(let least, let greatest) = column.width {
                appendAdaptive(
                    in: widths[index], spacing: spacing, min: least, max: greatest, at: x)
            } else {
                columns.append(Column(x: x, width: widths[index]))
            }
            x += widths[index] + spacing
            total = x - spacing
        }
    }

    private static func widths(_ grid: BoundGrid, in width: Points) -> [Points] {
        let gaps = grid.columns.dropLast().reduce(Points.zero) { $0 + ($1.spacing ?? grid.spacing) }
        var rest = width - gaps
        var left = 0
        for column in grid.columns {
            if case .fixed(let length) = column.width { rest -= length } else { left += 1 }
        }
        return grid.columns.map { column in
            if case .fixed(let length) = column.width { return length }
            let share = max(0, rest / Double(left))
            let taken: Points =
                if case .flexible(let least, let greatest) = column.width { max(least, min(share, greatest)) } else {
                    share
                }
            // Infinity minus infinity is NaN; the rest stays infinite.
            if !(rest - taken).value.isNaN { rest -= taken }
            left -= 1
            return taken
        }
    }

    private mutating func appendAdaptive(
        in width: Points, spacing: Points, min least: Points, max greatest: Points, at x: Points
    ) {
        let pitch = least + spacing
        let fitting = width.isFinite && pitch > 0 ? ((width + spacing) / pitch).rounded(.down) : 1
        let count = Int(Swift.max(1, Swift.min(fitting, Self.maximumColumns)))
        let share = Values.max(0, (width - spacing * Double(count - 1)) / Double(count))
        let each = Values.min(share, greatest)
        for index in 0..<count {
            columns.append(Column(x: x + (each + spacing) * Double(index), width: each))
        }
    }

    /// A limit that no screen reaches.
    private static let maximumColumns = 1_000.0
}
