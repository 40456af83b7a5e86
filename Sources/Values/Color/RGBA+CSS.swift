/// Colors in the syntax of CSS Color 4, in the shortest form without a loss.
extension RGBA {
    /// Whether the color is in the gamut of sRGB, apart from rounding errors.
    package var isInSRGB: Bool {
        let tolerance = Color.gamutTolerance
        return min(red, green, blue) >= -tolerance && max(red, green, blue) <= 1 + tolerance
    }

    /// The color as `#0A5FD9` if 8 bits per channel are exact, as `rgb(10 95.5 217 / 0.4)` otherwise, or as
    /// `color(display-p3 …)` outside sRGB.
    package var css: String {
        guard isInSRGB else { return cssDisplayP3 }
        let bytes = [red, green, blue].map { min(max($0, 0), 1) * 255 }
        guard bytes.allSatisfy(Self.isInteger), alpha >= 1 || Self.isInteger(alpha * 255) else {
            return "rgb(\(bytes.map { DecimalText.short($0) }.joined(separator: " "))\(alphaText))"
        }
        return hexWithAlpha
    }

    private var cssDisplayP3: String {
        let color = Color(self).displayP3
        let components = [color.red, color.green, color.blue].map { DecimalText.short($0, places: 5) }
        return "color(display-p3 \(components.joined(separator: " "))\(alphaText))"
    }

    private var alphaText: String {
        alpha >= 1 ? "" : " / \(DecimalText.short(alpha, places: 4))"
    }

    private static func isInteger(_ value: Double) -> Bool {
        abs(value - value.rounded()) < 0.005
    }
}
