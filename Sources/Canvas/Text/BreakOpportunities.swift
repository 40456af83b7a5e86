import CPangoCairo

/// The character boundaries of a paragraph, and the places where its lines may or should break.
struct BreakOpportunities {
    private let attributes: [PangoLogAttr]
    /// The index of the character that each byte belongs to, plus one element for the end.
    private let characters: [Int]
    private let scalars: [Unicode.Scalar]

    /// - Parameter bytes: the UTF-8 of a paragraph without line feeds.
    init(bytes: ArraySlice<UInt8>, language: OpaquePointer?) {
        scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars.count + 1)
        let count = Int32(attributes.count)
        unsafe bytes.withUnsafeBytes { raw in
            unsafe pango_get_log_attrs(
                raw.bindMemory(to: CChar.self).baseAddress, Int32(raw.count), -1, language, &attributes, count)
        }
        self.attributes = attributes
        var characters: [Int] = []
        for byte in bytes {
            let begins = byte & 0xC0 != 0x80
            characters.append((characters.last ?? -1) + (begins ? 1 : 0))
        }
        characters.append(scalars.count)
        self.characters = characters
    }

    /// Whether a text cursor can be placed before this byte.
    func isCharacterBoundary(_ byte: Int) -> Bool {
        attributes[characters[byte]].is_cursor_position != 0
    }

    func isWhitespace(_ range: Range<Int>) -> Bool {
        (characters[range.lowerBound]..<characters[range.upperBound]).allSatisfy { attributes[$0].is_white != 0 }
    }

    /// Whether a line may break before this byte. Returns false at the ends of the paragraph.
    func canBreak(before byte: Int) -> Bool {
        let character = characters[byte]
        guard character > 0, character < scalars.count else { return false }
        let (last, first) = (scalars[character - 1], scalars[character])
        guard attributes[character].is_line_break != 0 || Kinsoku.addsBreak(between: last, and: first) else {
            return false
        }
        return Kinsoku.allowsBreak(between: last, and: first)
    }

    /// Whether this byte is a preferred break inside a phrase that does not fit on a line; see ``WordEnds``.
    func isWordEnd(before byte: Int) -> Bool {
        WordEnds.isEnd(before: characters[byte], in: scalars)
    }

    /// Whether a particle after a loanword begins at this byte.
    func isParticle(at byte: Int) -> Bool {
        WordEnds.isParticle(at: characters[byte], in: scalars)
    }

    /// Whether this byte is between two parts of a compound word.
    func isInCompound(before byte: Int) -> Bool {
        WordEnds.isInCompound(at: characters[byte], in: scalars)
    }

    /// Whether a break before this byte is preferred, because a phrase ends there; see ``Phrases``.
    func isPhraseEnd(before byte: Int) -> Bool {
        Phrases.isEnd(before: characters[byte], in: scalars)
    }
}
