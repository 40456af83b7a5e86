import Source
import YAML

/// Checks of the names and the structure of a token file.
extension TokenReader {
    /// Reports an unknown `$` key: as a departure in JSON, which other tools write, and as an error in YAML.
    ///
    /// - Returns: whether the key is data of another tool, which is kept.
    mutating func reportUnknownKey(_ entry: Node.Entry, known: [String], in place: String) -> Bool {
        let unknown = Diagnostic.unknownKey(entry, known: known, in: place)
        guard isStandard || isOlder, !(unknown.help?.hasPrefix("did you mean") ?? false) else {
            diagnostics.append(unknown)
            return false
        }
        diagnostics.append(
            .departure(
                "\(unknown.message) in DTCG 2025.10; it is ignored", at: entry.keyRange,
                help: "put data of other tools under $extensions"))
        return true
    }

    /// Keeps the data of another tool in a group, or in the file.
    mutating func keep(_ entries: [Node.Entry], ofGroup index: Int?) {
        if let index {
            tokens.update(group: index) { $0.extensions = VendorExtension.adding(entries, to: $0.extensions) }
        } else if let file = entries.first?.keyRange.file {
            tokens.extensions[file] = VendorExtension.adding(entries, to: tokens.extensions[file])
        }
    }

    /// Reports the keys of a token that the standard does not define, and returns those that are data of another tool.
    ///
    /// - Parameter type: the member `type` if it is read as the type.
    mutating func foreignMembers(
        of entries: [Node.Entry], keys: ReservedKeys, path: TokenPath, type: Node?
    ) -> [Node.Entry] {
        var kept: [Node.Entry] = []
        for entry in entries {
            if let type, entry.value.range == type.range {
                diagnostics.append(
                    .departure(
                        "unknown key “type” in a token; it is read as “$type”", at: entry.keyRange,
                        help: "write $type")
                )
            } else if entry.key == "type", keys.type != nil, entry.value.scalar != nil {
                diagnostics.append(.departure("unknown key “type” in a token; it is ignored", at: entry.keyRange))
                kept.append(entry)
            } else if !entry.key.hasPrefix("$") || Self.alphaKeys.contains(entry.key) {
                if reportMember(entry, of: path) { kept.append(entry) }
            } else if entry.key == TokenPointer.key, keys.value != nil {
                diagnostics.append(
                    Diagnostic(
                        .unknownKey, "“\(path)” has both $value and $ref", at: entry.keyRange,
                        help: "remove $value or $ref"))
            } else if !ReservedKeys.token.contains(entry.key) {
                if reportUnknownKey(entry, known: ReservedKeys.token, in: "a token") { kept.append(entry) }
            }
        }
        return kept
    }

    /// Reports a member beside a value: a token or a misspelled key is an error, anything else is data of another
    /// tool.
    ///
    /// - Returns: whether it is data of another tool, which is kept.
    private mutating func reportMember(_ entry: Node.Entry, of path: TokenPath) -> Bool {
        if Self.containsToken(entry.value) {
            diagnostics.append(
                Diagnostic(
                    .unknownKey, "“\(path)” has a $value and cannot contain the token “\(entry.key)”",
                    at: entry.keyRange, help: "move the $value into a token named $root"))
            return false
        }
        let message = "unknown key “\(entry.key)” in a token"
        if isStandard, ["deprecated", "description"].contains(entry.key), entry.value.scalar != nil {
            diagnostics.append(
                .departure(
                    "\(message); it is read as “$\(entry.key)”", at: entry.keyRange, help: "write $\(entry.key)"))
            return false
        }
        if Self.alphaKeys.contains(entry.key), entry.value.mapping == nil {
            diagnostics.append(
                .departure(
                    "\(message) in DTCG 2025.10; it is read as the alpha of a color", at: entry.keyRange,
                    help: "write { \"color\": \"{…}\", \"alpha\": \(entry.value.string ?? "0.5") } as the value"))
            return false
        }
        if let hint = Suggestion.hint(for: entry.key, among: ReservedKeys.token) {
            diagnostics.append(Diagnostic(.unknownKey, message, at: entry.keyRange, help: hint))
            return false
        }
        diagnostics.append(
            .departure(
                "\(message); it is ignored", at: entry.keyRange, help: "put data of other tools under $extensions"))
        return true
    }

    /// Whether a member is a token or a group that contains one.
    private static func containsToken(_ node: Node) -> Bool {
        (node.mapping ?? []).contains { entry in
            entry.key == "$value" || (!entry.key.hasPrefix("$") && containsToken(entry.value))
        }
    }

    /// Reports a path that is a token and a group, possibly in different files, which DTCG 2025.10 forbids.
    mutating func reportTokenAndGroup(_ path: TokenPath, at range: SourceRange, first: SourceRange?) {
        diagnostics.append(
            Diagnostic(
                .duplicateKey, "“\(path)” is both a token and a group of tokens", at: range,
                notes: first.map { [.init("the token is defined here", at: $0)] } ?? [],
                help: "move the $value into a token named $root"))
    }

    /// Whether a map has the keys of a token but no value.
    static func looksLikeToken(_ keys: ReservedKeys, members: [Node.Entry]) -> Bool {
        (keys.type != nil || keys.modes != nil) && !keys.hasMembers && keys.extends == nil && keys.reference == nil
            && keys.extensions == nil && !members.contains { $0.key == "$root" }
    }

    /// The entry whose key is a misspelling of `$value`, in a map that is otherwise a token.
    static func misspelledValue(among members: [Node.Entry]) -> Node.Entry? {
        members.first { entry in
            entry.key.hasPrefix("$") && !ReservedKeys.group.contains(entry.key)
                && !ReservedKeys.token.contains(entry.key)
                && Suggestion.clearNearest(to: entry.key, among: ReservedKeys.token + ReservedKeys.group)?.name
                    == "$value"
        }
    }

    /// Warns of names that differ only in case, as DTCG 2025.10, *Character restrictions*, suggests.
    mutating func reportSimilarNames(_ entries: [Node.Entry]) {
        var seen = Set<UInt64>(minimumCapacity: entries.count)
        for entry in entries where !seen.insert(Self.caseless(entry.key)).inserted {
            let name = entry.key.lowercased()
            guard let first = entries.first(where: { $0.key != entry.key && $0.key.lowercased() == name }) else {
                continue
            }
            diagnostics.append(
                Diagnostic(
                    .nonstandardToken, .warning, "“\(entry.key)” and “\(first.key)” differ only in case",
                    at: entry.keyRange, notes: [.init("the other name is here", at: first.keyRange)]))
        }
    }

    /// A hash that ignores the case of ASCII letters (FNV-1a).
    private static func caseless(_ name: String) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in name.utf8 {
            let lower = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
            hash = (hash ^ UInt64(lower)) &* 0x100_0000_01B3
        }
        return hash
    }

    /// Checks for `{`, `}` and `.`, which DTCG 2025.10, *Character restrictions*, forbids in names.
    static func nameError(_ name: String) -> String? {
        if name.isEmpty { return "the name of a token must not be empty" }
        let isBad = name.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: ".") }
        guard isBad, let bad = name.first(where: { "{}.".contains($0) }) else { return nil }
        return "the name of a token must not contain “\(bad)”"
    }
}
