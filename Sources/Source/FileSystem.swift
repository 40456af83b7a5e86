/// How the readers reach files: the disk in a run, a dictionary in a test.
///
/// Paths use forward slashes; relative ones are relative to the working directory.
package protocol FileSystem: Sendable {
    func read(_ path: String) throws(FileSystemError) -> [UInt8]
    /// Writes through a temporary name in the same folder and renames, so that a reader sees the old file or the new.
    /// Folders on the way are made.
    func write(_ bytes: [UInt8], to path: String) throws(FileSystemError)
    /// Removes a file, or a folder that is empty.
    func remove(_ path: String) throws(FileSystemError)
    /// The names in a folder, sorted.
    func list(_ folder: String) throws(FileSystemError) -> [String]
    func kind(of path: String) -> FileKind?
    /// The path without links on the way: the same for all paths to one folder.
    func resolved(_ path: String) -> String
}

extension FileSystem {
    /// The path itself, as where there are no links.
    package func resolved(_ path: String) -> String { path }

    /// Refuses, as a file system that is only read does.
    package func remove(_ path: String) throws(FileSystemError) {
        throw FileSystemError(.remove, path, reason: "this file system is read-only")
    }
}

package enum FileKind: Sendable, Hashable {
    case file
    case folder
}

/// Why a file could not be read, written or removed, with what the system said.
package struct FileSystemError: Error, Sendable, Hashable {
    package enum Action: String, Sendable, Hashable {
        case read
        case write
        case remove
        case list
    }

    package let action: Action
    package let path: String
    package let reason: String

    package init(_ action: Action, _ path: String, reason: String) {
        self.action = action
        self.path = path
        self.reason = reason
    }
}
