import YAML

/// The texts that may be action ids, as far as they are written literally.
package struct PossibleActions: Sendable {
    /// The literal texts.
    package private(set) var texts: Set<String> = []
    /// The literal parts between the properties of composed texts: `["open_", ""]` for `open_${kind}`.
    private var patterns: Set<[String]> = []

    init() {}

    /// Collects the values in a component's nodes, properties, states and behavior, except the keys of its haptics.
    init(in component: Component) {
        component.forEachValue(except: .haptics) { collect($0) }
        component.forEachElement { element in
            if let action = element[.action] { collect(action, isAction: true) }
        }
        for setting in component.states.flatMap(\.settings) where setting.target.hasSuffix(".action") {
            collect(setting.value, isAction: true)
        }
        // The value of a property or an item may become an action too.
        component.forEachPassedValue { formUnion(passed: $0.texts) }
    }

    package func contains(_ action: String) -> Bool {
        texts.contains(action) || patterns.contains { Self.matches(action, $0) }
    }

    mutating func formUnion(_ other: PossibleActions) {
        texts.formUnion(other.texts)
        patterns.formUnion(other.patterns)
    }

    /// Adds the values of properties and items, or values passed by components that use this one.
    mutating func formUnion(passed others: Set<String>) {
        for text in others { insertPassed(text) }
    }

    // MARK: Texts

    /// A text with spaces is visible text, unless it is the value of an action key.
    private mutating func collect(_ node: Node, isAction: Bool = false) {
        if let text = node.string { isAction ? insertAction(text) : insertPlain(text) }
        for item in node.sequence ?? [] { collect(item, isAction: isAction) }
        for entry in node.mapping ?? [] {
            let isBranch = entry.key == "then" || entry.key == "else"
            collect(
                entry.value, isAction: entry.key == "action" || entry.key == "alternative" || isAction && isBranch)
        }
    }

    private mutating func insertPlain(_ text: String) {
        if !text.contains(" "), !text.contains("${") { texts.insert(text) }
    }

    private mutating func insertPassed(_ text: String) {
        guard let parts = Self.parts(of: text) else {
            texts.insert(text)
            return
        }
        // Visible text is rarely composed without a space. A text without literal parts would match any action.
        if !parts.allSatisfy(\.isEmpty), !parts.contains(where: { $0.contains(" ") }) { patterns.insert(parts) }
    }

    private mutating func insertAction(_ text: String) {
        guard let parts = Self.parts(of: text) else {
            texts.insert(text)
            return
        }
        // A lone property is covered by the values of the property.
        if parts != ["", ""] { patterns.insert(parts) }
    }

    // MARK: Patterns

    /// Returns the literal parts before, between and after the properties in a text; nil without a property.
    private static func parts(of text: String) -> [String]? {
        guard text.contains("${") else { return nil }
        var parts = [""]
        var rest = Substring(text)
        while let dollar = rest.firstIndex(of: "$") {
            parts[parts.count - 1] += rest[..<dollar]
            rest = rest[dollar...].dropFirst()
            if rest.hasPrefix("{"), let close = rest.firstIndex(of: "}") {
                rest = rest[close...].dropFirst()
                parts.append("")
            } else {
                if rest.hasPrefix("$") { rest = rest.dropFirst() }
                parts[parts.count - 1] += "$"
            }
        }
        parts[parts.count - 1] += rest
        return parts.count > 1 ? parts : nil
    }

    /// Whether a text may be composed of these parts with any texts between them.
    private static func matches(_ text: String, _ parts: [String]) -> Bool {
        guard let first = parts.first, let last = parts.last, text.hasPrefix(first) else { return false }
        var rest = text.dropFirst(first.count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let range = rest.firstRange(of: part) else { return false }
            rest = rest[range.upperBound...]
        }
        return rest.hasSuffix(last)
    }
}
