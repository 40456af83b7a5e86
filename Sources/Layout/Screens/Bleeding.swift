import Specs
import Values

/// Extends backgrounds beyond the safe area: a color or material that reaches the edge of the safe area continues to
/// the edge of the screen.
///
/// Source: swiftui-layout.md, “Safe area” and “overlay/background”. As in SwiftUI, a background with rounded corners
/// does not extend. Neither do backgrounds in clipping nodes and, along the axis of a scroll view, backgrounds of
/// scrolled content.
struct Bleeding {
    let screen: Size
    /// The size of a pixel in points.
    let pixel: Points

    /// Returns the frames and their contents with bleeds, for a region whose edges are those of the safe area.
    func applied(to frames: [Frame], in region: Rect) -> [Frame] {
        bleeding(frames, reach: Reach(region: region, screen: screen)) ?? frames
    }

    /// Returns the frames if any of them or their contents bleeds, otherwise nil. Few do, and the others keep sharing
    /// frames between states.
    private func bleeding(_ frames: [Frame], reach: Reach) -> [Frame]? {
        guard !reach.isNothing else { return nil }
        var result: [Frame]?
        for (index, frame) in frames.enumerated() {
            guard let frame = bleeding(frame, reach: reach) else { continue }
            if result == nil { result = frames }
            result?[index] = frame
        }
        return result
    }

    private func bleeding(_ frame: Frame, reach: Reach) -> Frame? {
        let bleed = bleed(of: frame, reach: reach)
        let inner = reach.inside(frame.node)
        let children = bleeding(frame.children, reach: inner)
        let overlay = bleeding(frame.overlay, reach: inner)
        guard bleed != .zero || children != nil || overlay != nil else { return nil }
        return Frame(
            node: frame.node, rect: frame.rect, content: frame.content, text: frame.text,
            children: children ?? frame.children, overlay: overlay ?? frame.overlay, bleed: bleed)
    }

    private func bleed(of frame: Frame, reach: Reach) -> EdgeInsets {
        guard frame.node.background.contains(where: \.spreads) else { return .zero }
        return reach.bleed(
            of: frame.rect, tolerance: pixel / 2 + 0.001, openEdges: frame.node.corners?.squareEdges ?? .all)
    }
}

/// The region whose edges are those of the safe area, and their distances from the edges of the screen.
private struct Reach {
    let region: Rect
    private var distance: EdgeInsets

    init(region: Rect, screen: Size) {
        self.region = region
        distance = EdgeInsets(
            top: max(0, region.minY), left: max(0, region.minX), bottom: max(0, screen.height - region.maxY),
            right: max(0, screen.width - region.maxX))
    }

    var isNothing: Bool { distance == .zero }

    func inside(_ node: BoundNode) -> Reach {
        var inner = self
        if node.clips { inner.distance = .zero }
        if case .scroll(let scroll) = node.content {
            switch scroll.axis {
            case .horizontal: (inner.distance.left, inner.distance.right) = (0, 0)
            case .vertical: (inner.distance.top, inner.distance.bottom) = (0, 0)
            }
        }
        return inner
    }

    func bleed(of rect: Rect, tolerance: Points, openEdges: BoundBorder.Edges) -> EdgeInsets {
        /// - Parameters:
        ///   - excess: the distance by which the rectangle's edge is beyond the region's edge.
        ///   - length: the length of the rectangle perpendicular to the edge. A rectangle completely beyond the edge
        ///     does not touch it.
        func bleed(_ edge: BoundBorder.Edges, _ excess: Points, of length: Points, _ distance: Points) -> Points {
            guard openEdges.contains(edge), excess >= -tolerance, excess < max(length, tolerance) else { return 0 }
            return max(0, min(distance, distance - excess))
        }
        return EdgeInsets(
            top: bleed(.top, region.minY - rect.minY, of: rect.height, distance.top),
            left: bleed(.leading, region.minX - rect.minX, of: rect.width, distance.left),
            bottom: bleed(.bottom, rect.maxY - region.maxY, of: rect.height, distance.bottom),
            right: bleed(.trailing, rect.maxX - region.maxX, of: rect.width, distance.right))
    }
}

extension BackgroundLayer {
    fileprivate var spreads: Bool {
        switch self {
        case .color, .material: true
        case .gradient, .image, .shape: false
        }
    }
}

extension CornerRadii {
    /// The edges between two corners that are not rounded.
    fileprivate var squareEdges: BoundBorder.Edges {
        func isSquare(_ corner: CornerRadius) -> Bool { corner == .points(0) }
        var edges = BoundBorder.Edges()
        if isSquare(topLeading), isSquare(topTrailing) { edges.insert(.top) }
        if isSquare(topLeading), isSquare(bottomLeading) { edges.insert(.leading) }
        if isSquare(bottomLeading), isSquare(bottomTrailing) { edges.insert(.bottom) }
        if isSquare(topTrailing), isSquare(bottomTrailing) { edges.insert(.trailing) }
        return edges
    }
}
