import Forms
import Source
import Tokens
import Values
import YAML

/// Binding of a grid's `columns`: a number, or a list of `flexible`, `{ fixed: 80 }`, `{ flexible: { min, max } }` and
/// `{ adaptive: 64 }`, each with an optional `spacing` after it.
extension Binder {
    mutating func grid(_ attributes: Attributes, in scope: Scope) -> BoundGrid {
        let spacing = spacing(attributes, .spacing, in: scope)
        return BoundGrid(
            columns: columns(attributes, in: scope), spacing: spacing,
            lineSpacing: attributes[.lineSpacing] == nil
                ? spacing : self.spacing(attributes, .lineSpacing, in: scope),
            alignment: alignment(attributes, in: scope))
    }

    private mutating func columns(_ attributes: Attributes, in scope: Scope) -> [BoundGrid.Column] {
        let flexible = BoundGrid.Column(.flexible(min: Self.minColumnWidth, max: .infinity))
        guard let node = attributes[.columns].flatMap({ evaluate($0, in: scope) }), !node.isNull else {
            report(
                Diagnostic(
                    .missingKey, "a grid needs a key “columns”", at: attributes.element.kindRange,
                    help: "write columns: 2 or columns: [{ fixed: 80 }, flexible, { adaptive: 64 }]"))
            return [flexible]
        }
        if let items = node.sequence, !items.isEmpty {
            let factor = factor(of: attributes, in: scope)
            let columns = items.prefix(Self.maxColumns).compactMap { column($0, factor: factor, in: scope) }
            return columns.isEmpty ? [flexible] : columns
        }
        guard let number = node.number, let count = Int(exactly: number), (1...Self.maxColumns).contains(count) else {
            report(
                Diagnostic(
                    node.number == nil ? .mismatchedType : .outOfRangeValue,
                    "“columns” must be a list or a whole number from 1 to \(Self.maxColumns)", at: node.range))
            return [flexible]
        }
        return Array(repeating: flexible, count: count)
    }

    /// The minimum width of a flexible column in SwiftUI (Tokamak, `GridItem.swift`).
    private static var minColumnWidth: Points { 10 }
    private static var maxColumns: Int { 100 }

    private mutating func column(_ node: Node, factor: Double, in scope: Scope) -> BoundGrid.Column? {
        if node.string == "flexible" { return BoundGrid.Column(.flexible(min: Self.minColumnWidth, max: .infinity)) }
        let kinds = SpecForms.column.alternatives
        guard let entries = node.mapping, node.reference == nil,
            let entry = entries.first(where: { kinds.contains($0.key) })
        else {
            report(
                Diagnostic(
                    .unknownValue, "a column cannot be \(node.kindName)", at: node.range,
                    help: node.string.flatMap { Suggestion.hint(for: $0, among: ["flexible"]) }
                        ?? "write flexible, { fixed: 80 } or { adaptive: 64 }"))
            return nil
        }
        for other in entries where other.key != entry.key && other.key != "spacing" {
            report(.unknownKey(other, known: [entry.key, "spacing"], in: "a column"))
        }
        guard let (least, greatest) = limits(entry.value, factor: factor, in: scope) else { return nil }
        let width: BoundGrid.Column.Width =
            switch entry.key {
            case "fixed": .fixed(least)
            case "flexible": .flexible(min: least, max: greatest)
            default: .adaptive(min: least, max: greatest)
            }
        if entry.key == "adaptive", least <= 0 {
            reportNotPositive("the minimum width of an adaptive column", at: entry.value.range)
            return nil
        }
        let spacing = node["spacing"].flatMap { length($0, in: scope)?.value }
        return BoundGrid.Column(width, spacing: spacing.map { $0 * factor })
    }

    /// Binds `{ min, max }`, or one length as the minimum.
    private mutating func limits(_ node: Node, factor: Double, in scope: Scope) -> (Points, Points)? {
        guard let entries = node.mapping, node.reference == nil else {
            guard let least = length(node, in: scope)?.value else { return nil }
            return usable(least * factor, .infinity, at: node.range)
        }
        for entry in entries where !SpecForms.range.has(entry.key) {
            report(.unknownKey(entry, known: SpecForms.range.names, in: "a column"))
        }
        let least = node["min"].flatMap { length($0, in: scope)?.value }.map { $0 * factor } ?? Self.minColumnWidth
        let greatest = node["max"].flatMap { length($0, in: scope)?.value }.map { $0 * factor } ?? .infinity
        return usable(least, greatest, at: node.range)
    }

    private mutating func usable(_ least: Points, _ greatest: Points, at range: SourceRange) -> (Points, Points)? {
        if least >= 0, least.isFinite, greatest >= least { return (least, greatest) }
        if least < 0 {
            reportNegative("the width of a column", at: range)
        } else {
            report(
                Diagnostic(
                    .conflictingKeys, "the max of a column must not be less than its min", at: range,
                    help: "write a smaller min:, or a larger max:"))
        }
        return nil
    }
}
