/// Identifies a mock-up in both versions: a component in a state and a context.
package struct MockupKey: Sendable, Hashable, Comparable {
    package var component: String
    package var state: String
    /// `large-iphone-15`, with the orientation, direction and locale: everything that changes the layout.
    package var context: String

    package init(component: String, state: String, context: String) {
        self.component = component
        self.state = state
        self.context = context
    }

    /// `Chip:selected`.
    package var name: String { "\(component):\(state)" }

    package static func < (one: MockupKey, other: MockupKey) -> Bool {
        (one.component, one.state, one.context) < (other.component, other.state, other.context)
    }
}
