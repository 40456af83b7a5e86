import Source

/// The Git repository that contains a folder.
enum GitRepository {
    /// Returns the nearest folder with `.git`, from the folder upward. In a work tree or a submodule, `.git` is a file.
    ///
    /// - Parameter folder: an absolute path.
    static func root(of folder: String, files: any FileSystem) -> String? {
        var folder = PathName.normalized(folder)
        while folder.hasPrefix("/") {
            if files.kind(of: PathName.join(folder, ".git")) != nil { return folder }
            if folder == "/" { break }
            folder = PathName.folder(of: folder)
        }
        return nil
    }
}
