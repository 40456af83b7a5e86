import Specs
import Values

/// The lines of a text for one proposal, before placing.
struct TextLayout {
    var lines: [BrokenLine]
    /// The text's font, smaller if the text was scaled down.
    var font: ResolvedFont
    var metrics: LineMetrics
    var size: Size
    var isTruncated: Bool
    var neededLines: Int

    /// Returns the lines placed in a rectangle.
    func frame(of text: BoundText, shaped: MeasuredText, in rect: Rect) -> TextFrame {
        let bytes = Array(text.string.utf8)
        let hasRightToLeft = LineDirection.hasRightToLeft(text.string)
        let placed = lines.enumerated().map { index, line in
            let width = Points(line.width)
            let x = text.alignment.guide(in: rect.width) - text.alignment.guide(in: width)
            let y = metrics.ascender + metrics.leading * Double(index)
            let string =
                shaped.string(of: line.head, in: bytes) + (line.hasEllipsis ? "…" : "")
                + shaped.string(of: line.tail, in: bytes)
            let mark =
                hasRightToLeft
                ? LineDirection.mark(for: string, inParagraph: shaped.paragraph(around: line.head, in: bytes)) : ""
            return TextFrame.Line(
                text: mark + string, baseline: Point(x: rect.minX + x, y: rect.minY + y), width: width)
        }
        var frame = TextFrame(
            lines: placed, font: font, isTruncated: isTruncated,
            neededLines: neededLines, missing: shaped.missing)
        frame.substituted = shaped.substituted
        frame.hidden = hidden(of: shaped, in: bytes)
        return frame
    }

    /// Returns the text that the ellipsis replaces.
    private func hidden(of shaped: MeasuredText, in bytes: [UInt8]) -> String {
        guard let line = lines.last(where: \.hasEllipsis) else { return "" }
        let end = line.tail.isEmpty ? shaped.clusters.count : line.tail.lowerBound
        return shaped.string(of: line.head.upperBound..<max(line.head.upperBound, end), in: bytes)
    }
}

extension MeasuredText {
    /// Returns the text of the paragraph that contains the clusters.
    fileprivate func paragraph(around range: Range<Int>, in bytes: [UInt8]) -> String {
        let start = clusters[..<range.lowerBound].lastIndex(where: \.mustBreakAfter).map { $0 + 1 } ?? 0
        let end = clusters[range.lowerBound...].firstIndex(where: \.mustBreakAfter) ?? clusters.count
        return string(of: start..<end, in: bytes)
    }

    /// Returns the text of the clusters; empty if the shaper returned ranges outside of the text.
    fileprivate func string(of range: Range<Int>, in bytes: [UInt8]) -> String {
        guard let first = clusters[range].first, let last = clusters[range].last else { return "" }
        let span = first.range.lowerBound..<max(first.range.lowerBound, last.range.upperBound)
        guard span.lowerBound >= 0, span.upperBound <= bytes.count else { return "" }
        return String(decoding: bytes[span], as: UTF8.self)
    }
}

extension ResolvedFont {
    /// Returns the font with all metrics scaled.
    func scaled(by factor: Double) -> ResolvedFont {
        guard factor != 1 else { return self }
        var scaled = self
        scaled.pointSize *= factor
        scaled.tracking *= factor
        scaled.ascender *= factor
        scaled.lineHeight *= factor
        scaled.capHeight *= factor
        scaled.leading *= factor
        return scaled
    }
}
