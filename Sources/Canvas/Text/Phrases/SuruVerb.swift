/// The verb する and its forms after a noun: 保存|します, 接続|できません, 登録|されて.
///
/// After a single Han character, し ends the stem of a verb instead, as in 探します.
enum SuruVerb {
    static func begins(at place: Int, in scalars: [Unicode.Scalar]) -> Bool {
        guard place >= 2, place < scalars.count else { return false }
        let (first, second) = (scalars[place - 2], scalars[place - 1])
        let isHan = first.properties.isIdeographic && second.properties.isIdeographic
        guard isHan && !isVerb(first, second) || isLoanword(first) && isLoanword(second) else { return false }
        return forms.contains { scalars[place...].starts(with: $0) }
    }

    private static let forms = [
        "しま", "しな", "して", "した", "しよ", "する", "すれ", "され", "させ", "でき",
    ].map { Array($0.unicodeScalars) }

    /// Whether two Han characters form a compound verb and not a noun: 見直します, 取消します.
    private static func isVerb(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
        firstCharacters.contains(first) && secondCharacters.contains(second)
    }

    private static let firstCharacters = Set("見取呼聞持引差押書読思言".unicodeScalars)
    private static let secondCharacters = Set("直出消返渡落通回戻".unicodeScalars)

    private static func isLoanword(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x30A1...0x30FA, 0x30FC, 0x41...0x5A, 0x61...0x7A: true
        default: false
        }
    }
}
