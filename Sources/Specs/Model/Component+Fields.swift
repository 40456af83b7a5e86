package import Source
import YAML

extension Component {
    /// A text field without a name of its own.
    package struct NamelessField: Sendable {
        package var id: String?
        /// The placeholder as written.
        package var placeholder: String
        /// The range of the key `placeholder`.
        package var range: SourceRange
    }

    /// The text fields with a placeholder that neither a label nor a text directly before them names.
    ///
    /// Fields of searches are left out: their symbol stays when the placeholder disappears.
    package var fieldsNamedByPlaceholder: [NamelessField] {
        var reading = FieldReading()
        for root in [body] + aroundBody + states.compactMap(\.body) {
            reading.read(root, isNamed: false, searches: false)
        }
        return reading.found
    }
}

/// Collects fields without a name, from the outside in.
private struct FieldReading {
    var found: [Component.NamelessField] = []

    /// - Parameters:
    ///   - isNamed: Whether a text is directly before the element or before a container around it.
    ///   - searches: Whether the symbol of a search is beside it or beside a container around it.
    mutating func read(_ element: Element, isNamed: Bool, searches: Bool) {
        if element.kind == .field, !isNamed, !searches, element[.label] == nil, !element.isHiddenOrSearching,
            !element.overlay.contains(where: \.showsText), let placeholder = element.modifiers[.placeholder],
            let text = placeholder.node.string, !text.isEmpty
        {
            found.append(
                Component.NamelessField(id: element.id, placeholder: text, range: placeholder.keyRange))
        }
        let searches = searches || element.children.contains(where: \.isSearchSymbol)
        let isLayered = element.kind == .zstack && element.children.contains(where: \.showsText)
        var before: Element?
        for child in element.children {
            read(child, isNamed: isLayered || (before.map(\.showsText) ?? isNamed), searches: searches)
            // A symbol does not separate a field from the text above both.
            if child.kind != .symbol, child.kind != .spacer { before = child }
        }
        for layer in element.overlay + element.slots.values.joined() {
            read(layer, isNamed: false, searches: searches)
        }
    }
}

extension Element {
    fileprivate var isSearchSymbol: Bool {
        kind == .symbol && content.string?.hasPrefix("magnifyingglass") ?? false
    }

    /// Whether it, or something in it, is a text or may be one.
    fileprivate var showsText: Bool {
        var shows = false
        forEach { shows = shows || $0.kind == .text || $0.kind == .use || $0.kind == .slot }
        return shows
    }

    private static let searchTraits: Set<String> = ["searchField", "isSearchField"]

    /// Whether VoiceOver skips the field, or its traits or return key say that it searches.
    fileprivate var isHiddenOrSearching: Bool {
        let traits = self[.traits].map { $0.sequence ?? [$0] } ?? []
        return self[.hidden]?.bool == true || self[.submitLabel]?.string == "search"
            || traits.contains { Self.searchTraits.contains($0.string ?? "") }
    }
}
