import Specs
import Values

/// The edges of a box beside which a stack without a written spacing leaves no room: those of a spacer.
///
/// Source: layout.md, “Default spacing” (OpenSwiftUI, `Geometry/Spacing.swift` and `Separator/Spacer.swift`). A stack
/// has its first child's edge at its start and its last child's at its end; a frame or a padding makes an edge plain.
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

    /// Those of a stack with these children.
    static func ofStack(_ children: [Box], along axis: Axis) -> OpenEdges {
        let start = children.first?.openEdges.intersection(.start(of: axis)) ?? []
        let end = children.last?.openEdges.intersection(.end(of: axis)) ?? []
        return start.union(end)
    }

    /// The edges that stay as they are when room is added around a box.
    func inside(_ insets: Insets) -> OpenEdges {
        var edges = self
        if insets.top != 0 { edges.remove(.top) }
        if insets.leading != 0 { edges.remove(.leading) }
        if insets.bottom != 0 { edges.remove(.bottom) }
        if insets.trailing != 0 { edges.remove(.trailing) }
        return edges
    }

    /// The edges that stay as they are in a frame.
    func insideFrame(_ horizontal: AxisSizing, _ vertical: AxisSizing) -> OpenEdges {
        var edges = self
        if !horizontal.isFree { edges.subtract(.horizontal) }
        if !vertical.isFree { edges.subtract(.vertical) }
        return edges
    }
}

extension [Box] {
    /// The gap after each child but the last.
    func gaps(_ spacing: Points, isStandard: Bool, along axis: Axis) -> [Points] {
        zip(self, dropFirst()).map { first, second in
            let isOpen =
                first.openEdges.contains(.end(of: axis)) || second.openEdges.contains(.start(of: axis))
            return isStandard && isOpen ? 0 : spacing
        }
    }
}
