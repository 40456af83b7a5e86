import Layout
import Specs
import Values

/// Reads the distances between the children of a container, and their margins.
enum GapReader {
    /// Smaller distances are not visible.
    private static let minimum: Points = 0.25
    /// The minimum length of a margin across its axis.
    private static let lowest: Points = 4

    static func bands(in frame: Frame) -> [Anatomy.Band] {
        switch frame.node.content {
        case .stack(let stack): between(frame.children, along: stack.axis, isSpaced: stack.spacing > 0)
        case .scroll(let scroll):
            between(frame.children, along: scroll.axis, isSpaced: scroll.list.spacing > 0)
                .filter { frame.rect.contains($0.rect) }
        case .flow, .grid: inRows(frame.children.map(\.rect))
        default: []
        }
    }

    /// Returns the margins of a part at the edges of its container. Those beside a neighbor are part of the gap.
    static func margins(of part: Frame, in container: Frame, _ direction: LayoutDirection) -> [Anatomy.Band] {
        guard let margin = part.node.margin?.value, margin != .zero, !part.rect.isEmpty, !part.node.isSystemPart,
            part.node.effects.offset == .zero
        else { return [] }
        let edges = margin.resolved(direction)
        let (inner, bounds) = (part.rect, [container.content, container.rect])
        let (left, right) = (inner.minX - edges.left, inner.maxX + edges.right)
        let (top, bottom) = (inner.minY - edges.top, inner.maxY + edges.bottom)
        let bands: [(isAtEdge: Bool, rect: Rect, axis: Axis)] = [
            (
                bounds.contains { abs(($0.minY - top).value) < 0.5 },
                Rect(x: inner.minX, y: top, width: inner.width, height: edges.top), .vertical
            ),
            (
                bounds.contains { abs(($0.maxY - bottom).value) < 0.5 },
                Rect(x: inner.minX, y: inner.maxY, width: inner.width, height: edges.bottom), .vertical
            ),
            (
                bounds.contains { abs(($0.minX - left).value) < 0.5 },
                Rect(x: left, y: inner.minY, width: edges.left, height: inner.height), .horizontal
            ),
            (
                bounds.contains { abs(($0.maxX - right).value) < 0.5 },
                Rect(x: inner.maxX, y: inner.minY, width: edges.right, height: inner.height), .horizontal
            ),
        ]
        // An overlay may have its margins over the content.
        let isOnTop = container.overlay.contains { $0.node.path == part.node.path }
        let others = ((isOnTop ? [] : container.children) + container.overlay).map(\.rect).filter { $0 != inner }
        return bands.compactMap { isAtEdge, rect, axis in
            // The inset of a hairline has no room for its number.
            guard isAtEdge, rect.width > minimum, rect.height > minimum,
                (axis == .horizontal ? rect.height : rect.width) >= lowest,
                !others.contains(where: { $0.intersection(rect)?.isEmpty == false })
            else { return nil }
            var band = Anatomy.Band(.gap, rect, along: axis)
            band.isMargin = true
            return band
        }
    }

    /// - Parameter isSpaced: whether all neighbors have a distance, and not only those with margins.
    private static func between(_ children: [Frame], along axis: Axis, isSpaced: Bool) -> [Anatomy.Band] {
        zip(children, children.dropFirst()).compactMap { first, second in
            // A spacer takes the remaining room, which is not a figure of the design.
            if first.node.isSpacer || second.node.isSpacer { return nil }
            guard isSpaced || first.node.margin != nil || second.node.margin != nil else { return nil }
            return band(first.rect, second.rect, along: axis)
        }
    }

    /// Returns the gaps between neighbors in a row, and between rows.
    private static func inRows(_ children: [Rect]) -> [Anatomy.Band] {
        var bands: [Anatomy.Band] = []
        var rows: [Rect] = []
        for (index, child) in children.enumerated() {
            if let row = rows.last, index > 0, child.minY < row.maxY {
                bands += [band(children[index - 1], child, along: .horizontal)].compactMap { $0 }
                rows[rows.count - 1] = row.union(child)
            } else {
                rows.append(child)
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
