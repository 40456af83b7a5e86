import YAML

/// What may be the id of an action, as far as it is written out.
package struct PossibleActions: Sendable {
    /// Texts that may be one as they stand.
    package private(set) var texts: Set<String> = []
    /// What stands between the properties of texts that are put together, `["open_", ""]` of `open_${kind}`.
    private var patterns: Set<[String]> = []

    init() {}

    /// All that a component writes in its nodes, properties, states and behavior, but for what its haptics are of.
    init(in component: Component) {
        component.forEachValue(besides: .haptics) { collect($0) }
        component.forEachElement { element in
            if let action = element[.action] { collect(action, isAction: true) }
        }
        for setting in component.states.flatMap(\.settings) where setting.target.hasSuffix(".action") {
            collect(setting.value, isAction: true)
        }
        // What a property or an item holds may become an action, too.
        component.forEachHandedValue { formUnion(given: $0.texts) }
    }

    package func contains(_ action: String) -> Bool {
        texts.contains(action) || patterns.contains { Self.matches(action, $0) }
    }

    mutating func formUnion(_ other: PossibleActions) {
        texts.formUnion(other.texts)
        patterns.formUnion(other.patterns)
    }

    /// Adds what properties or items hold, or what a component's users hand to it.
    mutating func formUnion(given others: Set<String>) {
        for text in others { insertGiven(text) }
    }

    // MARK: Texts

    /// A text with spaces is one for people, unless it is said to be an action.
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

    private mutating func insertGiven(_ text: String) {
        guard let parts = Self.parts(of: text) else {
            texts.insert(text)
            return
        }
        // Of words for people hardly one is put together without a space, and one without words of its own could be any.
        if !parts.allSatisfy(\.isEmpty), !parts.contains(where: { $0.contains(" ") }) { patterns.insert(parts) }
    }

    private mutating func insertAction(_ text: String) {
        guard let parts = Self.parts(of: text) else {
            texts.insert(text)
            return
        }
        // A property by itself is one of the texts that it holds.
        if parts != ["", ""] { patterns.insert(parts) }
    }

    // MARK: Patterns

    /// What stands before, between and behind the properties in a text; nil where none does.
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

    /// Whether a text may be put together from these parts with others between them.
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
