/// Finds the nodes of two mock-ups that correspond: by id, then equal subtrees in order, then by tree edit distance.
package struct NodeMatcher {
    private let base: [ComparedNode]
    private let head: [ComparedNode]
    /// For each node of the older version, its node in the newer one.
    package private(set) var headOf: [Int?]
    /// For each node of the newer version, its node in the older one.
    package private(set) var baseOf: [Int?]
    private let baseShapes: [Int]
    private let headShapes: [Int]

    /// Larger trees are matched by their kinds in order, to limit time and memory.
    private static let largestTable = 90_000

    package init(_ base: [ComparedNode], _ head: [ComparedNode]) {
        self.base = base
        self.head = head
        headOf = Array(repeating: nil, count: base.count)
        baseOf = Array(repeating: nil, count: head.count)
        var numbers: [String: Int] = [:]
        baseShapes = Self.shapes(of: base, in: &numbers)
        headShapes = Self.shapes(of: head, in: &numbers)
        matchIDs()
        var waiting = [(Self.roots(of: base), Self.roots(of: head))]
        while let (ones, twos) = waiting.popLast() {
            matchLists(ones, twos)
            for one in ones {
                if let two = headOf[one] { waiting.append((base[one].children, head[two].children)) }
            }
        }
        // Nodes with equal ids may have moved to another parent.
        for one in base.indices {
            guard let two = headOf[one] else { continue }
            if base[one].children.contains(where: { headOf[$0] == nil }) {
                matchLists(base[one].children, head[two].children)
            }
        }
    }

    private static func roots(of nodes: [ComparedNode]) -> [Int] { nodes.indices.filter { nodes[$0].parent == nil } }

    /// Numbers that are equal for equal subtrees. Children follow their parents in the list.
    private static func shapes(of nodes: [ComparedNode], in numbers: inout [String: Int]) -> [Int] {
        var shapes = Array(repeating: 0, count: nodes.count)
        for index in nodes.indices.reversed() {
            let node = nodes[index]
            let text = "\(node.kind)\u{0}\(node.content)\u{0}\(node.children.map { shapes[$0] })"
            let next = numbers.count
            shapes[index] = numbers[text, default: next]
            numbers[text] = shapes[index]
        }
        return shapes
    }

    private mutating func pair(_ one: Int, _ two: Int) {
        guard headOf[one] == nil, baseOf[two] == nil else { return }
        headOf[one] = two
        baseOf[two] = one
    }

    /// Nodes with the same id correspond if there are equally many in both versions.
    private mutating func matchIDs() {
        var places: [String: (old: [Int], new: [Int])] = [:]
        for (index, node) in base.enumerated() {
            if let id = node.id { places[id, default: ([], [])].old.append(index) }
        }
        for (index, node) in head.enumerated() {
            if let id = node.id { places[id, default: ([], [])].new.append(index) }
        }
        for (_, place) in places.sorted(by: { $0.key < $1.key }) where place.old.count == place.new.count {
            for (one, two) in zip(place.old, place.new) { pair(one, two) }
        }
    }

    /// Matches the nodes of two lists that have no partner yet.
    private mutating func matchLists(_ ones: [Int], _ twos: [Int]) {
        let old = ones.filter { headOf[$0] == nil }
        let new = twos.filter { baseOf[$0] == nil }
        if old.isEmpty || new.isEmpty { return }
        let common = CommonSubsequence.pairs(old.map { baseShapes[$0] }, new.map { headShapes[$0] })
        for (one, two) in common { pairSubtrees(old[one], new[two]) }
        // The others are matched between equal neighbors.
        var (start, second) = (0, 0)
        for (one, two) in common + [(old.count, new.count)] {
            matchRest(Array(old[start..<one]), Array(new[second..<two]))
            (start, second) = (one + 1, two + 1)
        }
    }

    private mutating func pairSubtrees(_ one: Int, _ two: Int) {
        pair(one, two)
        for (child, other) in zip(base[one].children, head[two].children) { pairSubtrees(child, other) }
    }

    private mutating func matchRest(_ old: [Int], _ new: [Int]) {
        if old.isEmpty || new.isEmpty { return }
        if old.count == 1, new.count == 1, base[old[0]].kind == head[new[0]].kind { return pair(old[0], new[0]) }
        let (one, two) = (tree(of: old, in: base), tree(of: new, in: head))
        if one.nodes.count * two.nodes.count > Self.largestTable { return matchKinds(old, new) }
        let (headOf, baseOf) = (headOf, baseOf)
        let pairs = TreeEditDistance.pairs(one, two) { [base, head] one, two in
            if headOf[one] != nil || baseOf[two] != nil { return headOf[one] == two ? 0 : 4 }
            guard base[one].kind == head[two].kind else { return 4 }
            return base[one].content == head[two].content ? 0 : 0.75
        }
        for (one, two) in pairs { pair(one, two) }
    }

    private mutating func matchKinds(_ old: [Int], _ new: [Int]) {
        for (one, two) in CommonSubsequence.pairs(old.map { base[$0].kind }, new.map { head[$0].kind }) {
            pair(old[one], new[two])
        }
    }

    private func tree(of roots: [Int], in nodes: [ComparedNode]) -> TreeEditDistance.Tree {
        var tree = TreeEditDistance.Tree()
        func add(_ index: Int) {
            let leaf = tree.nodes.count
            for child in nodes[index].children { add(child) }
            tree.nodes.append(index)
            tree.leaves.append(leaf)
        }
        for root in roots { add(root) }
        tree.nodes.append(nil)
        tree.leaves.append(0)
        return tree
    }
}
