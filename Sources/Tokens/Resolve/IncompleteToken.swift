import Source

/// Groups that say what a token says and hold nothing: most likely tokens whose value was forgotten.
enum IncompleteToken {
    static func diagnostics(in set: TokenSet) -> [Diagnostic] {
        let suspects = set.groups.indices.filter { set.groups[$0].looksLikeToken }
        guard !suspects.isEmpty else { return [] }
        // Another file may fill a group of which one says nothing but its type.
        let filled = Set(set.tokens.compactMap(\.group)).union(set.groups.compactMap(\.parent))
        return suspects.filter { !filled.contains($0) }.map { index in
            .departure(
                "“\(set.groups[index].path)” has a type but no value; it is read as an empty group",
                at: set.groups[index].nameRange, help: "add a $value")
        }
    }
}
