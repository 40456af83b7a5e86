import Source
import Values
import YAML

/// Texts and numbers between tokens, `"space": { "base": "16px" }`, to which `{space.base}` refers in Style Dictionary.
/// Such a reference is replaced by the text. The values of tokens that have no type of the standard, such as `string`,
/// are texts of this kind.
struct PlainValues {
    /// A text or a number in place of a token.
    struct Member: Sendable {
        var value: Node
        var nameRange: SourceRange
        /// Whether a departure is reported already.
        var isReported: Bool
    }

    /// The length of a text with its references replaced.
    private static let longest = 10_000
    /// The number of times that texts refer to texts.
    private static let deepest = 16

    private let set: TokenSet
    /// The files that have a text to which a token refers. There, such texts are meant.
    private var used: Set<FileID> = []
    private var diagnostics: [Diagnostic] = []

    /// Returns the tokens with the references replaced, a warning for each text in a file where one is used, and an
    /// error for each other text.
    static func applied(_ set: TokenSet) -> (TokenSet, [Diagnostic]) {
        guard !set.plainValues.isEmpty || hasRawType(set) else {
            return (set, [])
        }
        var pass = PlainValues(set: set)
        var result = set
        for (index, token) in set.tokens.enumerated() where !token.isIgnored {
            // Without a type of its own, an alias has that of its target.
            let isTyped = token.ownType != nil || token.inheritedType != nil
            if !isTyped, let path = token.value.tokenReference, set.index(of: path) != nil { continue }
            if let value = pass.replaced(token.value) {
                result.update(token: index) { changed in
                    changed.value = value
                    // In the older form, the type of an alias without one is that of its target.
                    guard !isTyped, set.olderFiles.contains(token.nameRange.file) else { return }
                    let category = token.path.segments.first.map(String.init)
                    changed.ownType = StyleDictionaryForm.type(of: value, category: category).flatMap(TokenType.init)
                }
            }
            if let change = token.modification?.replacing({ pass.replaced($0) }) {
                result.update(token: index) { $0.modification = change }
            }
            for (place, mode) in token.modes.enumerated() {
                if let change = mode.change?.modification?.replacing({ pass.replaced($0) }) {
                    result.update(token: index) { $0.modes[place].change = .init(modification: change) }
                }
                guard let value = pass.replaced(mode.value) else { continue }
                result.update(token: index) { if $0.modes.indices.contains(place) { $0.modes[place].value = value } }
            }
        }
        for (path, member) in set.plainValues.sorted(by: { $0.value.nameRange.start < $1.value.nameRange.start })
        where !member.isReported {
            result.plainValues[path]?.isReported = true
            let isUsed = pass.used.contains(member.nameRange.file)
            guard isUsed || !mayBeValue(member.value, named: path) else {
                if set.broken[path] != nil { pass.diagnostics.append(error(path, member.value)) }
                continue
            }
            if result.broken.removeValue(forKey: path) == nil { continue }
            let effect = isUsed ? "references are read as this value" : "it is ignored"
            pass.diagnostics.append(
                .departure(
                    "“\(path)” is \(member.value.kindName), not a token; \(effect)", at: member.nameRange,
                    help: "write a token: { \"$value\": … }"))
        }
        return (result, pass.diagnostics)
    }

    /// Whether a token has a text of any kind. Few tokens have an ignored type, and a copy of the others takes longer.
    private static func hasRawType(_ set: TokenSet) -> Bool {
        set.tokens.indices.contains { set.tokens[$0].ignoredType != nil && rawType(of: set.tokens[$0]) != nil }
    }

    /// Whether a text may be meant as the value of a token. Other texts are data of another tool.
    private static func mayBeValue(_ node: Node, named path: TokenPath) -> Bool {
        if let name = path.segments.last, WrittenKey.isMember(String(name)) { return true }
        guard let text = node.string, node.scalar?.isPlain == false else { return true }
        return CoreSchema.number(text) != nil || (try? Color(css: text)) != nil || text.contains("{")
            || WrittenQuantity(text, units: ["px", "rem", "em", "pt", "ms", "s", "%"]) != nil
            || CSSFunction(text) != nil
    }

    /// The types that other tools give to texts of any kind.
    private static let rawTypes: Set<String> = ["string", "other", "text"]

    /// The words about the type of a token whose value is a text of any kind; nil for other tokens.
    private static func rawType(of token: Token) -> String? {
        guard let ignored = token.ignoredType, token.modes.isEmpty, token.value.scalar != nil else { return nil }
        guard let name = ignored.name else { return "no type" }
        if name == NonstandardType.automatic { return "a line height that is not a number" }
        return rawTypes.contains(name) ? "the type “\(name)”, which DTCG 2025.10 does not define" : nil
    }

    /// The error of a member that must be a token or a group.
    static func error(_ path: TokenPath, _ value: Node) -> Diagnostic {
        Diagnostic(
            .mismatchedType, "“\(path)” must be a token or a group, not \(value.kindName)", at: value.range,
            help: "write a token as a map: { $value: … }")
    }

    /// A value with texts in place of the references to them; nil if there is none.
    private mutating func replaced(_ node: Node) -> Node? {
        if let scalar = node.scalar { return replaced(scalar, at: node.range) }
        return node.changingParts { replaced($0) }
    }

    private mutating func replaced(_ scalar: Scalar, at range: SourceRange) -> Node? {
        guard scalar.text.utf8.contains(UInt8(ascii: "{")) else { return nil }
        var current = Node(.scalar(scalar), range: range)
        for _ in 0..<Self.deepest {
            guard let next = replacedOnce(current) else { return current.string == scalar.text ? nil : current }
            current = next
        }
        return nil
    }

    private mutating func replacedOnce(_ node: Node) -> Node? {
        if let reference = node.trimmed.reference {
            return member(at: TokenPath(reference), from: node.range)?.value
        }
        var text = node.string ?? ""
        for path in EmbeddedReferences.paths(in: text) {
            guard let member = member(at: path, from: node.range), let words = member.value.string else { continue }
            text = text.replacing("{\(path)}", with: words)
            guard text.utf8.count <= Self.longest else { return nil }
        }
        return text == node.string ? nil : Node(.scalar(Scalar(text: text, isPlain: false)), range: node.range)
    }

    private mutating func member(at path: TokenPath, from range: SourceRange) -> Member? {
        if let token = set[path] {
            let isForeign = set.standardFiles.union(set.olderFiles).contains(range.file)
            guard isForeign, let type = Self.rawType(of: token) else { return nil }
            diagnostics.append(
                .departure(
                    "{\(path)} has \(type); its value is read here", at: range,
                    help: "set the type of {\(path)} to a type of DTCG 2025.10"))
            return Member(value: token.value, nameRange: token.nameRange, isReported: true)
        }
        guard set.member(at: path) == nil, let member = set.plainValues[path] else { return nil }
        used.insert(member.nameRange.file)
        return member
    }
}
