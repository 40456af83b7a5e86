import Project
import Specs

/// The order of the screens on a storyboard.
enum StoryboardOrder {
    /// Returns the screens that `sheets: { storyboard: … }` lists, or else all of them: by the ids of the product's
    /// document, then those without one in the order of the files.
    static func screens(of project: LoadedProject) -> (screens: [Component], isListed: Bool) {
        let all = project.ownComponents.filter(\.isScreen)
        if let listed = project.manifest.storyboard {
            let screens = listed.compactMap { name in
                project.library.components.first { $0.name == name.text && $0.isScreen }
            }
            return (screens, true)
        }
        let named = all.enumerated().sorted { one, other in
            let (left, right) = (one.element.screen?.id ?? "", other.element.screen?.id ?? "")
            return (left, one.offset) < (right, other.offset)
        }.map(\.element).filter { $0.screen?.id != nil }
        return (named + all.filter { $0.screen?.id == nil }, false)
    }
}
