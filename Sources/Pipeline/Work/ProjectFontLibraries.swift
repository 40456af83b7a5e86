import Canvas
import Loading
import Synchronization
import Values

/// The fonts of projects together with those of the system, each loaded once for all workers.
final class ProjectFontLibraries: Sendable {
    /// The files with their contents, which may change while a run goes on.
    private struct Key: Hashable {
        var paths: [String]
        var fingerprints: [Fingerprint]
    }

    private let known = Mutex<[Key: FontLibrary]>([:])

    /// The fonts of the system and those of a project; nil if they cannot be set up.
    func library(with fonts: FontFiles) -> FontLibrary? {
        known.withLock { known in
            let key = Key(paths: fonts.paths, fingerprints: fonts.fingerprints)
            if let library = known[key] { return library }
            let library = try? FontLibrary.load(files: fonts.paths)
            known[key] = library
            return library
        }
    }
}
