/// Where a phrase of Japanese is torn with the least harm: between two of its words, or before an ending of politeness or
/// what hangs on a verb.
enum WordEnds {
    static func isEnd(before place: Int, in scalars: [Unicode.Scalar]) -> Bool {
        guard place > 0, place < scalars.count else { return true }
        if SuruVerb.begins(at: place, in: scalars) || LoanWord.begins(at: place, in: scalars) { return true }
        let (last, first) = (scalars[place - 1], scalars[place])
        if PhraseRules.isHiragana(last) || last.properties.isIdeographic, beginsEnding(at: place, in: scalars) {
            return true
        }
        if behindVerb.contains(last), hangers.contains(where: { scalars[place...].starts(with: $0) }) { return true }
        // What belongs to a number stands with it: 2025年|12月|11日.
        if dateUnits.contains(last), first.properties.numericType == .decimal { return true }
        if isParticle(at: place, in: scalars) || Phrases.isParticle(at: place, behindBracketIn: scalars) { return true }
        // 本日|{日付}|分: what is put in place of a variable is a word of its own.
        if first == "{" || last == "}" { return true }
        // 清澄白河|カフェめぐり, カフェ|巡り; but 10人 is a number with its counter.
        guard let before = script(of: last), let behind = script(of: first) else { return false }
        return before != behind
    }

    /// メンバー|リスト, ござい|ます: what is a word in another one, which is torn only where that does not fit a line.
    static func isInCompound(at place: Int, in scalars: [Unicode.Scalar]) -> Bool {
        if LoanWord.begins(at: place, in: scalars) { return true }
        let ends = formal.contains { scalars[..<place].suffix($0.count).elementsEqual($0) }
        return ends && polite.contains { scalars[place...].starts(with: $0) }
    }

    /// コミュニティ|で候補が, {日付}|は: a loanword that is long already had better keep its letters together.
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

    /// 始めて|ください, 探し|ます; but 参加して|みましょう, 登録されて|いません.
    private static func beginsEnding(at place: Int, in scalars: [Unicode.Scalar]) -> Bool {
        if place >= 2, "みい".unicodeScalars.contains(scalars[place - 1]), scalars[place - 2] == "て" { return false }
        let rest = scalars[place...]
        if polite.contains(where: { rest.starts(with: $0) }) {
            // 保存|します, 接続|できません.
            return !(scalars[place - 1] == "し" && SuruVerb.begins(at: place - 1, in: scalars))
                && !(scalars[place - 1] == "き" && SuruVerb.begins(at: place - 2, in: scalars))
        }
        return endings.contains { rest.starts(with: $0) }
    }

    private static let polite = ["ます", "ませ", "まし"].map { Array($0.unicodeScalars) }
    private static let formal = ["ござい", "いたし"].map { Array($0.unicodeScalars) }
    private static let endings = ["くださ", "ござ", "いたし", "です", "でし"].map { Array($0.unicodeScalars) }

    /// 退出した|ことが, 待って|から, 登録されて|いません: what may follow the last letter of a verb.
    private static let hangers = ["こと", "から", "ので", "まで", "みま", "みて", "なり", "いま", "いる", "いな"].map {
        Array($0.unicodeScalars)
    }
    private static let particles = Set("でにをがはもとのへ".unicodeScalars)
    private static let behindVerb = Set("ただてでるうくすつむぶぬぐい".unicodeScalars)
    private static let dateUnits = Set("月日時".unicodeScalars)
}
