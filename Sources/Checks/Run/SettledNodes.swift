import Layout
import Specs

/// The nodes that no ``NodeRule`` objects to. One for each worker, and for as long as its nodes are bound: it keeps them.
package final class SettledNodes {
    /// A node, and what holds it as far as a rule may ask for that.
    private struct Place: Hashable {
        let node: ObjectIdentifier
        let isOwn: Bool
        let isInsideControl: Bool
        let isDisabled: Bool
        let isHiddenFromVoice: Bool
        let isCovered: Bool
        let isPartOfControl: Bool
        let isDrawnBySystem: Bool
        let isInvisible: Bool

        init(_ placed: PlacedFrame) {
            node = placed.frame.node.identity
            isOwn = placed.isOwn
            isInsideControl = placed.isInsideControl
            isDisabled = placed.isDisabled
            isHiddenFromVoice = placed.isHiddenFromVoice
            isCovered = placed.isCovered
            isPartOfControl = placed.isPartOfControl
            isDrawnBySystem = placed.isDrawnBySystem
            isInvisible = placed.isInvisible
        }
    }

    private var nodes: [Place: BoundNode] = [:]

    package init() {}

    func holds(_ placed: PlacedFrame) -> Bool { nodes[Place(placed)] != nil }

    func note(_ placed: PlacedFrame) { nodes[Place(placed)] = placed.frame.node }
}
