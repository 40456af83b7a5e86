package import Source
package import Specs

/// Finds the component that a range of a file belongs to.
package struct ComponentOwners: Sendable {
    let library: SpecLibrary
    private let starts: [(range: SourceRange, component: String)]

    package init(library: SpecLibrary) {
        self.library = library
        starts = library.components.map { ($0.nameRange, $0.name) }.sorted {
            ($0.range.file, $0.range.start) < ($1.range.file, $1.range.start)
        }
    }

    /// The component whose name is the last one before a range.
    ///
    /// Keys that precede the name in its document are attributed to the component before it.
    package func component(at range: SourceRange) -> String? {
        starts.last { $0.range.file == range.file && $0.range.start <= range.start }?.component
    }
}
