import Layout
import Specs
import Values

/// Shapes texts with fixed widths, in ems: 0.5 for a character and the ellipsis, 1 for a CJK character.
struct FixedShaper: TextShaper {
    func shape(_ string: String, font: ResolvedFont) -> MeasuredText {
        var start = 0
        let clusters = string.map { character in
            let end = start + character.utf8.count
            defer { start = end }
            let isCJK = character.unicodeScalars.contains { (0x3000...0x9FFF).contains($0.value) }
            let isNewline = character.isNewline
            return MeasuredText.Cluster(
                range: start..<end, advance: isNewline ? 0 : font.pointSize * (isCJK ? 1 : 0.5),
                isWhitespace: character.isWhitespace, canBreakAfter: isCJK || character.isWhitespace,
                mustBreakAfter: isNewline)
        }
        return MeasuredText(clusters: clusters, ellipsisAdvance: font.pointSize * 0.5)
    }
}
