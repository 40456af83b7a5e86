/// The tree edit distance of Zhang and Shasha (1989), with the pairs of nodes that it keeps.
///
/// Pairs preserve order and ancestors. A node that was put around others is therefore added, and the others are kept.
struct TreeEditDistance {
    /// A tree as its nodes in postorder: children before their parents.
    struct Tree {
        /// The numbers that the caller uses for the nodes; nil for the root of a list of trees.
        var nodes: [Int?] = []
        /// For each node, the place of the first leaf below it.
        var leaves: [Int] = []

        /// The last node of each subtree that is not the first child of its parent.
        var keyRoots: [Int] {
            var last: [Int: Int] = [:]
            for (place, leaf) in leaves.enumerated() { last[leaf] = place }
            return last.values.sorted()
        }
    }

    /// The cost of removing or adding a node.
    static let step = 1.0

    private let old: Tree
    private let new: Tree
    /// The cost of keeping a node of the old tree as one of the new tree.
    private let cost: (Int, Int) -> Double
    /// The distances of subtrees, by their last nodes.
    private var distances: [Double]

    /// - Parameter cost: takes the caller's numbers of two nodes. More than two steps exclude a pair.
    static func pairs(_ old: Tree, _ new: Tree, cost: @escaping (Int, Int) -> Double) -> [(Int, Int)] {
        guard !old.nodes.isEmpty, !new.nodes.isEmpty else { return [] }
        var distance = TreeEditDistance(old, new, cost: cost)
        for one in old.keyRoots {
            for two in new.keyRoots { distance.measure(one, two) }
        }
        return distance.keptPairs()
    }

    private init(_ old: Tree, _ new: Tree, cost: @escaping (Int, Int) -> Double) {
        self.old = old
        self.new = new
        self.cost = cost
        distances = [Double](repeating: 0, count: old.nodes.count * new.nodes.count)
    }

    private func relabeling(_ one: Int, _ two: Int) -> Double {
        switch (old.nodes[one], new.nodes[two]) {
        case (let one?, let two?): cost(one, two)
        case (nil, nil): 0
        default: .infinity
        }
    }

    /// Fills the table of forests that end at two nodes, and the distances of the subtrees on the way.
    @discardableResult
    private mutating func measure(_ one: Int, _ two: Int) -> [Double] {
        let (first, second) = (old.leaves[one], new.leaves[two])
        let (rows, columns) = (one - first + 2, two - second + 2)
        var table = [Double](repeating: 0, count: rows * columns)
        for row in 1..<rows { table[row * columns] = table[(row - 1) * columns] + Self.step }
        for column in 1..<columns { table[column] = table[column - 1] + Self.step }
        for row in 1..<rows {
            for column in 1..<columns {
                let (node, other) = (first + row - 1, second + column - 1)
                let removal = table[(row - 1) * columns + column] + Self.step
                let addition = table[row * columns + column - 1] + Self.step
                let keep: Double
                if old.leaves[node] == first, new.leaves[other] == second {
                    keep = table[(row - 1) * columns + column - 1] + relabeling(node, other)
                    table[row * columns + column] = min(removal, addition, keep)
                    distances[node * new.nodes.count + other] = table[row * columns + column]
                } else {
                    let before = (old.leaves[node] - first) * columns + new.leaves[other] - second
                    keep = table[before] + distances[node * new.nodes.count + other]
                    table[row * columns + column] = min(removal, addition, keep)
                }
            }
        }
        return table
    }

    /// Goes back through the tables from the end.
    private mutating func keptPairs() -> [(Int, Int)] {
        var pairs: [(Int, Int)] = []
        var waiting = [(old.nodes.count - 1, new.nodes.count - 1)]
        while let (one, two) = waiting.popLast() {
            let table = measure(one, two)
            let (first, second) = (old.leaves[one], new.leaves[two])
            let columns = two - second + 2
            var (row, column) = (one - first + 1, two - second + 1)
            while row > 0, column > 0 {
                let value = table[row * columns + column]
                let (node, other) = (first + row - 1, second + column - 1)
                if value == table[(row - 1) * columns + column] + Self.step {
                    row -= 1
                } else if value == table[row * columns + column - 1] + Self.step {
                    column -= 1
                } else if old.leaves[node] == first, new.leaves[other] == second {
                    if let kept = old.nodes[node], let partner = new.nodes[other] { pairs.append((kept, partner)) }
                    row -= 1
                    column -= 1
                } else {
                    waiting.append((node, other))
                    row = old.leaves[node] - first
                    column = new.leaves[other] - second
                }
            }
        }
        return pairs
    }
}
