import Source

/// What a comment that starts with `uispec` says: `# uispec:disable-next-line <rule>, <rule> – <reason>`.
struct SuppressionComment {
    /// An empty one alone where the comment names none.
    var rules: [RuleID] = []
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
        let name = Self.name(behind)
        rules = [RuleID(String(name))]
        behind = behind.dropFirst(name.count)
        // What has a hyphen in it names another rule; any other word begins the reason.
        while !name.isEmpty, behind.first == ",", case let next = behind.dropFirst().drop(while: \.isWhitespace),
            case let other = Self.name(next), other.dropFirst().dropLast().contains("-")
        {
            rules.append(RuleID(String(other)))
            behind = next.dropFirst(other.count)
        }
        let rest = behind.drop { $0.isWhitespace || "–—-:,".contains($0) }
        reason = rest.isEmpty ? nil : String(rest)
    }

    /// The name of a rule that a text starts with; empty where it starts with none.
    private static func name(_ text: Substring) -> Substring {
        let name = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
        return name.contains { $0 != "-" } ? name : ""
    }
}
