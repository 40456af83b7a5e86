package import Loading
package import Source

/// The paths of files in reports for CI and editors, which must not depend on the working directory.
package struct ReportPaths: Sendable {
    /// The absolute path of the folder that paths are relative to, without symbolic links.
    package let base: String
    private let files: any FileSystem
    private let workingDirectory: String

    /// Uses the folder `root`; else the nearest folder with `.git` that contains every manifest; else the folder that
    /// the CI names; else the working directory.
    ///
    /// - Parameters:
    ///   - root: The folder of `--root`, relative to the working directory.
    ///   - manifests: The manifests of the projects, relative to the working directory.
    ///   - checkouts: The folders of the checkout that the CI may name, the most certain first.
    package init(
        root: String?, manifests: [String], checkouts: [String], files: any FileSystem, workingDirectory: String
    ) throws(RunFailure) {
        self.files = files
        self.workingDirectory = workingDirectory
        if let root {
            let path = PathName.join(workingDirectory, root)
            guard let kind = files.kind(of: path) else { throw .pathNotFound(root) }
            guard kind == .folder else { throw .brokenProject("--root takes a folder, and \(root) is a file") }
            base = files.resolved(path)
            return
        }
        let folders = manifests.map { files.resolved(PathName.folder(of: PathName.join(workingDirectory, $0))) }
        let checkout = checkouts.first { $0.hasPrefix("/") && files.kind(of: $0) == .folder }
        base =
            Self.repository(around: folders, in: files)
            ?? files.resolved(PathName.normalized(checkout ?? workingDirectory))
    }

    /// The repository that contains all of the folders.
    private static func repository(around folders: [String], in files: any FileSystem) -> String? {
        guard let first = folders.first else { return nil }
        var shared = first.split(separator: "/")
        for folder in folders.dropFirst() {
            shared = zip(shared, folder.split(separator: "/")).prefix { $0 == $1 }.map(\.0)
        }
        return RepositoryFolder.repository(around: "/" + shared.joined(separator: "/"), files: files)
    }

    /// Returns a path relative to the base, or an absolute path if the file is outside.
    package func relative(_ path: String) -> String {
        let full = absolute(path)
        // Git has a file that is reached through a linked folder under the path of the folder. A linked file is a path
        // of its own.
        let target = PathName.join(files.resolved(PathName.folder(of: full)), PathName.name(of: full))
        return inside(target) ?? inside(full) ?? full
    }

    /// Returns the absolute path of a file.
    package func absolute(_ path: String) -> String { PathName.join(workingDirectory, path) }

    private func inside(_ path: String) -> String? {
        let prefix = base == "/" ? base : base + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
    }
}
