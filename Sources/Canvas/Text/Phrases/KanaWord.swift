/// Words that are written in hiragana and begin a phrase all the same: 利用可能な|すべての, からで|いいですか.
enum KanaWord {
    /// Whether one begins at a place, behind a particle or the ending of a word.
    static func begins(at place: Int, in scalars: [Unicode.Scalar]) -> Bool {
        guard place >= 2, scalars.indices.contains(place), endings.contains(scalars[place - 1]) else { return false }
        return words.contains { scalars[place...].starts(with: $0) }
    }

    private static let words = ["すべて", "いいです", "いいでし"].map { Array($0.unicodeScalars) }
    private static let endings = Set("なではがにをもとのへや".unicodeScalars)
}
