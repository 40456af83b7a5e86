/// Finds the nearest colors that reach a contrast: lighter or darker with the same OKLCH hue, and with the original
/// chroma as far as the sRGB gamut allows.
package enum NearestContrast {
    package enum Direction: Hashable, Sendable {
        case darker
        case lighter
    }

    /// A color that reaches the contrast.
    package struct Candidate: Hashable, Sendable {
        /// The color, rounded to 8 bits, with the alpha of the original color.
        package let color: RGBA
        /// The contrast of the rounded color, unrounded.
        package let ratio: Double
        /// ΔE OK from the original color.
        package let difference: Double
        /// The direction of the change; nil if the original color, rounded, reaches the contrast.
        package let direction: Direction?
    }

    package struct Candidates: Hashable, Sendable {
        /// The color with the smaller difference.
        package let best: Candidate
        /// The color in the other direction, if there is one.
        package let other: Candidate?
    }

    /// Returns the nearest colors that reach a contrast with every one of several opaque colors; nil if none does.
    ///
    /// - Parameters:
    ///   - color: the color to change. A translucent color is composited over each of the others.
    ///   - required: the WCAG contrast ratio to reach, compared unrounded.
    package static func candidates(for color: RGBA, against others: [RGBA], required: Double) -> Candidates? {
        candidates(for: color, required: required) { candidate in
            others.map { Contrast.ratio(of: candidate, on: $0) }.min() ?? .infinity
        }
    }

    /// Returns the nearest colors that reach a contrast measured by the caller, for example if the color is a
    /// background under translucent text; nil if none does.
    ///
    /// - Parameter farthest: the searched range of OKLCH lightness. A color outside it differs by at least this much.
    package static func candidates(
        for color: RGBA, required: Double, within farthest: Double = 1, ratio: (RGBA) -> Double
    ) -> Candidates? {
        candidates(on: HueLine(color), required: required, within: farthest, ratio: ratio)
    }

    /// Returns the nearest colors on a line that reach a contrast measured by the caller; nil if none does.
    package static func candidates(
        on line: HueLine, required: Double, within farthest: Double = 1, ratio: (RGBA) -> Double
    ) -> Candidates? {
        let color = line.origin
        func candidate(_ changed: RGBA, _ direction: Direction?) -> Candidate? {
            let reached = ratio(changed)
            guard reached >= required else { return nil }
            let difference = ColorDifference.ok(color, changed)
            return Candidate(color: changed, ratio: reached, difference: difference, direction: direction)
        }
        if let unchanged = candidate(line.color(at: line.lightness), nil) {
            return Candidates(best: unchanged, other: nil)
        }
        let darker = line.nearest(toward: max(0, line.lightness - farthest)) { candidate($0, .darker) }
        let lighter = line.nearest(toward: min(1, line.lightness + farthest)) { candidate($0, .lighter) }
        switch (darker, lighter) {
        case (let darker?, let lighter?):
            return darker.difference <= lighter.difference
                ? Candidates(best: darker, other: lighter) : Candidates(best: lighter, other: darker)
        case (let only?, nil), (nil, let only?): return Candidates(best: only, other: nil)
        case (nil, nil): return nil
        }
    }

    /// Returns the colors of the same hue, from black to white, that pass while an adjacent color fails.
    ///
    /// - Parameter steps: the number of colors tested. A passing range between two of them is not found.
    package static func turns(through color: RGBA, steps: Int, passing: (RGBA) -> Bool) -> [RGBA] {
        let line = HueLine(color)
        var turns: [RGBA] = []
        var last: (lightness: Double, passes: Bool)?
        for step in 0...max(1, steps) {
            let lightness = Double(step) / Double(max(1, steps))
            let next = (lightness: lightness, passes: passing(line.color(at: lightness)))
            if let last, last.passes != next.passes {
                var (inside, outside) =
                    next.passes ? (next.lightness, last.lightness) : (last.lightness, next.lightness)
                for _ in 0..<halvings {
                    let middle = (inside + outside) / 2
                    if passing(line.color(at: middle)) { inside = middle } else { outside = middle }
                }
                turns.append(line.color(at: inside))
            }
            last = next
        }
        return turns
    }

    /// Refines a hundredth of lightness to far less than a byte.
    private static let halvings = 12

    /// Returns colors of the same hue, from the color's own lightness to black and to white, nearest first.
    ///
    /// - Parameter steps: the number of colors on each side.
    package static func line(through color: RGBA, steps: Int) -> [RGBA] {
        let line = HueLine(color)
        return (0...max(1, steps)).flatMap { step -> [RGBA] in
            let part = Double(step) / Double(max(1, steps))
            let ends = step == 0 ? [line.lightness] : [0, 1].map { line.lightness + ($0 - line.lightness) * part }
            return ends.map(line.color)
        }
    }
}
