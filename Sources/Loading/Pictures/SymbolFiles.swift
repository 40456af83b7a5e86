import Source
package import Specs
import Synchronization

/// The files of a project's own symbols. Each file that is shown is read once, to find its aspect ratio or why it
/// cannot be drawn.
package final class SymbolFiles: Sendable {
    private struct Read {
        var bytes: Result<[UInt8], FileSystemError>
        /// Nil until the symbol is measured.
        var facts: ImageFacts?
    }

    /// Paths by symbol name, relative to the working directory.
    package let paths: [String: String]
    private let isComplete: Bool
    private let files: any FileSystem
    private let known = Mutex<[String: Read]>([:])

    /// - Parameter isComplete: whether all folders could be listed.
    init(_ paths: [String: String], isComplete: Bool, files: any FileSystem) {
        self.paths = paths
        self.isComplete = isComplete
        self.files = files
    }

    /// The symbols for binding and for rules.
    ///
    /// - Parameter measure: returns the size of a file in its own units, or why it cannot be drawn.
    package func symbols(measure: @escaping @Sendable ([UInt8]) -> ImageFacts) -> OwnSymbols {
        OwnSymbols(paths, isComplete: isComplete) { self.facts(of: $0, measure) }
    }

    /// Returns the bytes of a file, or nil if it cannot be read.
    package func bytes(of path: String) -> [UInt8]? { try? read(path).bytes.get() }

    private func facts(of path: String, _ measure: ([UInt8]) -> ImageFacts) -> ImageFacts {
        let read = read(path)
        if let facts = read.facts { return facts }
        let facts: ImageFacts
        do { facts = measure(try read.bytes.get()) } catch { facts = .unreadable(error.reason) }
        known.withLock { $0[path]?.facts = facts }
        return facts
    }

    private func read(_ path: String) -> Read {
        if let read = known.withLock({ $0[path] }) { return read }
        let read = Read(bytes: Result { () throws(FileSystemError) in try files.read(path) })
        known.withLock { $0[path] = $0[path] ?? read }
        return read
    }
}
