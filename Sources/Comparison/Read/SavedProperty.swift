import Tokens
import YAML

/// Turns a member of a saved description into a property.
enum SavedProperty {
    /// Members that identify a node, or that belong to another member.
    static let identity: Set<String> = ["path", "depth", "id", "kind", "radiusToken"]

    private static let computed: Set<String> = ["frame", "content", "bleed", "hidden", "lines", "size"]
    private static let layout: Set<String> = ["text", "font", "symbol", "pointSize", "image", "component", "state"]

    static func property(_ member: Node.Entry, in node: Node) -> ComparedProperty {
        let effect: ComparedProperty.Effect =
            computed.contains(member.key) ? .computed : layout.contains(member.key) ? .layout : .drawing
        var tokens = tokens(in: member.value)
        if member.key == "corners", let token = node["radiusToken"]?.string { tokens.append(TokenPath(token)) }
        return ComparedProperty(member.key, value(of: member.value), effect, tokens: tokens)
    }

    private static func value(of node: Node) -> ComparedValue {
        if let number = node.number { return .number(number) }
        if let items = node.sequence, let first = items.first?.number, items.count == 4,
            items.allSatisfy({ $0.number == first })
        {
            return .number(first)
        }
        return .text(words(of: node))
    }

    private static func words(of node: Node) -> String {
        switch node.content {
        case .scalar(let scalar): return scalar.text
        case .sequence(let items): return items.map(words).joined(separator: ", ")
        case .mapping(let entries):
            // The token is reported by its name, and its value changes without it.
            return entries.filter { $0.key != "token" }.map { entry in
                entry.key == "value" ? words(of: entry.value) : "\(entry.key) \(words(of: entry.value))"
            }.joined(separator: ", ")
        }
    }

    private static func tokens(in node: Node) -> [TokenPath] {
        switch node.content {
        case .scalar: []
        case .sequence(let items): items.flatMap(tokens)
        case .mapping(let entries):
            entries.flatMap { entry in
                entry.key == "token" ? entry.value.string.map { [TokenPath($0)] } ?? [] : tokens(in: entry.value)
            }
        }
    }
}
