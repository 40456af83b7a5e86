import Source
import Values

/// Files beside each other that define the same tokens for light and for dark appearance, such as `colors.light.json`
/// and `colors.dark.json`.
package enum SiblingFiles {
    /// Finds such files among parts, by their names.
    ///
    /// - Returns: a document for each group of files, and the indices of the parts that are in none.
    package static func documents(of parts: [TokenPart]) -> (documents: [ResolverDocument], others: [Int]) {
        var documents: [ResolverDocument] = []
        var used: Set<Int> = []
        let names = parts.map { AppearanceName($0.name) }
        var stems: [String] = []
        for name in names where name.appearance != nil && !stems.contains(name.stem) { stems.append(name.stem) }
        for stem in stems {
            let members = names.indices.filter { names[$0].stem == stem }
            let files = members.map { (part: parts[$0], name: names[$0]) }
            guard !used.contains(where: members.contains) else { continue }
            // Files of other modes, such as `colors.dim` beside `colors.light` and `colors.dark`.
            let extra = names.indices.compactMap { index -> (index: Int, label: String)? in
                guard !members.contains(index), !used.contains(index) else { return nil }
                return names[index].label(besides: stem).map { (index, $0) }
            }
            guard let document = document(of: files, others: extra.map { (parts[$0.index], $0.label) }, stem: stem)
            else { continue }
            documents.append(document.document)
            used.formUnion(members)
            used.formUnion(document.taken.map { extra[$0].index })
        }
        return (documents, parts.indices.filter { !used.contains($0) })
    }

    /// Returns the document of files that differ only in the appearance. A file without one is the base of the others.
    /// Files that define no common token are not for appearances.
    ///
    /// - Parameter extra: files that may be for other modes, if they define the same tokens.
    /// - Returns: the document, and the indices of these files that are in it.
    private static func document(
        of files: [(part: TokenPart, name: AppearanceName)], others extra: [(part: TokenPart, label: String)],
        stem: String
    ) -> (document: ResolverDocument, taken: [Int])? {
        let base = files.filter { $0.name.appearance == nil }
        let light = files.filter { $0.name.appearance == .light }
        let others = files.filter { $0.name.appearance != nil && $0.name.appearance != .light }
        guard base.count < 2, light.count < 2, !others.isEmpty, let first = (light + base).first,
            Set(others.map(\.name.appearance)).count == others.count
        else { return nil }
        let known = (base + light).reduce(into: Set<String>()) { $0.formUnion($1.part.tokenPaths) }
        guard others.allSatisfy({ !known.isDisjoint(with: $0.part.tokenPaths) }) else { return nil }
        let label = light.first?.name.label ?? "base"
        var contexts = [
            ResolverDocument.Modifier.Context(name: label, sources: light.map(\.part.source))
        ]
        contexts += others.map { .init(name: $0.name.label, sources: [$0.part.source]) }
        let taken = extra.indices.filter { !known.isDisjoint(with: extra[$0].part.tokenPaths) }
        for place in taken where !contexts.contains(where: { $0.name == extra[place].label }) {
            contexts.append(.init(name: extra[place].label, sources: [extra[place].part.source]))
        }
        var modifier = ResolverDocument.Modifier(
            name: stem.isEmpty ? "appearance" : stem, nameRange: first.part.range, contexts: contexts)
        modifier.kind = .files
        modifier.defaultContext = label
        let document = ResolverDocument(
            steps: [.set(base.map(\.part.source)), .modifier(modifier)], range: first.part.range)
        return (document, taken)
    }
}
