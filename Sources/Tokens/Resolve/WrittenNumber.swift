import Source
import Values
import YAML

/// A number of a color's value, with its range.
struct WrittenNumber: Hashable, Sendable {
    let range: SourceRange
    /// Nil for `none`.
    let value: Double?

    /// Nil if the node is not a number, for example a reference.
    init?(_ node: Node) {
        guard node.number != nil || node.string == "none" else { return nil }
        range = node.range
        value = node.number
    }

    /// The edit that writes another number; empty if the number is the same.
    ///
    /// - Parameter axis: the color component, whose range limits the number.
    func edit(to new: Double, of axis: ColorComponent? = nil) -> [Fix.Edit] {
        let rounded = Double(Self.text(new)) ?? new
        let text = Self.text(axis?.nearest(to: rounded) ?? rounded)
        return value.map(Self.text) == text ? [] : [.init(range: range, replacement: text)]
    }

    /// Uses enough decimals that a barely passing contrast ratio is not lost to rounding.
    private static func text(_ value: Double) -> String { DecimalText.short(value, places: 6) }
}
