extension SwiftSupport {
    static let fontBridge = """
        #if canImport(UIKit)
            extension <Tokens>.TokenTextStyle {
                /// The style for UIKit.
                <access> var uiTextStyle: UIKit.UIFont.TextStyle {
                    switch self {
        \(styleCases { uiKit, _ in uiKit })
                    }
                }
            }
        #endif

        #if canImport(SwiftUI)
            extension <Tokens>.TokenTextStyle {
                /// The style for SwiftUI.
                <access> var textStyle: SwiftUI.Font.TextStyle {
                    switch self {
        \(styleCases { _, swiftUI in swiftUI })
                    }
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS)
            extension <Tokens>.TokenFont {
                /// The font for UIKit at the current type size; set `adjustsFontForContentSizeCategory` to scale it.
                <access> var uiFont: UIKit.UIFont {
                    uiFont(compatibleWith: nil)
                }

                /// The font for UIKit at the type size of the traits.
                <access> func uiFont(compatibleWith traits: UIKit.UITraitCollection?) -> UIKit.UIFont {
                    if let style = style {
                        if weight == nil && !isItalic {
                            return UIKit.UIFont.preferredFont(forTextStyle: style.uiTextStyle, compatibleWith: traits)
                        }
                        let large = UIKit.UITraitCollection(preferredContentSizeCategory: .large)
                        let standard = UIKit.UIFont.preferredFont(\
        forTextStyle: style.uiTextStyle, compatibleWith: large)
                        let font = weight.map { \
        UIKit.UIFont.systemFont(ofSize: standard.pointSize, weight: $0.uiWeight) }
                        return UIKit.UIFontMetrics(forTextStyle: style.uiTextStyle)
                            .scaledFont(for: slanted(font ?? standard), compatibleWith: traits)
                    }
                    let font = slanted(unscaledFont)
                    guard let relativeTo = relativeTo else { return font }
                    return UIKit.UIFontMetrics(forTextStyle: relativeTo.uiTextStyle)
                        .scaledFont(for: font, compatibleWith: traits)
                }

                /// The first family that is installed; nil for the system font.
                <access> var installedFamily: String? {
                    family.first { !UIKit.UIFont.fontNames(forFamilyName: $0).isEmpty }
                }

                private var unscaledFont: UIKit.UIFont {
                    let size = self.size ?? 17
                    let weight = (self.weight ?? .regular).uiWeight
                    guard let family = installedFamily else {
                        return UIKit.UIFont.systemFont(ofSize: size, weight: weight)
                    }
                    let descriptor = UIKit.UIFontDescriptor(fontAttributes: [
                        .family: family,
                        .traits: [UIKit.UIFontDescriptor.TraitKey.weight: weight],
                    ])
                    return UIKit.UIFont(descriptor: descriptor, size: size)
                }

                private func slanted(_ font: UIKit.UIFont) -> UIKit.UIFont {
                    guard isItalic else { return font }
                    let traits = font.fontDescriptor.symbolicTraits.union(.traitItalic)
                    guard let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { return font }
                    return UIKit.UIFont(descriptor: descriptor, size: font.pointSize)
                }
            }
        #endif

        #if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
            extension <Tokens>.TokenFont {
                /// The font for SwiftUI. Text styles and installed families follow Dynamic Type. The system font with
                /// its own size keeps the current type size; pass the token to `View.font(_:)` to scale it.
                <access> var font: SwiftUI.Font {
                    styled(base)
                }

                /// The font at a size that is already scaled.
                fileprivate func font(scaledSize: CGFloat) -> SwiftUI.Font {
                    guard style == nil else { return font }
                    guard let family = installedFamily else { return styled(.system(size: scaledSize)) }
                    return styled(.custom(family, fixedSize: scaledSize))
                }

                private var base: SwiftUI.Font {
                    if let style = style { return .system(style.textStyle) }
                    let size = self.size ?? 17
                    guard let relativeTo = relativeTo else {
                        return installedFamily.map { .custom($0, fixedSize: size) } ?? .system(size: size)
                    }
                    if let family = installedFamily {
                        return .custom(family, size: size, relativeTo: relativeTo.textStyle)
                    }
                    let scaled = UIKit.UIFontMetrics(forTextStyle: relativeTo.uiTextStyle).scaledValue(for: size)
                    return .system(size: scaled)
                }

                private func styled(_ font: SwiftUI.Font) -> SwiftUI.Font {
                    let weighted = weight.map { font.weight($0.weight) } ?? font
                    return isItalic ? weighted.italic() : weighted
                }
            }

            extension <Tokens> {
                /// Scales a font's size, letter spacing and line height with Dynamic Type.
                fileprivate struct TokenFontScaling: SwiftUI.ViewModifier {
                    private let token: TokenFont
                    @SwiftUI.ScaledMetric private var scaledSize: CGFloat

                    init(_ token: TokenFont) {
                        self.token = token
                        let style = token.relativeTo ?? .body
                        _scaledSize = SwiftUI.ScaledMetric(wrappedValue: token.size ?? 17, relativeTo: style.textStyle)
                    }

                    func body(content: Content) -> some SwiftUI.View {
                        let size = token.size ?? 17
                        let scale = token.relativeTo == nil || size == 0 ? 1 : scaledSize / size
                        return
                            content
                            .font(token.font(scaledSize: size * scale))
                            .tracking(token.letterSpacing * scale)
                            .lineSpacing(lineSpacing(scale))
                    }

                    /// SwiftUI can add space between lines but not remove it.
                    private func lineSpacing(_ scale: CGFloat) -> CGFloat {
                        guard let lineHeight = token.lineHeight, let size = token.size, size > 0 else { return 0 }
                        let font = token.uiFont
                        let natural = font.lineHeight / font.pointSize * size
                        return Swift.max(0, lineHeight * size - natural) * scale
                    }
                }
            }

            extension SwiftUI.View {
                /// Sets the font of the text in this view. Size, letter spacing and line spacing follow Dynamic Type.
                <access> func font(_ token: <Tokens>.TokenFont) -> some SwiftUI.View {
                    modifier(<Tokens>.TokenFontScaling(token))
                }
            }
        #endif
        """
}
