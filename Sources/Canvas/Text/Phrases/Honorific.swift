/// お and ご before a word – お時間, ご確認, おメモ –, which no line may tear off it: the word begins with them.
enum Honorific {
    static func begins(at place: Int, in scalars: [Unicode.Scalar]) -> Bool {
        guard scalars.indices.contains(place), scalars.indices.contains(place + 1) else { return false }
        return (scalars[place] == "お" || scalars[place] == "ご") && isWord(scalars[place + 1])
    }

    /// Whether a phrase ends before it: はお時間 has one behind は, いちご狩り none behind ち, which ends no word.
    static func hasWord(before place: Int, in scalars: [Unicode.Scalar]) -> Bool {
        let last = scalars[place - 1]
        guard place >= 2 else { return false }
        let before = scalars[place - 2]
        if PhraseRules.isHiragana(last) { return wordEndings.contains(last) && !isStart(behind: before) }
        // 一度|お試しください, but 朝ご飯.
        return isWord(last) && isWord(before)
    }

    /// Whether what stands behind a character begins a sentence or a quote: it is no particle then.
    private static func isStart(behind scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || starters.contains(scalar)
    }

    private static let starters = Set("、。，．！？・…｡､!?「『【〔〈《（([｢".unicodeScalars)

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isIdeographic || (0x30A1...0x30FA).contains(scalar.value)
    }

    /// Particles, and what verbs and adjectives end in before a noun.
    private static let wordEndings = Set("がをにはへとどでものやてくけしりいたらばかず".unicodeScalars)
}
