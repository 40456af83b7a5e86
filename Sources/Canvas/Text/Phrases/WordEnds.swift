/// The preferred breaks inside a Japanese phrase that does not fit on a line: between two of its words, before a polite
/// ending, and before an auxiliary of a verb.
enum WordEnds {
    static func isEnd(before place: Int, in scalars: [Unicode.Scalar]) -> Bool {
        guard place > 0, place < scalars.count else { return true }
        if SuruVerb.begins(at: place, in: scalars) || LoanWord.begins(at: place, in: scalars) { return true }
        let (last, first) = (scalars[place - 1], scalars[place])
        if PhraseRules.isHiragana(last) || last.properties.isIdeographic, beginsEnding(at: place, in: scalars) {
            return true
        }
        if verbEndings.contains(last), auxiliaries.contains(where: { scalars[place...].starts(with: $0) }) {
            return true
        }
        // A counter stays with its number: 2025年|12月|11日.
        if dateUnits.contains(last), first.properties.numericType == .decimal { return true }
        if isParticle(at: place, in: scalars) || Phrases.isParticle(at: place, afterBracketIn: scalars) { return true }
        // The value of a variable is a separate word: 本日|{日付}|分.
        if first == "{" || last == "}" { return true }
        // A change of script separates words: 清澄白河|カフェめぐり, カフェ|巡り. But 10人 is a number with its counter.
        guard let before = script(of: last), let behind = script(of: first) else { return false }
        return before != behind
    }

    /// Whether a place is between two parts of a compound, which breaks only if it does not fit on a line: メンバー|リスト,
    /// ござい|ます.
    static func isInCompound(at place: Int, in scalars: [Unicode.Scalar]) -> Bool {
        if LoanWord.begins(at: place, in: scalars) { return true }
        let ends = formal.contains { scalars[..<place].suffix($0.count).elementsEqual($0) }
        return ends && polite.contains { scalars[place...].starts(with: $0) }
    }

    /// Whether a particle follows a loanword or a variable: コミュニティ|で候補が, {日付}|は. A break before the particle is
    /// better than one inside a long loanword.
    static func isParticle(at place: Int, in scalars: [Unicode.Scalar]) -> Bool {
        guard place > 0, place < scalars.count else { return false }
        let last = scalars[place - 1]
        guard last == "}" || script(of: last).map({ $0 != .han }) ?? false else { return false }
        return particles.contains(scalars[place]) && !SuruVerb.begins(at: place, in: scalars)
    }

    private enum Script {
        case han
        case katakana
        case latin
    }

    private static func script(of scalar: Unicode.Scalar) -> Script? {
        if scalar.properties.numericType == .decimal { return nil }
        switch scalar.value {
        case 0x30A1...0x30FA, 0x30FC: return .katakana
        case 0x41...0x5A, 0x61...0x7A: return .latin
        default: return scalar.properties.isIdeographic ? .han : nil
        }
    }

    /// Whether a polite or auxiliary ending begins at a place: 始めて|ください, 探し|ます. In 参加して|みましょう and
    /// 登録されて|いません the break is before the auxiliary instead.
    private static func beginsEnding(at place: Int, in scalars: [Unicode.Scalar]) -> Bool {
        if place >= 2, "みい".unicodeScalars.contains(scalars[place - 1]), scalars[place - 2] == "て" { return false }
        let rest = scalars[place...]
        if polite.contains(where: { rest.starts(with: $0) }) {
            // The break is before する instead: 保存|します, 接続|できません.
            return !(scalars[place - 1] == "し" && SuruVerb.begins(at: place - 1, in: scalars))
                && !(scalars[place - 1] == "き" && SuruVerb.begins(at: place - 2, in: scalars))
        }
        return endings.contains { rest.starts(with: $0) }
    }

    private static let polite = ["ます", "ませ", "まし"].map { Array($0.unicodeScalars) }
    private static let formal = ["ござい", "いたし"].map { Array($0.unicodeScalars) }
    private static let endings = ["くださ", "ござ", "いたし", "です", "でし"].map { Array($0.unicodeScalars) }

    /// The words that may follow the last letter of a verb: 退出した|ことが, 待って|から, 登録されて|いません.
    private static let auxiliaries = ["こと", "から", "ので", "まで", "みま", "みて", "なり", "いま", "いる", "いな"].map {
        Array($0.unicodeScalars)
    }
    private static let particles = Set("でにをがはもとのへ".unicodeScalars)
    private static let verbEndings = Set("ただてでるうくすつむぶぬぐい".unicodeScalars)
    private static let dateUnits = Set("月日時".unicodeScalars)
}
