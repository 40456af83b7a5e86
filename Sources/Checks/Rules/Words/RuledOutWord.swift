/// A word that texts may not have, and where in a text it stands as a word.
///
/// In Latin, Cyrillic or Greek a word ends where its letters end: “date” is not in “update”. Japanese writes no spaces,
/// but a katakana word ends where the katakana ends: デート is not in アップデート. Anything else counts wherever it
/// stands.
struct RuledOutWord {
    let text: String
    private let folded: [Character]

    init(_ text: String) {
        self.text = text
        folded = FoldedText(text).characters
    }

    /// Whether the word stands in a text outside of the phrases that are allowed.
    func stands(in text: FoldedText, besides allowed: [RuledOutWord]) -> Bool {
        let characters = text.characters
        let found = places(in: characters)
        guard !found.isEmpty else { return false }
        let excused = allowed.flatMap { $0.places(in: characters) }
        return found.contains { place in
            !excused.contains { $0.lowerBound <= place.lowerBound && place.upperBound <= $0.upperBound }
        }
    }

    private func places(in text: [Character]) -> [Range<Int>] {
        guard let first = folded.first, let last = folded.last, text.count >= folded.count else { return [] }
        return (0...(text.count - folded.count)).compactMap { start in
            guard text[start] == first else { return nil }
            let end = start + folded.count
            guard text[start..<end].elementsEqual(folded) else { return nil }
            if start > 0, Self.continues(text[start - 1], first) { return nil }
            if end < text.count, Self.continues(last, text[end]) { return nil }
            return start..<end
        }
    }

    /// Whether two characters beside each other are of one word.
    private static func continues(_ left: Character, _ right: Character) -> Bool {
        switch (kind(left), kind(right)) {
        case (.spaced, .spaced), (.katakana, .katakana): true
        default: false
        }
    }

    private enum Kind {
        /// Of a script that puts spaces between words.
        case spaced
        case katakana
        case other
    }

    private static func kind(_ character: Character) -> Kind {
        guard let scalar = character.unicodeScalars.first else { return .other }
        if WritingSystem.isKatakana(scalar) { return .katakana }
        // Latin, Greek, Cyrillic and their neighbors up to Arabic; beyond them scripts differ.
        return character.isLetter && scalar.value < 0x0700 ? .spaced : .other
    }
}

/// A text whatever its case, by characters: made once for all words that are looked for.
struct FoldedText {
    let characters: [Character]

    init(_ text: String) {
        characters = Array(text.lowercased())
    }
}
