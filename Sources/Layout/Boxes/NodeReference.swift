import Specs

/// A node that its box and its frame share.
///
/// A bound node is over a kilobyte, and copying it retains dozens of objects. Asked for one value of it, a class lends the
/// node; an array would copy it.
final class NodeReference: Sendable {
    private let stored: BoundNode

    init(_ node: BoundNode) {
        stored = node
    }

    /// All of them, in their order.
    static func all(_ nodes: [BoundNode]) -> [NodeReference] {
        nodes.map { NodeReference($0) }
    }

    var node: BoundNode {
        _read { yield stored }
    }
}
