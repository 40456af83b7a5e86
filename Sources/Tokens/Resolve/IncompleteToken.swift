import Source

/// Empty groups with the keys of a token, most likely tokens without their value.
enum IncompleteToken {
    static func diagnostics(in set: TokenSet) -> [Diagnostic] {
        let suspects = set.groups.indices.filter { set.groups[$0].looksLikeToken }
        guard !suspects.isEmpty else { return [] }
        // A group that only has a type here may be filled by another file.
        let filled = Set(set.tokens.compactMap(\.group)).union(set.groups.compactMap(\.parent))
        return suspects.filter { !filled.contains($0) }.map { index in
            .departure(
                "“\(set.groups[index].path)” has a type but no value; it is read as an empty group",
                at: set.groups[index].nameRange, help: "add a $value")
        }
    }
}
