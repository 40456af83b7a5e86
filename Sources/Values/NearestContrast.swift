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
    ///
    /// - Parameter farthest: how far in lightness it is looked for, in OKLCH: a color lies at least as far off as that.
    package static func mends(
        for color: RGBA, required: Double, within farthest: Double = 1, ratio: (RGBA) -> Double
    ) -> Mends? {
        let line = HueLine(color)
        func mend(_ candidate: RGBA, _ direction: Direction?) -> Mend? {
            let reached = ratio(candidate)
            guard reached >= required else { return nil }
            let difference = ColorDifference.ok(color, candidate)
            return Mend(color: candidate, ratio: reached, difference: difference, direction: direction)
        }
        if let unchanged = mend(line.color(at: line.lightness), nil) { return Mends(best: unchanged, other: nil) }
        let darker = line.nearest(toward: max(0, line.lightness - farthest)) { mend($0, .darker) }
        let lighter = line.nearest(toward: min(1, line.lightness + farthest)) { mend($0, .lighter) }
        switch (darker, lighter) {
        case (let darker?, let lighter?):
            return darker.difference <= lighter.difference
                ? Mends(best: darker, other: lighter) : Mends(best: lighter, other: darker)
        case (let only?, nil), (nil, let only?): return Mends(best: only, other: nil)
        case (nil, nil): return nil
        }
    }

    /// The colors of the same hue, from black to white, next to which a color does not pass though they do.
    ///
    /// - Parameter steps: how many are looked at; what passes between two of them alone is not seen.
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

    /// From a hundredth of lightness to far less than a byte.
    private static let halvings = 12

    /// Colors of the same hue from a color's own lightness outward, nearest first, to black and to white.
    ///
    /// - Parameter steps: how many on either side.
    package static func line(through color: RGBA, steps: Int) -> [RGBA] {
        let line = HueLine(color)
        return (0...max(1, steps)).flatMap { step -> [RGBA] in
            let part = Double(step) / Double(max(1, steps))
            let ends = step == 0 ? [line.lightness] : [0, 1].map { line.lightness + ($0 - line.lightness) * part }
            return ends.map(line.color)
        }
    }
}
