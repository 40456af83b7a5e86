import Generation
import Source

/// A file system that does not overwrite the sources of a project, and writes nothing outside its repository.
struct GuardedFiles: FileSystem {
    let base: any FileSystem
    let targets: OutputTargets

    func read(_ path: String) throws(FileSystemError) -> [UInt8] { try base.read(path) }

    func write(_ bytes: [UInt8], to path: String) throws(FileSystemError) {
        guard !targets.isSource(path) else {
            throw FileSystemError(.write, path, reason: "it is a source of the project")
        }
        guard targets.contains(path) else {
            throw FileSystemError(.write, path, reason: "a symbolic link leads outside the repository")
        }
        try base.write(bytes, to: path)
    }

    func remove(_ path: String) throws(FileSystemError) { try base.remove(path) }

    func removeLeftovers(in folder: String) { base.removeLeftovers(in: folder) }

    func list(_ folder: String) throws(FileSystemError) -> [String] { try base.list(folder) }

    func kind(of path: String) -> FileKind? { base.kind(of: path) }

    func resolved(_ path: String) -> String { base.resolved(path) }
}
