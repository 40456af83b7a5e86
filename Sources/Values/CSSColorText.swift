/// Colors as CSS Color 4 writes them, in the shortest form that keeps them.
extension RGBA {
    /// Whether the color is one that sRGB can show, but for what rounding leaves.
    package var isInSRGB: Bool {
        let tolerance = Color.gamutTolerance
        return min(red, green, blue) >= -tolerance && max(red, green, blue) <= 1 + tolerance
    }

    /// `#0A5FD9` where 8 bits a channel hold the color, else `rgb(10 95.5 217 / 0.4)`; `color(display-p3 …)` where it is
    /// outside of sRGB.
    package var css: String {
        guard isInSRGB else { return cssDisplayP3 }
        let bytes = [red, green, blue].map { min(max($0, 0), 1) * 255 }
        guard bytes.allSatisfy(Self.isWhole), alpha >= 1 || Self.isWhole(alpha * 255) else {
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

    private static func isWhole(_ value: Double) -> Bool {
        abs(value - value.rounded()) < 0.005
    }
}
