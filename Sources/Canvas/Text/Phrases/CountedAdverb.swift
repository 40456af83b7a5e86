/// Adverbs of two hiragana that begin a phrase and modify the number after them: もう一度, あと3回, ただ一人.
enum CountedAdverb {
    /// Whether the number at a place belongs to the adverb before it. もう is such an adverb inside a phrase too:
    /// 時間をおいてもう一度.
    static func continues(at place: Int, in scalars: [Unicode.Scalar]) -> Bool {
        guard place >= 2, scalars[place].properties.numericType != nil,
            scalars[place - 2..<place].allSatisfy(PhraseRules.isHiragana)
        else { return false }
        if scalars[place - 2] == "も", scalars[place - 1] == "う" { return true }
        guard place >= 3 else { return true }
        let before = scalars[place - 3]
        return before.properties.isWhitespace || !before.properties.isAlphabetic
    }

    /// Whether an adverb with its number and counter ends before a place: もう一度|ログイン.
    ///
    /// If a Han character follows, the word may continue, except in もう一度|登録する.
    static func ends(before place: Int, in scalars: [Unicode.Scalar]) -> Bool {
        guard place >= 4, scalars[place - 1].properties.isIdeographic, scalars[place].properties.isAlphabetic,
            !PhraseRules.isHiragana(scalars[place])
        else { return false }
        if scalars[place].properties.isIdeographic { return scalars[place - 4..<place].elementsEqual(onceMore) }
        return continues(at: place - 2, in: scalars)
    }

    private static let onceMore = Array("もう一度".unicodeScalars)
}
