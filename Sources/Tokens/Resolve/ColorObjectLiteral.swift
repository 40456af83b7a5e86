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
