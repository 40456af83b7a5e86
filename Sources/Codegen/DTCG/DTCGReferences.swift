import Tokens
import Values
import YAML

/// References inside a composite value, which stay references where their tokens stand in the same file.
enum DTCGReferences {
    /// - Parameters:
    ///   - json: the resolved value in the standard's form.
    ///   - node: the value as it is written. Where it has the same shape, its references take the place of what they
    ///     stand for; short forms have another, and stay resolved.
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
        // A number that serves as a dimension is no reference in the standard, and a font's weight may be one to it.
        guard let target = others[TokenPath(reference)], DTCGValue.standard(target[.light])?.formatted == json.formatted
        else { return json }
        return .text("{\(reference)}")
    }
}
