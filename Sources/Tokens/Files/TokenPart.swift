package import Source
import Values
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
        for ending in [".json", ".json5", ".yaml", ".yml", ".tokens"] where name.hasSuffix(ending) {
            name = String(name.dropLast(ending.count))
        }
        if name.hasSuffix(".tokens") { name = String(name.dropLast(".tokens".count)) }
        self.init(name: name, root: root, isStandard: isStandard, range: root.range.startPoint)
    }

    var source: ResolverDocument.TokenSource { .init(tokens: root, isStandard: isStandard) }

    /// Whether this is a JSON file with text and without tokens, and without anything that may be meant as the value of
    /// one.
    package var isMetadata: Bool {
        guard isStandard, let entries = root.mapping, entries.contains(where: { $0.value.mapping == nil }),
            !entries.contains(where: { $0.key.hasPrefix("$") }), tokenPaths.isEmpty
        else { return false }
        return !Self.hasValue(root)
    }

    private static func hasValue(_ node: Node) -> Bool {
        switch node.content {
        case .scalar(let scalar):
            scalar.isPlain && node.number != nil || (try? Color(css: scalar.text)) != nil || node.reference != nil
                || WrittenQuantity(scalar.text, units: ["px", "rem", "ms", "s", "%"]) != nil
        case .sequence(let items): items.contains(where: hasValue)
        case .mapping(let entries): entries.contains { $0.key == "$ref" || hasValue($0.value) }
        }
    }

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
