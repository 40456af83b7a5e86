/// The nodes that were bound, by path, so that those of other states and screens that are the same share their values.
struct KnownNodes {
    private var nodes: [String: [BoundNode]] = [:]

    /// The node that is equal to one, or that one itself.
    mutating func shared(_ node: BoundNode) -> BoundNode {
        let path = node.path
        if let known = nodes[path]?.first(where: { $0.holdsSameNodes(as: node) && $0 == node }) { return known }
        nodes[path, default: []].keep(node)
        return node
    }
}

extension BoundNode {
    /// Whether both hold the very same nodes; parts of controls are made anew, and may be equal without being the same.
    fileprivate func holdsSameNodes(as other: BoundNode) -> Bool {
        if case .control = content { return true }
        return children.areSame(as: other.children) && overlay.areSame(as: other.overlay)
    }
}

extension [BoundNode] {
    fileprivate func areSame(as others: [BoundNode]) -> Bool {
        elementsEqual(others) { $0.identity == $1.identity }
    }
}

extension Array {
    /// How many answers are looked through for one that holds again: of thousands of states each may have its own.
    private static var mostKept: Int { 16 }

    /// Adds what may be asked for again, and forgets the oldest of too many.
    mutating func keep(_ element: Element) {
        if count == Self.mostKept { removeFirst() }
        append(element)
    }
}
