package import Source
package import Values

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
    /// The height that each further line adds: the distance between baselines.
    package var leading: Double
    /// The text style that the size scales with; nil for a fixed size.
    package var textStyle: TextStyle?
    /// The size at the type size `large`.
    package var baseSize: Double

    package init(
        pointSize: Double, weight: FontWeight, isItalic: Bool, tracking: Double, ascender: Double, lineHeight: Double,
        leading: Double, textStyle: TextStyle?, baseSize: Double
    ) {
        self.pointSize = pointSize
        self.weight = weight
        self.isItalic = isItalic
        self.tracking = tracking
        self.ascender = ascender
        self.lineHeight = lineHeight
        self.leading = leading
        self.textStyle = textStyle
        self.baseSize = baseSize
    }
}

package enum Truncation: String, Sendable, Hashable, CaseIterable {
    case tail
    case middle
    case head
}

package struct BoundText: Sendable, Equatable {
    package var string: String
    /// The range of the string if it is not written in the node itself but in a property, a state's `set:` or a
    /// condition.
    package var origin: SourceRange?
    package var font: Bound<ResolvedFont>
    package var color: BoundColor
    package var lineLimit: Int?
    package var truncation: Truncation = .tail
    /// Whether truncated text ends in an ellipsis. An edited field has none, because its text has scrolled out of view.
    package var hasEllipsis = true
    /// Whether `truncate` is set, so truncation is intended.
    package var isTruncationMeant = false
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

package struct BoundSymbol: Sendable, Equatable {
    /// The name of the SF Symbol without its variant.
    package var name: Bound<String>
    /// `fill`, `circle` …
    package var variant: Bound<String>?
    /// The point size of the font that the symbol is sized with.
    package var pointSize: Double
    package var weight: FontWeight
    package var color: BoundColor
    /// The distance from the top of the symbol's box to the baseline of adjacent text.
    package var baseline: Double
    /// The size of its box in points.
    package var size: Size
    /// The project's own drawing; nil for a symbol of iOS.
    package var own: OwnSymbol?
    /// The font that determines its point size in other type sizes; nil if it is the same in all.
    var growingFont: WrittenFont?

    package init(
        name: Bound<String>, variant: Bound<String>? = nil, pointSize: Double, weight: FontWeight, color: BoundColor,
        baseline: Double, size: Size
    ) {
        self.name = name
        self.variant = variant
        self.pointSize = pointSize
        self.weight = weight
        self.color = color
        self.baseline = baseline
        self.size = size
    }

    /// The name with its variant: `heart.circle` and `fill` are `heart.circle.fill`.
    package var fullName: String {
        guard let variant, !name.value.hasSuffix("." + variant.value) else { return name.value }
        return name.value + "." + variant.value
    }
}

package enum ImagePlaceholder: String, Sendable, Hashable, CaseIterable {
    case photo
    case avatar
    case map
    case video
}

package enum ContentMode: String, Sendable, Hashable, CaseIterable {
    case fill
    case fit
}

package struct BoundImage: Sendable, Equatable {
    package enum Source: Sendable, Hashable {
        /// A file, by its path relative to the project.
        case file(String)
        /// Unknown pixels: text on them is measured on black and on white.
        case placeholder(ImagePlaceholder)
    }

    package var source: Source
    package var contentMode: ContentMode
    /// The intrinsic size of the picture, if known.
    package var naturalSize: Size?

    package init(_ source: Source, contentMode: ContentMode, naturalSize: Size?) {
        self.source = source
        self.contentMode = contentMode
        self.naturalSize = naturalSize
    }
}

package struct BoundShape: Sendable, Equatable {
    package enum Outline: String, Sendable, Hashable, CaseIterable {
        case rectangle
        case capsule
        case circle
        case ellipse
        /// A rounded rectangle with a tail.
        case bubble
    }

    package var outline: Outline
    package var fill: BoundColor?
    package var stroke: BoundBorder?
    /// The corner radius of a rectangle that is part of a standard control. The project's radius scale does not apply
    /// to it.
    package var cornerRadius: Points = 0
    /// The tail of a bubble.
    package var tail: BoundTail?

    package init(_ outline: Outline, fill: BoundColor?, stroke: BoundBorder? = nil) {
        self.outline = outline
        self.fill = fill
        self.stroke = stroke
    }
}
