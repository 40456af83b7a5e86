import Source
import Specs
import Values

/// Tells by what is written of a component and of what it is made of whether anything changed that decides what is said of
/// it.
struct ComponentKeys {
    private let library: SpecLibrary
    private let pieces: WrittenPieces

    init(_ project: LoadedProject, _ pieces: WrittenPieces) {
        library = project.library
        self.pieces = pieces
    }

    /// - Parameter subject: a component with all that were looked for to show it, itself among them.
    func key(of subject: WrittenPieces.Subject) -> String {
        let name = subject.component
        var key = Fingerprint(name)
        for part in subject.parts.union([name]).sorted() {
            key.add("\u{0}\(part)\u{0}")
            if let component = library[part] { pieces.add(component, asReadBy: subject, to: &key) }
        }
        // Of what uses it only this is ever asked.
        let support = library.support(for: name)
        for action in support.actions.sorted() { key.add("\u{0}\(action)") }
        key.add("\u{0}\(support.announcesLoading)\u{0}\(support.endsLoading)")
        return key.description
    }
}
