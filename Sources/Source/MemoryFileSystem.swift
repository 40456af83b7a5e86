/// A file system in memory, for examples and tests. A folder exists if it contains a file.
package struct MemoryFileSystem: FileSystem {
    package let files: [String: [UInt8]]

    package init(_ files: [String: String]) {
        self.files = files.mapValues { Array($0.utf8) }
    }

    package init(bytes files: [String: [UInt8]]) {
        self.files = files
    }

    package func read(_ path: String) throws(FileSystemError) -> [UInt8] {
        guard let bytes = files[path] else { throw FileSystemError(.read, path, reason: "no such file") }
        return bytes
    }

    package func write(_ bytes: [UInt8], to path: String) throws(FileSystemError) {
        throw FileSystemError(.write, path, reason: "this file system is read-only")
    }

    package func list(_ folder: String) throws(FileSystemError) -> [String] {
        let prefix = folder == "." || folder.isEmpty ? "" : folder + "/"
        var names: Set<String> = []
        for path in files.keys where path.hasPrefix(prefix) {
            names.formUnion(path.dropFirst(prefix.count).split(separator: "/").prefix(1).map(String.init))
        }
        return names.sorted()
    }

    package func kind(of path: String) -> FileKind? {
        if files[path] != nil { return .file }
        let isFolder = path == "." || files.keys.contains { $0.hasPrefix(path + "/") }
        return isFolder ? .folder : nil
    }
}
