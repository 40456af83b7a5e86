/// The Japanese rules for characters that must not begin or end a line, called kinsoku (JIS X 4051:2004, 6.1.1; JLREQ,
/// 3.1.7 and 3.1.8).
///
/// UAX #14 leaves small kana and the prolonged sound mark to the language. Japanese keeps them with the preceding
/// character, and so does iOS.
package enum Kinsoku {
    /// Whether these rules allow a line break between two characters.
    package static func allowsBreak(between last: Unicode.Scalar, and first: Unicode.Scalar) -> Bool {
        !forbiddenAtEnd.contains(last) && !forbiddenAtStart.contains(first)
    }

    /// Whether a line may break next to a curly quote although UAX #14 before version 15.1 does not allow it.
    ///
    /// Older versions do not distinguish opening from closing quotes. Between East Asian letters the side is clear
    /// (LB19a).
    package static func addsBreak(between last: Unicode.Scalar, and first: Unicode.Scalar) -> Bool {
        (openingQuotes.contains(first) && last.isJapanese) || (closingQuotes.contains(last) && first.isJapanese)
    }

    private static let openingQuotes: Set<Unicode.Scalar> = ["“", "‘"]
    private static let closingQuotes: Set<Unicode.Scalar> = ["”", "’"]

    package static let forbiddenAtStart: Set<Unicode.Scalar> = Set(
        (closingMarks + smallKana + iterationMarks + others).unicodeScalars)

    package static let forbiddenAtEnd: Set<Unicode.Scalar> = Set("([{（［｛「『【〔〈《〖〘〝‘“｟«｢".unicodeScalars)

    private static let closingMarks = ")]}）］｝」』】〕〉》〗〙〟’”｠»｣、。，．・：；？！‼⁇⁈⁉,.:;?!､｡･"
    private static let smallKana = "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿｧｨｩｪｫｬｭｮｯ"
    private static let iterationMarks = "ー々〻ヽヾゝゞｰ"
    /// Hyphens, wave dashes, and the voicing marks of half-width kana.
    private static let others = "‐゠–〜～ﾞﾟ゛゜"
}
