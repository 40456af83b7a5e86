import YAML

/// A file with groups `light` and `dark` at its root whose references leave out the names of such groups, as in
/// `{ global: { palette: … }, light: { text: "{palette.ink}" }, dark: … }`: the groups are sets of tokens.
package enum ModeSets {
    /// The sets, and the other groups of the file as one; nil if the file is of another kind.
    package static func parts(of file: TokenPart) -> [TokenPart]? {
        let entries = (file.root.mapping ?? []).filter { !$0.key.hasPrefix("$") }
        let modes = entries.filter { AppearanceName($0.key).isWhole }
        guard modes.count > 1, Set(modes.map { AppearanceName($0.key).appearance }).count == modes.count else {
            return nil
        }
        let parts = modes.map { part(of: $0, in: file) }
        let paths = parts.map(\.tokenPaths)
        guard let first = paths.first, paths.dropFirst().allSatisfy({ !first.isDisjoint(with: $0) }) else { return nil }
        let known = file.tokenPaths
        let unknown = parts.reduce(into: Set<String>()) { collect($1.root, into: &$0) }.filter { !known.contains($0) }
        let sets = entries.filter { entry in unknown.contains { known.contains("\(entry.key).\($0)") } }
        guard !sets.isEmpty else { return nil }
        let names = Set((modes + sets).map(\.key))
        let rest = (file.root.mapping ?? []).filter { !names.contains($0.key) && !$0.key.hasPrefix("$") }
        let others = sets.filter { !AppearanceName($0.key).isWhole }.map { part(of: $0, in: file) }
        let plain =
            rest.isEmpty
            ? []
            : [
                TokenPart(
                    name: "", root: Node(.mapping(rest), range: file.root.range), isStandard: file.isStandard,
                    range: file.range)
            ]
        return others + plain + parts
    }

    private static func part(of entry: Node.Entry, in file: TokenPart) -> TokenPart {
        TokenPart(name: entry.key, root: entry.value, isStandard: file.isStandard, range: entry.keyRange)
    }

    /// The paths that the values in a node refer to.
    private static func collect(_ node: Node, into paths: inout Set<String>) {
        switch node.content {
        case .scalar(let scalar):
            for path in EmbeddedReferences.paths(in: scalar.text) {
                paths.insert(path.text.hasSuffix(".value") ? String(path.text.dropLast(".value".count)) : path.text)
            }
        case .sequence(let items): for item in items { collect(item, into: &paths) }
        case .mapping(let entries): for entry in entries { collect(entry.value, into: &paths) }
        }
    }
}
