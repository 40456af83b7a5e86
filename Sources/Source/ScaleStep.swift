/// Distinguishes misspellings from steps of a scale: `blue.600` and `space.m` are unlikely to be misspellings of
/// `blue.500` and `space.s`, although they differ in one character.
enum ScaleStep {
    /// Whether two names differ in a digit, in a letter that is a whole word, or in a size, so that both are valid
    /// names rather than one being misspelled.
    static func distinguishes(_ name: [Unicode.Scalar], from other: [Unicode.Scalar]) -> Bool {
        let names = [name, other]
        let small = names.map { $0.map(\.properties.lowercaseMapping) }
        guard small[0] != small[1] else { return false }
        let before = zip(small[0], small[1]).prefix { $0 == $1 }.count
        let rest = min(name.count, other.count) - before
        let behind = zip(small[0].reversed(), small[1].reversed()).prefix(rest).prefix { $0 == $1 }.count
        let changed = names.map { $0[before..<($0.count - behind)] }
        if changed.joined().contains(where: \.isDigit) { return true }
        // A missing dot does not make another word.
        if changed.joined().contains(where: \.isSeparator) { return false }
        let words = zip(names, changed).map { word(of: $0, around: $1.indices) }
        return words.contains { $0.count <= 1 } || words.allSatisfy { $0.count == 2 } || words.allSatisfy(isSize)
    }

    /// The word that contains the given letters of a name.
    private static func word(of name: [Unicode.Scalar], around letters: Range<Int>) -> String.UnicodeScalarView {
        var (start, end) = (letters.lowerBound, letters.upperBound)
        // A missing letter belongs to the word before it.
        while start > 0, !name[start - 1].isSeparator,
            !startsWord(at: start, in: name) || (letters.isEmpty && start == letters.lowerBound)
        {
            start -= 1
        }
        while end < name.count, !name[end].isSeparator, !startsWord(at: end, in: name) { end += 1 }
        return String.UnicodeScalarView(name[start..<end])
    }

    /// Whether a capital starts a word.
    private static func startsWord(at index: Int, in name: [Unicode.Scalar]) -> Bool {
        index > 0 && index < name.count && name[index].properties.isUppercase
            && !name[index - 1].properties.isUppercase
    }

    private static let sizes: Set<String> = ["s", "m", "l", "sm", "md", "lg"]

    /// Whether a word is the name of a size, such as `s`, `lg` or `xxl`.
    private static func isSize(_ word: String.UnicodeScalarView) -> Bool {
        sizes.contains(String(String(word).lowercased().drop { $0 == "x" }))
    }
}

extension Unicode.Scalar {
    fileprivate var isDigit: Bool { properties.numericType != nil }

    fileprivate var isSeparator: Bool { !isDigit && !properties.isAlphabetic }
}
