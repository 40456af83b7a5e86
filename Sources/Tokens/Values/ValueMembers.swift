import Forms
import Source
import YAML

/// The keys of a map that describes a value.
struct ValueKeys: Sendable {
    /// The keys that the standard requires.
    let required: [String]
    /// The keys that may be omitted.
    var optional: [String] = []
    /// The required keys without which a value is still understood.
    var lenient: [String] = []

    init(required: [String], optional: [String] = [], lenient: [String] = []) {
        self.required = required
        self.optional = optional
        self.lenient = lenient
    }

    /// Makes the keys of a form. The standard requires lenient keys even if the form does not.
    init(_ form: MapForm, lenient: [String] = []) {
        required = form.keys.filter { $0.isRequired || lenient.contains($0.name) }.map(\.name)
        optional =
            form.keys.filter { !$0.isRequired && !lenient.contains($0.name) }.map(\.name)
            + form.keys.flatMap(\.otherSpellings)
        self.lenient = lenient
    }
}

/// The members of a map that describes a value.
struct ValueMembers {
    private let entries: [Node.Entry]

    fileprivate init(_ entries: [Node.Entry]) {
        self.entries = entries
    }

    /// A map has few members, so a linear search is faster than a dictionary.
    subscript(key: String) -> Node? {
        for entry in entries where entry.key == key { return entry.value }
        return nil
    }
}

extension ValueReader {
    /// Returns the members of a map that describes a value, or nil with a diagnostic if a required one is missing.
    mutating func members(_ node: Node, of type: TokenType, _ keys: ValueKeys) -> ValueMembers? {
        guard let entries = node.mapping else {
            return fail("a map with \(keys.required.joined(separator: ", "))", node, type: type)
        }
        var found = 0
        for entry in entries {
            if keys.required.contains(entry.key) {
                found += 1
            } else if !keys.optional.contains(entry.key) {
                reportUnknownMember(entry, of: type, known: keys.required + keys.optional, in: node)
            }
        }
        let members = ValueMembers(entries)
        guard found < keys.required.count else { return members }
        return reportMissingMembers(keys, of: type, in: node, members) ? members : nil
    }

    private mutating func reportUnknownMember(_ entry: Node.Entry, of type: TokenType, known: [String], in node: Node) {
        let unknown = Diagnostic.unknownKey(entry, known: known, in: type.described)
        let message = "\(unknown.message) in DTCG 2025.10; it is ignored"
        if NonstandardType.members.contains(entry.key), tolerates(message, at: entry.keyRange) { return }
        if isStandard(node) || isOlder(node), Suggestion.nearest(to: entry.key, among: known) == nil {
            diagnostics.append(.departure(message, at: entry.keyRange))
        } else {
            diagnostics.append(unknown)
        }
    }

    /// Reports missing members. Returns whether the value can be read without them.
    private mutating func reportMissingMembers(
        _ keys: ValueKeys, of type: TokenType, in node: Node, _ members: ValueMembers
    ) -> Bool {
        let missing = keys.required.filter { members[$0] == nil }
        let names = missing.map { "“\($0)”" }.joined(separator: ", ")
        let message = "\(type.described) needs \(missing.count == 1 ? "a key" : "the keys") \(names)"
        if missing.allSatisfy(keys.lenient.contains), tolerates("\(message) in DTCG 2025.10", at: node.range) {
            return true
        }
        let written = missing.map { "\($0): \(Self.example(of: $0, in: type))" }.joined(separator: ", ")
        diagnostics.append(Diagnostic(.missingKey, message, at: node.range, help: "add \(written)"))
        return false
    }

    /// A plausible value of a required key, in YAML.
    private static func example(of key: String, in type: TokenType) -> String {
        switch (key, type) {
        case ("value", .duration): "300"
        case ("unit", .duration): "ms"
        case ("style", .typography): "headline"
        default: examples[key] ?? "…"
        }
    }

    private static let examples = [
        "alpha": "0.5", "blur": "8", "color": "\"#1C1C1E\"", "colorSpace": "srgb", "components": "[0, 0.5, 1]",
        "dampingFraction": "0.8", "dashArray": "[4, 2]", "delay": "0s", "duration": "0.3s", "fontFamily": "Inter",
        "fontSize": "17",
        "fontWeight": "400", "letterSpacing": "0", "lineCap": "round", "lineHeight": "1.2", "offsetX": "0",
        "offsetY": "2", "position": "0.5", "relativeTo": "body", "response": "0.35", "size": "17", "spread": "0",
        "style": "solid",
        "timingFunction": "ease-in-out", "unit": "px", "value": "12", "width": "1",
    ]
}
