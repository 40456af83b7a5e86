import Loading

/// The paths of files in a patch, relative to one folder, because no tool follows `..` in a patch.
package struct PatchPaths {
    /// The absolute path of the folder to apply the patch in, or nil for the working directory.
    package let folder: String?
    private let workingDirectory: String

    /// - Parameters:
    ///   - paths: the files that change, relative to the working directory.
    ///   - manifests: the manifests of their projects. The folder is that of the project, or one above it.
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

    /// Returns the path of a file relative to the folder.
    package func name(of path: String) -> String {
        folder.map { PathName.relative(PathName.join(workingDirectory, path), to: $0) } ?? path
    }
}
