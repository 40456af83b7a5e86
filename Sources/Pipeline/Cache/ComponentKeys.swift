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

    /// - Parameter parts: the names of the components that were looked for to show it, itself among them.
    func key(of name: String, madeOf parts: Set<String>) -> String {
        var key = Fingerprint(name)
        for part in parts.union([name]).sorted() {
            key.add("\u{0}\(part)\u{0}")
            guard let file = project.library[part]?.nameRange.file else { continue }
            key.add("\(project.sources[file]?.path ?? "")\u{0}\(prints[file]?.description ?? "")")
        }
        // Of what uses it only this is ever asked.
        let support = project.library.support(for: name)
        for action in support.actions.sorted() { key.add("\u{0}\(action)") }
        key.add("\u{0}\(support.announcesLoading)\u{0}\(support.endsLoading)")
        return key.description
    }
}
