import Project
import Source
import Specs
import Values

/// Tells by the files of a component and of what it is made of whether anything changed that decides what is said of it.
struct ComponentKeys {
    private let project: LoadedProject
    private let prints: [FileID: Fingerprint]

    init(_ project: LoadedProject) {
        self.project = project
        prints = Dictionary(
            uniqueKeysWithValues: project.specFiles.map { id in
                (id, Fingerprint(project.sources[id]?.bytes ?? []))
            })
    }

    /// Nil where it cannot be told what a component is made of.
    subscript(component: Component) -> String? {
        guard let parts = project.library.parts(of: component) else { return nil }
        var key = Fingerprint(component.name)
        for file in Set(parts.map(\.nameRange.file)).sorted(by: { $0.rawValue < $1.rawValue }) {
            key.add("\u{0}\(project.sources[file]?.path ?? "")\u{0}\(prints[file]?.description ?? "")")
        }
        // Of what uses it only this is ever asked.
        let support = project.library.support(for: component.name)
        for action in support.actions.sorted() { key.add("\u{0}\(action)") }
        key.add("\u{0}\(support.announcesLoading)\u{0}\(support.endsLoading)")
        return key.description
    }
}
