import Project
import Specs
import Values

/// The boxes of nodes that stand in several trees, so that what was measured for one of them need not be for the
/// others.
///
/// Nodes are the same where they are shared, as binding shares what no state and no screen changes. One for each
/// worker, and for as long as its nodes are bound: it keeps them.
package final class KnownBoxes {
    private struct Place: Hashable {
        let node: ObjectIdentifier
        let axis: Axis?
        let isLayer: Bool
        /// Nil for a node without shares, which is the same in all.
        let container: Size?
    }

    private let grid = PixelGrid(scale: 1)
    private var direction: LayoutDirection?
    private var boxes: [Place: Box] = [:]
    /// Those of nodes, and those that they are made of.
    private var all: [Box] = []

    package init() {}

    /// Forgets what was measured for other pixels, and all boxes where it is read in the other direction.
    func begin(scale: Double, direction: LayoutDirection) -> PixelGrid {
        if direction != self.direction {
            self.direction = direction
            boxes = [:]
            all = []
        } else if scale != grid.scale {
            for box in all { box.clearCache() }
        }
        grid.scale = scale
        return grid
    }

    func add(_ box: Box) {
        all.append(box)
    }

    func box(for node: BoundNode, in axis: Axis?, isLayer: Bool, container: Size, make: () -> Box) -> Box {
        let place = Place(
            node: node.identity, axis: axis, isLayer: isLayer, container: node.hasShares ? container : nil)
        if let known = boxes[place] { return known }
        let box = make()
        boxes[place] = box
        return box
    }
}
