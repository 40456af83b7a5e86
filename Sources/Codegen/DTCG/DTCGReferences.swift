import Tokens
import Values
import YAML

/// References inside composite values. They stay references if their tokens are in the same file.
enum DTCGReferences {
    /// - Parameters:
    ///   - json: the resolved value in the standard form.
    ///   - node: the value as it is written. If it has the same structure, its references replace the resolved parts.
    /// Short forms have another structure and stay resolved.
    static func kept(in json: JSONValue, from node: Node, among others: [TokenPath: ResolvedToken]) -> JSONValue {
        switch json {
        case .object(let members):
            return .object(
                members.map { name, value in (name, node[name].map { part(value, from: $0, among: others) } ?? value) })
        case .list(let items):
            guard let nodes = node.sequence, nodes.count == items.count else { return json }
            return .list(zip(items, nodes).map { part($0, from: $1, among: others) })
        default: return json
        }
    }

    private static func part(_ json: JSONValue, from node: Node, among others: [TokenPath: ResolvedToken]) -> JSONValue
    {
        guard let reference = node.reference else { return kept(in: json, from: node, among: others) }
        // In the standard, a number used as a dimension is not a valid reference. The number of a font weight may be
        // one.
        guard let target = others[TokenPath(reference)], DTCGValue.standard(target[.light])?.formatted == json.formatted
        else { return json }
        return .text("{\(target.path)}")
    }
}
