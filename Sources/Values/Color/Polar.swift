import RealModule

/// LCH and OKLCH as the polar forms of Lab and OKLab: lightness, chroma, hue in degrees.
enum Polar {
    static func toRectangular(_ lch: SIMD3<Double>) -> SIMD3<Double> {
        let radians = lch.z * .pi / 180
        return SIMD3(lch.x, lch.y * Double.cos(radians), lch.y * Double.sin(radians))
    }

    /// Returns the polar form, and whether the chroma is so small that the hue is noise.
    static func fromRectangular(_ lab: SIMD3<Double>, powerlessBelow epsilon: Double) -> (SIMD3<Double>, Bool) {
        let chroma = Double.hypot(lab.y, lab.z)
        guard chroma > epsilon else { return (SIMD3(lab.x, chroma, 0), true) }
        let degrees = Double.atan2(y: lab.z, x: lab.y) * 180 / .pi
        return (SIMD3(lab.x, chroma, Hue.normalized(degrees)), false)
    }
}

/// HSL, defined on gamma-encoded sRGB (CSS Color 4, section 7): hue in degrees, the others 0…100.
enum HSL {
    static func toSRGB(_ hsl: SIMD3<Double>) -> SIMD3<Double> {
        let hue = Hue.normalized(hsl.x)
        let (saturation, lightness) = (hsl.y / 100, hsl.z / 100)
        let amplitude = saturation * min(lightness, 1 - lightness)
        func channel(_ offset: Double) -> Double {
            let turn = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
            return lightness - amplitude * max(-1, min(turn - 3, 9 - turn, 1))
        }
        return SIMD3(channel(0), channel(8), channel(4))
    }

    static func fromSRGB(_ rgb: SIMD3<Double>) -> (SIMD3<Double>, Bool) {
        let lightness = (rgb.max() + rgb.min()) / 2
        let room = min(lightness, 1 - lightness)
        let saturation = room == 0 ? 0 : (rgb.max() - lightness) / room
        guard let hue = Hue.ofSRGB(rgb) else { return (SIMD3(0, abs(saturation) * 100, lightness * 100), true) }
        // Far outside the gamut the saturation is negative, which is the same as the opposite hue (csswg-drafts 9222).
        return saturation < 0
            ? (SIMD3(Hue.normalized(hue + 180), -saturation * 100, lightness * 100), false)
            : (SIMD3(hue, saturation * 100, lightness * 100), false)
    }
}

/// HWB, defined on gamma-encoded sRGB (CSS Color 4, section 8): hue in degrees, the others 0…100.
enum HWB {
    static func toSRGB(_ hwb: SIMD3<Double>) -> SIMD3<Double> {
        let (whiteness, blackness) = (hwb.y / 100, hwb.z / 100)
        let sum = whiteness + blackness
        if sum >= 1 { return SIMD3(repeating: whiteness / sum) }
        // Interpolation instead of scaling gives hwb(120 30% 50%) a green of exactly one half.
        let pure = HSL.toSRGB(SIMD3(hwb.x, 100, 50))
        return pure * (1 - blackness) + (SIMD3.one - pure) * whiteness
    }

    static func fromSRGB(_ rgb: SIMD3<Double>) -> (SIMD3<Double>, Bool) {
        let hue = Hue.ofSRGB(rgb)
        return (SIMD3(hue ?? 0, rgb.min() * 100, (1 - rgb.max()) * 100), hue == nil)
    }
}

/// Hues in degrees.
enum Hue {
    /// The equivalent hue in 0..<360.
    static func normalized(_ degrees: Double) -> Double {
        let rest = degrees.truncatingRemainder(dividingBy: 360)
        let positive = rest < 0 ? rest + 360 : rest
        return positive < 360 ? positive : 0
    }

    /// The hue of HSL and HWB; nil for a gray. Conversion noise in a gray is below the threshold.
    static func ofSRGB(_ rgb: SIMD3<Double>) -> Double? {
        let greatest = rgb.max()
        let spread = greatest - rgb.min()
        guard spread > 0.000_001 else { return nil }
        if greatest == rgb.x { return normalized((rgb.y - rgb.z) / spread * 60) }
        if greatest == rgb.y { return (rgb.z - rgb.x) / spread * 60 + 120 }
        return (rgb.x - rgb.y) / spread * 60 + 240
    }
}
