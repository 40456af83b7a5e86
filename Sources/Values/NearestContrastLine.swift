/// The sRGB colors of one OKLCH hue, from black to white, each with the chroma of the origin as far as the gamut lets.
struct HueLine {
    let lightness: Double
    private let chroma: Double
    private let alpha: Double
    /// The unit vector of the hue in OKLab; its lightness is 0.
    private let hue: SIMD3<Double>

    init(_ color: RGBA) {
        let origin = Color(color).converted(to: .oklch)
        lightness = min(max(origin.components.x, 0), 1)
        // The chroma of a gray is noise: as 0, its red, green and blue round to the same byte.
        chroma = origin.missing.contains(.third) ? 0 : min(origin.components.y, Self.mostChroma)
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
        return Self.rounded(TransferFunction.srgb.encode(OKLab.toLinearSRGB(gray + hue * low)), alpha: alpha)
    }

    /// The nearest color on the way to a lightness, black (0) or white (1), that passes, settled among its neighbors; nil where none
    /// passes.
    func nearest(toward end: Double, passing: (RGBA) -> NearestContrast.Mend?) -> NearestContrast.Mend? {
        first(toward: end, passing: passing).map { settled($0, passing: passing) }
    }

    /// The first color on the way that passes.
    ///
    /// Coarse steps find the neighborhood; because rounding moves a color off the line, one that passes may hide
    /// between coarse steps that do not, so the last two of them are walked again in steps finer than a byte.
    private func first(toward end: Double, passing: (RGBA) -> NearestContrast.Mend?) -> NearestContrast.Mend? {
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

    /// The color reached by going on to the nearest passing neighbor, one byte away in any channel, while that brings
    /// it nearer and the hue stays. At the gamut's edge a byte on the line is a wide step, and its neighbors are not.
    private func settled(
        _ start: NearestContrast.Mend, passing: (RGBA) -> NearestContrast.Mend?
    ) -> NearestContrast.Mend {
        guard chroma >= Self.leastSettledChroma else { return start }
        let allowed = max(Self.hueTolerance, hueError(start.color))
        var best = start
        for _ in 0..<Self.mostNeighborSteps {
            let center = best.color
            for neighbor in Self.neighbors(of: center) where hueError(neighbor) <= allowed {
                guard let found = passing(neighbor), found.difference < best.difference else { continue }
                best = found
            }
            if best.color == center { break }
        }
        return best
    }

    /// How far a color lies from the half-plane of the hue, in OKLab.
    private func hueError(_ color: RGBA) -> Double {
        let lab = Color(color).converted(to: .oklab).components
        let along = lab.y * hue.y + lab.z * hue.z
        let across = abs(lab.y * hue.z - lab.z * hue.y)
        return along < 0 ? across - along : across
    }

    /// The up to 26 colors one byte away in some channels.
    private static func neighbors(of color: RGBA) -> [RGBA] {
        let step = 1.0 / 255
        let shifts = [-step, 0, step]
        var result: [RGBA] = []
        for red in shifts {
            for green in shifts {
                for blue in shifts where red != 0 || green != 0 || blue != 0 {
                    let moved = SIMD3(color.red + red, color.green + green, color.blue + blue)
                    guard moved.min() > -step / 2, moved.max() < 1 + step / 2 else { continue }
                    result.append(rounded(moved, alpha: color.alpha))
                }
            }
        }
        return result
    }

    private static func rounded(_ color: SIMD3<Double>, alpha: Double) -> RGBA {
        let bytes = (color.clamped(lowerBound: .zero, upperBound: .one) * 255).rounded(.toNearestOrAwayFromZero)
        return RGBA(red: bytes.x / 255, green: bytes.y / 255, blue: bytes.z / 255, alpha: alpha)
    }

    /// In OKLab: about what rounding to 8 bits moves a color, and far from noticeable.
    private static let hueTolerance = 0.001_5
    /// In OKLab: below it lies the tint of a near-gray, far from the gamut's edge, which the search would spend.
    private static let leastSettledChroma = 0.02
    /// Enough to settle; the search ends by itself sooner.
    private static let mostNeighborSteps = 64
    /// Per unit of lightness, about two an 8-bit step.
    private static let coarseSteps = 512.0
    /// Per coarse step.
    private static let fineSteps = 32
    /// More than any sRGB color has; magenta has 0.32.
    private static let mostChroma = 0.4
    /// Brings the chroma within 1e-7 of the gamut's edge.
    private static let chromaHalvings = 22

    private static func isInGamut(_ lab: SIMD3<Double>) -> Bool {
        let linear = OKLab.toLinearSRGB(lab)
        return linear.min() >= -0.000_001 && linear.max() <= 1.000_001
    }
}
