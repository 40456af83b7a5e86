import Layout
import Specs
import Values

/// Every character is half as wide as the type is high, CJK as wide; the ellipsis is half as wide.
struct FixedShaper: TextShaper {
    func shape(_ string: String, font: ResolvedFont) -> ShapedText {
        var start = 0
        let clusters = string.map { character in
            let end = start + character.utf8.count
            defer { start = end }
            let isCJK = character.unicodeScalars.contains { (0x3000...0x9FFF).contains($0.value) }
            let isNewline = character.isNewline
            return ShapedText.Cluster(
                range: start..<end, advance: isNewline ? 0 : font.pointSize * (isCJK ? 1 : 0.5),
                isWhitespace: character.isWhitespace, canBreakAfter: isCJK || character.isWhitespace,
                mustBreakAfter: isNewline)
        }
        return ShapedText(clusters: clusters, ellipsisAdvance: font.pointSize * 0.5)
    }
}
