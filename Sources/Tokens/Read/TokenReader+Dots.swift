import YAML

/// Names with dots, such as `0.5`, in token files of other tools. A dot in a reference separates groups, so such names
/// are read with hyphens instead.
extension TokenReader {
    /// Returns a member with hyphens in place of the dots of its name; nil if its name has no dots, has other faults,
    /// or is then that of another member.
    ///
    /// - Parameter names: the names of all members, which are collected at the first name with dots.
    mutating func withoutDots(
        _ entry: Node.Entry, among entries: [Node.Entry], names: inout Set<String>
    ) -> Node.Entry? {
        guard isStandard || isOlder, entry.key.utf8.contains(UInt8(ascii: ".")), entry.value.mapping != nil else {
            return nil
        }
        let name = entry.key.replacing(".", with: "-")
        if names.isEmpty { names = Set(entries.map(\.key)) }
        guard Self.nameError(name) == nil, name.contains(where: { $0 != "-" }), names.insert(name).inserted else {
            return nil
        }
        diagnostics.append(
            .departure(
                "the name of a token must not contain “.” in DTCG 2025.10; “\(entry.key)” is read as “\(name)”",
                at: entry.keyRange, help: "write \(name), also in references"))
        return Node.Entry(key: name, keyRange: entry.keyRange, value: entry.value)
    }

    /// The path of a member as references write it; nil if no name in it has dots.
    func dottedPath(of entry: Node.Entry, in parent: Parent, name: String?) -> String? {
        guard name != nil || parent.dottedPrefix != nil else { return nil }
        return (parent.dottedPrefix ?? parent.prefix) + (name ?? entry.key)
    }

    /// Whether a member is a map, which is a group or a token. Other members of a token are data of another tool.
    static func hasNestedMembers(_ members: [Node.Entry]) -> Bool {
        members.contains { !$0.key.hasPrefix("$") && $0.value.mapping != nil }
    }
}
