package import Source
import Values
package import YAML

extension Diagnostic {
    /// A value of another YAML type than its key takes.
    package static func mismatchedType(_ expected: String, found node: Node, of name: String) -> Diagnostic {
        Diagnostic(.mismatchedType, "“\(name)” takes \(expected), not \(node.kindName)", at: node.range)
    }

    /// An unknown key, with the nearest known key as a suggestion.
    package static func unknownKey(_ entry: Node.Entry, known: some Sequence<String>, in place: String) -> Diagnostic {
        let names = Array(known)
        return unknownKey(entry, among: names, in: place, list: list(names) ?? reference(to: place), taken: [])
    }

    /// The unknown keys of one map, each with the nearest known key as a suggestion.
    ///
    /// - Parameters:
    ///   - siblings: all entries of the map. A key that the map already has is not suggested.
    ///   - isDocumented: whether the language reference lists the known keys.
    ///   - instruction: returns what to write instead of a key; nil for a suggestion or the list of known keys.
    package static func unknownKeys(
        _ entries: [Node.Entry], known: some Sequence<String>, in place: String, siblings: [Node.Entry],
        isDocumented: Bool = true, instruction: (Node.Entry) -> String? = { _ in nil }
    ) -> [Diagnostic] {
        if entries.isEmpty { return [] }
        let names = Array(known)
        let (list, taken) = (list(names) ?? (isDocumented ? reference(to: place) : nil), Set(siblings.map(\.key)))
        return entries.enumerated().map { number, entry in
            if let help = instruction(entry) {
                return Diagnostic(.unknownKey, message(entry, in: place), at: entry.keyRange, help: help)
            }
            return unknownKey(
                entry, among: number < keysWithSuggestion ? names : [], in: place, list: list, taken: taken)
        }
    }

    private static func unknownKey(
        _ entry: Node.Entry, among names: [String], in place: String, list: String?, taken: Set<String>
    ) -> Diagnostic {
        if let merge = mergeKey(entry) { return merge }
        return Diagnostic(
            .unknownKey, message(entry, in: place), at: entry.keyRange,
            help: Suggestion.hint(for: entry.key, among: names) ?? list,
            fixes: Spelling.fixes(of: entry.key, at: entry.keyRange, among: names).filter { fix in
                !fix.edits.contains { taken.contains($0.replacement) }
            })
    }

    private static func message(_ entry: Node.Entry, in place: String) -> String {
        "unknown key “\(entry.key)” in \(place)"
    }

    /// Returns an instruction to use one of the names, or nil if they are too many to read.
    private static func list(_ names: [String]) -> String? {
        guard names.count <= longestList else { return nil }
        return (names.count == 1 ? "use " : "use one of ") + names.sorted().joined(separator: ", ")
    }

    private static func reference(to place: String) -> String {
        "run uispec schema --format markdown for the keys of \(place)"
    }

    private static var longestList: Int { 12 }

    /// Suggestions are computed for this many keys of a map. A map with more unknown keys is not a list of
    /// misspellings.
    private static var keysWithSuggestion: Int { 100 }

    /// The merge key of YAML 1.1; nil for any other key.
    package static func mergeKey(_ entry: Node.Entry) -> Diagnostic? {
        guard entry.key == "<<" else { return nil }
        return Diagnostic(
            .unknownKey, "“<<” is a merge key of YAML 1.1, which YAML 1.2 does not support", at: entry.keyRange,
            help: "repeat the keys in each map, or move what the maps share into a component")
    }

    /// A form that is understood although DTCG 2025.10 does not define it.
    static func departure(_ message: String, at range: SourceRange, help: String? = nil) -> Diagnostic {
        Diagnostic(.nonstandardToken, .warning, message, at: range, help: help)
    }

    /// A `$ref` that is not a JSON Pointer.
    static func badPointer(_ node: Node) -> Diagnostic {
        Diagnostic(
            ValueReader.ruleForText(node), "“\(node.string ?? "")” is not a JSON Pointer into this document",
            at: node.range, help: "write a pointer such as #/group/token/$value, with ~1 for / and ~0 for ~")
    }

    /// A reference to a token that is ignored because of its type.
    ///
    /// - Parameter expected: the type that is required at the reference; nil if any type is.
    static func ignoredToken(_ token: Token, at range: SourceRange, expected: TokenType?) -> Diagnostic {
        let ignored = token.ignoredType
        let reason = ignored?.name.map { "its type “\($0)” is not supported" } ?? "it has no type"
        let help = expected.map { "set the type of {\(token.path)} to \($0.rawValue)" }
        return Diagnostic(
            .unknownToken, "{\(token.path)} has no value, because \(reason)", at: range,
            notes: [
                ignored?.name == nil
                    ? .init("the token is defined here", at: token.nameRange)
                    : .init("the type is set here", at: ignored?.range)
            ],
            help: help ?? "set the type of {\(token.path)} to a type of DTCG 2025.10")
    }

    /// A reference, in one appearance, to a token that exists in others only.
    static func absentToken(_ token: Token, in appearance: Appearance, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .unknownToken, "{\(token.path)} has no value in \(appearance.name)", at: range,
            notes: [.init("the token is defined here", at: token.nameRange)],
            help: "define the token for \(appearance.name) too")
    }

    /// A reference to a token that does not exist, with the nearest token as a suggestion.
    package static func unknownToken(_ path: TokenPath, at range: SourceRange, among tokens: TokenNames) -> Diagnostic {
        if tokens.isGroup(path) {
            return Diagnostic(
                .unknownToken, "{\(path)} is a group of tokens, not a token", at: range,
                help: tokens.firstToken(in: path).map { "refer to one of its tokens, such as {\($0)}" })
        }
        return Diagnostic(
            .unknownToken, "unknown token {\(path)}", at: range,
            help: path.text.hasPrefix("!")
                ? "write a reference without the exclamation mark of Theo: {\(path.text.dropFirst())}"
                : tokens.nearest(to: path).map { "did you mean {\($0)}?" },
            fixes: Spelling.fixes(of: path.text, at: range, among: tokens.all, before: 1, behind: 1))
    }
}
