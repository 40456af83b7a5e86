import Canvas
import Source
import Specs
import Synchronization
import Values

/// The files of a project's own symbols. Each file that is shown is read once to find its aspect ratio or why it
/// cannot be drawn.
package final class SymbolFiles: Sendable {
    private struct Read {
        var bytes: [UInt8]?
        var facts: ImageFacts
    }

    /// Paths by symbol name, relative to the working directory.
    let paths: [String: String]
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
    var symbols: OwnSymbols {
        OwnSymbols(paths, isComplete: isComplete) { self.read($0).facts }
    }

    /// Returns the bytes of a file, or nil if it cannot be read.
    func bytes(of path: String) -> [UInt8]? { read(path).bytes }

    private func read(_ path: String) -> Read {
        if let read = known.withLock({ $0[path] }) { return read }
        let read = look(at: path)
        known.withLock { $0[path] = read }
        return read
    }

    private func look(at path: String) -> Read {
        let bytes: [UInt8]
        do { bytes = try files.read(path) } catch { return Read(facts: .unreadable(error.reason)) }
        do {
            return Read(bytes: bytes, facts: .size(try SVGDocument(bytes: bytes).viewBox?.size))
        } catch {
            return Read(bytes: bytes, facts: .unreadable(error.description, help: error.help))
        }
    }
}
