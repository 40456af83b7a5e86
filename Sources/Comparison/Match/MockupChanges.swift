import Values

/// Compares the properties of corresponding nodes.
package enum MockupChanges {
    package static func changes(from base: ComparedMockup, to head: ComparedMockup) -> [NodeChange] {
        let matches = NodeMatcher(base.nodes, head.nodes)
        var changes = compare(base.properties, head.properties, base: nil, head: nil)
        for place in changes.indices { changes[place].isConsequence = changes[place].effect == .computed }
        for (index, node) in head.nodes.enumerated() {
            guard let old = matches.baseOf[index] else {
                changes += added(index, in: head.nodes, matches.baseOf)
                continue
            }
            var own = compare(base.nodes[old].properties, node.properties, base: old, head: index)
            if base.nodes[old].kind != node.kind {
                own.insert(
                    NodeChange(
                        base: old, head: index, property: "kind", before: .text(base.nodes[old].kind),
                        after: .text(node.kind), effect: .layout), at: 0)
            }
            for place in own.indices where own[place].isSeedOfPlace(base.nodes[old], node) {
                own[place].effect = .computed
            }
            let hasOwnLayout = own.contains { $0.effect == .layout }
            for place in own.indices where own[place].effect == .computed { own[place].isConsequence = !hasOwnLayout }
            changes += own
        }
        for index in base.nodes.indices where matches.headOf[index] == nil {
            changes += removed(index, in: base.nodes, matches.headOf)
        }
        return changes + order(from: base, to: head, matches)
    }

    private static func added(_ index: Int, in nodes: [ComparedNode], _ partner: [Int?]) -> [NodeChange] {
        guard isTopmost(index, in: nodes, partner) else { return [] }
        return [
            NodeChange(
                base: nil, head: index, property: NodeChange.node, before: .none, after: words(of: nodes[index]),
                effect: .layout)
        ]
    }

    private static func removed(_ index: Int, in nodes: [ComparedNode], _ partner: [Int?]) -> [NodeChange] {
        guard isTopmost(index, in: nodes, partner) else { return [] }
        return [
            NodeChange(
                base: index, head: nil, property: NodeChange.node, before: words(of: nodes[index]), after: .none,
                effect: .layout)
        ]
    }

    /// Whether the parent of a node without a partner has one. The others are part of the same change.
    private static func isTopmost(_ index: Int, in nodes: [ComparedNode], _ partner: [Int?]) -> Bool {
        nodes[index].parent.map { partner[$0] != nil } ?? true
    }

    private static func words(of node: ComparedNode) -> ComparedValue {
        .text(node.content.isEmpty ? node.kind : "\(node.kind) \(node.content)")
    }

    private static func compare(
        _ old: [ComparedProperty], _ new: [ComparedProperty], base: Int?, head: Int?
    ) -> [NodeChange] {
        if old == new { return [] }
        var names: [String] = []
        for property in new + old where !names.contains(property.name) { names.append(property.name) }
        return names.compactMap { name in
            let (before, after) = (old.filter { $0.name == name }, new.filter { $0.name == name })
            guard before.map(\.value) != after.map(\.value), let first = after.first ?? before.first else { return nil }
            // Of several layers, the values that differ are reported.
            return NodeChange(
                base: base, head: head, property: name,
                before: value(of: before, without: after), after: value(of: after, without: before),
                effect: first.effect, tokens: (before + after).flatMap(\.tokens))
        }
    }

    private static func value(of properties: [ComparedProperty], without others: [ComparedProperty]) -> ComparedValue {
        let values = properties.map(\.value)
        let different = values.filter { value in !others.contains { $0.value == value } }
        let shown = different.isEmpty ? values : different
        return shown.count == 1 ? shown[0] : shown.isEmpty ? .none : .text(shown.map(\.words).joined(separator: "; "))
    }

    /// Children that both versions have, in another order.
    private static func order(from base: ComparedMockup, to head: ComparedMockup, _ matches: NodeMatcher)
        -> [NodeChange]
    {
        let children = head.nodes.indices.compactMap { (index: Int) -> NodeChange? in
            guard let old = matches.baseOf[index] else { return nil }
            let children = head.nodes[index].children.compactMap { matches.baseOf[$0] }
                .filter { base.nodes[$0].parent == old }
            guard children != children.sorted() else { return nil }
            return NodeChange(
                base: old, head: index, property: "order of nodes", before: .none, after: .none, effect: .group)
        }
        return children + orderOfRoots(from: base, to: head, matches)
    }

    /// The body and everything that a screen presents above it, if they are drawn in another order. These have no
    /// parent, and each that has another place can cover or blur what the others draw.
    private static func orderOfRoots(from base: ComparedMockup, to head: ComparedMockup, _ matches: NodeMatcher)
        -> [NodeChange]
    {
        let roots = head.nodes.indices.filter { head.nodes[$0].parent == nil }
            .compactMap { index in matches.baseOf[index].map { (base: $0, head: index) } }
            .filter { base.nodes[$0.base].parent == nil }
        let sorted = roots.map(\.base).sorted()
        return zip(roots, sorted).filter { $0.base != $1 }.map { root, _ in
            NodeChange(
                base: root.base, head: root.head, property: "order of nodes", before: .none, after: .none,
                effect: .group)
        }
    }
}

extension NodeChange {
    /// Whether a sample picture without a seed differs because its node moved in the tree: the seed is then its path.
    fileprivate func isSeedOfPlace(_ base: ComparedNode, _ head: ComparedNode) -> Bool {
        property.hasSuffix("Seed") && before == .text(base.path) && after == .text(head.path)
    }
}
