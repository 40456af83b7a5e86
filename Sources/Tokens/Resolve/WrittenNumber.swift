import Source
import Values
import YAML

/// A number of a color's value, and where it stands.
struct WrittenNumber: Hashable, Sendable {
    let range: SourceRange
    /// Nil for `none`.
    let value: Double?

    /// Nil where something other than a number stands there, such as a reference.
    init?(_ node: Node) {
        guard node.number != nil || node.string == "none" else { return nil }
        range = node.range
        value = node.number
    }

    /// What writes another number there; nothing where the same one stands there already.
    ///
    /// - Parameter axis: the component that the number is of, whose range it has to stay in.
    func edit(to new: Double, of axis: ColorComponent? = nil) -> [Fix.Edit] {
        let rounded = Double(Self.text(new)) ?? new
        let text = Self.text(axis?.nearest(to: rounded) ?? rounded)
        return value.map(Self.text) == text ? [] : [.init(range: range, replacement: text)]
    }

    /// With so many decimals that no ratio which just passes is lost to rounding.
    private static func text(_ value: Double) -> String { DecimalText.short(value, places: 6) }
}
