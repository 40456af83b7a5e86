/// The components and screens of a project, by name.
package struct SpecLibrary: Sendable {
    /// The components in the order of their files.
    package let components: [Component]
    /// The project's own acceptance criteria, by document.
    package let acceptance: [Acceptance]
    /// Whether every component document could be read; otherwise an unknown component may be defined in the unread
    /// rest.
    package let isComplete: Bool
    /// Whether any component of the project logs analytics.
    package let hasAnalytics: Bool
    private let indices: [String: Int]
    let graph: ComponentGraph

    package init(_ components: [Component], acceptance: [Acceptance] = [], isComplete: Bool = true) {
        self.isComplete = isComplete
        self.acceptance = acceptance
        self.components = components
        hasAnalytics = components.contains(where: \.hasAnalytics)
        graph = ComponentGraph(components)
        indices = Dictionary(
            components.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }

    package subscript(name: String) -> Component? {
        indices[name].map { components[$0] }
    }

    /// Whether a component has a state; false for an unknown component.
    func hasState(named name: String, of component: String) -> Bool {
        indices[component].map { components[$0].hasState(named: name) } ?? false
    }

    package var names: [String] { components.map(\.name) }
}
