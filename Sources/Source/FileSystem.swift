/// File access of the readers: the disk in a run, a dictionary in a test.
///
/// Paths use forward slashes. Relative paths are relative to the working directory.
package protocol FileSystem: Sendable {
    func read(_ path: String) throws(FileSystemError) -> [UInt8]
    /// Writes a temporary file in the same folder and renames it, so that readers see the old or the new content.
    /// Missing folders are created.
    func write(_ bytes: [UInt8], to path: String) throws(FileSystemError)
    /// Removes a file or an empty folder. A missing one is not an error, because another run may have removed it.
    func remove(_ path: String) throws(FileSystemError)
    /// Removes the temporary files in a folder that killed runs left behind.
    func removeLeftovers(in folder: String)
    /// The sorted names in a folder, without temporary files.
    func list(_ folder: String) throws(FileSystemError) -> [String]
    func kind(of path: String) -> FileKind?
    /// Returns the reason why a path must not be read, such as a place outside the repository, or nil.
    func refusal(toRead path: String) -> FileSystemError?
    /// The path without symbolic links: the same for all paths to one folder.
    func resolved(_ path: String) -> String
}

extension FileSystem {
    /// Returns the path itself, for file systems without links.
    package func resolved(_ path: String) -> String { path }

    /// Returns nil, for file systems in which every file may be read.
    package func refusal(toRead path: String) -> FileSystemError? { nil }

    /// Does nothing, for file systems without temporary files.
    package func removeLeftovers(in folder: String) {}

    /// Fails, as for a read-only file system.
    package func remove(_ path: String) throws(FileSystemError) {
        throw FileSystemError(.remove, path, reason: "this file system is read-only")
    }
}

package enum FileKind: Sendable, Hashable {
    case file
    case folder
}

/// The reason why a file could not be read, written, removed or listed, with the system's message.
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
