package import Source
package import YAML

/// A node as a component's file writes it: its kind and modifiers known, their values not yet evaluated.
///
/// A class, since it is large, and handed on by all that binds it.
package final class Element: Sendable {
    package struct Value: Sendable, Equatable {
        package var keyRange: SourceRange
        package var node: Node
    }

    package let kind: NodeKind
    package let kindRange: SourceRange
    /// The whole node.
    package let range: SourceRange
    /// The value of the kind's key: a text, a name; for containers the list, read into ``children``.
    package let content: Node
    package let id: String?
    package let modifiers: ModifierValues
    package let children: [Element]
    package let overlay: [Element]
    /// Where a control can take another modifier.
    package let keyPlace: KeyPlace?
    /// The nodes that fill the slots of a component that is used.
    package let slots: [String: [Element]]

    /// What other keys than the kind's say.
    struct Modified {
        var id: String?
        var modifiers = ModifierValues()
        var overlay: [Element] = []
        var slots: [String: [Element]] = [:]
    }

    init(
        kind: NodeKind, kindRange: SourceRange, range: SourceRange, content: Node, _ modified: Modified,
        keyPlace: KeyPlace?, children: [Element]
    ) {
        self.kind = kind
        self.kindRange = kindRange
        self.range = range
        self.content = content
        self.children = children
        self.keyPlace = keyPlace
        id = modified.id
        modifiers = modified.modifiers
        overlay = modified.overlay
        slots = modified.slots
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
