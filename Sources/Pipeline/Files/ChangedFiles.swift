package import Source

/// A file system that shows some files with changes that have not been written.
package struct ChangedFiles: FileSystem {
    private let base: any FileSystem
    private let changed: [String: [UInt8]]

    /// - Parameter changed: the new bytes of each file, by the path it is read with.
    package init(_ base: any FileSystem, changed: [String: [UInt8]]) {
        self.base = base
        self.changed = changed
    }

    package func read(_ path: String) throws(FileSystemError) -> [UInt8] {
        if let bytes = changed[path] { return bytes }
        return try base.read(path)
    }

    package func write(_ bytes: [UInt8], to path: String) throws(FileSystemError) {
        throw FileSystemError(.write, path, reason: "files are read-only during a trial run")
    }

    package func list(_ folder: String) throws(FileSystemError) -> [String] {
        try base.list(folder)
    }

    package func kind(of path: String) -> FileKind? {
        base.kind(of: path)
    }
}
