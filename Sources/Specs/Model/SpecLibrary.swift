/// The components and screens of a project, found by name.
package struct SpecLibrary: Sendable {
    /// In the order of their files.
    package let components: [Component]
    /// The project's own acceptance criteria, by document.
    package let acceptance: [Acceptance]
    /// Whether every document of a component could be read: else one that is not here may stand in the rest.
    package let isWhole: Bool
    /// Whether anything in the project is counted.
    package let hasAnalytics: Bool
    private let indices: [String: Int]
    let graph: ComponentGraph

    package init(_ components: [Component], acceptance: [Acceptance] = [], isWhole: Bool = true) {
        self.isWhole = isWhole
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

    /// Whether a component has a state; false where there is no such component.
    func hasState(named name: String, of component: String) -> Bool {
        indices[component].map { components[$0].hasState(named: name) } ?? false
    }

    package var names: [String] { components.map(\.name) }
}
