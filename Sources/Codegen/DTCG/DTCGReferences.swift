import Tokens
import Values
import YAML

/// Parts of values as they are written: references inside composite values, color spaces, and units. References stay
/// if their tokens are in the same file.
enum DTCGReferences {
    /// - Parameters:
    ///   - json: the resolved value in the standard form.
    ///   - node: the value as it is written. If it has the same structure, its references replace the resolved parts.
    /// Short forms have another structure and stay resolved.
    static func kept(
        in json: JSONValue, from node: Node, among others: [TokenPath: ResolvedToken], in appearance: Appearance
    ) -> JSONValue {
        switch json {
        case .object(let members):
            if members.contains(where: { $0.0 == "colorSpace" }) { return DTCGColor.json(asWritten: node) ?? json }
            if let unit = members.first(where: { $0.0 == "unit" }) { return quantity(node, like: unit.1) ?? json }
            return .object(
                members.map { name, value in
                    (name, node[name].map { part(value, from: $0, among: others, in: appearance) } ?? value)
                })
        case .list(let items):
            guard let written = node.sequence, written.count == items.count,
                let nodes = inOrder(written, like: items, among: others, in: appearance)
            else { return json }
            return .list(zip(items, nodes).map { part($0, from: $1, among: others, in: appearance) })
        default: return json
        }
    }

    /// The stops of a gradient in the order of their positions, which the resolved value has; nil if a position is not
    /// known. Other lists stay.
    private static func inOrder(
        _ nodes: [Node], like items: [JSONValue], among others: [TokenPath: ResolvedToken], in appearance: Appearance
    ) -> [Node]? {
        guard case .object(let members)? = items.first, members.contains(where: { $0.0 == "position" }) else {
            return nodes
        }
        let positions = nodes.map { node -> Double? in
            if let number = node["position"]?.number { return min(max(number, 0), 1) }
            guard let path = node["position"]?.reference,
                case .number(let number)? = others[TokenPath(path)]?[appearance]
            else { return nil }
            return min(max(number, 0), 1)
        }
        guard positions.allSatisfy({ $0 != nil }) else { return nil }
        return zip(nodes, positions.compactMap(\.self)).enumerated()
            .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
    }

    private static func part(
        _ json: JSONValue, from node: Node, among others: [TokenPath: ResolvedToken], in appearance: Appearance
    ) -> JSONValue {
        guard let reference = node.reference else { return kept(in: json, from: node, among: others, in: appearance) }
        // In the standard, a number used as a dimension is not a valid reference. The number of a font weight may be
        // one.
        guard let target = others[TokenPath(reference)],
            DTCGValue.standard(target[appearance])?.formatted == json.formatted
        else { return json }
        return .text("{\(target.path)}")
    }

    /// A literal length or duration in the unit that is written; nil for any other value.
    private static func quantity(_ node: Node, like unit: JSONValue) -> JSONValue? {
        guard case .text(let name) = unit else { return nil }
        let units = name == "px" ? ["px", "rem"] : ["ms", "s"]
        var written: (value: Double, unit: String)?
        if let text = node.string, let quantity = WrittenQuantity(text, units: units) {
            written = (quantity.value, quantity.unit)
        } else if let value = node["value"]?.number, let unit = node["unit"]?.string, units.contains(unit) {
            written = (value, unit)
        }
        guard let written else { return nil }
        return .object([("value", .rounded(written.value)), ("unit", .text(written.unit))])
    }
}
