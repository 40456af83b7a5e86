package import Source
package import YAML

/// The file `manifest.json` of an export of Figma's variables, which lists the files of each collection by mode:
/// `{ "collections": { "theme": { "modes": { "light": ["theme.light.json"], "dark": ["theme.dark.json"] } } } }`.
package enum TokenCollections {
    /// The names of the files that the manifest lists, each with its range; nil if it does not list any.
    package static func references(in manifest: Node) -> [(path: String, range: SourceRange)]? {
        guard let collections = manifest["collections"]?.mapping else { return nil }
        let modes = collections.flatMap { $0.value["modes"]?.mapping ?? [] }
        let styles = manifest["styles"]?.mapping ?? []
        let files = (modes + styles).flatMap { $0.value.sequence ?? [] }
        let found = files.compactMap { node in node.string.map { ($0, node.range) } }
        return found.isEmpty ? nil : found
    }

    /// Returns the document: a set for each collection with one mode, and a modifier for each with several.
    ///
    /// - Parameter parts: the files, by the names in the manifest.
    package static func document(of manifest: Node, parts: [String: TokenPart]) -> ResolverDocument {
        func sources(_ node: Node) -> [ResolverDocument.TokenSource] {
            (node.sequence ?? []).compactMap { $0.string.flatMap { parts[$0]?.source } }
        }
        var steps: [ResolverDocument.Step] = []
        for collection in manifest["collections"]?.mapping ?? [] {
            let modes = collection.value["modes"]?.mapping ?? []
            if modes.count < 2 {
                steps.append(.set(modes.flatMap { sources($0.value) }))
                continue
            }
            var modifier = ResolverDocument.Modifier(
                name: collection.key, nameRange: collection.keyRange,
                contexts: modes.map { .init(name: $0.key, sources: sources($0.value)) })
            modifier.kind = .collection
            modifier.defaultContext = modes.first?.key
            steps.append(.modifier(modifier))
        }
        for style in manifest["styles"]?.mapping ?? [] { steps.append(.set(sources(style.value))) }
        return ResolverDocument(steps: steps, range: manifest.range)
    }
}
