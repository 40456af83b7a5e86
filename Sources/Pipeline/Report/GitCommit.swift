import Loading

/// The commit that a work tree is at.
enum GitCommit {
    /// Returns its short name, or nil outside of a repository.
    static func name(around folder: String) -> String? {
        output(of: ["rev-parse", "--short", "HEAD"], in: folder)
    }

    static func output(of arguments: [String], in folder: String) -> String? {
        guard RepositoryFolder.repository(around: folder, files: DiskFileSystem()) != nil,
            let temporary = try? TemporaryFolder()
        else { return nil }
        let outcome = ChildProcess.run(GitArchive.git(in: folder) + arguments, outputIn: temporary.path)
        let line = outcome.output.split(separator: "\n").first.map(String.init)
        return outcome.isSuccess ? line : nil
    }
}
