import Source
import Values
import YAML

/// A color that is written as an object of numbers, and where each of them stands: DTCG's
/// `{ colorSpace, components, alpha, hex }` (Color Module 2025.10, section 4.1).
struct ColorObjectLiteral: Hashable, Sendable {
    private var space: ColorSpace
    private var components: [Number]
    private var alpha: Number?
    private var hex: SourceRange?

    private struct Number: Hashable, Sendable {
        var range: SourceRange
        /// Nil for `none`.
        var value: Double?

        /// Nil where something other than a number stands there, such as a reference.
        init?(_ node: Node) {
            guard node.number != nil || node.string == "none" else { return nil }
            range = node.range
            value = node.number
        }

        /// Nothing where the same number stands there already.
        func edit(to new: Double, of axis: ColorComponent? = nil) -> [Fix.Edit] {
            let rounded = Double(Self.text(new)) ?? new
            let text = Self.text(axis?.nearest(to: rounded) ?? rounded)
            return value.map(Self.text) == text ? [] : [.init(range: range, replacement: text)]
        }

        /// With so many decimals that no ratio which just passes is lost to rounding.
        private static func text(_ value: Double) -> String { DecimalText.short(value, places: 6) }
    }

    init?(_ node: Node) {
        guard let space = node["colorSpace"]?.string.flatMap(ColorSpace.init(rawValue:)),
            let list = node["components"]?.sequence, list.count == 3
        else { return nil }
        self.space = space
        components = list.compactMap(Number.init)
        guard components.count == list.count else { return nil }
        if let written = node["alpha"] {
            guard let number = Number(written) else { return nil }
            alpha = number
        }
        hex = node["hex"]?.range
    }

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
