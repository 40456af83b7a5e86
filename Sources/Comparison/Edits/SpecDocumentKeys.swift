import Specs
import YAML

/// The keys of a component's document and the role of their values.
enum SpecDocumentKeys {
    /// Keys that describe or check a component. They change nothing in an app.
    static let documentation: Set<String> = ["level", "summary", "title", "reference", "notes", "expect"]

    /// The key that makes a map a node: `text`, `vstack`.
    static func kind(of node: Node) -> Node.Entry? {
        node.mapping?.first { NodeKind(rawValue: $0.key) != nil }
    }

    /// Whether the value of a key of a document is a node.
    static func isNode(_ key: String) -> Bool { ["body", "top", "bottom"].contains(key) }

    /// Whether the value of a key of a node consists of nodes.
    static func holdsNodes(_ key: String) -> Bool {
        key == "overlay" || NodeKind(rawValue: key)?.containsNodes ?? false
    }
}
