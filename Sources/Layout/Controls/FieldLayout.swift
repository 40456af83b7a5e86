import Specs
import Values

/// A text field: as wide as is proposed, as high as its text, which stands at its start.
struct FieldLayout {
    private let field: BoundControl.Field
    private let ground: Box?
    private let text: Box?

    init(_ field: BoundControl.Field, parts: [Box]) {
        self.field = field
        ground = field.hasGround ? parts.first : nil
        text = parts.dropFirst(field.hasGround ? 1 : 0).first
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

    /// In the order of the parts: the ground, the text, the caret, the clear button.
    func rects(in size: Size) -> [Rect] {
        let text = textRect(in: size)
        let x = field.caret == .afterText ? min(text.maxX, size.width - trailingPadding) : text.minX
        let caret = Rect(x: x, y: text.minY, width: field.caretWidth, height: text.height)
        let clear = Rect(
            x: size.width - field.clearButtonPadding - field.clearButton, y: (size.height - field.clearButton) / 2,
            width: field.clearButton, height: field.clearButton)
        var rects = field.hasGround ? [Rect(origin: .zero, size: size)] : []
        rects.append(text)
        if field.caret != nil { rects.append(caret) }
        if field.clearButton > 0 { rects.append(clear) }
        return rects
    }

    /// The clear button takes the place of the padding.
    private var trailingPadding: Points {
        field.clearButton > 0 ? field.clearButton + field.clearButtonPadding * 2 : field.padding
    }

    /// A text that wraps is proposed the width, any other its own; its height is its own affair.
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
