package import Source
package import Specs

/// Which component a place in a file belongs to.
package struct ComponentOwners: Sendable {
    let library: SpecLibrary
    private let starts: [(range: SourceRange, component: String)]

    package init(library: SpecLibrary) {
        self.library = library
        starts = library.components.map { ($0.nameRange, $0.name) }.sorted {
            ($0.range.file, $0.range.start) < ($1.range.file, $1.range.start)
        }
    }

    /// The component whose name stands last before a place; what precedes the name in its document is not told apart.
    package func component(at range: SourceRange) -> String? {
        starts.last { $0.range.file == range.file && $0.range.start <= range.start }?.component
    }
}
