import Source
import Values
import YAML

/// A color that is written as an object of numbers, and where each of them stands: DTCG's
/// `{ colorSpace, components, alpha, hex }` (Color Module 2025.10, section 4.1).
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

    /// Where a change is written.
    var ranges: [SourceRange] { components.map(\.range) + [alpha?.range, hex].compactMap(\.self) }

    /// The color nearest to another one that has the hue and the chroma which are written, where the numbers are those of
    /// OKLCH: what is found in 8 bits strays from them. Nil where none passes, or where the numbers are others.
    func keepingHue(_ color: RGBA, passing: (RGBA) -> Bool) -> RGBA? {
        guard space == .oklch, let old = components[0].value, let chroma = components[1].value,
            let hue = components[2].value
        else { return nil }
        let wanted = Color(color).converted(to: .oklch).components.x
        let away = wanted < old ? -1.0 : 1.0
        for step in 0..<Self.mostSteps {
            let lightness = ((wanted / Self.step).rounded(away < 0 ? .down : .up) + away * Double(step)) * Self.step
            guard (0...1).contains(lightness) else { return nil }
            let found = Self.inGamut(lightness, chroma, hue, alpha: color.alpha)
            if passing(found) { return found }
        }
        return nil
    }

    /// The color of a lightness and a hue with as much of a chroma as sRGB has.
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

    /// Of lightness and chroma: a fifth of what anybody sees.
    private static let step = 0.001
    /// As far as rounding to 8 bits may stray.
    private static let mostSteps = 16
    private static let tolerance = 0.000_1

    /// The numbers that differ, and the fallback in hex where there is one.
    func edits(to color: RGBA) -> [Fix.Edit] {
        let target = Color(color).converted(to: space)
        var edits: [Fix.Edit] = []
        for (number, (axis, component)) in zip(components, zip(space.components, target.written)) {
            // A gray has no hue: the one that is written says nothing then.
            guard let component else { continue }
            edits += number.edit(to: component, of: axis)
        }
        edits += alpha?.edit(to: color.alpha) ?? []
        if let hex { edits.append(.init(range: hex, replacement: "\"\(color.hex)\"")) }
        return edits
    }
}
