import Layout
import Specs

/// The nodes that no ``NodeRule`` objects to. One for each worker, and for as long as its nodes are bound: it keeps them.
package final class SettledNodes {
    /// A node, and what holds it as far as a rule may ask for that.
    private struct Place: Hashable {
        let node: ObjectIdentifier
        /// A bit for each answer: one number is looked for sooner than eight.
        let surroundings: UInt8

        init(_ placed: PlacedFrame) {
            node = placed.frame.node.identity
            let answers = (
                placed.isOwn, placed.isInsideControl, placed.isDisabled, placed.isHiddenFromVoice, placed.isCovered,
                placed.isPartOfControl, placed.isDrawnBySystem, placed.isInvisible
            )
            surroundings =
                Self.bit(answers.0, 0) | Self.bit(answers.1, 1) | Self.bit(answers.2, 2) | Self.bit(answers.3, 3)
                | Self.bit(answers.4, 4) | Self.bit(answers.5, 5) | Self.bit(answers.6, 6) | Self.bit(answers.7, 7)
        }

        private static func bit(_ answer: Bool, _ place: UInt8) -> UInt8 { answer ? 1 << place : 0 }
    }

    private var nodes: [Place: BoundNode] = [:]

    package init() {}

    func holds(_ placed: PlacedFrame) -> Bool { nodes[Place(placed)] != nil }

    func note(_ placed: PlacedFrame) { nodes[Place(placed)] = placed.frame.node }
}
