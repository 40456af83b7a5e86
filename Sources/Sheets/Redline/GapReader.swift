import Layout
import Specs
import Values

/// Reads the distances between the children of a container.
enum GapReader {
    /// Smaller distances are not visible.
    private static let minimum: Points = 0.25

    static func bands(in frame: Frame) -> [Anatomy.Band] {
        switch frame.node.content {
        case .stack(let stack): stack.spacing > 0 ? between(frame.children, along: stack.axis) : []
        case .scroll(let scroll):
            scroll.list.spacing > 0
                ? between(frame.children, along: scroll.axis).filter { frame.rect.contains($0.rect) } : []
        case .flow, .grid: inRows(frame.children)
        default: []
        }
    }

    private static func between(_ children: [Frame], along axis: Axis) -> [Anatomy.Band] {
        zip(children, children.dropFirst()).compactMap { first, second in
            // A spacer takes the remaining room, which is not a figure of the design.
            if first.node.isSpacer || second.node.isSpacer { return nil }
            return band(first.rect, second.rect, along: axis)
        }
    }

    /// Returns the gaps between neighbors in a row, and between rows.
    private static func inRows(_ children: [Frame]) -> [Anatomy.Band] {
        var bands: [Anatomy.Band] = []
        var rows: [Rect] = []
        for (index, child) in children.enumerated() {
            if let row = rows.last, index > 0, child.rect.minY < row.maxY {
                bands += [band(children[index - 1].rect, child.rect, along: .horizontal)].compactMap { $0 }
                rows[rows.count - 1] = row.union(child.rect)
            } else {
                rows.append(child.rect)
            }
        }
        return bands + zip(rows, rows.dropFirst()).compactMap { band($0, $1, along: .vertical) }
    }

    /// Returns the area between two rectangles, as wide as both. They may be in either order, for right-to-left
    /// layouts.
    private static func band(_ first: Rect, _ second: Rect, along axis: Axis) -> Anatomy.Band? {
        switch axis {
        case .horizontal:
            let (left, right) = first.minX <= second.minX ? (first, second) : (second, first)
            let top = max(left.minY, right.minY)
            let rect = Rect(
                x: left.maxX, y: top, width: right.minX - left.maxX, height: min(left.maxY, right.maxY) - top)
            return rect.width >= minimum && rect.height > 0 ? Anatomy.Band(.gap, rect, along: axis) : nil
        case .vertical:
            let left = min(first.minX, second.minX)
            let rect = Rect(
                x: left, y: first.maxY, width: max(first.maxX, second.maxX) - left, height: second.minY - first.maxY)
            return rect.height >= minimum && rect.width > 0 ? Anatomy.Band(.gap, rect, along: axis) : nil
        }
    }
}
