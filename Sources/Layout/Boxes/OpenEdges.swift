import Specs
import Values

/// The edges of a box at which a stack with default spacing adds no gap: the edges of spacers.
///
/// Source: layout.md, “Default spacing” (OpenSwiftUI, `Geometry/Spacing.swift` and `Separator/Spacer.swift`). A stack
/// has the start edge of its first child and the end edge of its last child. A frame or a padding closes an edge.
struct OpenEdges: OptionSet {
    let rawValue: UInt8

    static let top = OpenEdges(rawValue: 1)
    static let leading = OpenEdges(rawValue: 2)
    static let bottom = OpenEdges(rawValue: 4)
    static let trailing = OpenEdges(rawValue: 8)
    static let horizontal: OpenEdges = [.leading, .trailing]
    static let vertical: OpenEdges = [.top, .bottom]

    static func along(_ axis: Axis) -> OpenEdges { axis.isHorizontal ? .horizontal : .vertical }
    static func start(of axis: Axis) -> OpenEdges { axis.isHorizontal ? .leading : .top }
    static func end(of axis: Axis) -> OpenEdges { axis.isHorizontal ? .trailing : .bottom }

    /// Returns the open edges of a stack with these children.
    static func ofStack(_ children: [Box], along axis: Axis) -> OpenEdges {
        let start = children.first?.openEdges.intersection(.start(of: axis)) ?? []
        let end = children.last?.openEdges.intersection(.end(of: axis)) ?? []
        return start.union(end)
    }

    /// Returns the edges that stay open inside a padding or margin.
    func inside(_ insets: Insets) -> OpenEdges {
        var edges = self
        if insets.top != 0 { edges.remove(.top) }
        if insets.leading != 0 { edges.remove(.leading) }
        if insets.bottom != 0 { edges.remove(.bottom) }
        if insets.trailing != 0 { edges.remove(.trailing) }
        return edges
    }

    /// Returns the edges that stay open inside a frame.
    func insideFrame(_ horizontal: AxisSizing, _ vertical: AxisSizing) -> OpenEdges {
        var edges = self
        if !horizontal.isFree { edges.subtract(.horizontal) }
        if !vertical.isFree { edges.subtract(.vertical) }
        return edges
    }
}

extension [Box] {
    /// Returns the gap after each child except the last.
    func gaps(_ spacing: Points, isStandard: Bool, along axis: Axis) -> [Points] {
        zip(self, dropFirst()).map { first, second in
            let isOpen =
                first.openEdges.contains(.end(of: axis)) || second.openEdges.contains(.start(of: axis))
            return isStandard && isOpen ? 0 : spacing
        }
    }
}
