package import Values

/// A font at a size, with the settings that text is shaped with.
package struct FontFace: Hashable, Sendable {
    package enum Role: Hashable, Sendable {
        case text
        case mono
    }

    package var role: Role
    /// The font size in points.
    package var size: Points
    /// The weight. Inter has all nine weights. Noto Sans CJK has only Regular and Bold, so Japanese is Regular up to
    /// medium, and Bold from semibold on.
    package var weight: FontWeight
    /// Whether Latin text is italic. Japanese fonts have no italic.
    package var isItalic: Bool
    /// The space added after each character except Japanese characters and emoji; see ``TextEngine/shape(_:face:)``.
    package var tracking: Points
    package var hasTabularFigures: Bool
    /// Whether Japanese and emoji have the sizes that iOS gives them behind the system font. Otherwise they have the
    /// size of the face.
    package var hasSystemFallback: Bool
    /// The families of a project's own fonts, in order of preference. Characters that they do not have are taken from
    /// the fonts of the role.
    package var families: [String]

    package init(
        role: Role = .text, size: Points, weight: FontWeight = .regular, isItalic: Bool = false,
        tracking: Points = 0, hasTabularFigures: Bool = false, hasSystemFallback: Bool = true, families: [String] = []
    ) {
        self.role = role
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.tracking = tracking
        self.hasTabularFigures = hasTabularFigures
        self.hasSystemFallback = hasSystemFallback && families.isEmpty
        self.families = families
    }

    /// The size from which SF Pro Display replaces SF Pro Text.
    package static let displaySize: Points = 20

    /// The smallest size at which this face uses the same font, text or display.
    package var minimumOpticalSize: Points { typeface.isDisplay ? Self.displaySize : 0 }
}
