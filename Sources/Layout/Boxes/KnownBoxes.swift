import Project
import Specs
import Values

/// The boxes of nodes that stand in several trees, so that what was measured for one of them need not be for the others.
///
/// Nodes are the same where they are shared, as binding shares what no state and no screen changes. One for each worker, and
/// for as long as its nodes are bound: it keeps them.
package final class KnownBoxes {
    private struct Place: Hashable {
        let node: ObjectIdentifier
        let axis: Axis?
        let isLayer: Bool
    }

    private struct Setting: Hashable {
        var scale: Double
        var direction: LayoutDirection
    }

    private var setting: Setting?
    private var boxes: [Place: Box] = [:]

    package init() {}

    /// Forgets what was measured for other pixels or another direction.
    func begin(scale: Double, direction: LayoutDirection) {
        let new = Setting(scale: scale, direction: direction)
        if new != setting {
            setting = new
            boxes = [:]
        }
    }

    func box(for node: BoundNode, in axis: Axis?, isLayer: Bool, make: () -> Box) -> Box {
        let place = Place(node: node.identity, axis: axis, isLayer: isLayer)
        if let known = boxes[place] { return known }
        let box = make()
        boxes[place] = box
        return box
    }
}
