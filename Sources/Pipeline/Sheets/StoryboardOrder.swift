import Loading
import Project
import Specs

/// The order of the screens on a storyboard.
enum StoryboardOrder {
    /// A screen in one of its states.
    struct Stop {
        var screen: Component
        var state: String
        /// Whether the list names the state.
        var namesState = false
    }

    /// Returns the screens that `sheets: { storyboard: … }` lists, or else all of them in their first states: by the
    /// ids of the product's document, then those without one in the order of the files.
    static func stops(of project: LoadedProject) -> (stops: [Stop], isListed: Bool) {
        if let listed = project.manifest.storyboard {
            let stops = listed.compactMap { entry -> Stop? in
                let place = StoryboardPlace(entry.text)
                guard let screen = project.library.components.first(where: { $0.name == place.screen && $0.isScreen })
                else { return nil }
                guard let state = place.state else { return Stop(screen: screen, state: screen.defaultState) }
                return screen.stateNames.contains(state) ? Stop(screen: screen, state: state, namesState: true) : nil
            }
            return (stops, true)
        }
        let all = project.ownComponents.filter(\.isScreen)
        let named = all.enumerated().sorted { one, other in
            let (left, right) = (one.element.screen?.id ?? "", other.element.screen?.id ?? "")
            return (left, one.offset) < (right, other.offset)
        }.map(\.element).filter { $0.screen?.id != nil }
        let screens = named + all.filter { $0.screen?.id == nil }
        return (screens.map { Stop(screen: $0, state: $0.defaultState) }, false)
    }
}
