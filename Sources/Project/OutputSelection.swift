package import Source
package import Tokens
import YAML

/// The tokens that a generated file contains, and their names in it.
package struct OutputSelection: Sendable, Hashable {
    package struct Entry: Sendable, Hashable {
        package var pattern: TokenPattern
        package var range: SourceRange
    }

    package struct Rename: Sendable, Hashable {
        /// A token or a group.
        package var old: TokenPath
        package var new: TokenPath
        package var range: SourceRange
    }

    /// All tokens, if it is nil.
    package var included: [Entry]?
    package var excluded: [Entry] = []
    package var renames: [Rename] = []

    package init() {}

    /// Whether the file contains all tokens under their own names.
    package var isEmpty: Bool { included == nil && excluded.isEmpty && renames.isEmpty }

    /// The keys of the selection in the manifest.
    static let keys = ["include", "exclude", "rename"]

    package func contains(_ path: TokenPath) -> Bool {
        guard included?.contains(where: { $0.pattern.matches(path) }) ?? true else { return false }
        return !excluded.contains { $0.pattern.matches(path) }
    }

    /// The name of a token in the file. Of several renames, the one of the longest path counts.
    package func name(of path: TokenPath) -> TokenPath {
        let fitting = renames.filter { path == $0.old || path.text.hasPrefix($0.old.text + ".") }
        guard let rename = fitting.max(by: { $0.old.text.utf8.count < $1.old.text.utf8.count }) else { return path }
        return TokenPath(rename.new.text + path.text.dropFirst(rename.old.text.count))
    }

    /// Returns the tokens of the file with their names in it.
    package func apply(to tokens: [ResolvedToken]) -> [ResolvedToken] {
        if isEmpty { return tokens }
        return tokens.filter { contains($0.path) }.map { token in
            let name = name(of: token.path)
            return name == token.path ? token : token.renamed(to: name)
        }
    }

    /// Reports what matches no token.
    ///
    /// - Parameter paths: of all tokens that could be generated.
    package func problems(_ paths: [TokenPath]) -> [Diagnostic] {
        let entries = (included ?? []) + excluded
        let unused =
            entries.filter { entry in !paths.contains(where: entry.pattern.matches) }
            + renames.filter { rename in
                !paths.contains { $0 == rename.old || $0.text.hasPrefix(rename.old.text + ".") }
            }.map { Entry(pattern: TokenPattern($0.old.text), range: $0.range) }
        guard !unused.isEmpty else { return [] }
        var names = Set(paths)
        for path in paths {
            let parts = path.segments
            for count in parts.indices.dropFirst() { names.insert(TokenPath(parts[..<count].joined(separator: "."))) }
        }
        let sorted = names.sorted()
        return unused.map { entry in
            Diagnostic(
                .unknownToken, .warning, "no token matches “\(entry.pattern.text)”", at: entry.range,
                help: entry.pattern.nearest(among: sorted).map { "did you mean “\($0)”?" } ?? "delete it")
        }
    }
}

/// Reads the keys `include`, `exclude` and `rename` of an output.
struct OutputSelectionReader {
    private(set) var diagnostics: [Diagnostic] = []

    mutating func read(_ node: Node) -> OutputSelection {
        var selection = OutputSelection()
        selection.included = node["include"].map { entries($0, of: "include") }
        selection.excluded = node["exclude"].map { entries($0, of: "exclude") } ?? []
        guard let renames = node["rename"] else { return selection }
        guard let members = renames.mapping else {
            diagnostics.append(
                .mismatchedType("a map such as { color.brand: brand }", found: renames, of: "rename"))
            return selection
        }
        for member in members {
            guard let name = member.value.string, Self.isPath(name) else {
                diagnostics.append(.unknownValue("the path of a token or group", found: member.value, of: "rename"))
                continue
            }
            selection.renames.append(
                .init(old: TokenPath(member.key), new: TokenPath(name), range: member.keyRange))
        }
        return selection
    }

    private mutating func entries(_ node: Node, of key: String) -> [OutputSelection.Entry] {
        (node.sequence ?? [node]).compactMap { item in
            guard let text = item.string, !item.isNull else {
                diagnostics.append(.mismatchedType("a pattern such as color.*", found: item, of: key))
                return nil
            }
            return .init(pattern: TokenPattern(text), range: item.range)
        }
    }

    private static func isPath(_ text: String) -> Bool {
        TokenPath(text).segments.allSatisfy { name in
            !name.isEmpty && (!name.hasPrefix("$") || name == "$root") && !name.contains("{") && !name.contains("}")
        }
    }
}
