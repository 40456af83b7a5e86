/// How a patch names files so that it can be applied: by their paths below one folder, since no tool follows a `..` in them.
package struct PatchPaths {
    /// The absolute path of the folder; nil where it is the working directory.
    package let folder: String?
    private let workingDirectory: String

    /// - Parameters:
    ///   - paths: the files that change, as seen from the working directory.
    ///   - manifests: the manifests of their projects: a patch of a project is applied in its folder, or above it.
    package init(of paths: [String], manifests: [String], workingDirectory: String) {
        self.workingDirectory = workingDirectory
        guard paths.contains(where: { $0.hasPrefix("..") || $0.hasPrefix("/") }) else {
            folder = nil
            return
        }
        let folders = (paths + manifests).map { path in
            PathName.folder(of: PathName.join(workingDirectory, path)).split(separator: "/")
        }
        let shared = folders.dropFirst().reduce(folders.first ?? []) { shared, folder in
            zip(shared, folder).prefix { $0 == $1 }.map(\.0)
        }
        folder = "/" + shared.joined(separator: "/")
    }

    /// The path of a file below the folder.
    package func name(of path: String) -> String {
        folder.map { PathName.relative(PathName.join(workingDirectory, path), to: $0) } ?? path
    }
}
