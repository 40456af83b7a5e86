import Loading
import Source

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A folder that is removed with its contents at the end of a run.
final class TemporaryFolder: Sendable {
    /// The absolute path without links.
    let path: String

    init() throws(RunFailure) {
        // deterministic: the folder is gone at the end of the run, and no output names it
        let number = String(UInt64.random(in: 0...UInt64.max), radix: 36)
        let path = PathName.join(FileManager.default.temporaryDirectory.path, "uispec-\(number)")
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        } catch {
            throw .file(
                FileSystemError(
                    .write, path,
                    reason: "the folder for temporary files cannot be written to; TMPDIR names another"))
        }
        self.path = DiskFileSystem().resolved(path)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
