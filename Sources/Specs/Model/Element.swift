package import Source
package import YAML

/// A node as a component's file writes it: its kind and modifiers known, their values not yet evaluated.
package struct Element: Sendable {
    package struct Value: Sendable, Equatable {
        package var keyRange: SourceRange
        package var node: Node
    }

    package var kind: NodeKind
    package var kindRange: SourceRange
    /// The whole node.
    package var range: SourceRange
    /// The value of the kind's key: a text, a name; for containers the list, read into ``children``.
    package var content: Node
    package var id: String?
    package var modifiers = ModifierValues()
    package var children: [Element] = []
    package var overlay: [Element] = []
    /// Where a control can take another modifier.
    package var keyPlace: KeyPlace?
    /// The nodes that fill the slots of a component that is used.
    package var slots: [String: [Element]] = [:]

    package init(kind: NodeKind, kindRange: SourceRange, range: SourceRange, content: Node) {
        self.kind = kind
        self.kindRange = kindRange
        self.range = range
        self.content = content
    }

    package subscript(modifier: Modifier) -> Node? { modifiers[modifier]?.node }

    /// This element and all below it, parents first.
    package func forEach(_ visit: (Element) -> Void) {
        visit(self)
        for child in children { child.forEach(visit) }
        for child in overlay { child.forEach(visit) }
        for child in slots.values.joined() { child.forEach(visit) }
    }

    /// Whether a node below this one has an id, or may: one in a slot, or in a component that is not known by its name.
    func mayHold(id: String, in library: SpecLibrary) -> Bool {
        var mayHold = false
        var used: Set<String> = []
        forEach { element in
            mayHold = mayHold || element.id == id || element.kind == .slot
            if element.kind == .use { used.formUnion(element.content.choices) }
        }
        var visited: Set<String> = []
        return mayHold
            || used.contains { name in
                guard let component = library[name] else { return true }
                return library.ids(in: component, visited: &visited)?.contains(id) ?? true
            }
    }
}
