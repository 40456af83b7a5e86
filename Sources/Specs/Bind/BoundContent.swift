package import Source
package import Values

/// A font at one type size: everything that measuring and drawing need.
package struct ResolvedFont: Sendable, Hashable {
    /// The size in points, already scaled by Dynamic Type.
    package var pointSize: Double
    package var weight: FontWeight
    package var isItalic: Bool
    /// Extra space after each character, in points.
    package var tracking: Double
    /// From the top of a line to its baseline.
    package var ascender: Double
    /// The height of the line box.
    package var lineHeight: Double
    /// What each further line adds to the height: the distance between baselines.
    package var leading: Double
    /// The text style that the size follows; nil where it does not scale.
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
    /// Where the words stand, if elsewhere than in the node: in a property, in what a state sets, in a condition.
    package var origin: SourceRange?
    package var font: Bound<ResolvedFont>
    package var color: BoundColor
    package var lineLimit: Int?
    package var truncation: Truncation = .tail
    /// Whether an ellipsis stands for what is cut off; in a field that is edited it has only scrolled out of sight.
    package var hasEllipsis = true
    /// Whether `truncate` is written, so that being cut off is meant.
    package var isTruncationMeant = false
    package var minimumScaleFactor = 1.0
    package var alignment: HorizontalAlignment = .leading
    /// Whether the Large Content Viewer shows the text instead of scaling it.
    package var hasLargeContent = false
    /// Whether the size follows Dynamic Type without a limit.
    package var isScaled = true
    /// The type size beyond which the text no longer grows, where `scales` or `largeContent` says so; `large` for one
    /// that does not scale.
    package var scaleLimit: Bound<TypeSize>?
    /// What its font is in other type sizes; nil where it is the same in all.
    var growingFont: WrittenFont?

    package init(_ string: String, font: Bound<ResolvedFont>, color: BoundColor) {
        self.string = string
        self.font = font
        self.color = color
    }
}

package struct BoundSymbol: Sendable, Equatable {
    /// The SF Symbol as it is named, without its variant.
    package var name: Bound<String>
    /// `fill`, `circle` …
    package var variant: Bound<String>?
    /// The point size of the font that the symbol goes with.
    package var pointSize: Double
    package var weight: FontWeight
    package var color: BoundColor
    /// From the top of the symbol's box to the baseline of a text beside it.
    package var baseline: Double
    /// The size of its box in points.
    package var size: Size
    /// The project's own drawing; nil where it is one of iOS.
    package var own: OwnSymbol?
    /// What its point size is in other type sizes; nil where it is the same in all.
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
        /// Pixels that are not known: text over them is measured over black and over white.
        case placeholder(ImagePlaceholder)
    }

    package var source: Source
    package var contentMode: ContentMode
    /// The size of the picture itself, where it is known.
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
    /// The corners of a rectangle that is a part of a standard control, which no scale of radii is about.
    package var cornerRadius: Points = 0
    /// Of a bubble.
    package var tail: BoundTail?

    package init(_ outline: Outline, fill: BoundColor?, stroke: BoundBorder? = nil) {
        self.outline = outline
        self.fill = fill
        self.stroke = stroke
    }
}
