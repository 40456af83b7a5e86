/// The sizes at which iOS draws characters that the system font does not have, as shares of the point size.
///
/// The sources are on the page `Docs/swiftui-layout.md`, “Sizes of other scripts”.
enum FallbackSize {
    /// Hiragino Sans behind the system font: each character advances 15.9 pt at 17 pt.
    private static let japanese = 0.935
    /// The width of an emoji of Apple's by point size; from the last size on, both are equal.
    private static let emoji: [(size: Double, width: Double)] = [
        (11, 14), (16, 20), (18, 20), (22, 22), (24, 24),
    ]
    /// The advance of Noto Color Emoji, in em.
    private static let notoEmojiAdvance = 2550.0 / 2048

    /// Returns the factor for the glyphs of a family behind the system font.
    static func factor(of family: FontFamily?, at size: Double) -> Double {
        switch family {
        case .japanese: japanese
        case .emoji: emojiWidth(at: size) / notoEmojiAdvance
        default: 1
        }
    }

    /// Returns the width of an emoji in em.
    static func emojiWidth(at size: Double) -> Double {
        guard let first = emoji.first, size > first.size else { return emoji.first.map { $0.width / $0.size } ?? 1 }
        for (lower, upper) in zip(emoji, emoji.dropFirst()) where size <= upper.size {
            let share = (size - lower.size) / (upper.size - lower.size)
            return (lower.width + share * (upper.width - lower.width)) / size
        }
        return 1
    }
}
