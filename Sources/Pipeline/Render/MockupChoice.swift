import Loading
import Platform
package import Project
import Source
import Specs
import Values

/// A selection of mock-ups on the command line: filters by name, and axes that replace those of the manifest.
package struct MockupChoice: Sendable {
    package var component: String?
    package var state: String?
    /// The axes set by flags.
    package var contexts = ContextMatrix()

    package init() {}

    /// Returns the selected components, or all of the project's own if none is named.
    func components(of project: LoadedProject) throws(RunFailure) -> [Component] {
        guard let component else { return project.ownComponents }
        guard let match = project.library[component] else {
            throw .unknownComponent(
                component, nearest: Suggestion.shortlist(for: component, among: project.library.names))
        }
        return [match]
    }

    /// Returns the selected states of a component; `a+b` combines two states.
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
