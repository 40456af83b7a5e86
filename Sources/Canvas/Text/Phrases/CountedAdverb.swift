/// もう一度, あと3回, ただ一人: two letters at the start of a phrase that say something of the number behind them.
enum CountedAdverb {
    /// Whether the number at a place belongs to what is before it. もう does so wherever it stands: 時間をおいてもう一度.
    static func countsOn(at place: Int, in scalars: [Unicode.Scalar]) -> Bool {
        guard place >= 2, scalars[place].properties.numericType != nil,
            scalars[place - 2..<place].allSatisfy(PhraseRules.isHiragana)
        else { return false }
        if scalars[place - 2] == "も", scalars[place - 1] == "う" { return true }
        guard place >= 3 else { return true }
        let before = scalars[place - 3]
        return before.properties.isWhitespace || !before.properties.isAlphabetic
    }

    /// Whether one ends before a place with the counter of its number: もう一度|ログイン. Behind Han characters the word
    /// may go on, but for もう一度|登録する.
    static func ends(before place: Int, in scalars: [Unicode.Scalar]) -> Bool {
        guard place >= 4, scalars[place - 1].properties.isIdeographic, scalars[place].properties.isAlphabetic,
            !PhraseRules.isHiragana(scalars[place])
        else { return false }
        if scalars[place].properties.isIdeographic { return scalars[place - 4..<place].elementsEqual(onceMore) }
        return countsOn(at: place - 2, in: scalars)
    }

    private static let onceMore = Array("もう一度".unicodeScalars)
}
