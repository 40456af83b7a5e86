/// The tokens and groups in each group of a set, as indices.
struct GroupTree {
    private var childTokens: [[Int]]
    private var childGroups: [[Int]]

    init(_ set: TokenSet) {
        childTokens = Array(repeating: [], count: set.groups.count)
        childGroups = Array(repeating: [], count: set.groups.count)
        for index in set.tokens.indices
        where !set.tokens[index].isIgnored || set.index(of: set.tokens[index].path) != nil {
            if let group = set.tokens[index].group { childTokens[group].append(index) }
        }
        for index in set.groups.indices {
            if let parent = set.groups[index].parent { childGroups[parent].append(index) }
        }
    }

    func tokens(of group: Int) -> [Int] { childTokens[group] }

    func subgroups(of group: Int) -> [Int] { childGroups[group] }

    mutating func add(token: Int, to group: Int) {
        childTokens[group].append(token)
    }

    /// Adds a group that was just added to the set.
    mutating func add(group: Int, to parent: Int) {
        childTokens.append([])
        childGroups.append([])
        childGroups[parent].append(group)
    }

    /// A group and all groups below it.
    func groups(from group: Int) -> [Int] {
        var result = [group]
        var next = 0
        while next < result.count {
            result += childGroups[result[next]]
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
