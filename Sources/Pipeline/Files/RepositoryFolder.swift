import Source

/// The folder that the outputs of a project must stay in: its git repository.
enum RepositoryFolder {
    /// The name of the folder, or of the file in a work tree, that marks a repository.
    static let mark = ".git"

    /// Returns the nearest folder with `.git` at or above a project's folder.
    ///
    /// Without a repository, returns the outermost folder above that has a manifest, such as that of a workspace, or
    /// the project's own folder.
    ///
    /// - Parameter folder: the folder of the manifest, as an absolute path.
    static func path(above folder: String, files: any FileSystem) -> String {
        var outermost = folder
        var candidate = folder
        while true {
            if files.kind(of: PathName.join(candidate, mark)) != nil { return candidate }
            if files.kind(of: PathName.join(candidate, ProjectFinder.manifestName)) == .file { outermost = candidate }
            if candidate == "/" || !candidate.hasPrefix("/") { return outermost }
            candidate = PathName.folder(of: candidate)
        }
    }
}
