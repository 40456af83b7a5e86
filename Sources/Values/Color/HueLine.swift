/// The sRGB colors of one OKLCH hue, from black to white, with the chroma of the original as far as the gamut allows.
///
/// It remembers its colors, because several searches may be made along it. Only one thread may use it.
package final class HueLine {
    /// The color that it was made from.
    let origin: RGBA
    let lightness: Double
    private var known: [Double: RGBA] = [:]
    private let chroma: Double
    private let alpha: Double
    /// The unit vector of the hue in OKLab; its lightness is 0.
    private let hue: SIMD3<Double>

    package init(_ color: RGBA) {
        self.origin = color
        let origin = Color(color).converted(to: .oklch)
        lightness = min(max(origin.components.x, 0), 1)
        // The chroma of a gray is noise. With 0, red, green and blue round to the same byte.
        chroma = origin.missing.contains(.third) ? 0 : min(origin.components.y, Self.maximumChroma)
        alpha = color.alpha
        hue = Polar.toRectangular(SIMD3(0, 1, origin.components.z))
    }

    /// The color with a lightness, rounded to 8 bits.
    func color(at lightness: Double) -> RGBA {
        if let color = known[lightness] { return color }
        let color = shown(at: lightness)
        known[lightness] = color
        return color
    }

    private func shown(at lightness: Double) -> RGBA {
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

    /// The nearest passing color toward a lightness, black (0) or white (1), refined among its neighbors; nil if none
    /// passes.
    func nearest(toward end: Double, passing: (RGBA) -> NearestContrast.Candidate?) -> NearestContrast.Candidate? {
        first(toward: end, passing: passing).map { settled($0, passing: passing) }
    }

    /// The first passing color on the way.
    ///
    /// Coarse steps find the neighborhood. Rounding moves colors off the line, so a passing color can be between coarse
    /// steps that fail. The last two coarse steps are therefore repeated in steps finer than a byte. Steps are counted
    /// from the original color, so that searches to different ends try the same colors.
    private func first(toward end: Double, passing: (RGBA) -> NearestContrast.Candidate?) -> NearestContrast.Candidate?
    {
        let steps = max(1, Int((abs(end - lightness) * Self.coarseSteps).rounded(.up)))
        func place(_ step: Double) -> Double {
            end < lightness
                ? max(end, lightness - step / Self.coarseSteps) : min(end, lightness + step / Self.coarseSteps)
        }
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

    /// Moves to the nearest passing neighbor, one byte away in any channel, while the difference decreases and the hue
    /// stays. At the edge of the gamut, a byte on the line is a large step, but its neighbors are close.
    private func settled(
        _ start: NearestContrast.Candidate, passing: (RGBA) -> NearestContrast.Candidate?
    ) -> NearestContrast.Candidate {
        guard chroma >= Self.minimumStableChroma else { return start }
        let allowed = max(Self.hueTolerance, hueError(start.color))
        var best = start
        for _ in 0..<Self.maximumNeighborSteps {
            let center = best.color
            for neighbor in Self.neighbors(of: center) where hueError(neighbor) <= allowed {
                guard let found = passing(neighbor), found.difference < best.difference else { continue }
                best = found
            }
            if best.color == center { break }
        }
        return best
    }

    /// The distance of a color from the half-plane of the hue, in OKLab.
    private func hueError(_ color: RGBA) -> Double {
        let lab = Color(color).converted(to: .oklab).components
        let along = lab.y * hue.y + lab.z * hue.z
        let across = abs(lab.y * hue.z - lab.z * hue.y)
        return along < 0 ? across - along : across
    }

    /// The up to 26 colors that differ by one byte in some channels.
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

    /// In OKLab: about the shift caused by rounding to 8 bits, far below a noticeable difference.
    private static let hueTolerance = 0.001_5
    /// In OKLab: colors with less chroma are near-grays, whose tint the refinement would remove.
    private static let minimumStableChroma = 0.02
    /// A sufficient limit; the search usually ends earlier.
    private static let maximumNeighborSteps = 64
    /// Coarse steps per unit of lightness, about two per 8-bit step.
    private static let coarseSteps = 512.0
    /// Fine steps per coarse step.
    private static let fineSteps = 32
    /// More chroma than any sRGB color has; magenta has 0.32.
    private static let maximumChroma = 0.4
    /// Enough to find the edge of the gamut within 1e-7.
    private static let chromaHalvings = 22

    private static func isInGamut(_ lab: SIMD3<Double>) -> Bool {
        let linear = OKLab.toLinearSRGB(lab)
        return linear.min() >= -0.000_001 && linear.max() <= 1.000_001
    }
}
