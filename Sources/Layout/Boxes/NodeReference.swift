import Specs

/// A node that its box and its frame share: one of several siblings, which are kept together.
///
/// A bound node is over a kilobyte, and copying it retains dozens of objects. Keeping the array that it is in does not.
struct NodeReference: Sendable {
    private let siblings: [BoundNode]
    private let index: Int

    init(_ node: BoundNode) {
        siblings = [node]
        index = 0
    }

    private init(_ index: Int, of siblings: [BoundNode]) {
        self.siblings = siblings
        self.index = index
    }

    /// All of them, in their order.
    static func all(_ nodes: [BoundNode]) -> [NodeReference] {
        nodes.indices.map { NodeReference($0, of: nodes) }
    }

    var node: BoundNode { siblings[index] }
}
