/// The preferred line breaks of Japanese, which are between phrases, as in labels of iOS and headings on the web.
package enum Phrases {
    /// Whether a break before the character at `place` is preferred to breaks near it. In other scripts every allowed
    /// break is preferred.
    static func isEnd(before place: Int, in scalars: [Unicode.Scalar]) -> Bool {
        guard place > 0, place < scalars.count else { return true }
        let (last, first) = (scalars[place - 1], scalars[place])
        if isInsideNumbers(place, scalars) { return false }
        if last.properties.isWhitespace || !last.isJapanese && !first.isJapanese { return true }
        // A zero-width space is an explicit break opportunity.
        if last == zeroWidthSpace { return true }
        // An emoji belongs to the text before it.
        if first.properties.isEmojiPresentation { return false }
        // A particle belongs to the bracketed text before it.
        if isParticle(at: place, afterBracketIn: scalars) { return false }
        if separators.contains(last) || closers.contains(last) || openers.contains(first) { return true }
        if last == "年", scalars[max(place - 2, 0)].properties.numericType == .decimal,
            first.properties.numericType == .decimal
        {
            return true
        }
        return PhraseRules.endsPhrase(before: place, in: scalars)
    }

    static func isParticle(at place: Int, afterBracketIn scalars: [Unicode.Scalar]) -> Bool {
        closers.contains(scalars[place - 1]) && particles.contains(scalars[place])
    }

    private static let zeroWidthSpace: Unicode.Scalar = "\u{200B}"
    /// The characters after which a phrase always ends.
    private static let separators: Set<Unicode.Scalar> = Set("、。，．！？・…：｡､!?".unicodeScalars)
    /// The characters after which a phrase ends, unless a particle follows.
    private static let closers: Set<Unicode.Scalar> = Set("」』】〕〉》）)]".unicodeScalars)
    private static let particles: Set<Unicode.Scalar> = Set("をにはがとのでもへやだな".unicodeScalars)
    /// The characters before which a phrase ends.
    private static let openers: Set<Unicode.Scalar> = Set("「『【〔〈《（([".unicodeScalars)

    /// Whether the place follows the dash of a number range such as `20–22`.
    private static func isInsideNumbers(_ place: Int, _ scalars: [Unicode.Scalar]) -> Bool {
        place >= 2 && scalars[place - 1].properties.isDash && scalars[place].properties.numericType != nil
            && scalars[place - 2].properties.numericType != nil
    }
}

extension Unicode.Scalar {
    /// Whether the character is kana, Han, or one of their punctuation marks and full-width forms.
    var isJapanese: Bool {
        switch value {
        case 0x2E80...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFFEF,
            0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
