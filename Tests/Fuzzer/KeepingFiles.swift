import Source
import Synchronization

/// Files in memory that can be written.
final class KeepingFiles: FileSystem {
    private let files: Mutex<[String: [UInt8]]>

    init(_ files: [String: [UInt8]]) { self.files = Mutex(files) }

    private var memory: DiscardingFiles { DiscardingFiles(files.withLock { $0 }) }
    var paths: [String] { files.withLock { $0.keys.sorted() } }

    func read(_ path: String) throws(FileSystemError) -> [UInt8] { try memory.read(path) }
    func write(_ bytes: [UInt8], to path: String) throws(FileSystemError) {
        files.withLock { $0[InputFolder.relative(path)] = bytes }
    }
    func remove(_ path: String) throws(FileSystemError) { files.withLock { $0[InputFolder.relative(path)] = nil } }
    func list(_ folder: String) throws(FileSystemError) -> [String] { try memory.list(folder) }
    func kind(of path: String) -> FileKind? { memory.kind(of: path) }
}
