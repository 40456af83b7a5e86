import Source

/// What a comment that starts with `uispec` says: `# uispec:disable-next-line <rule> – <reason>`.
struct SuppressionComment {
    /// Empty where the comment names none.
    var rule: RuleID
    var reason: String?
    /// What is written in the place of `uispec:disable-next-line`, where the comment means to silence and says it wrongly.
    var misspelling: String?

    private static let marker = "uispec:disable-next-line"
    /// What other tools say, and what people remember of it.
    private static let intentions = ["disable", "enable", "ignore", "suppress", "silence", "allow", "noqa", "off"]

    /// Nil for a comment that only speaks of uispec.
    init?(_ comment: String) {
        let text = comment.drop { $0 == "#" || $0 == " " || $0 == "\t" }
        var behind: Substring
        if text.hasPrefix(Self.marker), text.dropFirst(Self.marker.count).first?.isWhitespace ?? true {
            behind = text.dropFirst(Self.marker.count)
        } else {
            let separator = text.dropFirst("uispec".count).drop { $0.isWhitespace }
            guard let first = separator.first, first == ":" || first == "-" else { return nil }
            let directive = separator.drop { $0.isWhitespace || $0 == ":" || $0 == "-" }
            let word = directive.prefix { $0.isLetter || $0 == "-" || $0 == "_" }
            guard Self.intentions.contains(where: word.lowercased().hasPrefix) else { return nil }
            misspelling = String(text[..<word.endIndex])
            behind = text[word.endIndex...]
        }
        behind = behind.drop { $0.isWhitespace }
        let name = behind.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
        let isName = name.contains { $0 != "-" }
        let rest = (isName ? behind.dropFirst(name.count) : behind).drop { $0.isWhitespace || "–—-:".contains($0) }
        rule = RuleID(isName ? String(name) : "")
        reason = rest.isEmpty ? nil : String(rest)
    }
}
