import Platform
package import Project
import Source
import Specs
import Values

/// Which mock-ups a command line means: filters by name, and axes that replace the manifest's.
package struct MockupChoice: Sendable {
    package var component: String?
    package var state: String?
    /// The axes that flags name.
    package var contexts = ContextMatrix()

    package init() {}

    /// The components that are meant; all of the project's own without a name.
    func components(of project: LoadedProject) throws(RunFailure) -> [Component] {
        guard let component else { return project.ownComponents }
        guard let match = project.library[component] else {
            throw .unknownComponent(
                component, suggestion: Suggestion.nearest(to: component, among: project.library.names))
        }
        return [match]
    }

    /// The states of a component that are meant; `a+b` may combine two that are declared apart.
    func states(of component: Component) throws(RunFailure) -> [String] {
        guard let state else { return component.stateNames }
        let known = component.stateNames
        let parts = state.split(separator: "+").map(String.init)
        guard known.contains(state) || (!parts.isEmpty && parts.allSatisfy(known.contains)) else {
            throw .unknownState(state, component: component.name, states: known)
        }
        return [state]
    }
}
