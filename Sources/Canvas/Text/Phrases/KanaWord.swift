/// Words in hiragana that begin a phrase: 利用可能な|すべての, からで|いいですか, 週末|いっしょに.
enum KanaWord {
    /// Whether such a word begins at a place, after a particle or the ending of a word. An adverb may also follow
    /// another script.
    static func begins(at place: Int, in scalars: [Unicode.Scalar]) -> Bool {
        guard place >= 1, scalars.indices.contains(place) else { return false }
        let before = scalars[place - 1]
        if place >= 2, endings.contains(before) {
            return (words + adverbs).contains { scalars[place...].starts(with: $0) }
        }
        guard before.isJapanese, before.properties.isAlphabetic, !PhraseRules.isHiragana(before) else { return false }
        return adverbs.contains { scalars[place...].starts(with: $0) }
    }

    private static let words = ["すべて", "いいです", "いいでし", "よろし"].map { Array($0.unicodeScalars) }
    /// Adverbs whose first letter never ends a word that begins in another script.
    private static let adverbs = ["いっしょに", "ゆっくり", "ちょっと", "たくさん"].map { Array($0.unicodeScalars) }
    private static let endings = Set("なではがにをもとのへや".unicodeScalars)
}
