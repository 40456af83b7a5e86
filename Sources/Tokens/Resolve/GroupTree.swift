/// The tokens and groups in each group of a set, as indices.
struct GroupTree {
    private var heldTokens: [[Int]]
    private var heldGroups: [[Int]]

    init(_ set: TokenSet) {
        heldTokens = Array(repeating: [], count: set.groups.count)
        heldGroups = Array(repeating: [], count: set.groups.count)
        for index in set.tokens.indices
        where !set.tokens[index].isLeftOut || set.index(of: set.tokens[index].path) != nil {
            if let group = set.tokens[index].group { heldTokens[group].append(index) }
        }
        for index in set.groups.indices {
            if let parent = set.groups[index].parent { heldGroups[parent].append(index) }
        }
    }

    func tokens(of group: Int) -> [Int] { heldTokens[group] }

    func subgroups(of group: Int) -> [Int] { heldGroups[group] }

    mutating func add(token: Int, to group: Int) {
        heldTokens[group].append(token)
    }

    /// Adds a group that was just added to the set.
    mutating func add(group: Int, to parent: Int) {
        heldTokens.append([])
        heldGroups.append([])
        heldGroups[parent].append(group)
    }

    /// A group and all groups below it.
    func groups(from group: Int) -> [Int] {
        var result = [group]
        var next = 0
        while next < result.count {
            result += heldGroups[result[next]]
            next += 1
        }
        return result
    }

    /// A group and the groups above it, nearest first.
    func chain(from group: Int, in set: TokenSet) -> [Int] {
        var result: [Int] = []
        var current: Int? = group
        while let index = current {
            result.append(index)
            current = set.groups[index].parent
        }
        return result
    }
}
