import Specs
import Values

/// A popover at the node that it points at.
///
/// Our own rule, after what UIKit does on a device: below the node where it fits, else above it, else where there is more
/// room; centered on the node as far as the edges of the screen allow. Its arrow is a part of it and points at the middle
/// of the node.
struct PopoverLayout {
    let safeArea: Rect
    let builder: BoxBuilder

    func frames(of presentation: BoundPresentation, at anchor: Rect, margin: Points) -> [Frame] {
        let width = max(0, safeArea.width - margin * 2)
        let below = max(0, safeArea.maxY - margin - anchor.maxY)
        let above = max(0, anchor.minY - margin - safeArea.minY)
        let ideal = builder.box(for: presentation.node(pointing: .top, at: 0))
            .size(for: ProposedSize(width: width, height: nil))
        let isBelow = ideal.height <= below || (ideal.height > above && below >= above)
        let proposal = ProposedSize(width: width, height: min(ideal.height, isBelow ? below : above))
        let edge: BoundTail.Edge = isBelow ? .top : .bottom
        let size = builder.box(for: presentation.node(pointing: edge, at: 0)).size(for: proposal)
        let farthest = max(safeArea.minX + margin, safeArea.maxX - margin - size.width)
        let x = min(max(anchor.midX - size.width / 2, safeArea.minX + margin), farthest)
        let y = isBelow ? anchor.maxY : anchor.minY - size.height
        return builder.box(for: presentation.node(pointing: edge, at: anchor.midX - x))
            .frames(at: Point(x: x, y: y), proposal: proposal)
    }
}

extension [Frame] {
    /// The first frame of the node with an id.
    func firstFrame(id: String) -> Frame? {
        for frame in self {
            if frame.node.id == id { return frame }
            if let inner = (frame.children + frame.overlay).firstFrame(id: id) { return inner }
        }
        return nil
    }
}
