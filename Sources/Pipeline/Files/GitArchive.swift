import Loading
import Source

/// Unpacks the files of a commit as they are stored, without running anything that the repository configures.
///
/// Filters and monitors are commands in the configuration of a repository. A second repository, which has the same
/// objects and no configuration, reads the commit instead. Its attributes also keep `export-ignore` from leaving files
/// out.
struct GitArchive {
    struct Failure: Error {
        /// `: fatal: …`, or empty.
        var reason: String
    }

    private let name: String
    private let root: String
    private let folder: String

    /// - Parameters:
    ///   - name: a revision.
    ///   - root: the folder of the repository.
    ///   - folder: an empty folder for the files and what is needed to read them.
    init(_ name: String, of root: String, in folder: String) {
        (self.name, self.root, self.folder) = (name, root, folder)
    }

    /// The start of a command that reads a repository.
    static func git(in folder: String) -> [String] { ["git", "-C", folder, "-c", "core.fsmonitor=false"] }

    /// The folder with the files.
    var tree: String { PathName.join(folder, "tree") }

    func unpack() throws(Failure) {
        let git = Self.git(in: root)
        let commit = try line(git + ["rev-parse", "--verify", "--end-of-options", name + "^{commit}"])
        let objects = try line(git + ["rev-parse", "--path-format=absolute", "--git-path", "objects"])
        let format = try line(git + ["rev-parse", "--show-object-format"])
        let copy = PathName.join(folder, "copy.git")
        let archive = PathName.join(folder, "archive.tar")
        try run(["git", "init", "--quiet", "--bare", "--template=", "--object-format=\(format)", copy])
        try write(objects + "\n", to: PathName.join(copy, "objects/info/alternates"))
        try write("* -filter -export-ignore -export-subst\n", to: PathName.join(copy, "info/attributes"))
        try run(["git", "--git-dir=\(copy)", "archive", "--format=tar", "--output=\(archive)", commit])
        try run(["mkdir", tree])
        try run(["tar", "-xf", archive, "-C", tree])
        try run(["rm", "-r", archive, copy])
        // The tree is a repository to the projects in it, which may read all of its files.
        try run(["mkdir", PathName.join(tree, RepositoryFolder.mark)])
    }

    @discardableResult
    private func run(_ command: [String]) throws(Failure) -> String {
        let outcome = ChildProcess.run(command, outputIn: folder)
        guard outcome.isSuccess else {
            throw Failure(reason: outcome.errors.split(separator: "\n").first.map { ": \($0)" } ?? "")
        }
        return outcome.output
    }

    private func line(_ command: [String]) throws(Failure) -> String {
        try run(command).split(separator: "\n").first.map(String.init) ?? ""
    }

    private func write(_ text: String, to path: String) throws(Failure) {
        do { try DiskFileSystem().write(Array(text.utf8), to: path) } catch {
            throw Failure(reason: ": \(error.reason)")
        }
    }
}
