extension SwiftSupport {
    static let fontWeight = """
        extension <Tokens> {
            /// The nine weights of the system font; raw values are on the scale of OpenType.
            <access> enum TokenFontWeight: Int, Hashable, Sendable, CaseIterable {
                /// The lightest.
                case ultraLight = 100
                /// Lighter than light.
                case thin = 200
                /// Lighter than regular.
                case light = 300
                /// The usual one.
                case regular = 400
                /// Between regular and semibold.
                case medium = 500
                /// Between medium and bold.
                case semibold = 600
                /// Bold.
                case bold = 700
                /// Bolder than bold.
                case heavy = 800
                /// The boldest.
                case black = 900
            }
        }

        #if canImport(UIKit)
            extension <Tokens>.TokenFontWeight {
                /// The weight for UIKit.
                <access> var uiWeight: UIKit.UIFont.Weight {
                    switch self {
                    case .ultraLight: return .ultraLight
                    case .thin: return .thin
                    case .light: return .light
                    case .regular: return .regular
                    case .medium: return .medium
                    case .semibold: return .semibold
                    case .bold: return .bold
                    case .heavy: return .heavy
                    case .black: return .black
                    }
                }
            }
        #endif

        #if canImport(SwiftUI)
            extension <Tokens>.TokenFontWeight {
                /// The weight for SwiftUI.
                <access> var weight: SwiftUI.Font.Weight {
                    switch self {
                    case .ultraLight: return .ultraLight
                    case .thin: return .thin
                    case .light: return .light
                    case .regular: return .regular
                    case .medium: return .medium
                    case .semibold: return .semibold
                    case .bold: return .bold
                    case .heavy: return .heavy
                    case .black: return .black
                    }
                }
            }
        #endif
        """

    static let font = """
        extension <Tokens> {
            /// A Dynamic Type style.
            <access> enum TokenTextStyle: String, Hashable, Sendable, CaseIterable {
        \(cases)
            }

            /// A font: a Dynamic Type style as it is or in another weight, or a size that grows like such a style.
            <access> struct TokenFont: Hashable, Sendable {
                /// The style that the font is of; nil for a font with a size of its own.
                <access> let style: TokenTextStyle?
                /// The preferred families, the most preferred first; the system font where empty.
                <access> let family: [String]
                /// In points at the type size “large”; nil for that of the style.
                <access> let size: CGFloat?
                /// Nil for that of the style, else regular.
                <access> let weight: TokenFontWeight?
                /// Whether the font is slanted.
                <access> let isItalic: Bool
                /// In points at the type size “large”.
                <access> let letterSpacing: CGFloat
                /// The distance of baselines, as a multiple of the size; nil for the font's own.
                <access> let lineHeight: CGFloat?
                /// The style like which the size grows; nil where it does not.
                <access> let relativeTo: TokenTextStyle?

                /// Creates a font of a Dynamic Type style.
                <access> init(style: TokenTextStyle, weight: TokenFontWeight? = nil, isItalic: Bool = false) {
                    self.style = style
                    self.weight = weight
                    self.isItalic = isItalic
                    family = []
                    size = nil
                    letterSpacing = 0
                    lineHeight = nil
                    relativeTo = nil
                }

                /// Creates a font with a size of its own, in points.
                <access> init(
                    family: [String] = [],
                    size: CGFloat,
                    weight: TokenFontWeight? = nil,
                    isItalic: Bool = false,
                    letterSpacing: CGFloat = 0,
                    lineHeight: CGFloat? = nil,
                    relativeTo: TokenTextStyle? = nil
                ) {
                    self.family = family
                    self.size = size
                    self.weight = weight
                    self.isItalic = isItalic
                    self.letterSpacing = letterSpacing
                    self.lineHeight = lineHeight
                    self.relativeTo = relativeTo
                    style = nil
                }
            }
        }
        """

    /// The styles with the names that UIKit and SwiftUI have for them.
    private static let styles: [(name: String, uiKit: String, swiftUI: String)] = [
        ("largeTitle", "largeTitle", "largeTitle"), ("title1", "title1", "title"), ("title2", "title2", "title2"),
        ("title3", "title3", "title3"), ("headline", "headline", "headline"), ("body", "body", "body"),
        ("callout", "callout", "callout"), ("subheadline", "subheadline", "subheadline"),
        ("footnote", "footnote", "footnote"), ("caption1", "caption1", "caption"), ("caption2", "caption2", "caption2"),
    ]

    private static let cases = styles.map {
        "        /// The style “\($0.swiftUI)”.\n        case \($0.name)"
    }.joined(separator: "\n")

    /// The body of a switch over the styles, at the depth of a property of an extension inside `#if`.
    static func styleCases(_ name: (String, String) -> String) -> String {
        styles.map { "            case .\($0.name): return .\(name($0.uiKit, $0.swiftUI))" }.joined(separator: "\n")
    }
}
