package import Source
package import Values

package struct BoundText: Sendable, Equatable {
    package var string: String
    /// The range of the string if it is not written in the node itself but in a property, a state's `set:` or a
    /// condition.
    package var origin: SourceRange?
    package var font: Bound<ResolvedFont>
    package var color: BoundColor
    package var lineLimit: Int?
    /// Whether the text is as high as its line limit, also with fewer lines.
    package var reservesSpace = false
    package var truncation: Truncation = .tail
    /// Whether truncated text ends in an ellipsis. An edited field has none, because its text has scrolled out of view.
    package var hasEllipsis = true
    /// Whether no word may be alone on the last line. It may in a field, where lines do not change while one types.
    package var avoidsOrphans = true
    /// Whether `truncate` is set, so truncation is intended.
    package var isTruncationIntended = false
    package var minimumScaleFactor = 1.0
    package var alignment: HorizontalAlignment = .leading
    /// Whether the Large Content Viewer shows the text instead of scaling it.
    package var hasLargeContent = false
    /// Whether the size follows Dynamic Type without a limit.
    package var isScaled = true
    /// The largest type size that the text grows to, as set by `scales` or `largeContent`; `large` for a text that does
    /// not scale.
    package var scaleLimit: Bound<TypeSize>?
    /// The font to resolve in other type sizes; nil if it is the same in all.
    var growingFont: WrittenFont?

    package init(_ string: String, font: Bound<ResolvedFont>, color: BoundColor) {
        self.string = string
        self.font = font
        self.color = color
    }
}

/// A font at one type size, with all metrics for measuring and drawing.
package struct ResolvedFont: Sendable, Hashable {
    /// The size in points, already scaled by Dynamic Type.
    package var pointSize: Double
    package var weight: FontWeight
    package var isItalic: Bool
    /// The extra space after each character, in points.
    package var tracking: Double
    /// The distance from the top of a line to its baseline.
    package var ascender: Double
    /// The height of the line box.
    package var lineHeight: Double
    /// The height of capital letters.
    package var capHeight: Double
    /// The height that each further line adds: the distance between baselines.
    package var leading: Double
    /// The text style that the size scales with; nil for a fixed size.
    package var textStyle: TextStyle?
    /// The size at the type size `large`.
    package var baseSize: Double
    /// The families of the project's own fonts that it is set in, in order of preference; empty for the system font.
    package var families: [String]
    /// Whether another family follows them, which has the characters that they do not have.
    package var hasWrittenFallback = false

    package init(
        pointSize: Double, weight: FontWeight, isItalic: Bool, tracking: Double, ascender: Double, lineHeight: Double,
        capHeight: Double, leading: Double, textStyle: TextStyle?, baseSize: Double, families: [String] = []
    ) {
        self.pointSize = pointSize
        self.weight = weight
        self.isItalic = isItalic
        self.tracking = tracking
        self.ascender = ascender
        self.lineHeight = lineHeight
        self.capHeight = capHeight
        self.leading = leading
        self.textStyle = textStyle
        self.baseSize = baseSize
        self.families = families
    }
}

package enum Truncation: String, Sendable, Hashable, CaseIterable {
    case tail
    case middle
    case head
}
