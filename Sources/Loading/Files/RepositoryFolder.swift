package import Source

/// The folder that the files of a project stay in: its git repository.
package enum RepositoryFolder {
    /// The name of the folder, or of the file in a work tree or a submodule, that marks a repository.
    package static let mark = ".git"

    /// Returns the nearest folder with `.git` at or above a folder, or nil without a repository.
    ///
    /// - Parameter folder: an absolute path.
    package static func repository(around folder: String, files: any FileSystem) -> String? {
        folders(from: folder).first { files.kind(of: PathName.join($0, mark)) != nil }
    }

    /// Returns the repository of a project.
    ///
    /// Without a repository, returns the outermost folder above that has a manifest, such as that of a workspace, or
    /// the project's own folder.
    ///
    /// - Parameter folder: the folder of the manifest, as an absolute path.
    package static func path(above folder: String, files: any FileSystem) -> String {
        repository(around: folder, files: files)
            ?? folders(from: folder).last { files.kind(of: PathName.join($0, ProjectFinder.manifestName)) == .file }
            ?? folder
    }

    /// The folder and all folders above it.
    private static func folders(from folder: String) -> [String] {
        var folders = [PathName.normalized(folder)]
        while let last = folders.last, last.hasPrefix("/"), last != "/" { folders.append(PathName.folder(of: last)) }
        return folders
    }

    /// Returns the words for a folder that ``path(above:files:)`` returned.
    package static func name(of root: String, files: any FileSystem) -> String {
        files.kind(of: PathName.join(root, mark)) == nil ? "the project's folder" : "the git repository"
    }
}
