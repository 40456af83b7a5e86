/// Where lines of Japanese had better end: between phrases, as labels of iOS and headings on the web break.
package enum Phrases {
    /// Whether a line that may end before the character `place` had better do so there than a little later or earlier.
    /// Other scripts say all there is to say by where their lines may end at all.
    static func isEnd(before place: Int, in scalars: [Unicode.Scalar]) -> Bool {
        guard place > 0, place < scalars.count else { return true }
        let (last, first) = (scalars[place - 1], scalars[place])
        if isInsideNumbers(place, scalars) { return false }
        if last.properties.isWhitespace || !last.isJapanese && !first.isJapanese { return true }
        // Where it is written that a line may end, it had better.
        if last == zeroWidthSpace { return true }
        // An emoji closes what it comments on.
        if first.properties.isEmojiPresentation { return false }
        // A particle belongs to what is in the brackets before it.
        if isParticle(at: place, behindBracketIn: scalars) { return false }
        if separators.contains(last) || closers.contains(last) || openers.contains(first) { return true }
        if last == "年", scalars[max(place - 2, 0)].properties.numericType == .decimal,
            first.properties.numericType == .decimal
        {
            return true
        }
        return PhraseRules.endsPhrase(before: place, in: scalars)
    }

    static func isParticle(at place: Int, behindBracketIn scalars: [Unicode.Scalar]) -> Bool {
        closers.contains(scalars[place - 1]) && particles.contains(scalars[place])
    }

    private static let zeroWidthSpace: Unicode.Scalar = "\u{200B}"
    /// After these a phrase ends whatever comes.
    private static let separators: Set<Unicode.Scalar> = Set("、。，．！？・…：｡､!?".unicodeScalars)
    /// So it does after these, but before a particle.
    private static let closers: Set<Unicode.Scalar> = Set("」』】〕〉》）)]".unicodeScalars)
    private static let particles: Set<Unicode.Scalar> = Set("をにはがとのでもへやだな".unicodeScalars)
    /// Before these too.
    private static let openers: Set<Unicode.Scalar> = Set("「『【〔〈《（([".unicodeScalars)

    /// Whether the place is behind the dash of `20–22` or the like.
    private static func isInsideNumbers(_ place: Int, _ scalars: [Unicode.Scalar]) -> Bool {
        place >= 2 && scalars[place - 1].properties.isDash && scalars[place].properties.numericType != nil
            && scalars[place - 2].properties.numericType != nil
    }
}

extension Unicode.Scalar {
    /// Kana, Han, and the marks and full-width forms that go with them.
    var isJapanese: Bool {
        switch value {
        case 0x2E80...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFFEF,
            0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
