/// The components and screens of a project, found by name.
package struct SpecLibrary: Sendable {
    /// In the order of their files.
    package let components: [Component]
    /// The project's own acceptance criteria, by document.
    package let acceptance: [Acceptance]
    private let indices: [String: Int]

    package init(_ components: [Component], acceptance: [Acceptance] = []) {
        self.acceptance = acceptance
        self.components = components
        indices = Dictionary(
            components.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }

    package subscript(name: String) -> Component? {
        indices[name].map { components[$0] }
    }

    package var names: [String] { components.map(\.name) }
}
