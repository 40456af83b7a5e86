extension SwiftSupport {
    static let color = """
        extension <Tokens> {
            /// A color in gamma-encoded sRGB. Components are in 0…1, or beyond where the color is outside of sRGB.
            <access> struct TokenRGBA: Hashable, Sendable {
                /// How much red there is.
                <access> let red: Double
                /// How much green there is.
                <access> let green: Double
                /// How much blue there is.
                <access> let blue: Double
                /// The opacity, 0…1.
                <access> let alpha: Double

                /// Creates a color, opaque where nothing else is said.
                <access> init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
                    self.red = red
                    self.green = green
                    self.blue = blue
                    self.alpha = alpha
                }
            }

            /// A color in every appearance: light and dark, standard and increased contrast, and elevated where something
            /// lies on a sheet.
            <access> struct TokenColor: Hashable, Sendable {
                /// In light appearance.
                <access> let light: TokenRGBA
                /// In dark appearance.
                <access> let dark: TokenRGBA
                /// In light appearance with increased contrast.
                <access> let lightIncreased: TokenRGBA
                /// In dark appearance with increased contrast.
                <access> let darkIncreased: TokenRGBA
                /// In light appearance, elevated.
                <access> let lightElevated: TokenRGBA
                /// In dark appearance, elevated.
                <access> let darkElevated: TokenRGBA
                /// In light appearance with increased contrast, elevated.
                <access> let lightIncreasedElevated: TokenRGBA
                /// In dark appearance with increased contrast, elevated.
                <access> let darkIncreasedElevated: TokenRGBA

                /// Creates a color. An appearance without one takes it from the base level, then from standard contrast, then
                /// from light appearance.
                <access> init(
                    light: TokenRGBA,
                    dark: TokenRGBA? = nil,
                    lightIncreased: TokenRGBA? = nil,
                    darkIncreased: TokenRGBA? = nil,
                    lightElevated: TokenRGBA? = nil,
                    darkElevated: TokenRGBA? = nil,
                    lightIncreasedElevated: TokenRGBA? = nil,
                    darkIncreasedElevated: TokenRGBA? = nil
                ) {
                    self.light = light
                    self.dark = dark ?? self.light
                    self.lightIncreased = lightIncreased ?? self.light
                    self.darkIncreased = darkIncreased ?? self.dark
                    self.lightElevated = lightElevated ?? self.light
                    self.darkElevated = darkElevated ?? self.dark
                    self.lightIncreasedElevated = lightIncreasedElevated ?? self.lightIncreased
                    self.darkIncreasedElevated = darkIncreasedElevated ?? self.darkIncreased
                }
            }
        }

        #if canImport(UIKit) && !os(watchOS)
            extension <Tokens>.TokenRGBA {
                /// The color for UIKit.
                nonisolated <access> var uiColor: UIKit.UIColor {
                    UIKit.UIColor(red: red, green: green, blue: blue, alpha: alpha)
                }
            }

            extension <Tokens>.TokenColor {
                /// The color for UIKit, which follows the appearance.
                nonisolated <access> var uiColor: UIKit.UIColor {
                    // UIKit asks from any thread: the closure holds nothing but finished colors.
                    let base = [light, dark, lightIncreased, darkIncreased].map(\\.uiColor)
                    let elevated = [lightElevated, darkElevated, lightIncreasedElevated, darkIncreasedElevated].map(\\.uiColor)
                    return UIKit.UIColor { @Sendable traits in
                        let dark = traits.userInterfaceStyle == .dark ? 1 : 0
                        let increased = traits.accessibilityContrast == .high ? 2 : 0
                        return (traits.userInterfaceLevel == .elevated ? elevated : base)[dark + increased]
                    }
                }
            }
        #endif

        #if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
            extension <Tokens>.TokenColor {
                /// The color for SwiftUI, which follows the appearance.
                nonisolated <access> var color: SwiftUI.Color {
                    SwiftUI.Color(uiColor: uiColor)
                }
            }

            @available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
            extension <Tokens>.TokenColor: SwiftUI.ShapeStyle {
                /// Lets the token stand where SwiftUI expects a style: `.foregroundStyle(token)`.
                nonisolated <access> func resolve(in environment: SwiftUI.EnvironmentValues) -> SwiftUI.Color {
                    color
                }
            }
        #endif
        """
}
