package import Values

/// A font at a size, as text is set in it.
package struct FontFace: Hashable, Sendable {
    package enum Role: Hashable, Sendable {
        case text
        case mono
    }

    package var role: Role
    /// In points.
    package var size: Points
    /// Inter has all nine weights. Noto Sans CJK has Regular and Bold, so Japanese is Regular up to medium and Bold
    /// from semibold on.
    package var weight: FontWeight
    /// Latin alone: Japanese fonts have no italic.
    package var isItalic: Bool
    /// What is added after each character that is not Japanese nor an emoji; see ``TextEngine/shape(_:face:)``.
    package var tracking: Points
    package var hasTabularFigures: Bool

    package init(
        role: Role = .text, size: Points, weight: FontWeight = .regular, isItalic: Bool = false,
        tracking: Points = 0, hasTabularFigures: Bool = false
    ) {
        self.role = role
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.tracking = tracking
        self.hasTabularFigures = hasTabularFigures
    }

    /// From here on SF Pro Display takes the place of SF Pro Text.
    package static let displaySize: Points = 20

    /// The smallest size at which this face looks the same.
    package var leastSizeOfCut: Points { typeface.isDisplay ? Self.displaySize : 0 }
}
