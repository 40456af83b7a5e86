import YAML

/// Matches the items of two lists: equal ones in order first, then those that are most alike.
struct ListAlignment {
    /// The indices of matched items, in the order of the new list.
    private(set) var pairs: [(old: Int, new: Int)] = []
    private(set) var removed: [Int] = []
    private(set) var added: [Int] = []
    /// Equal items in another order.
    private(set) var moved: [(old: Int, new: Int)] = []

    init(_ old: [Node], _ new: [Node]) {
        let (ones, twos) = (old.map(\.canonical), new.map(\.canonical))
        let common = CommonSubsequence.pairs(ones, twos)
        var freeOld = Set(old.indices).subtracting(common.map(\.0))
        var freeNew = Set(new.indices).subtracting(common.map(\.1))
        func match(_ isMatch: (Int, Int) -> Bool, into list: WritableKeyPath<ListAlignment, [(old: Int, new: Int)]>) {
            for two in freeNew.sorted() {
                guard let one = freeOld.sorted().first(where: { isMatch($0, two) }) else { continue }
                freeOld.remove(one)
                freeNew.remove(two)
                self[keyPath: list].append((one, two))
            }
        }
        match({ ones[$0] == twos[$1] }, into: \.moved)
        match({ old[$0]["id"]?.string != nil && old[$0]["id"]?.string == new[$1]["id"]?.string }, into: \.pairs)
        match(
            {
                Self.gap(of: $0, in: common.map(\.0)) == Self.gap(of: $1, in: common.map(\.1))
                    && Self.kind(old[$0]) == Self.kind(new[$1]) && Self.kind(old[$0]) != nil
            }, into: \.pairs)
        match({ Self.gap(of: $0, in: common.map(\.0)) == Self.gap(of: $1, in: common.map(\.1)) }, into: \.pairs)
        pairs = (pairs + common.map { ($0.0, $0.1) }).sorted { $0.new < $1.new }
        removed = freeOld.sorted()
        added = freeNew.sorted()
    }

    /// The number of common items before an index. Items with equal numbers are between the same neighbors.
    private static func gap(of index: Int, in common: [Int]) -> Int { common.count { $0 < index } }

    private static func kind(_ node: Node) -> String? { SpecDocumentKeys.kind(of: node)?.key }
}
