package import Values

/// An `hstack` or `vstack`.
package struct BoundStack: Sendable, Equatable {
    package var axis: Axis
    /// The distance between the children. If ``hasStandardSpacing``, two neighboring children may define another
    /// distance.
    package var spacing: Points
    /// Whether no spacing is written; then there is none next to a spacer.
    package var hasStandardSpacing = false
    /// The alignment across the axis: the vertical part applies to an `hstack`, the horizontal part to a `vstack`.
    package var alignment: Anchor

    package init(axis: Axis, spacing: Points, alignment: Anchor) {
        self.axis = axis
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// A `scroll`: a stack of which only a part is visible.
package struct BoundScroll: Sendable, Equatable {
    /// The scrolled content, which scrolls along its axis.
    package var list: BoundStack
    package var position: ScrollPosition
    /// Whether scrolling stops only where a node is aligned with the initial position of the first node.
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
    /// Scrolled by this distance from the start.
    case offset(Points)
    /// Scrolled so that the node with this id is at the start of the visible area.
    case node(String)
}
