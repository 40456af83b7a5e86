import Source
import Values
import YAML

/// A color written as an object of numbers, with their ranges: the DTCG form `{ colorSpace, components, alpha, hex }`
/// (Color Module 2025.10, section 4.1).
struct ColorObjectLiteral: Hashable, Sendable {
    private var space: ColorSpace
    private var components: [WrittenNumber]
    private var alpha: WrittenNumber?
    private var hex: SourceRange?

    init?(_ node: Node) {
        guard let space = node["colorSpace"]?.string.flatMap(ColorSpace.init(rawValue:)),
            let list = node["components"]?.sequence, list.count == 3
        else { return nil }
        self.space = space
        components = list.compactMap(WrittenNumber.init)
        guard components.count == list.count else { return nil }
        if let written = node["alpha"] {
            guard let number = WrittenNumber(written) else { return nil }
            alpha = number
        }
        hex = node["hex"]?.range
    }

    /// The ranges that an edit changes.
    var ranges: [SourceRange] { components.map(\.range) + [alpha?.range, hex].compactMap(\.self) }

    /// The color nearest to another one that keeps the hue and the chroma as they are written in OKLCH. A color found
    /// in 8 bits deviates from them. Nil if no color passes, or in other color spaces.
    func keepingHue(_ color: RGBA, passing: (RGBA) -> Bool) -> RGBA? {
        guard space == .oklch, let old = components[0].value, let chroma = components[1].value,
            let hue = components[2].value
        else { return nil }
        let wanted = Color(color).converted(to: .oklch).components.x
        let away = wanted < old ? -1.0 : 1.0
        for step in 0..<Self.maximumSteps {
            let lightness = ((wanted / Self.step).rounded(away < 0 ? .down : .up) + away * Double(step)) * Self.step
            guard (0...1).contains(lightness) else { return nil }
            let found = Self.inGamut(lightness, chroma, hue, alpha: color.alpha)
            if passing(found) { return found }
        }
        return nil
    }

    /// The color with a lightness and a hue, with as much of the chroma as sRGB allows.
    private static func inGamut(_ lightness: Double, _ chroma: Double, _ hue: Double, alpha: Double) -> RGBA {
        var left = chroma
        while left > step {
            let color = Color(.oklch, lightness, left, hue, alpha: alpha).rgba
            if [color.red, color.green, color.blue].allSatisfy({ $0 > -tolerance && $0 < 1 + tolerance }) {
                return color
            }
            left -= step
        }
        return Color(.oklch, lightness, 0, hue, alpha: alpha).rgba
    }

    /// The step of lightness and chroma, a fifth of a visible difference.
    private static let step = 0.001
    /// The number of steps tried: as far as rounding to 8 bits can deviate.
    private static let maximumSteps = 16
    private static let tolerance = 0.000_1

    /// The edits of the numbers that differ, and of the hex fallback if there is one.
    func edits(to color: RGBA) -> [Fix.Edit] {
        let target = Color(color).converted(to: space)
        var edits: [Fix.Edit] = []
        for (number, (axis, component)) in zip(components, zip(space.components, target.written)) {
            // A gray has no hue, so the written hue has no effect and stays.
            guard let component else { continue }
            edits += number.edit(to: component, of: axis)
        }
        edits += alpha?.edit(to: color.alpha) ?? []
        if let hex { edits.append(.init(range: hex, replacement: "\"\(color.hex)\"")) }
        return edits
    }
}
