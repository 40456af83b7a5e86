/// The visible content of a text. Computed once per node, because each character must be classified.
enum TextInk: Sendable {
    /// Not a text, or only whitespace.
    case nothing
    /// Only emoji, which have their own colors.
    case emoji
    /// At least one character in the color of the text.
    case letters

    init(_ content: BoundContent) {
        self = .nothing
        guard case .text(let text) = content else { return }
        for character in text.string where !character.isWhitespace {
            self = character.isEmoji ? .emoji : .letters
            if self == .letters { return }
        }
    }
}

extension BoundNode {
    /// Whether the node is a text with more than whitespace.
    package var hasVisibleText: Bool { storage.textInk != .nothing }
    /// Whether a part of its text is drawn in the text color; emoji have their own colors.
    package var hasColoredText: Bool { storage.textInk == .letters }
}

extension Character {
    fileprivate var isEmoji: Bool {
        guard let first = unicodeScalars.first else { return false }
        return first.properties.isEmojiPresentation
            || (first.properties.isEmoji && unicodeScalars.contains("\u{FE0F}"))
    }
}
