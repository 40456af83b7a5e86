/// The prefixes お and ご, as in お時間, ご確認 and おメモ. A line must not break between the prefix and its word.
enum Honorific {
    static func begins(at place: Int, in scalars: [Unicode.Scalar]) -> Bool {
        guard scalars.indices.contains(place), scalars.indices.contains(place + 1) else { return false }
        return (scalars[place] == "お" || scalars[place] == "ご") && isWord(scalars[place + 1])
    }

    /// Whether a phrase ends before the prefix. In はお時間 one ends after は. In いちご狩り none ends after ち, which does not
    /// end a word.
    static func hasWord(before place: Int, in scalars: [Unicode.Scalar]) -> Bool {
        let last = scalars[place - 1]
        guard place >= 2 else { return false }
        let before = scalars[place - 2]
        if PhraseRules.isHiragana(last) { return wordEndings.contains(last) && !isStart(behind: before) }
        // 一度|お試しください, but not 朝|ご飯.
        return isWord(last) && isWord(before)
    }

    /// Whether a sentence or a quote begins after a character. The next character is then not a particle.
    private static func isStart(behind scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || starters.contains(scalar)
    }

    private static let starters = Set("、。，．！？・…｡､!?「『【〔〈《（([｢".unicodeScalars)

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isIdeographic || (0x30A1...0x30FA).contains(scalar.value)
    }

    /// Particles, and the last characters of verbs and adjectives before a noun.
    private static let wordEndings = Set("がをにはへとどでものやてくけしりいたらばかず".unicodeScalars)
}
