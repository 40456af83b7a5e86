import Specs
import Values

/// A popover at the node that it points at.
///
/// The rule follows UIKit's behavior on a device. The popover is at the preferred edge of the node, by default the
/// lower one, if it fits there. Otherwise it is at the other edge, or at the one with more room if it fits at neither.
/// It is centered on the node, as far as the bars and the edges of the screen allow. Its arrow is part of it and points
/// at the center of the node.
struct PopoverLayout {
    /// The safe area without bars and keyboard.
    let area: Rect
    let builder: BoxBuilder

    func frames(of presentation: BoundPresentation, at anchor: Rect, margin: Points) -> [Frame] {
        let width = max(0, area.width - margin * 2)
        let below = max(0, area.maxY - margin - anchor.maxY)
        let above = max(0, anchor.minY - margin - area.minY)
        let ideal = builder.box(for: presentation.node(pointing: .top, at: 0))
            .size(for: ProposedSize(width: width, height: nil))
        let fits = (below: ideal.height <= below, above: ideal.height <= above)
        let prefersAbove = presentation.target?.prefersAbove ?? false
        let isBelow = fits.below && !(prefersAbove && fits.above) || !fits.above && below >= above
        let proposal = ProposedSize(width: width, height: min(ideal.height, isBelow ? below : above))
        let edge: BoundTail.Edge = isBelow ? .top : .bottom
        let size = builder.box(for: presentation.node(pointing: edge, at: 0)).size(for: proposal)
        let farthest = max(area.minX + margin, area.maxX - margin - size.width)
        let x = min(max(anchor.midX - size.width / 2, area.minX + margin), farthest)
        let y = isBelow ? anchor.maxY : anchor.minY - size.height
        return builder.box(for: presentation.node(pointing: edge, at: anchor.midX - x))
            .frames(at: Point(x: x, y: y), proposal: proposal)
    }
}

extension [Frame] {
    /// Returns the first frame of the node with an id.
    func firstFrame(id: String) -> Frame? {
        for frame in self {
            if frame.node.id == id { return frame }
            if let inner = frame.children.firstFrame(id: id) ?? frame.overlay.firstFrame(id: id) { return inner }
        }
        return nil
    }
}
