/// The wording that `CONTRIBUTING.md` rules out, as sequences of lowercase words.
///
/// A phrase is here because a reader of American English stumbles over it, and because the plain form is as short:
/// “reports” for “tells”, “is not a” for “is no”, “fix” for “mend”.
enum Dialect {
    static let phrases: [[Substring]] = [
        "tell", "tells", "told", "telling", "mend", "mends", "mended", "mending",
        "stand", "stands", "stood", "standing",
        "is no", "are no", "was no", "is none", "is what", "are what",
        "whoever", "nobody", "somebody", "anew", "by turns", "for now", "such with", "by itself", "by themselves",
        "lies over", "lies below", "lies above", "lies behind", "lies beyond", "lies under", "lies within", "lies in",
        "lies on", "lies beside", "lies too", "lie over", "lie below", "lie above", "lie behind", "lie beyond",
        "lie under", "lie within", "lie in", "lie on", "lie beside",
        "judge", "judges", "judged", "judging", "look at", "looks at", "looked at", "looking at",
        "promise", "promises", "promised", "silence", "silences", "silenced", "reckon", "reckoned",
        "at its word", "for good", "wherefore", "thereof", "of which each",
    ].map { $0.split(separator: " ") }

    /// Phrases that are plain English after “there”.
    private static let plainAfterThere: [[Substring]] = [
        ["is", "no"], ["are", "no"], ["was", "no"], ["is", "none"],
    ]

    /// The first heading of a rule's page, as in ruff's documentation.
    private static let ruleHeading: [Substring] = ["what", "it", "does"]

    /// The phrases in a passage, in order. A passage that begins with “What” has a pronoun for a subject.
    static func found(in passage: String) -> [String] {
        let words = passage.lowercased().split {
            !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "'" && $0 != "’" && $0 != "." && $0 != ","
        }.map { $0.trimmed(of: ".,'’-") }.filter { !$0.isEmpty }
        var result: [String] = []
        if words.first == "what", words != ruleHeading, !passage.contains("?") { result.append("What …") }
        for place in words.indices {
            let isAfterThere = place > 0 && words[place - 1] == "there"
            for phrase in phrases where words[place...].starts(with: phrase) {
                if isAfterThere, plainAfterThere.contains(phrase) { continue }
                if phrase.last == "no", words[place...].dropFirst(phrase.count).first == "longer" { continue }
                result.append(phrase.joined(separator: " "))
            }
        }
        return result
    }
}

extension Substring {
    /// Without characters of a set at both ends.
    fileprivate func trimmed(of characters: String) -> Substring {
        var text = self
        while let first = text.first, characters.contains(first) { text.removeFirst() }
        while let last = text.last, characters.contains(last) { text.removeLast() }
        return text
    }
}
