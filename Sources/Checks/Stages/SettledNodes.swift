import Layout
import Specs

/// The nodes that no node rule reports.
///
/// There is one for each worker, for as long as its nodes are bound, because it retains them.
package final class SettledNodes {
    /// A node, and what holds it as far as a rule may ask for that.
    private struct Place: Hashable {
        let node: ObjectIdentifier
        /// A bit for each answer: one number is looked for sooner than eight.
        let surroundings: UInt8

        init(_ placed: PlacedFrame) {
            node = placed.frame.node.identity
            var bits: UInt8 = 0
            func add(_ answer: Bool) { bits = bits << 1 | (answer ? 1 : 0) }
            add(placed.isOwn)
            add(placed.isInsideControl)
            add(placed.isDisabled)
            add(placed.isHiddenFromVoice)
            add(placed.isCovered)
            add(placed.isPartOfControl)
            add(placed.isDrawnBySystem)
            add(placed.isInvisible)
            surroundings = bits
        }
    }

    private var nodes: [Place: BoundNode] = [:]

    package init() {}

    func holds(_ placed: PlacedFrame) -> Bool { nodes[Place(placed)] != nil }

    func note(_ placed: PlacedFrame) { nodes[Place(placed)] = placed.frame.node }
}
