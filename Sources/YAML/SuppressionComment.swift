import Source

/// A comment that starts with `uispec`: `# uispec:disable-next-line <rule>, <rule> – <reason>`.
struct SuppressionComment {
    /// The rules; a single empty one if the comment names none.
    var rules: [RuleID] = []
    var reason: String?
    /// The text instead of `uispec:disable-next-line` in a misspelled comment; nil if it is correct.
    var misspelling: String?

    private static let marker = "uispec:disable-next-line"
    /// Directives of other tools, which indicate a misspelled suppression.
    private static let intentions = ["disable", "enable", "ignore", "suppress", "silence", "allow", "noqa", "off"]

    /// Nil for a comment that only mentions uispec.
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
        // A word with a hyphen is another rule; any other word starts the reason.
        while !name.isEmpty, behind.first == ",", case let next = behind.dropFirst().drop(while: \.isWhitespace),
            case let other = Self.name(next), other.dropFirst().dropLast().contains("-")
        {
            rules.append(RuleID(String(other)))
            behind = next.dropFirst(other.count)
        }
        let rest = behind.drop { $0.isWhitespace || "–—-:,".contains($0) }
        reason = rest.isEmpty ? nil : String(rest)
    }

    /// The rule name at the start of a text; empty if there is none.
    private static func name(_ text: Substring) -> Substring {
        let name = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
        return name.contains { $0 != "-" } ? name : ""
    }
}
