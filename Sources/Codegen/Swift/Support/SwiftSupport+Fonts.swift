extension SwiftSupport {
    static let fontWeight = """
        extension <Tokens> {
            /// The nine weights of the system font. Raw values are OpenType weights.
            <access> enum TokenFontWeight: Int, Hashable, Sendable, CaseIterable {
                /// The lightest weight.
                case ultraLight = 100
                /// Lighter than light.
                case thin = 200
                /// Lighter than regular.
                case light = 300
                /// The default weight.
                case regular = 400
                /// Between regular and semibold.
                case medium = 500
                /// Between medium and bold.
                case semibold = 600
                /// Bold.
                case bold = 700
                /// Bolder than bold.
                case heavy = 800
                /// The boldest weight.
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

            /// A font: a Dynamic Type style, optionally with another weight, or a size that can scale like such a
            /// style.
            <access> struct TokenFont: Hashable, Sendable {
                /// The Dynamic Type style; nil for a font with its own size.
                <access> let style: TokenTextStyle?
                /// The font families, most preferred first; empty for the system font.
                <access> let family: [String]
                /// The size in points at the type size “large”; nil for the size of the style.
                <access> let size: CGFloat?
                /// The weight; nil for the weight of the style, or regular without a style.
                <access> let weight: TokenFontWeight?
                /// Whether the font is italic.
                <access> let isItalic: Bool
                /// The letter spacing in points at the type size “large”.
                <access> let letterSpacing: CGFloat
                /// The distance between baselines as a multiple of the size; nil for the font's own.
                <access> let lineHeight: CGFloat?
                /// The style that the size scales with; nil if it does not scale.
                <access> let relativeTo: TokenTextStyle?

                /// Creates a font from a Dynamic Type style.
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

                /// Creates a font with its own size, in points.
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
