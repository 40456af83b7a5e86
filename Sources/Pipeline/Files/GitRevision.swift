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
        let outcome = ChildProcess.run(["git", "-C", workingDirectory] + arguments, outputIn: folder.path)
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
        let archive = PathName.join(folder.path, "archive.tar")
        let tree = PathName.join(folder.path, "tree")
        let steps = [
            ["git", "-C", root, "archive", "--format=tar", "--output=\(archive)", name + "^{commit}"],
            ["mkdir", tree], ["tar", "-xf", archive, "-C", tree], ["rm", archive],
            // The tree is a repository to the projects in it, which may read all of its files.
            ["mkdir", PathName.join(tree, RepositoryFolder.mark)],
        ]
        for step in steps {
            let outcome = ChildProcess.run(step, outputIn: folder.path)
            guard outcome.isSuccess else {
                let reason = outcome.errors.split(separator: "\n").first.map { ": \($0)" } ?? ""
                throw .brokenProject("the files of revision \(name) cannot be read\(reason)")
            }
        }
        self.workingDirectory = PathName.join(tree, PathName.relative(workingDirectory, to: root))
    }
}
