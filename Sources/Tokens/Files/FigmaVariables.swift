package import Source
package import YAML

/// The tokens that Figma exports from its variables. Numbers have no units there: the scopes of a variable say how it
/// is used. An alias into another collection is exported as a value, with the name of its target.
package struct FigmaVariables {
    package private(set) var diagnostics: [Diagnostic] = []
    /// The tokens of all files, by their paths.
    private let known: Set<String>
    private var retyped: [String: (count: Int, range: SourceRange)] = [:]
    private var aliases: (count: Int, range: SourceRange)?

    package init(known: Set<String>) {
        self.known = known
    }

    private static let scopes = "com.figma.scopes"
    private static let alias = "com.figma.aliasData"
    private static let lengths: Set<String> = [
        "GAP", "CORNER_RADIUS", "WIDTH_HEIGHT", "STROKE_FLOAT", "FONT_SIZE", "LINE_HEIGHT", "LETTER_SPACING",
        "PARAGRAPH_SPACING", "PARAGRAPH_INDENT", "EFFECT_FLOAT",
    ]

    /// Whether a file is such an export, which its first token shows.
    package static func isExport(_ root: Node) -> Bool {
        guard let token = firstToken(in: root) else { return false }
        return (token["$extensions"]?.mapping ?? []).contains { $0.key.hasPrefix("com.figma.") }
    }

    private static func firstToken(in node: Node) -> Node? {
        if node["$value"] != nil { return node }
        for entry in node.mapping ?? [] where !entry.key.hasPrefix("$") {
            if let found = firstToken(in: entry.value) { return found }
        }
        return nil
    }

    /// Returns a file with the types that scopes decide, and with aliases.
    package mutating func converted(_ root: Node) -> Node {
        (retyped, aliases) = ([:], nil)
        let result = node(root)
        for (message, place) in retyped.sorted(by: { $0.value.range.start < $1.value.range.start }) {
            diagnostics.append(note("\(message)\(Self.count(place.count))", at: place.range))
        }
        if let aliases {
            diagnostics.append(
                note(
                    "the value is read as the alias that its aliasData names\(Self.count(aliases.count))",
                    at: aliases.range))
        }
        return result
    }

    private func note(_ message: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.nonstandardToken, .note, message, at: range)
    }

    private static func count(_ count: Int) -> String {
        count == 1 ? "" : ", in \(count) tokens of this file"
    }

    private mutating func node(_ node: Node) -> Node {
        guard let entries = node.mapping else { return node }
        if node["$value"] != nil { return token(node, entries) }
        return Node(
            .mapping(
                entries.map { entry in
                    guard !entry.key.hasPrefix("$") else { return entry }
                    return Node.Entry(key: entry.key, keyRange: entry.keyRange, value: self.node(entry.value))
                }), range: node.range)
    }

    private mutating func token(_ node: Node, _ entries: [Node.Entry]) -> Node {
        guard let data = node["$extensions"], let value = node["$value"] else { return node }
        var changes: [String: Node] = [:]
        let scopes = Set((data[Self.scopes]?.sequence ?? []).compactMap(\.string))
        if let target = data[Self.alias]?["targetVariableName"]?.string?.replacing("/", with: "."),
            value.reference == nil, known.contains(target)
        {
            changes["$value"] = Self.text("{\(target)}", at: value.range)
            aliases = (count: (aliases?.count ?? 0) + 1, range: aliases?.range ?? value.range)
        }
        if !scopes.isEmpty, let type = node["$type"], let new = Self.type(type.string ?? "", scopes: scopes) {
            changes["$type"] = Self.text(new, at: type.range)
            note(new, scopes: scopes, at: type.range)
            if scopes == ["OPACITY"], let number = value.number, number > 1 {
                changes["$value"] = Node(
                    .scalar(Scalar(text: "\(number / 100)", isPlain: true)), range: value.range)
            }
        }
        guard !changes.isEmpty else { return node }
        // An alias has the type of its target.
        let isAlias = changes["$value"]?.reference != nil
        return Node(
            .mapping(
                entries.filter { !isAlias || $0.key != "$type" }.map { entry in
                    Node.Entry(key: entry.key, keyRange: entry.keyRange, value: changes[entry.key] ?? entry.value)
                }), range: node.range)
    }

    private mutating func note(_ type: String, scopes: Set<String>, at range: SourceRange) {
        let scope = scopes.sorted().joined(separator: ", ")
        let message =
            scopes == ["OPACITY"]
            ? "an opacity in percent is read as a share of 1" : "the scopes \(scope) make this a \(type)"
        retyped[message] = (count: (retyped[message]?.count ?? 0) + 1, range: retyped[message]?.range ?? range)
    }

    /// The type of a variable that all its scopes agree on; nil if the written type stays.
    private static func type(_ written: String, scopes: Set<String>) -> String? {
        switch written {
        case "number" where scopes.isSubset(of: lengths): "dimension"
        case "number" where scopes == ["FONT_WEIGHT"]: "fontWeight"
        case "number" where scopes == ["OPACITY"]: "number"
        case "string" where scopes == ["FONT_FAMILY"]: "fontFamily"
        default: nil
        }
    }

    private static func text(_ text: String, at range: SourceRange) -> Node {
        Node(.scalar(Scalar(text: text, isPlain: false)), range: range)
    }
}
