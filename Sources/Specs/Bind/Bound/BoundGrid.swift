package import Values

/// A `grid`: rows of cells, in columns whose widths do not depend on their content.
package struct BoundGrid: Sendable, Equatable {
    package struct Column: Sendable, Hashable {
        package enum Width: Sendable, Hashable {
            case fixed(Points)
            case flexible(min: Points, max: Points)
            /// As many columns as fit, each at least `min` wide.
            case adaptive(min: Points, max: Points)
        }

        package var width: Width
        /// The distance to the next column; nil for the grid's spacing.
        package var spacing: Points?

        package init(_ width: Width, spacing: Points? = nil) {
            self.width = width
            self.spacing = spacing
        }
    }

    package var columns: [Column]
    package var spacing: Points
    package var lineSpacing: Points
    /// The alignment of a node in its cell.
    package var alignment: Anchor

    package init(columns: [Column], spacing: Points, lineSpacing: Points, alignment: Anchor = .center) {
        self.columns = columns
        self.spacing = spacing
        self.lineSpacing = lineSpacing
        self.alignment = alignment
    }
}
