import Source
import Synchronization

/// Files in `/home/app`, the working directory, which is in a repository, with absolute and relative
/// paths. Writing may fail.
final class TestFiles: FileSystem {
    static let workingDirectory = "/home/app"
    private static let repository = "/home"

    private let files: Mutex<[String: [UInt8]]>
    private let unreadable: Set<String>
    private let isReadOnly: Bool
    /// The file that cannot be written.
    private let sealed: String?

    init(_ files: [String: String], unreadable: Set<String> = [], isReadOnly: Bool = false, sealed: String? = nil) {
        self.sealed = sealed.map(Self.absolute)
        self.files = Mutex(
            Dictionary(uniqueKeysWithValues: files.map { (Self.absolute($0.key), Array($0.value.utf8)) }))
        self.unreadable = Set(unreadable.map(Self.absolute))
        self.isReadOnly = isReadOnly
    }

    /// The current content of a file.
    func text(_ path: String) -> String? {
        files.withLock { $0[Self.absolute(path)] }.map { String(decoding: $0, as: UTF8.self) }
    }

    var paths: [String] { files.withLock { $0.keys.sorted() } }

    func read(_ path: String) throws(FileSystemError) -> [UInt8] {
        let full = Self.absolute(path)
        guard !unreadable.contains(full) else { throw FileSystemError(.read, path, reason: "permission denied") }
        guard let bytes = files.withLock({ $0[full] }) else {
            throw FileSystemError(.read, path, reason: "no such file")
        }
        return bytes
    }

    func write(_ bytes: [UInt8], to path: String) throws(FileSystemError) {
        guard !isReadOnly, Self.absolute(path) != sealed else {
            throw FileSystemError(.write, path, reason: "the disk is read-only")
        }
        files.withLock { $0[Self.absolute(path)] = bytes }
    }

    func remove(_ path: String) throws(FileSystemError) {
        guard !isReadOnly else { throw FileSystemError(.remove, path, reason: "the disk is read-only") }
        files.withLock { $0[Self.absolute(path)] = nil }
    }

    func list(_ folder: String) throws(FileSystemError) -> [String] {
        let prefix = Self.absolute(folder) + "/"
        let below = paths.filter { $0.hasPrefix(prefix) }.compactMap {
            $0.dropFirst(prefix.count).split(separator: "/").first
        }
        return Set(below.map(String.init)).sorted()
    }

    func kind(of path: String) -> FileKind? {
        let full = Self.absolute(path)
        if full == Self.repository + "/.git" { return .folder }
        if paths.contains(full) { return .file }
        return full == "/" || paths.contains { $0.hasPrefix(full + "/") } ? .folder : nil
    }

    private static func absolute(_ path: String) -> String {
        var parts: [Substring] = []
        for part in (path.hasPrefix("/") ? path : workingDirectory + "/" + path).split(separator: "/") where part != "."
        {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }
}
