import Values

/// A font face without its size and tracking.
///
/// Glyphs are not hinted, so a text has the same shapes in a typeface at every size.
struct Typeface: Hashable, Sendable {
    var role: FontFace.Role
    /// Whether this is the display font for large sizes. Only the role `text` has one.
    var isDisplay: Bool
    var weight: FontWeight
    var isItalic: Bool
    var hasTabularFigures: Bool
    var hasSystemFallback: Bool
    /// The families of a project's own fonts.
    var ownFamilies: [String]

    /// The families that glyphs are taken from after the project's own, in order of preference.
    var systemFamilies: [FontFamily] {
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
            hasTabularFigures: hasTabularFigures, hasSystemFallback: hasSystemFallback, ownFamilies: families)
    }
}
