/// A word or phrase to find in texts.
///
/// In Latin, Cyrillic and Greek only whole words match: “date” is not found in “update”. A katakana word matches only a
/// whole run of katakana: デート is not found in アップデート. In other scripts a word matches anywhere.
struct ForbiddenWord {
    let text: String
    private let folded: FoldedText
    private let characters: [Character]

    init(_ text: String) {
        self.text = text
        folded = FoldedText(text)
        characters = folded.characters
    }

    /// Whether the word occurs in a text outside the allowed phrases.
    func occurs(in text: FoldedText, outside allowed: [ForbiddenWord]) -> Bool {
        guard text.mayContain(folded) else { return false }
        let characters = text.characters
        let found = places(in: characters)
        guard !found.isEmpty else { return false }
        let allowedPlaces = allowed.flatMap { $0.places(in: characters) }
        return found.contains { place in
            !allowedPlaces.contains { $0.lowerBound <= place.lowerBound && place.upperBound <= $0.upperBound }
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

    /// Whether two adjacent characters belong to one word.
    private static func continues(_ left: Character, _ right: Character) -> Bool {
        switch (kind(left), kind(right)) {
        case (.spaced, .spaced), (.katakana, .katakana): true
        default: false
        }
    }

    private enum Kind {
        /// A letter of a script that puts spaces between words.
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

/// A text prepared for case-insensitive search.
struct FoldedText {
    private let text: String
    /// The lowercased code points if each is a character with a single encoding; nil for other texts.
    private let plain: [Unicode.Scalar]?

    /// Several spaces, line breaks and no-break spaces count as one space. Invisible characters, such as soft hyphens,
    /// are left out.
    init(_ original: String) {
        var written = original
        if written.unicodeScalars.contains(where: \.isInvisible) {
            written.unicodeScalars.removeAll(where: \.isInvisible)
        }
        let text =
            written.contains(where: { $0.isWhitespace && $0 != " " }) || written.contains("  ")
            ? written.split(whereSeparator: \.isWhitespace).joined(separator: " ") : written
        self.text = text
        let scalars = text.unicodeScalars
        plain = scalars.allSatisfy(\.isPlain) ? scalars.map(\.lowercasedASCII) : nil
    }

    var characters: [Character] { Array(text.lowercased()) }

    /// Returns false if another text certainly does not occur in this one.
    ///
    /// Comparing code points is much faster than comparing characters, and most texts contain none of the words.
    func mayContain(_ other: FoldedText) -> Bool {
        guard let plain, let wanted = other.plain, let first = wanted.first else { return true }
        return plain.indices.contains { plain[$0] == first && plain[$0...].starts(with: wanted) }
    }
}

extension Unicode.Scalar {
    /// Whether it is a soft hyphen, a zero-width space or another sign for line breaks only.
    fileprivate var isInvisible: Bool { [0xAD, 0x200B, 0x2060, 0xFEFF].contains(value) }

    /// Whether the code point never combines with others and has no other encoding and, except in ASCII, no other case.
    ///
    /// These are ASCII, most punctuation, kana and ideographs.
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
