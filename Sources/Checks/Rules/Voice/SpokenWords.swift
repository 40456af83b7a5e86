/// The words of a text as a person says them: without accents, signs and capitals.
///
/// A script without spaces between words, such as Japanese, gives one long word.
struct SpokenWords: Sendable {
    private let words: [String]
    /// Whether the text is a few capitals, such as the initials on an avatar.
    private let isInitials: Bool
    /// Whether it has a word, and not only numbers and units such as “1.2k”.
    let hasWords: Bool

    init(_ text: String) {
        let plain = text.lowercased().replacing("&", with: " and ").replacing("'", with: "").replacing("’", with: "")
        words = plain.split { !$0.isLetter && !$0.isNumber }.map { String($0.map(\.withoutAccent)) }
        isInitials = (2...3).contains(text.count) && text.allSatisfy(\.isUppercase)
        hasWords = words.contains { !Self.isLatin($0) || ($0.count > 1 && $0.allSatisfy(\.isLetter)) }
    }

    /// Whether the other words, or the words of the other initials, are said one after the other within these.
    func contain(_ other: SpokenWords) -> Bool {
        guard let first = other.words.first, let last = other.words.last else { return true }
        if other.isInitials, String(words.compactMap(\.first)).contains(first) { return true }
        // “カフェ” is a part of “カフェを探す”, but “Pay” is not said in “Repay”.
        guard Self.isLatin(first), Self.isLatin(last) else { return words.joined().contains(other.words.joined()) }
        guard other.words.count <= words.count else { return false }
        return (0...(words.count - other.words.count)).contains { start in
            let said = words[start..<(start + other.words.count)]
            // “Mon” is said as “Monday”.
            let isShort = last.count >= Self.shortestAbbreviation && said.last?.hasPrefix(last) ?? false
            return said.dropLast().elementsEqual(other.words.dropLast()) && (said.last == last || isShort)
        }
    }

    private static let shortestAbbreviation = 3

    private static func isLatin(_ word: String) -> Bool { word.utf8.allSatisfy { $0 < 0x80 } }
}

extension Character {
    /// Latin-1 Supplement to Latin Extended-B, and Latin Extended Additional.
    private static let accented: [ClosedRange<UInt32>] = [0xC0...0x24F, 0x1E00...0x1EFF]

    /// The letter without its accent: the name of “é” is “LATIN SMALL LETTER E WITH ACUTE”.
    fileprivate var withoutAccent: Character {
        // Looking up a name is slow, and most other letters are Japanese.
        guard let scalar = unicodeScalars.first, Self.accented.contains(where: { $0.contains(scalar.value) }),
            let name = scalar.properties.name, name.hasPrefix("LATIN SMALL LETTER "),
            let letter = name.dropFirst("LATIN SMALL LETTER ".count).split(separator: " ").first, letter.count == 1
        else { return self }
        return Character(letter.lowercased())
    }
}
