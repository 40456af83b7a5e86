import Values

/// What the shapes of a text depend on but for the size: a face with its size and tracking taken away.
///
/// Glyphs are not hinted, so a text that is set in a typeface at one size has the same shapes at all.
struct Typeface: Hashable, Sendable {
    var role: FontFace.Role
    /// Whether this is the cut for large sizes; only text has two.
    var isDisplay: Bool
    var weight: FontWeight
    var isItalic: Bool
    var hasTabularFigures: Bool

    /// The families to take glyphs from, in this order.
    var families: [FontFamily] {
        switch role {
        case .text: [isDisplay ? .display : .text, .japanese] + FontFamily.otherScripts + [.emoji]
        case .mono: [.mono, .japaneseMono, .text, .japanese] + FontFamily.otherScripts + [.emoji]
        }
    }
}

extension FontFace {
    var typeface: Typeface {
        Typeface(
            role: role, isDisplay: role == .text && size >= Self.displaySize, weight: weight, isItalic: isItalic,
            hasTabularFigures: hasTabularFigures)
    }
}
