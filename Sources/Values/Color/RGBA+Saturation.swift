extension RGBA {
    /// The color with its distance from gray multiplied, clamped to the displayable range (SVG's `saturate` matrix).
    package func saturated(by factor: Double) -> RGBA {
        if factor == 1 { return self }
        let gray = 0.2126 * red + 0.7152 * green + 0.0722 * blue
        func component(_ value: Double) -> Double { min(max(gray + (value - gray) * factor, 0), 1) }
        return RGBA(red: component(red), green: component(green), blue: component(blue), alpha: alpha)
    }
}
