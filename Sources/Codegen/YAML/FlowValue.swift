import Values
import YAML

/// The value of a token as YAML on one line, in the short forms of uispec where they have exactly the same meaning.
enum FlowValue {
    /// - Parameter keepsForm: whether the members of a value stay, because a pointer names one of them.
    static func text(_ node: Node, keepsForm: Bool = false) -> String {
        if !keepsForm, let short = color(node) ?? quantity(node) { return short }
        switch node.content {
        case .scalar(let scalar): return scalar.isPlain ? plain(node, scalar.text) : QuotedYAML.quoted(scalar.text)
        case .sequence(let items):
            return "[" + items.map { text($0, keepsForm: keepsForm) }.joined(separator: ", ") + "]"
        case .mapping(let entries):
            if let reference = node.reference { return QuotedYAML.quoted("{\(reference)}") }
            if entries.isEmpty { return "{}" }
            let members = entries.map { "\(QuotedYAML.key($0.key)): \(text($0.value, keepsForm: keepsForm))" }
            return "{ " + members.joined(separator: ", ") + " }"
        }
    }

    /// A plain scalar of a file in YAML may contain characters that end it within a list or a map.
    private static func plain(_ node: Node, _ text: String) -> String {
        node.number != nil || node.bool != nil || node.isNull
            ? (text.isEmpty ? "null" : text) : QuotedYAML.quoted(text)
    }

    /// `{ colorSpace: srgb, components: [1, 0, 0] }` as `"#FF0000"`, if the components are whole bytes.
    private static func color(_ node: Node) -> String? {
        guard let entries = node.mapping, node["colorSpace"]?.string == "srgb",
            entries.allSatisfy({ ["colorSpace", "components", "alpha", "hex"].contains($0.key) }),
            let components = node["components"]?.sequence, components.count == 3
        else { return nil }
        let bytes = components.compactMap { byte(of: $0) }
        guard bytes.count == 3 else { return nil }
        let hex = "\"#" + bytes.map(digits).joined() + "\""
        guard let alpha = node["alpha"] else { return hex }
        guard let value = alpha.number else { return nil }
        return value == 1 ? hex : "{ color: \(hex), alpha: \(text(alpha)) }"
    }

    private static func byte(of component: Node) -> Int? {
        guard let value = component.number, (0...1).contains(value), let text = component.string else { return nil }
        let byte = (value * 255).rounded()
        // From three decimals on, the digits show which byte was meant.
        let decimals = text.contains("e") ? 0 : text.split(separator: ".").dropFirst().first?.count ?? 0
        let written = DecimalText.fixed(byte / 255, places: max(3, min(decimals, 12)))
        return DecimalText.fixed(value, places: max(3, min(decimals, 12))) == written ? Int(byte) : nil
    }

    private static func digits(_ byte: Int) -> String {
        let text = String(byte, radix: 16, uppercase: true)
        return text.count < 2 ? "0" + text : text
    }

    /// `{ value: 16, unit: px }` as `16`, and `{ value: 200, unit: ms }` as `200ms`.
    private static func quantity(_ node: Node) -> String? {
        guard let entries = node.mapping, entries.count == 2, let value = node["value"], value.number != nil,
            let number = value.string
        else { return nil }
        switch node["unit"]?.string {
        case "px": return number
        case "ms", "s": return number + (node["unit"]?.string ?? "")
        default: return nil
        }
    }
}
