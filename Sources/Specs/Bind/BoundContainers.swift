package import Values

/// An `hstack` or `vstack`.
package struct BoundStack: Sendable, Equatable {
    package var axis: Axis
    /// Between the children; where ``hasStandardSpacing``, only where neither of two children says otherwise.
    package var spacing: Points
    /// Whether no spacing is written, so that there is none beside a spacer.
    package var hasStandardSpacing = false
    /// The alignment across the axis: of an `hstack` the vertical part counts, of a `vstack` the horizontal one.
    package var alignment: Anchor

    package init(axis: Axis, spacing: Points, alignment: Anchor) {
        self.axis = axis
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// A `scroll`: a stack, of which a part is seen.
package struct BoundScroll: Sendable, Equatable {
    /// What is scrolled; its axis is the one that scrolls.
    package var list: BoundStack
    package var position: ScrollPosition
    /// Whether it comes to rest only where one of its nodes stands where the first one does at rest.
    package var snaps: Bool

    package init(list: BoundStack, position: ScrollPosition, snaps: Bool = false) {
        self.list = list
        self.position = position
        self.snaps = snaps
    }

    package var axis: Axis { list.axis }
}

package enum ScrollPosition: Sendable, Hashable {
    case start
    case end
    /// This far scrolled from the start.
    case offset(Points)
    /// So far that the node with this id is in view at the start.
    case node(String)
}

/// A `grid`: rows of cells, in columns that do not look at what stands in them.
package struct BoundGrid: Sendable, Equatable {
    package struct Column: Sendable, Hashable {
        package enum Width: Sendable, Hashable {
            case fixed(Points)
            case flexible(min: Points, max: Points)
            /// As many columns as fit, each at least `min` wide.
            case adaptive(min: Points, max: Points)
        }

        package var width: Width
        /// Before the next column; the grid's where nil.
        package var spacing: Points?

        package init(_ width: Width, spacing: Points? = nil) {
            self.width = width
            self.spacing = spacing
        }
    }

    package var columns: [Column]
    package var spacing: Points
    package var lineSpacing: Points
    /// Of a node in its cell.
    package var alignment: Anchor

    package init(columns: [Column], spacing: Points, lineSpacing: Points, alignment: Anchor = .center) {
        self.columns = columns
        self.spacing = spacing
        self.lineSpacing = lineSpacing
        self.alignment = alignment
    }
}
