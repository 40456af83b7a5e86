import Loading
import Source

/// A file system whose relative paths start at another folder than the working directory of the process.
struct RootedFiles: FileSystem {
    let base: any FileSystem
    /// An absolute path.
    let folder: String

    private func full(_ path: String) -> String { PathName.join(folder, path) }

    func read(_ path: String) throws(FileSystemError) -> [UInt8] { try base.read(full(path)) }

    func write(_ bytes: [UInt8], to path: String) throws(FileSystemError) {
        throw FileSystemError(.write, path, reason: "files of a revision are read-only")
    }

    func list(_ folder: String) throws(FileSystemError) -> [String] { try base.list(full(folder)) }

    func kind(of path: String) -> FileKind? { base.kind(of: full(path)) }

    func resolved(_ path: String) -> String { base.resolved(full(path)) }
}
