/// Finds the ends of Japanese phrases. A phrase (文節) is a word with its particles and endings; readers expect it to
/// stay on one line.
///
/// Most words begin in kanji or katakana and end in hiragana. A phrase therefore ends where hiragana ends, except in a
/// few forms that continue. Within hiragana it ends after a particle that directly follows a word. Consecutive words in
/// one script stay together, because a wrong break is worse than a missing one.
enum PhraseRules {
    static func endsPhrase(before place: Int, in scalars: [Unicode.Scalar]) -> Bool {
        let (last, first) = (scalars[place - 1], scalars[place])
        if last.properties.isEmojiPresentation { return true }
        let before = place >= 2 ? scalars[place - 2] : nil
        if Honorific.begins(at: place, in: scalars) { return Honorific.hasWord(before: place, in: scalars) }
        if KanaWord.begins(at: place, in: scalars) { return true }
        guard isHiragana(last) else { return CountedAdverb.ends(before: place, in: scalars) }
        if isHiragana(first) { return isParticle(last, behind: before, followedBy: first) }
        return !Honorific.begins(at: place - 1, in: scalars) && !CountedAdverb.continues(at: place, in: scalars)
            && !isInsideVerb(last, behind: before, followedBy: first)
    }

    /// Whether が, を, に or another particle directly follows a word and does not start a longer ending: 候補が|いません.
    private static func isParticle(
        _ last: Unicode.Scalar, behind before: Unicode.Scalar?, followedBy first: Unicode.Scalar
    ) -> Bool {
        guard let before, !isHiragana(before), before.properties.isAlphabetic else { return false }
        guard let continuations = particles[last] else { return false }
        return !continuations.contains(first)
    }

    /// The characters that may follow each particle as part of the same ending: では, です, には, との.
    private static let particles: [Unicode.Scalar: Set<Unicode.Scalar>] = [
        "が": ["ら", "る"], "を": [], "は": [], "も": ["の"], "へ": ["の", "と"], "と": ["は", "も", "の", "か"],
        "に": ["は", "も", "て", "の", "く", "ぎ"],
        "で": ["す", "し", "き", "は", "も", "あ", "ご", "の", "る", "て"],
    ]

    /// Whether a single hiragana between two Han characters ends the stem of a verb: 読み込み, 取り消す.
    private static func isInsideVerb(
        _ last: Unicode.Scalar, behind before: Unicode.Scalar?, followedBy first: Unicode.Scalar
    ) -> Bool {
        guard let before, first.properties.isIdeographic, before.properties.isIdeographic else { return false }
        return stemEndings.contains(last)
    }

    private static let stemEndings = Set("いきぎしじちびみりえけげせてねべめれ".unicodeScalars)

    static func isHiragana(_ scalar: Unicode.Scalar) -> Bool {
        (0x3041...0x309F).contains(scalar.value)
    }
}
