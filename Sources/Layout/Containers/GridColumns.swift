import Specs
import Values

/// The columns of a grid in a width. They never look at what stands in them.
struct GridColumns {
    struct Column {
        var x: Points
        var width: Points
    }

    private(set) var columns: [Column] = []
    /// From the first column's start to the last one's end.
    private(set) var total: Points = 0

    /// Fixed columns first; the others in their order get an equal part of what is left, flexible ones within their
    /// limits; then an adaptive column becomes as many as fit in its part.
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
            // Infinity less infinity: what was left still is.
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
        let count = Int(Swift.max(1, Swift.min(fitting, Self.mostColumns)))
        let share = Values.max(0, (width - spacing * Double(count - 1)) / Double(count))
        let each = Values.min(share, greatest)
        for index in 0..<count {
            columns.append(Column(x: x + (each + spacing) * Double(index), width: each))
        }
    }

    /// More than any screen has room for.
    private static let mostColumns = 1_000.0
}
