package import Source
package import YAML

/// A node as written in a component's file: its kind and modifiers are read, their values are not yet evaluated.
///
/// A class, because it is large and passed along by all binding code.
package final class Element: Sendable {
    package struct Value: Sendable, Equatable {
        package var keyRange: SourceRange
        package var node: Node
    }

    package let kind: NodeKind
    package let kindRange: SourceRange
    /// The range of the whole node.
    package let range: SourceRange
    /// The value of the kind's key: a text or a name. The list of a container is read into ``children``.
    package let content: Node
    package let id: String?
    package let modifiers: ModifierValues
    package let children: [Element]
    package let overlay: [Element]
    /// The place where a fix can add a modifier to a control.
    package let keyPlace: KeyPlace?
    /// The nodes that fill the slots of the used component.
    package let slots: [String: [Element]]

    /// The values of the keys other than the kind.
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

    /// Visits this element and its descendants, parents first.
    package func forEach(_ visit: (Element) -> Void) {
        visit(self)
        for child in children { child.forEach(visit) }
        for child in overlay { child.forEach(visit) }
        for child in slots.values.joined() { child.forEach(visit) }
    }

    /// Whether a descendant has an id or may have it, because it is in a slot or in an unknown component.
    func mayContain(id: String, in library: SpecLibrary) -> Bool {
        var mayContain = false
        var used: Set<String> = []
        forEach { element in
            mayContain = mayContain || element.id == id || element.kind == .slot
            if element.kind == .use { used.formUnion(element.content.choices) }
        }
        var visited: Set<String> = []
        return mayContain
            || used.contains { name in
                guard let component = library[name] else { return true }
                return library.ids(in: component, visited: &visited)?.contains(id) ?? true
            }
    }
}
