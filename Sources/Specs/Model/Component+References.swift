package import Source
package import Tokens
import YAML

extension Component {
    /// A reference to a token, with its range.
    package struct TokenReference: Sendable, Hashable {
        package var path: TokenPath
        package var range: SourceRange
    }

    /// Every token reference in the component, in the order of its file.
    package var tokenReferences: [TokenReference] {
        var found: Set<TokenReference> = []
        func collect(_ node: Node?) {
            guard let node else { return }
            if let reference = node.reference {
                found.insert(TokenReference(path: TokenPath(reference), range: node.range))
                return
            }
            for item in node.sequence ?? [] { collect(item) }
            for entry in node.mapping ?? [] { collect(entry.value) }
        }
        forEachValue { collect($0) }
        for backdrop in preview.backdrop { collect(backdrop) }
        for figure in expectations.flatMap(\.figures) { collect(figure.value) }
        collect(screen?.background)
        return found.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    }

    /// Calls `body` with every value in its nodes, properties, states and behavior.
    ///
    /// - Parameter skipped: A behavior key to leave out.
    func forEachValue(except skipped: Behavior? = nil, _ body: (Node) -> Void) {
        forEachElement { element in
            // The content of a container is the list of its children, which are visited separately.
            if element.children.isEmpty { body(element.content) }
            for value in element.modifiers.values { body(value.node) }
        }
        for property in properties { body(property.defaultValue) }
        for (key, node) in behavior where key != skipped { body(node) }
        for state in states {
            for setting in state.settings { body(setting.value) }
            for (key, node) in state.behavior where key != skipped { body(node) }
        }
    }
}
