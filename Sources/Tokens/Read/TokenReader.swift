package import Source
import Values
package import YAML

/// Reads token files into a ``TokenSet``: groups, types, modes. Values stay nodes; ``TokenResolver`` reads them.
package struct TokenReader {
    package private(set) var tokens: TokenSet
    package private(set) var diagnostics: [Diagnostic] = []
    private let replacesExisting: Bool

    /// - Parameter replacesExisting: whether a token takes the place of one with its path without a word, as a newer
    ///   platform's does.
    package init(into tokens: TokenSet = TokenSet(), replacesExisting: Bool = false) {
        self.tokens = tokens
        self.replacesExisting = replacesExisting
    }

    /// What a group hands down to what it holds.
    private struct Inherited {
        var type: TokenType?
        var hasUnreadableType = false
        var deprecation: Deprecation?
    }

    private enum Key {
        static let token = ["$value", "$type", "$modes", "$description", "$deprecated", "$extensions"]
        static let group = ["$type", "$description", "$deprecated", "$extensions", "$root"]
    }

    /// Reads one document of a token file.
    package mutating func read(_ document: Node) {
        if document.isNull { return }
        readGroup(document, path: TokenPath(""), inherited: Inherited(), isRoot: true)
    }

    private mutating func readGroup(_ node: Node, path: TokenPath, inherited: Inherited, isRoot: Bool = false) {
        guard let entries = node.mapping else {
            diagnostics.append(.wrongType("a group of tokens, or a token with $value", found: node, of: path.text))
            return
        }
        if !isRoot {
            tokens.addGroup(path)
            if let token = tokens[path] { reportTokenAndGroup(path, at: node.range, first: token.nameRange) }
        }
        var inherited = inherited
        if node["$type"] != nil {
            inherited.type = readType(node)
            inherited.hasUnreadableType = inherited.type == nil
        }
        if let own = node["$deprecated"] { inherited.deprecation = readDeprecation(own) }
        for entry in entries {
            if entry.key.hasPrefix("$") {
                readGroupKey(entry, path: path, inherited: inherited, isRoot: isRoot)
            } else if let message = Self.nameError(entry.key) {
                diagnostics.append(Diagnostic(.syntaxError, message, at: entry.keyRange))
            } else {
                readMember(entry, path: path.appending(entry.key), inherited: inherited)
            }
        }
        for entry in VendorExtension.tokens(of: node) {
            readMember(entry, path: path.appending(entry.key), inherited: inherited)
        }
    }

    private mutating func readGroupKey(_ entry: Node.Entry, path: TokenPath, inherited: Inherited, isRoot: Bool) {
        switch entry.key {
        case "$root":
            readMember(entry, path: path.appending("$root"), inherited: inherited)
        case _ where Key.group.contains(entry.key), "$schema" where isRoot:
            break
        default:
            diagnostics.append(.unknownKey(entry, known: Key.group, in: "a group of tokens"))
        }
    }

    private mutating func readMember(_ entry: Node.Entry, path: TokenPath, inherited: Inherited) {
        guard let value = entry.value["$value"] else {
            if entry.value.mapping == nil {
                diagnostics.append(
                    Diagnostic(
                        .wrongType, "“\(path)” is \(entry.value.kindName), not a token", at: entry.value.range,
                        help: "a token is a map with $value: { $value: … }"))
            } else {
                readGroup(entry.value, path: path, inherited: inherited)
            }
            return
        }
        readToken(entry, value: value, path: path, inherited: inherited)
    }

    private mutating func readToken(_ entry: Node.Entry, value: Node, path: TokenPath, inherited: Inherited) {
        var token = Token(path: path, inheritedType: inherited.type, value: value, nameRange: entry.keyRange)
        token.ownType = readType(entry.value)
        token.hasUnreadableType = entry.value["$type"] == nil ? inherited.hasUnreadableType : token.ownType == nil
        token.deprecation = inherited.deprecation
        for member in entry.value.mapping ?? [] {
            switch member.key {
            case "$value", "$type": break
            case "$modes": token.modes = readModes(member.value, path: path)
            case "$description": token.description = member.value.string
            case "$deprecated": token.deprecation = readDeprecation(member.value)
            case "$extensions": token.extensions = member.value
            case _ where member.key.hasPrefix("$"):
                diagnostics.append(.unknownKey(member, known: Key.token, in: "a token"))
            default:
                diagnostics.append(
                    Diagnostic(
                        .unknownKey, "“\(path)” has a $value, so it cannot hold another token “\(member.key)”",
                        at: member.keyRange, help: "name the value of a group $root"))
            }
        }
        if let value = VendorExtension.value(of: entry.value) { token.value = value }
        if let modes = VendorExtension.modes(of: entry.value) { token.modes = readModes(modes, path: path) }
        if tokens.groups.contains(path) { reportTokenAndGroup(path, at: entry.keyRange, first: nil) }
        if replacesExisting {
            tokens.replace(token)
        } else if let existing = tokens.add(token) {
            diagnostics.append(
                Diagnostic(
                    .duplicateKey, "the token “\(path)” is defined twice", at: entry.keyRange,
                    notes: [.init("it is defined here first", at: existing.nameRange)]))
        }
    }

    /// DTCG 2025.10: what has a value holds no tokens, in whichever files the two stand.
    private mutating func reportTokenAndGroup(_ path: TokenPath, at range: SourceRange, first: SourceRange?) {
        diagnostics.append(
            Diagnostic(
                .duplicateKey, "“\(path)” is a token and a group of tokens", at: range,
                notes: first.map { [.init("the token is defined here", at: $0)] } ?? [],
                help: "name the value of a group $root"))
    }

    private mutating func readType(_ node: Node) -> TokenType? {
        guard let typeNode = node["$type"] else { return nil }
        if let type = typeNode.string.flatMap(TokenType.init) { return type }
        let names = TokenType.allCases.map(\.rawValue)
        diagnostics.append(
            Diagnostic(
                .wrongType, "\(typeNode.kindName) is no type of token", at: typeNode.range,
                help: typeNode.string.flatMap { Suggestion.hint(for: $0, among: names) }
                    ?? "the types are \(names.joined(separator: ", "))"))
        return nil
    }

    private mutating func readDeprecation(_ node: Node) -> Deprecation? {
        if let flag = node.bool { return flag ? .deprecated : nil }
        if let text = node.string, !node.isNull { return .because(text) }
        diagnostics.append(.wrongType("true, false or a reason", found: node, of: "$deprecated"))
        return nil
    }

    private mutating func readModes(_ node: Node, path: TokenPath) -> [Token.Mode] {
        guard let entries = node.mapping else {
            diagnostics.append(.wrongType("a map from modes to values", found: node, of: "$modes"))
            return []
        }
        var modes: [Token.Mode] = []
        for entry in entries {
            guard let appearance = Appearance(modeName: entry.key) else {
                let known = ["dark", "increased", "dark+increased"]
                diagnostics.append(
                    Diagnostic(
                        .unknownKey, "“\(entry.key)” is no mode", at: entry.keyRange,
                        help: Suggestion.hint(for: entry.key, among: known)
                            ?? "the modes are \(known.joined(separator: ", ")); the light value is $value"))
                continue
            }
            if modes.contains(where: { $0.appearance == appearance }) {
                diagnostics.append(
                    Diagnostic(.duplicateKey, "“\(path)” gives this mode two values", at: entry.keyRange))
                continue
            }
            modes.append(Token.Mode(appearance: appearance, nameRange: entry.keyRange, value: entry.value))
        }
        return modes
    }

    /// DTCG 2025.10, *Character restrictions*: no `{`, `}` or `.`, and no `$` at the start.
    private static func nameError(_ name: String) -> String? {
        if name.isEmpty { return "a token needs a name" }
        if let bad = name.first(where: { "{}.".contains($0) }) { return "a token's name cannot hold “\(bad)”" }
        return nil
    }
}
