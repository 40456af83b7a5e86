/// A color in gamma-encoded sRGB with straight alpha, unrounded; components are in 0…1 where the color is in gamut.
///
/// What drawing, composing and contrast work on. ``Color`` is what a file says; it converts to this.
package struct RGBA: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    @inlinable package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    package static let black = RGBA(red: 0, green: 0, blue: 0)
    package static let white = RGBA(red: 1, green: 1, blue: 1)
    package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)

    /// From 8-bit components.
    package static func bytes(_ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: Double = 1) -> RGBA {
        RGBA(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
    }

    /// The same color with its alpha multiplied.
    @inlinable package func opacity(_ factor: Double) -> RGBA {
        RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
    }

    /// This color painted over another, source-over in gamma-encoded sRGB, not rounded (W3C Compositing 1, section 5).
    @inlinable package func composited(over below: RGBA) -> RGBA {
        let outAlpha = alpha + below.alpha * (1 - alpha)
        guard outAlpha > 0 else { return .clear }
        let keep = below.alpha * (1 - alpha)
        return RGBA(
            red: (red * alpha + below.red * keep) / outAlpha,
            green: (green * alpha + below.green * keep) / outAlpha,
            blue: (blue * alpha + below.blue * keep) / outAlpha,
            alpha: outAlpha)
    }

    /// `#RRGGBB`, rounded and clamped to 8 bits; the alpha is left out.
    package var hex: String {
        "#" + [red, green, blue].map(Self.hexByte).joined()
    }

    /// `#RRGGBB`, or `#RRGGBBAA` where the color is translucent.
    package var hexWithAlpha: String {
        alpha >= 1 ? hex : hex + Self.hexByte(alpha)
    }

    private static func hexByte(_ component: Double) -> String {
        let digits = Array("0123456789ABCDEF")
        let byte = Int((min(max(component, 0), 1) * 255).rounded())
        return String([digits[byte / 16], digits[byte % 16]])
    }
}
