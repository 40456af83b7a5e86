package import Source
import Synchronization
import Values

/// A file system that notes what was asked of it and what the answers were: what a run's result depends on.
package final class TracedFiles: FileSystem {
    /// What was asked, each with the fingerprint of the answer; an empty one stands for an answer that failed.
    package struct Trace: Sendable, Hashable {
        package var files: [String: String] = [:]
        package var folders: [String: String] = [:]
        package var kinds: [String: String] = [:]

        package init(files: [String: String] = [:], folders: [String: String] = [:], kinds: [String: String] = [:]) {
            self.files = files
            self.folders = folders
            self.kinds = kinds
        }
    }

    /// Asked directly, it notes nothing: for what a result does not depend on.
    package let base: any FileSystem
    private let noted = Mutex(Trace())

    package init(_ base: any FileSystem) {
        self.base = base
    }

    package var trace: Trace { noted.withLock { $0 } }

    /// The files that could be read, and the folders that could be listed.
    package var answered: (files: [String], folders: [String]) {
        let trace = trace
        func paths(_ answers: [String: String]) -> [String] { answers.filter { !$0.value.isEmpty }.keys.sorted() }
        return (paths(trace.files), paths(trace.folders))
    }

    package func read(_ path: String) throws(FileSystemError) -> [UInt8] {
        do {
            let bytes = try base.read(path)
            noted.withLock { $0.files[path] = Self.fingerprint(of: bytes) }
            return bytes
        } catch {
            noted.withLock { $0.files[path] = "" }
            throw error
        }
    }

    package func list(_ folder: String) throws(FileSystemError) -> [String] {
        do {
            let names = try base.list(folder)
            noted.withLock { $0.folders[folder] = Self.fingerprint(of: names) }
            return names
        } catch {
            noted.withLock { $0.folders[folder] = "" }
            throw error
        }
    }

    package func kind(of path: String) -> FileKind? {
        let kind = base.kind(of: path)
        noted.withLock { $0.kinds[path] = Self.text(of: kind) }
        return kind
    }

    package func resolved(_ path: String) -> String { base.resolved(path) }

    package func write(_ bytes: [UInt8], to path: String) throws(FileSystemError) {
        try base.write(bytes, to: path)
    }

    package func remove(_ path: String) throws(FileSystemError) {
        try base.remove(path)
    }

    private static func fingerprint(of bytes: [UInt8]) -> String { Fingerprint(bytes).description }

    private static func fingerprint(of names: [String]) -> String {
        Fingerprint(names.joined(separator: "\u{0}")).description
    }

    private static func text(of kind: FileKind?) -> String {
        switch kind {
        case .file: "file"
        case .folder: "folder"
        case nil: ""
        }
    }
}

extension TracedFiles.Trace {
    /// Whether everything that was asked would be answered the same again.
    package func holds(in files: any FileSystem) -> Bool {
        let now = TracedFiles(files)
        for path in kinds.keys { _ = now.kind(of: path) }
        guard now.trace.kinds == kinds else { return false }
        for folder in folders.keys { _ = try? now.list(folder) }
        guard now.trace.folders == folders else { return false }
        for path in self.files.keys { _ = try? now.read(path) }
        return now.trace.files == self.files
    }
}
