extension SwiftSupport {
    static let color = """
        extension <Tokens> {
            /// A color in gamma-encoded sRGB. Components are 0…1, or outside that range for colors outside sRGB.
            <access> struct TokenRGBA: Hashable, Sendable {
                /// The red component.
                <access> let red: Double
                /// The green component.
                <access> let green: Double
                /// The blue component.
                <access> let blue: Double
                /// The opacity, 0…1.
                <access> let alpha: Double

                /// Creates a color, which is opaque by default.
                <access> init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
                    self.red = red
                    self.green = green
                    self.blue = blue
                    self.alpha = alpha
                }
            }

            /// A color for every appearance: light and dark, standard and increased contrast, and elevated for content
            /// in sheets and popovers.
            <access> struct TokenColor: Hashable, Sendable {
        <system>        /// The color of the system that this is, where UIKit has it.
        <system>        <access> let system: TokenSystemColor?
                /// The color in light appearance.
                <access> let light: TokenRGBA
                /// The color in dark appearance.
                <access> let dark: TokenRGBA
                /// The color in light appearance with increased contrast.
                <access> let lightIncreased: TokenRGBA
                /// The color in dark appearance with increased contrast.
                <access> let darkIncreased: TokenRGBA
                /// The color in light appearance, elevated.
                <access> let lightElevated: TokenRGBA
                /// The color in dark appearance, elevated.
                <access> let darkElevated: TokenRGBA
                /// The color in light appearance with increased contrast, elevated.
                <access> let lightIncreasedElevated: TokenRGBA
                /// The color in dark appearance with increased contrast, elevated.
                <access> let darkIncreasedElevated: TokenRGBA

                /// Creates a color. An omitted color falls back to the base level, then to standard contrast, then to
                /// light appearance.
                <access> init(
        <system>            system: TokenSystemColor? = nil,
                    light: TokenRGBA,
                    dark: TokenRGBA? = nil,
                    lightIncreased: TokenRGBA? = nil,
                    darkIncreased: TokenRGBA? = nil,
                    lightElevated: TokenRGBA? = nil,
                    darkElevated: TokenRGBA? = nil,
                    lightIncreasedElevated: TokenRGBA? = nil,
                    darkIncreasedElevated: TokenRGBA? = nil
                ) {
        <system>            self.system = system
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
        <system>            #if !os(tvOS)
        <system>                if let system { return system.uiColor }
        <system>            #endif
                    // UIKit may call the closure on any thread, so it captures finished colors only.
                    let base = [light, dark, lightIncreased, darkIncreased].map(\\.uiColor)
                    let elevated = [lightElevated, darkElevated, lightIncreasedElevated, darkIncreasedElevated]\
        .map(\\.uiColor)
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
                /// Allows the token where SwiftUI expects a style: `.foregroundStyle(token)`.
                nonisolated <access> func resolve(in environment: SwiftUI.EnvironmentValues) -> SwiftUI.Color {
                    color
                }
            }
        #endif
        """
}
