/// The properties of groups in one source, handed down to their tokens from other sources. “The final result will
/// be a tokens structure that behaves the same as if it were one source” (DTCG 2025.10, *Resolver*, *Ordering*).
enum GroupProperties {
    /// Hands down types and deprecations.
    ///
    /// - Parameter isOneSource: whether the last type that a group has applies to tokens of earlier sources too, as in
    ///   a resolver document. Otherwise each file keeps the type that it sees.
    static func handDown(in set: inout TokenSet, isOneSource: Bool) {
        guard set.hasSharedGroups else { return }
        // A group comes after the group that contains it.
        var types: [TokenType?] = []
        var deprecations: [Deprecation?] = []
        types.reserveCapacity(set.groups.count)
        deprecations.reserveCapacity(set.groups.count)
        for group in set.groups {
            let parent = group.parent.flatMap { types.indices.contains($0) ? $0 : nil }
            types.append(group.ownType ?? parent.flatMap { types[$0] })
            deprecations.append(
                group.hasOwnDeprecation ? group.deprecation : parent.flatMap { deprecations[$0] })
        }
        for index in set.tokens.indices {
            guard let group = set.tokens[index].group else { continue }
            let inherited = set.tokens[index].inheritedType
            if let type = types[group], inherited == nil || isOneSource, inherited != type {
                set.update(token: index) { $0.inheritedType = type }
            }
            if let deprecation = deprecations[group], set.tokens[index].deprecation == nil,
                !set.tokens[index].hasOwnDeprecation
            {
                set.update(token: index) { $0.deprecation = deprecation }
            }
        }
    }
}
