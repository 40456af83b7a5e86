/// Words that are written in hiragana and begin a phrase all the same: 利用可能な|すべての, からで|いいですか, 週末|いっしょに.
enum KanaWord {
    /// Whether one begins at a place: behind a particle or the ending of a word, and an adverb behind another script too.
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
    /// Their first letters end no word that begins in another script.
    private static let adverbs = ["いっしょに", "ゆっくり", "ちょっと", "たくさん"].map { Array($0.unicodeScalars) }
    private static let endings = Set("なではがにをもとのへや".unicodeScalars)
}
