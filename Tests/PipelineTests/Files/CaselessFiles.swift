import Source
import Synchronization

/// Files of a file system that ignores case, such as that of a Mac. An existing file or folder keeps its name when it
/// is written under another one.
final class CaselessFiles: FileSystem {
    private struct Entry {
        var name: String
        /// The content of a file; nil for a folder.
        var bytes: [UInt8]?
    }

    /// By path in lowercase.
    private let entries: Mutex<[String: Entry]> = Mutex([:])

    init(_ files: [String: String]) {
        for (path, text) in files { write(Array(text.utf8), to: path) }
    }

    /// The paths of all files with the names on disk.
    var paths: [String] {
        entries.withLock { entries in
            entries.filter { $0.value.bytes != nil }.keys.map { key in
                let parts = key.split(separator: "/")
                return parts.indices.map { entries[parts[...$0].joined(separator: "/")]?.name ?? "?" }
                    .joined(separator: "/")
            }.sorted()
        }
    }

    func read(_ path: String) throws(FileSystemError) -> [UInt8] {
        guard let bytes = entries.withLock({ $0[Self.key(path)]?.bytes }) else {
            throw FileSystemError(.read, path, reason: "no such file")
        }
        return bytes
    }

    func write(_ bytes: [UInt8], to path: String) {
        let parts = Self.parts(path)
        entries.withLock { entries in
            for count in parts.indices {
                let key = parts[...count].joined(separator: "/").lowercased()
                let content = count == parts.count - 1 ? bytes : nil
                entries[key] = Entry(name: entries[key]?.name ?? String(parts[count]), bytes: content)
            }
        }
    }

    func remove(_ path: String) throws(FileSystemError) {
        entries.withLock { $0[Self.key(path)] = nil }
    }

    func list(_ folder: String) throws(FileSystemError) -> [String] {
        let key = Self.key(folder)
        return entries.withLock { entries in
            entries.filter { entry in
                let parent = entry.key.split(separator: "/").dropLast().joined(separator: "/")
                return parent == key
            }.map(\.value.name).sorted()
        }
    }

    func kind(of path: String) -> FileKind? {
        let key = Self.key(path)
        if key.isEmpty { return .folder }
        return entries.withLock { entries in entries[key].map { $0.bytes == nil ? .folder : .file } }
    }

    /// Relative to the working directory, which all files are in.
    private static func parts(_ path: String) -> [Substring] {
        let folder = TestFiles.workingDirectory
        let relative = path.hasPrefix(folder) ? path.dropFirst(folder.count) : path[...]
        return relative.split(separator: "/").filter { $0 != "." }
    }

    private static func key(_ path: String) -> String {
        parts(path).joined(separator: "/").lowercased()
    }
}
