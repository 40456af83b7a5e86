/// The color spaces of colors in files: the fourteen of the DTCG Color Module 2025.10, section 4, which are those of
/// CSS Color 4. The raw value is the name in a file.
package enum ColorSpace: String, Hashable, Sendable, CaseIterable {
    case srgb = "srgb"
    case srgbLinear = "srgb-linear"
    case hsl = "hsl"
    case hwb = "hwb"
    case lab = "lab"
    case lch = "lch"
    case oklab = "oklab"
    case oklch = "oklch"
    case displayP3 = "display-p3"
    case a98RGB = "a98-rgb"
    case proPhotoRGB = "prophoto-rgb"
    case rec2020 = "rec2020"
    case xyzD65 = "xyz-d65"
    case xyzD50 = "xyz-d50"

    /// The three components in written order.
    package var components: [ColorComponent] {
        switch self {
        case .srgb, .srgbLinear, .displayP3, .a98RGB, .proPhotoRGB, .rec2020:
            [.unit("red"), .unit("green"), .unit("blue")]
        case .xyzD65, .xyzD50: [.unit("X"), .unit("Y"), .unit("Z")]
        case .hsl: [.hue, .percentage("saturation"), .percentage("lightness")]
        case .hwb: [.hue, .percentage("whiteness"), .percentage("blackness")]
        case .lab: [.percentage("lightness"), .unbounded("a", percent: 125), .unbounded("b", percent: 125)]
        case .lch: [.percentage("lightness"), .chroma(percent: 150), .hue]
        case .oklab: [.unit("lightness"), .unbounded("a", percent: 0.4), .unbounded("b", percent: 0.4)]
        case .oklch: [.unit("lightness"), .chroma(percent: 0.4), .hue]
        }
    }

    /// The index of the hue in a polar space.
    package var hueIndex: Int? {
        switch self {
        case .hsl, .hwb: 0
        case .lch, .oklch: 2
        default: nil
        }
    }

    /// The RGB space whose gamut limits this one; nil for spaces without a limit (XYZ, CIE and OK Lab and LCH).
    package var gamut: ColorSpace? {
        switch self {
        case .hsl, .hwb: .srgb
        case .srgb, .srgbLinear, .displayP3, .a98RGB, .proPhotoRGB, .rec2020: self
        case .lab, .lch, .oklab, .oklch, .xyzD65, .xyzD50: nil
        }
    }

    /// The rectangular form of a polar space; the space itself if it is rectangular.
    var rectangular: ColorSpace {
        switch self {
        case .hsl, .hwb: .srgb
        case .lch: .lab
        case .oklch: .oklab
        default: self
        }
    }
}

/// The name and the range of a component.
package struct ColorComponent: Hashable, Sendable {
    /// `red`, `lightness`, `hue`, …
    package var name: String
    /// The minimum; infinite if there is none.
    package var lowerBound: Double
    /// The maximum; infinite if there is none.
    package var upperBound: Double
    /// Whether the maximum itself is excluded: a hue of 360 is written as 0.
    package var excludesUpperBound: Bool
    /// The value of `100%` in CSS; nil for a hue, which is never a percentage.
    package var percent: Double?

    /// Whether the value is allowed in a file (DTCG Color Module 2025.10, section 4).
    package func allows(_ value: Double) -> Bool {
        value >= lowerBound && (excludesUpperBound ? value < upperBound : value <= upperBound) && value.isFinite
    }

    /// The nearest allowed value. A hue is taken modulo 360, anything else is clamped.
    package func nearest(to value: Double) -> Double {
        guard value.isFinite, !allows(value) else { return value.isFinite ? value : 0 }
        guard excludesUpperBound else { return min(max(value, lowerBound), upperBound) }
        let turned = value.truncatingRemainder(dividingBy: upperBound)
        return turned < 0 ? turned + upperBound : turned
    }

    /// The range for messages, such as `between 0 and 1`, `at least 0` or `a finite number`.
    package var rangeText: String {
        let (lower, upper) = (DecimalText.short(lowerBound), DecimalText.short(upperBound))
        if upperBound.isInfinite { return lowerBound.isInfinite ? "a finite number" : "at least \(lower)" }
        return excludesUpperBound ? "at least \(lower) and less than \(upper)" : "between \(lower) and \(upper)"
    }

    static let hue = ColorComponent(
        name: "hue", lowerBound: 0, upperBound: 360, excludesUpperBound: true, percent: nil)

    static func unit(_ name: String) -> ColorComponent {
        ColorComponent(name: name, lowerBound: 0, upperBound: 1, excludesUpperBound: false, percent: 1)
    }

    static func percentage(_ name: String) -> ColorComponent {
        ColorComponent(name: name, lowerBound: 0, upperBound: 100, excludesUpperBound: false, percent: 100)
    }

    static func unbounded(_ name: String, percent: Double) -> ColorComponent {
        ColorComponent(
            name: name, lowerBound: -.infinity, upperBound: .infinity, excludesUpperBound: false, percent: percent)
    }

    static func chroma(percent: Double) -> ColorComponent {
        ColorComponent(
            name: "chroma", lowerBound: 0, upperBound: .infinity, excludesUpperBound: false, percent: percent)
    }
}
