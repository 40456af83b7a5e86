import Source

/// Files in memory that forget what is written to them.
struct DiscardingFiles: FileSystem {
    private let base: MemoryFileSystem

    init(_ files: [String: [UInt8]]) { base = MemoryFileSystem(bytes: files) }

    func read(_ path: String) throws(FileSystemError) -> [UInt8] { try base.read(InputFolder.relative(path)) }
    func write(_ bytes: [UInt8], to path: String) throws(FileSystemError) {}
    func remove(_ path: String) throws(FileSystemError) {}
    func list(_ folder: String) throws(FileSystemError) -> [String] { try base.list(InputFolder.relative(folder)) }
    func kind(of path: String) -> FileKind? {
        let path = InputFolder.relative(path)
        return InputFolder.kind(of: path) ?? base.kind(of: path)
    }
}
