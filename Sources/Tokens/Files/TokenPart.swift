package import Source
package import YAML

/// A token file, or a set of tokens in a file with several sets.
package struct TokenPart: Sendable {
    /// The path of the file below the folder of tokens without its endings, or the name of the set: `semantic/dark`.
    package var name: String
    package var root: Node
    /// Whether the tokens must conform to the standard, as in JSON files.
    package var isStandard: Bool
    /// The range that a note about this part underlines.
    package var range: SourceRange

    package init(name: String, root: Node, isStandard: Bool, range: SourceRange) {
        self.name = name
        self.root = root
        self.isStandard = isStandard
        self.range = range
    }

    /// The part of a file. Figma writes the name of the mode into it, which may differ from that of the file.
    package init(path: String, root: Node, isStandard: Bool) {
        var name = path
        for ending in [".json", ".yaml", ".yml", ".tokens"] where name.hasSuffix(ending) {
            name = String(name.dropLast(ending.count))
        }
        if name.hasSuffix(".tokens") { name = String(name.dropLast(".tokens".count)) }
        self.init(name: name, root: root, isStandard: isStandard, range: root.range.startPoint)
    }

    var source: ResolverDocument.TokenSource { .init(tokens: root, isStandard: isStandard) }

    /// The paths of the tokens in this part.
    package var tokenPaths: Set<String> {
        var paths: Set<String> = []
        func collect(_ node: Node, _ path: String) {
            for entry in node.mapping ?? [] {
                if ["$value", "value"].contains(entry.key) {
                    paths.insert(path)
                } else if !entry.key.hasPrefix("$") {
                    collect(entry.value, path.isEmpty ? entry.key : path + "." + entry.key)
                }
            }
        }
        collect(root, "")
        return paths
    }
}
