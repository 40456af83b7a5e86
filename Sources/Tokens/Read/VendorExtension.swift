package import YAML

/// The data that uispec writes to a DTCG file beyond the standard, under `$extensions`. Other tools keep it without
/// reading it (DTCG 2025.10, *Extensions*).
///
/// - In a token, `modes` corresponds to `$modes`, and `value` replaces a `$value` that the standard cannot express
///   fully.
/// - In a group, `tokens` contains the tokens of types that the standard does not define.
package enum VendorExtension {
    package static let name = "io.github.uispec"
    package static let modes = "modes"
    package static let value = "value"
    package static let tokens = "tokens"
    /// The key of the name of the mode in a file that Figma exports.
    package static let figmaMode = "com.figma.modeName"
    /// The name of Tokens Studio.
    package static let studio = "studio.tokens"
    /// The key of a change of a color under that name.
    package static let change = "modify"

    /// The extension of uispec in the `$extensions` of a token or a group.
    private static func content(of extensions: Node) -> Node? {
        extensions[name]
    }

    /// The modes of a token without `$modes`.
    static func modes(of extensions: Node) -> Node? {
        content(of: extensions)?[modes]
    }

    /// The entry with which Tokens Studio changes the value of a token.
    static func modification(of extensions: Node) -> Node.Entry? {
        extensions[studio]?.mapping?.first { $0.key == change }
    }

    /// Vendor data without that change; nil if nothing is left.
    static func withoutChange(_ extensions: Node?) -> Node? {
        guard let extensions, let entries = extensions.mapping, modification(of: extensions) != nil else {
            return extensions
        }
        let left = entries.compactMap { entry -> Node.Entry? in
            guard entry.key == studio, let members = entry.value.mapping else { return entry }
            let rest = members.filter { $0.key != change }
            guard !rest.isEmpty else { return nil }
            return Node.Entry(
                key: entry.key, keyRange: entry.keyRange, value: Node(.mapping(rest), range: entry.value.range))
        }
        return left.isEmpty ? nil : Node(.mapping(left), range: extensions.range)
    }

    /// The value that replaces the `$value` of a token.
    static func value(of extensions: Node) -> Node? {
        content(of: extensions)?[value]
    }

    /// The tokens of a group whose types the standard does not define.
    static func tokens(of extensions: Node) -> [Node.Entry] {
        content(of: extensions)?[tokens]?.mapping ?? []
    }
}

/// Members of tokens and groups that uispec does not know, as other tools write them. They are kept for the files that
/// are written again.
extension VendorExtension {
    /// The key of the members in the data of uispec.
    package static let members = "members"

    /// Returns vendor data with more members.
    package static func adding(_ entries: [Node.Entry], to data: Node?) -> Node? {
        guard let first = entries.first else { return data }
        func map(_ entries: [Node.Entry]) -> Node { Node(.mapping(entries), range: first.keyRange) }
        func entry(_ key: String, _ value: Node) -> Node.Entry {
            Node.Entry(key: key, keyRange: first.keyRange, value: value)
        }
        let old = data?.mapping ?? []
        let own = data.flatMap(content)?.mapping ?? []
        let known = own.first { $0.key == members }?.value.mapping ?? []
        let added = entries.filter { entry in !known.contains { $0.key == entry.key } }
        let content = map(own.filter { $0.key != members } + [entry(members, map(known + added))])
        return map(old.filter { $0.key != name } + [entry(name, content)])
    }

    /// The kept members in vendor data.
    package static func members(of extensions: Node) -> [Node.Entry] {
        content(of: extensions)?[members]?.mapping ?? []
    }

    /// The members that ``adding(_:to:)`` has added. The files have the others there already.
    package static func added(to extensions: Node) -> ArraySlice<Node.Entry> {
        guard let content = content(of: extensions), let members = content[members]?.mapping,
            let first = members.firstIndex(where: { $0.keyRange == content.range })
        else { return [] }
        return members[first...]
    }
}
