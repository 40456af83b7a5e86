import Loading
import Source
import Specs
import Values

/// Tells by what is written of a component and of what it is made of whether anything changed that decides what is said
/// of it.
struct ComponentKeys {
    /// What is written of a component, as the others read it, and what only itself is asked.
    private struct Written {
        var shared: Fingerprint
        var own: Fingerprint
    }

    private let library: SpecLibrary
    private let written: [String: Written]

    init(_ project: LoadedProject, _ pieces: WrittenPieces) {
        library = project.library
        // Each is read once, however many use it.
        written = Dictionary(
            project.library.components.map { component in
                let shared = pieces.fingerprint(of: component, isOwn: false)
                return (component.name, Written(shared: shared, own: pieces.fingerprint(of: component, isOwn: true)))
            }, uniquingKeysWith: { first, _ in first })
    }

    /// - Parameter subject: a component with all that were looked for to show it, itself among them.
    func key(of subject: WrittenPieces.Subject) -> String {
        let name = subject.component
        var key = Fingerprint(name)
        for part in subject.parts.union([name]).sorted() {
            key.add("\u{0}\(part)\u{0}")
            guard let written = written[part] else { continue }
            key.add("\(written.shared)\u{0}")
            if part == name { key.add("\(written.own)\u{0}") }
        }
        // Of what uses it only this is ever asked.
        let support = library[name].map(library.support) ?? UserSupport()
        for action in support.actions.sorted() { key.add("\u{0}\(action)") }
        key.add("\u{0}\(support.announcesLoading)\u{0}\(support.endsLoading)")
        return key.description
    }
}
