import Loading
import Source

/// The files of a Git revision, in a temporary folder. The work tree and the index are not changed.
struct GitRevision {
    private let folder: TemporaryFolder
    /// The folder of the repository in which the command was called, within ``folder``.
    let workingDirectory: String

    /// Whether a name is a revision of the repository around a folder.
    static func isKnown(_ name: String, in workingDirectory: String) throws(RunFailure) -> Bool {
        guard !name.isEmpty, RepositoryFolder.repository(around: workingDirectory, files: DiskFileSystem()) != nil
        else {
            return false
        }
        let folder = try TemporaryFolder()
        let arguments = ["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"]
        let outcome = ChildProcess.run(
            GitArchive.git(in: workingDirectory) + arguments, outputIn: folder.path)
        guard let status = outcome.status, status != 127 else {
            throw .brokenProject("git cannot be started; install it, or compare folders")
        }
        return status == 0
    }

    init(_ name: String, workingDirectory: String) throws(RunFailure) {
        let files = DiskFileSystem()
        guard let root = RepositoryFolder.repository(around: workingDirectory, files: files) else {
            throw .brokenProject("\(workingDirectory) is not in a Git repository; compare folders instead")
        }
        folder = try TemporaryFolder()
        let steps = GitArchive(name, of: root, in: folder.path)
        do { try steps.unpack() } catch {
            throw .brokenProject("the files of revision \(name) cannot be read\(error.reason)")
        }
        self.workingDirectory = PathName.join(steps.tree, PathName.relative(workingDirectory, to: root))
    }
}
