import Layout
import Specs
import Values

/// The notes about parts of a component.
enum NoteWords {
    /// Returns nil if no note is needed.
    static func words(of frame: Frame) -> String? {
        switch frame.node.content {
        case .text(let text):
            text.string.allSatisfy(\.isWhitespace) ? nil : words(of: text, frame)
        case .symbol(let symbol):
            "\(symbol.fullName) \(DecimalText.short(symbol.pointSize))"
                + frameWords(of: frame, pointSize: symbol.pointSize)
        case .image:
            "\(frame.node.id ?? SheetWords["image"]) \(frame.rect.width.redline) × \(frame.rect.height.redline)"
                + (frame.node.effects.scale == 1
                    ? "" : SheetWords[", scale %", DecimalText.short(frame.node.effects.scale)])
        case .control(let control):
            "\(control.kind.rawValue) \(frame.rect.width.redline) × \(frame.rect.height.redline)"
        default: nil
        }
    }

    /// Returns ` in 48 × 48` for a symbol with a declared frame.
    private static func frameWords(of frame: Frame, pointSize: Double) -> String {
        let sizing = frame.node.sizing
        let sides = [(sizing.width, frame.content.width), (sizing.height, frame.content.height)]
        let written = sides.compactMap { extent, length in extent?.value.isFixed == true ? length : nil }
        guard written.contains(where: { abs($0.value - pointSize) > 0.05 }) else { return "" }
        return SheetWords[" in % × %", frame.content.width.redline, frame.content.height.redline]
    }

    /// `callout 16, 1 line`.
    private static func words(of text: BoundText, _ frame: Frame) -> String {
        let font = frame.text?.font ?? text.font.value
        let style = font.textStyle.map { "\($0.rawValue) " } ?? ""
        let weight = font.weight == .regular ? "" : " \(font.weight.name)"
        let count = frame.text?.lines.count ?? 1
        let lines = count == 1 ? SheetWords["1 line"] : SheetWords["% lines", count]
        var words = "\(style)\(DecimalText.short(font.pointSize))\(weight), \(lines)"
        if let limit = text.lineLimit, limit > 1 { words += SheetWords[" of % at most", limit] }
        if frame.text?.isTruncated ?? false { words += SheetWords[", truncated"] }
        if !text.isScaled, text.scaleLimit?.value == .large {
            words += SheetWords[", does not scale"] + (text.hasLargeContent ? "; Large Content Viewer" : "")
        }
        if frame.node.padding != nil {
            words += SheetWords[", content % × %", frame.content.width.redline, frame.content.height.redline]
        }
        return words
    }
}
