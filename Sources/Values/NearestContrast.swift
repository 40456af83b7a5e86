import RealModule

/// The nearest colors that reach a contrast: the same OKLCH hue, lighter or darker, and no less chroma than the sRGB
/// gamut leaves at that lightness.
package enum NearestContrast {
    package enum Direction: Hashable, Sendable {
        case darker
        case lighter
    }

    /// A color that reaches the contrast.
    package struct Mend: Hashable, Sendable {
        /// Rounded to 8 bits, with the alpha of the color that it replaces.
        package let color: RGBA
        /// The contrast that the rounded color has, unrounded.
        package let ratio: Double
        /// ΔE OK from the color that it replaces.
        package let difference: Double
        /// Nil where the color, rounded, reaches the contrast as it is.
        package let direction: Direction?
    }

    package struct Mends: Hashable, Sendable {
        /// The one that differs less.
        package let best: Mend
        /// The one in the other direction, if there is one.
        package let other: Mend?
    }

    /// The nearest colors that reach a contrast with every one of some opaque colors; nil where none does.
    ///
    /// - Parameters:
    ///   - color: What to change. Where it is translucent it is composed over each of the others.
    ///   - required: The WCAG contrast ratio to reach, compared unrounded.
    package static func mends(for color: RGBA, against others: [RGBA], required: Double) -> Mends? {
        mends(for: color, required: required) { candidate in
            others.map { Contrast.ratio(of: candidate, on: $0) }.min() ?? .infinity
        }
    }

    /// The nearest colors that reach a contrast which the caller measures, as where the color is a background under a
    /// translucent text, or lies under others; nil where none does.
    package static func mends(for color: RGBA, required: Double, ratio: (RGBA) -> Double) -> Mends? {
        let line = HueLine(color)
        func mend(_ candidate: RGBA, _ direction: Direction?) -> Mend? {
            let reached = ratio(candidate)
            guard reached >= required else { return nil }
            let difference = ColorDifference.ok(color, candidate)
            return Mend(color: candidate, ratio: reached, difference: difference, direction: direction)
        }
        if let unchanged = mend(line.color(at: line.lightness), nil) { return Mends(best: unchanged, other: nil) }
        let darker = line.nearest(toward: 0) { mend($0, .darker) }
        let lighter = line.nearest(toward: 1) { mend($0, .lighter) }
        switch (darker, lighter) {
        case (let darker?, let lighter?):
            return darker.difference <= lighter.difference
                ? Mends(best: darker, other: lighter) : Mends(best: lighter, other: darker)
        case (let only?, nil), (nil, let only?): return Mends(best: only, other: nil)
        case (nil, nil): return nil
        }
    }
}

/// The sRGB colors of one OKLCH hue, from black to white, each with the chroma of the origin as far as the gamut allows.
private struct HueLine {
    let lightness: Double
    private let chroma: Double
    private let alpha: Double
    /// The unit vector of the hue in OKLab; its lightness is 0.
    private let hue: SIMD3<Double>

    init(_ color: RGBA) {
        let origin = Color(color).converted(to: .oklch)
        lightness = min(max(origin.components.x, 0), 1)
        // The chroma of a gray is noise: as 0, its red, green and blue round to the same byte.
        chroma = origin.missing.contains(.third) ? 0 : origin.components.y
        alpha = color.alpha
        hue = Polar.toRectangular(SIMD3(0, 1, origin.components.z))
    }

    /// The color of a lightness, rounded to 8 bits.
    func color(at lightness: Double) -> RGBA {
        let gray = SIMD3(lightness, 0, 0)
        var (low, high) = (0.0, chroma)
        if Self.isInGamut(gray + hue * chroma) {
            low = chroma
        } else {
            for _ in 0..<Self.chromaHalvings {
                let middle = (low + high) / 2
                if Self.isInGamut(gray + hue * middle) { low = middle } else { high = middle }
            }
        }
        let linear = OKLab.toLinearSRGB(gray + hue * low)
        func rounded(_ component: Double) -> Double {
            (min(max(TransferFunction.srgb.encode(component), 0), 1) * 255).rounded() / 255
        }
        return RGBA(red: rounded(linear.x), green: rounded(linear.y), blue: rounded(linear.z), alpha: alpha)
    }

    /// The first color on the way to black (0) or white (1) that passes.
    ///
    /// Coarse steps find the neighborhood; because rounding moves a color off the line, one that passes may hide
    /// between coarse steps that do not, so the last two of them are walked again in steps finer than a byte.
    func nearest(
        toward end: Double, passing: (RGBA) -> NearestContrast.Mend?
    ) -> NearestContrast.Mend? {
        let steps = max(1, Int((abs(end - lightness) * Self.coarseSteps).rounded(.up)))
        func place(_ step: Double) -> Double { lightness + (end - lightness) * step / Double(steps) }
        for step in 1...steps {
            guard let coarse = passing(color(at: place(Double(step)))) else { continue }
            for fine in 1..<(2 * Self.fineSteps) {
                let part = Double(step - 2) + Double(fine) / Double(Self.fineSteps)
                guard part > 0 else { continue }
                if let found = passing(color(at: place(part))) { return found }
            }
            return coarse
        }
        return nil
    }

    /// Per unit of lightness, about two an 8-bit step.
    private static let coarseSteps = 512.0
    /// Per coarse step.
    private static let fineSteps = 32
    /// Brings the chroma within 1e-7 of the gamut's edge.
    private static let chromaHalvings = 22

    private static func isInGamut(_ lab: SIMD3<Double>) -> Bool {
        let linear = OKLab.toLinearSRGB(lab)
        return linear.min() >= -0.000_001 && linear.max() <= 1.000_001
    }
}
