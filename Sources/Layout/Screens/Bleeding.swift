import Specs
import Values

/// How backgrounds reach beyond the safe area: a color or a material that touches its edge, or reaches beyond it, goes on
/// to the screen's.
///
/// Source: layout.md, “Safe area” and “overlay/background”. Like a background in a shape, one with rounded corners
/// stops at its edge; so does what stands in a clipping node, and, along a scroll view's axis, what is scrolled.
struct Bleeding {
    let screen: Size
    /// The length of a pixel.
    let pixel: Points

    /// The frames and all they hold with their bleed, for a region whose edges are those of the safe area.
    func applied(to frames: consuming [Frame], in region: Rect) -> [Frame] {
        apply(to: &frames, reach: Reach(region: region, screen: screen))
        return frames
    }

    /// In place: frames are large, and hold others.
    private func apply(to frames: inout [Frame], reach: Reach) {
        guard !reach.isNothing else { return }
        for index in frames.indices { apply(to: &frames[index], reach: reach) }
    }

    private func apply(to frame: inout Frame, reach: Reach) {
        if frame.node.decoration.hasSpreadingBackground {
            frame.bleed = reach.bleed(
                of: frame.rect, tolerance: pixel / 2 + 0.001, openEdges: frame.node.decoration.squareEdges)
        }
        let inner = reach.inside(frame.node)
        apply(to: &frame.children, reach: inner)
        apply(to: &frame.overlay, reach: inner)
    }
}

/// The region whose edges are the safe area's, and how far it is from there to the screen's edge.
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
        if node.decoration.clips { inner.distance = .zero }
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
        ///   - excess: how far the edge lies beyond the region's.
        ///   - length: that of the rectangle away from the edge; what lies beyond as a whole does not touch it.
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

extension BoundDecoration {
    fileprivate var hasSpreadingBackground: Bool {
        background.contains { layer in
            switch layer {
            case .color, .material: true
            case .gradient, .image, .shape: false
            }
        }
    }

    /// The edges between two corners that are not rounded.
    fileprivate var squareEdges: BoundBorder.Edges {
        guard let radii = corners else { return .all }
        func isSquare(_ corner: CornerRadius) -> Bool { corner == .points(0) }
        var edges = BoundBorder.Edges()
        if isSquare(radii.topLeading), isSquare(radii.topTrailing) { edges.insert(.top) }
        if isSquare(radii.topLeading), isSquare(radii.bottomLeading) { edges.insert(.leading) }
        if isSquare(radii.bottomLeading), isSquare(radii.bottomTrailing) { edges.insert(.bottom) }
        if isSquare(radii.topTrailing), isSquare(radii.bottomTrailing) { edges.insert(.trailing) }
        return edges
    }
}
