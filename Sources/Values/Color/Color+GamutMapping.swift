/// Gamut checks, and mapping to the nearest color in gamut.
extension Color {
    /// The tolerance for rounding in files and matrices: a fiftieth of an 8-bit step.
    package static let gamutTolerance = 0.000_075

    /// Whether the color is in the gamut of a space. Spaces without a gamut contain every color.
    package func isInGamut(of target: ColorSpace, tolerance: Double = gamutTolerance) -> Bool {
        guard let gamut = target.gamut else { return true }
        let color = converted(to: gamut).components
        return color.min() >= -tolerance && color.max() <= 1 + tolerance
    }

    /// Converts the color to a space and maps it into the gamut: the OKLCH chroma is lowered, with constant lightness
    /// and hue, until clipping makes no visible difference (CSS Color 4, section 13.2, “CSS gamut mapping to an RGB
    /// destination”).
    package func mapped(to target: ColorSpace) -> Color {
        guard let gamut = target.gamut else { return converted(to: target) }
        let origin = converted(to: .oklch)
        if origin.components.x >= 1 {
            return Color(gamut, .one, alpha: alpha, missing: alphaOnly).converted(to: target)
        }
        if origin.components.x <= 0 {
            return Color(gamut, .zero, alpha: alpha, missing: alphaOnly).converted(to: target)
        }
        if isInGamut(of: gamut) { return space == target ? self : clipped(to: gamut).converted(to: target) }
        return origin.reduced(to: gamut).converted(to: target)
    }

    /// Searches for the greatest chroma whose clipped color is within a just noticeable difference.
    private func reduced(to gamut: ColorSpace) -> Color {
        let epsilon = 0.0001
        var clipped = clipped(to: gamut)
        if ColorDifference.ok(clipped, self) < ColorDifference.justNoticeable { return clipped }
        var (low, high) = (0.0, components.y)
        var lowIsInGamut = true
        while high - low > epsilon {
            let chroma = (low + high) / 2
            let current = Color(.oklch, SIMD3(components.x, chroma, components.z), alpha: alpha, missing: alphaOnly)
            clipped = current.clipped(to: gamut)
            if lowIsInGamut && current.isInGamut(of: gamut) {
                low = chroma
                continue
            }
            let difference = ColorDifference.ok(clipped, current)
            if difference >= ColorDifference.justNoticeable {
                high = chroma
            } else {
                if ColorDifference.justNoticeable - difference < epsilon { return clipped }
                lowIsInGamut = false
                low = chroma
            }
        }
        return clipped
    }

    /// Clamps every component of an RGB space to 0…1.
    private func clipped(to gamut: ColorSpace) -> Color {
        let color = converted(to: gamut)
        return Color(
            gamut, color.components.clamped(lowerBound: .zero, upperBound: .one), alpha: alpha, missing: alphaOnly)
    }

    private var alphaOnly: MissingComponents { missing.intersection(.alpha) }
}

extension RGBA {
    /// The color as any device shows it: mapped into Display P3 if it is outside.
    package var inDisplayP3: RGBA {
        if isInSRGB { return self }
        let color = Color(self)
        return color.isInGamut(of: .displayP3) ? self : color.mapped(to: .displayP3).rgba
    }

    /// The color mapped into sRGB.
    package var inSRGB: RGBA {
        isInSRGB ? self : Color(self).mapped(to: .srgb).rgba
    }
}
