/// A color in gamma-encoded sRGB with straight alpha, unrounded. Components are in 0…1 for colors in gamut.
///
/// Drawing, compositing and contrast use this type; ``Color``, the color in a file, converts to it. It is
/// `@usableFromInline` because `@inlinable` requires it.
@usableFromInline package struct RGBA: Hashable, Sendable {
    @usableFromInline package var red: Double
    @usableFromInline package var green: Double
    @usableFromInline package var blue: Double
    @usableFromInline package var alpha: Double

    @inlinable package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    package static let black = RGBA(red: 0, green: 0, blue: 0)
    package static let white = RGBA(red: 1, green: 1, blue: 1)
    @usableFromInline package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)

    /// Makes a color from 8-bit components.
    package static func bytes(_ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: Double = 1) -> RGBA {
        RGBA(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
    }

    /// The same color with its alpha multiplied.
    @inlinable package func opacity(_ factor: Double) -> RGBA {
        RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
    }

    /// This color composited over another, source-over in gamma-encoded sRGB, not rounded (W3C Compositing 1, section
    /// 5).
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

    /// `#RRGGBB`, rounded and clamped to 8 bits, without the alpha.
    package var hex: String {
        var bytes: [UInt8] = []
        appendHex(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// `#RRGGBB`, or `#RRGGBBAA` for a translucent color.
    package var hexWithAlpha: String {
        var bytes: [UInt8] = []
        appendHexWithAlpha(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the value of ``hexWithAlpha``.
    package func appendHexWithAlpha(to bytes: inout [UInt8]) {
        appendHex(to: &bytes)
        if alpha < 1 { Self.appendHexByte(alpha, to: &bytes) }
    }

    private func appendHex(to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "#"))
        Self.appendHexByte(red, to: &bytes)
        Self.appendHexByte(green, to: &bytes)
        Self.appendHexByte(blue, to: &bytes)
    }

    /// Appends two digits for a component; NaN is written as 0.
    private static func appendHexByte(_ component: Double, to bytes: inout [UInt8]) {
        let byte = component > 0 ? UInt8((min(component, 1) * 255).rounded()) : 0
        bytes.append(hexDigit(byte >> 4))
        bytes.append(hexDigit(byte & 15))
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") - 10 + value
    }

    /// The color with components clamped to the displayable range.
    package var clamped: RGBA {
        func clamp(_ component: Double) -> Double { component.isNaN ? 0 : min(max(component, 0), 1) }
        return RGBA(red: clamp(red), green: clamp(green), blue: clamp(blue), alpha: clamp(alpha))
    }
}
