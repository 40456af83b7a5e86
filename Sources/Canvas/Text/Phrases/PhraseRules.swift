/// Tells where a phrase of Japanese ends: a word with what hangs on it (文節), which a reader would not see torn apart.
///
/// Japanese is written in three scripts, and a word mostly begins in one of the other two and ends in hiragana. So a phrase
/// ends where hiragana does, but for a few forms that go on, and within hiragana behind a particle that stands right
/// behind a word. Words of one script in a row stay together; a wrong end is worse than a missing one.
enum PhraseRules {
    static func endsPhrase(before place: Int, in scalars: [Unicode.Scalar]) -> Bool {
        let (last, first) = (scalars[place - 1], scalars[place])
        if last.properties.isEmojiPresentation { return true }
        let before = place >= 2 ? scalars[place - 2] : nil
        if Honorific.begins(at: place, in: scalars) { return Honorific.hasWord(before: place, in: scalars) }
        if KanaWord.begins(at: place, in: scalars) { return true }
        guard isHiragana(last) else { return CountedAdverb.ends(before: place, in: scalars) }
        if isHiragana(first) { return isParticle(last, behind: before, followedBy: first) }
        return !Honorific.begins(at: place - 1, in: scalars) && !CountedAdverb.countsOn(at: place, in: scalars)
            && !isInsideVerb(last, behind: before, followedBy: first)
    }

    /// 候補が|いません: が, を, に and others right behind a word, where they are not the start of a longer ending.
    private static func isParticle(
        _ last: Unicode.Scalar, behind before: Unicode.Scalar?, followedBy first: Unicode.Scalar
    ) -> Bool {
        guard let before, !isHiragana(before), before.properties.isAlphabetic else { return false }
        guard let goesOn = particles[last] else { return false }
        return !goesOn.contains(first)
    }

    /// By particle, what may follow it as a part of the same ending: では, です, には, との.
    private static let particles: [Unicode.Scalar: Set<Unicode.Scalar>] = [
        "が": ["ら", "る"], "を": [], "は": [], "も": ["の"], "へ": ["の", "と"], "と": ["は", "も", "の", "か"],
        "に": ["は", "も", "て", "の", "く", "ぎ"],
        "で": ["す", "し", "き", "は", "も", "あ", "ご", "の", "る", "て"],
    ]

    /// 読み込み, 取り消す: one letter between two Han characters, which ends the stem of a verb.
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
