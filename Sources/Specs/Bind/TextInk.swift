/// What is seen of a text: found once for a node, since each character must be looked up.
enum TextInk: Sendable {
    /// It is no text, or one of blanks.
    case nothing
    /// Emoji, which have colors of their own.
    case emoji
    /// Something in the color of the text.
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
    /// Whether it is a text that is more than blanks.
    package var showsText: Bool { storage.textInk != .nothing }
    /// Whether something of its text has the text's color: emoji have colors of their own.
    package var inksText: Bool { storage.textInk == .letters }
}

extension Character {
    fileprivate var isEmoji: Bool {
        guard let first = unicodeScalars.first else { return false }
        return first.properties.isEmojiPresentation
            || (first.properties.isEmoji && unicodeScalars.contains("\u{FE0F}"))
    }
}
