import Specs
import Values

/// A text field: as wide as proposed and as high as its text, which is at its leading edge.
struct FieldLayout {
    private let field: BoundControl.Field
    private let background: Box?
    private let text: Box?

    init(_ field: BoundControl.Field, parts: [Box]) {
        self.field = field
        background = field.hasBackground ? parts.first : nil
        text = parts.dropFirst(field.hasBackground ? 1 : 0).first
    }

    func size(for proposal: ProposedSize) -> Size {
        let inner = textSize(in: proposal.width)
        let around = field.padding + trailingPadding
        return Size(
            width: max(proposal.width ?? inner.width + around, around),
            height: max(inner.height + field.padding * 2, field.minHeight))
    }

    func baselines(in size: Size) -> Baselines? {
        text?.baselines(for: textProposal(in: size.width))?.moved(down: textRect(in: size).minY)
    }

    /// Returns rectangles in the order of the parts: the background, the text, the caret, the clear button.
    func rects(in size: Size) -> [Rect] {
        let text = textRect(in: size)
        let clear = Rect(
            x: size.width - field.clearButtonPadding - field.clearButton, y: (size.height - field.clearButton) / 2,
            width: field.clearButton, height: field.clearButton)
        var rects = field.hasBackground ? [Rect(origin: .zero, size: size)] : []
        rects.append(text)
        if let caret = field.caret { rects.append(self.caret(caret, in: size, text: text)) }
        if field.clearButton > 0 { rects.append(clear) }
        return rects
    }

    /// Returns the rectangle of the caret, one line high, before the first line or at the end of the last.
    private func caret(_ caret: BoundControl.Field.Caret, in size: Size, text rect: Rect) -> Rect {
        let frame = text?.frames(at: rect.origin, proposal: textProposal(in: size.width)).first
        let lines = frame?.text?.lines ?? []
        let further = lines.last.flatMap { last in lines.first.map { last.baseline.y - $0.baseline.y } } ?? 0
        let height = max(0, rect.height - further)
        switch caret {
        case .beforeText:
            // Next to the placeholder, not on its first letter.
            return Rect(x: rect.minX - field.caretWidth, y: rect.minY, width: field.caretWidth, height: height)
        case .afterText:
            let end = lines.count > 1 ? lines.last.map { $0.baseline.x + $0.width } ?? rect.maxX : rect.maxX
            return Rect(
                x: min(end, size.width - trailingPadding), y: rect.minY + further, width: field.caretWidth,
                height: height)
        }
    }

    /// The clear button replaces the trailing padding.
    private var trailingPadding: Points {
        field.clearButton > 0 ? field.clearButton + field.clearButtonPadding * 2 : field.padding
    }

    /// Proposes the width, for texts that wrap, and no height.
    private func textProposal(in width: Points?) -> ProposedSize {
        ProposedSize(width: width.map { max(0, $0 - field.padding - trailingPadding) }, height: nil)
    }

    private func textSize(in width: Points?) -> Size {
        text?.size(for: textProposal(in: width)) ?? .zero
    }

    private func textRect(in size: Size) -> Rect {
        let inner = textSize(in: size.width)
        let room = max(0, size.width - field.padding - trailingPadding)
        let x = field.padding + field.alignment.guide(in: room) - field.alignment.guide(in: inner.width)
        return Rect(origin: Point(x: x, y: (size.height - inner.height) / 2), size: inner)
    }
}
