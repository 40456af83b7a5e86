/// A word that texts may not have, and where in a text it stands as a word.
///
/// In Latin, Cyrillic or Greek a word ends where its letters end: “date” is not in “update”. Japanese writes no spaces,
/// but a katakana word ends where the katakana ends: デート is not in アップデート. Anything else counts wherever it
/// stands.
struct RuledOutWord {
    let text: String
    private let folded: FoldedText
    private let characters: [Character]

    init(_ text: String) {
        self.text = text
        folded = FoldedText(text)
        characters = folded.characters
    }

    /// Whether the word stands in a text outside of the phrases that are allowed.
    func stands(in text: FoldedText, besides allowed: [RuledOutWord]) -> Bool {
        guard text.mayHold(folded) else { return false }
        let characters = text.characters
        let found = places(in: characters)
        guard !found.isEmpty else { return false }
        let excused = allowed.flatMap { $0.places(in: characters) }
        return found.contains { place in
            !excused.contains { $0.lowerBound <= place.lowerBound && place.upperBound <= $0.upperBound }
        }
    }

    private func places(in text: [Character]) -> [Range<Int>] {
        guard let first = characters.first, let last = characters.last, text.count >= characters.count else {
            return []
        }
        return (0...(text.count - characters.count)).compactMap { start in
            guard text[start] == first else { return nil }
            let end = start + characters.count
            guard text[start..<end].elementsEqual(characters) else { return nil }
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

/// A text whatever its case: made once for all words that are looked for.
struct FoldedText {
    private let text: String
    /// Its code points where each is a character by itself, written in one way only; nil for all other texts.
    private let plain: [Unicode.Scalar]?

    init(_ text: String) {
        self.text = text
        let scalars = text.unicodeScalars
        plain = scalars.allSatisfy(\.isPlain) ? scalars.map(\.lowercasedASCII) : nil
    }

    var characters: [Character] { Array(text.lowercased()) }

    /// Whether another text may stand in it; it takes time to tell characters from each other, and hardly any text holds a
    /// word that is looked for.
    func mayHold(_ other: FoldedText) -> Bool {
        guard let plain, let wanted = other.plain, let first = wanted.first else { return true }
        return plain.indices.contains { plain[$0] == first && plain[$0...].starts(with: wanted) }
    }
}

extension Unicode.Scalar {
    /// Whether it neither joins others nor is joined, and has neither another form nor, but for ASCII, another case: ASCII,
    /// most punctuation, kana and ideographs.
    fileprivate var isPlain: Bool {
        switch value {
        case 0x20...0x7E, 0x2010...0x2027, 0x3001...0x3029, 0x3041...0x3096, 0x309B...0x30FF, 0x4E00...0x9FFF: true
        default: false
        }
    }

    fileprivate var lowercasedASCII: Unicode.Scalar {
        ("A"..."Z").contains(self) ? Unicode.Scalar(UInt8(truncatingIfNeeded: value + 0x20)) : self
    }
}
