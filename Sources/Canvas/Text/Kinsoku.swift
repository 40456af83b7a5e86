/// The characters that may not begin or end a line of Japanese (JIS X 4051:2004, 6.1.1; JLREQ, 3.1.7 and 3.1.8).
///
/// UAX #14 leaves small kana and the prolonged sound mark to the language; Japanese keeps them with what precedes them,
/// and so does iOS.
package enum Kinsoku {
    /// Whether a line may end between two characters, as far as these rules go.
    package static func allowsBreak(between last: Unicode.Scalar, and first: Unicode.Scalar) -> Bool {
        !forbiddenAtEnd.contains(last) && !forbiddenAtStart.contains(first)
    }

    /// Whether a line may end beside a curly quote where UAX #14 before its version 15.1 has none: it did not tell which
    /// side a quote belongs to, although among East Asian letters that is clear (LB19a).
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
    /// Hyphens and wave dashes, and voicing marks of half-width kana.
    private static let others = "‐゠–〜～ﾞﾟ゛゜"
}
