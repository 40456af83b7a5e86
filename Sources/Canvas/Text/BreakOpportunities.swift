import CPangoCairo

/// Where the characters of a paragraph begin, and what may happen between them.
struct BreakOpportunities {
    private let attributes: [PangoLogAttr]
    /// For each byte, the number of the character it belongs to; one more for the end.
    private let characters: [Int]
    private let scalars: [Unicode.Scalar]

    /// - Parameter bytes: the UTF-8 of a paragraph, with no line feed in it.
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

    /// Whether a reader would set the cursor before this byte.
    func isCharacterBoundary(_ byte: Int) -> Bool {
        attributes[characters[byte]].is_cursor_position != 0
    }

    func isWhitespace(_ range: Range<Int>) -> Bool {
        (characters[range.lowerBound]..<characters[range.upperBound]).allSatisfy { attributes[$0].is_white != 0 }
    }

    /// Whether a line may end before this byte. The paragraph's ends are no such place.
    func canBreak(before byte: Int) -> Bool {
        let character = characters[byte]
        guard character > 0, character < scalars.count else { return false }
        let (last, first) = (scalars[character - 1], scalars[character])
        guard attributes[character].is_line_break != 0 || Kinsoku.addsBreak(between: last, and: first) else {
            return false
        }
        return Kinsoku.allowsBreak(between: last, and: first)
    }

    /// Whether a line that must end within a phrase had better do so before this byte; see ``WordEnds``.
    func isWordEnd(before byte: Int) -> Bool {
        WordEnds.isEnd(before: characters[byte], in: scalars)
    }

    /// Whether what begins at this byte is a particle behind a loanword.
    func isParticle(at byte: Int) -> Bool {
        WordEnds.isParticle(at: characters[byte], in: scalars)
    }

    /// Whether a word goes on at this byte with another that it is composed of.
    func isInCompound(before byte: Int) -> Bool {
        WordEnds.isInCompound(at: characters[byte], in: scalars)
    }

    /// Whether a line that may end before this byte had better; see ``Phrases``.
    func isPhraseEnd(before byte: Int) -> Bool {
        Phrases.isEnd(before: characters[byte], in: scalars)
    }
}
