import Source
import Specs
import Tokens
import YAML

/// The nodes of all documents of a version, as they are written.
struct ElementIndex: Sendable {
    struct Element: Sendable {
        var component: String
        /// The kind key of the node around it.
        var parent: SourceRange?
        /// The tokens that the values of each key refer to.
        var tokens: [String: Set<TokenPath>] = [:]
        /// The properties that its values read: `$title`.
        var properties: Set<String> = []
    }

    /// By the start of the kind key.
    private var elements: [SourceRange: Element] = [:]

    init(_ version: SpecVersion) {
        for document in version.documents { add(document) }
    }

    subscript(range: SourceRange?) -> Element? { range.flatMap { elements[$0.startPoint] } }

    private mutating func add(_ document: SpecVersion.Document) {
        let node = document.node
        for key in ["body", "top", "bottom"] { node[key].map { add($0, in: nil, of: document.component) } }
        for item in node["presents"]?.sequence ?? [] { add(item, in: nil, of: document.component) }
        for state in node["states"]?.mapping ?? [] {
            state.value["body"].map { add($0, in: nil, of: document.component) }
        }
    }

    private mutating func add(_ node: Node, in parent: SourceRange?, of component: String) {
        guard let kind = SpecDocumentKeys.kind(of: node) else { return }
        var element = Element(component: component, parent: parent)
        for entry in node.mapping ?? [] {
            if SpecDocumentKeys.holdsNodes(entry.key) {
                for child in entry.value.sequence ?? [entry.value] { add(child, in: kind.keyRange, of: component) }
            } else if entry.key == "slots" {
                for child in (entry.value.mapping ?? []).flatMap({ $0.value.sequence ?? [] }) {
                    add(child, in: kind.keyRange, of: component)
                }
            } else {
                Self.read(entry.value, of: entry.key, into: &element)
            }
        }
        elements[kind.keyRange.startPoint] = element
    }

    private static func read(_ node: Node, of key: String, into element: inout Element) {
        if let reference = node.reference {
            element.tokens[key, default: []].insert(TokenPath(reference))
            return
        }
        switch node.content {
        case .scalar(let scalar): element.properties.formUnion(names(in: scalar.text))
        case .sequence(let items): for item in items { read(item, of: key, into: &element) }
        case .mapping(let entries):
            for entry in entries {
                element.properties.formUnion(names(in: entry.key))
                read(entry.value, of: key, into: &element)
            }
        }
    }

    /// The names after dollar signs: `title` in `Remove ${title}`.
    private static func names(in text: String) -> Set<String> {
        guard text.contains("$") else { return [] }
        let parts = text.split(separator: "$", omittingEmptySubsequences: false).dropFirst()
        return Set(
            parts.map { part in
                String(part.drop { $0 == "{" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" })
            })
    }
}
