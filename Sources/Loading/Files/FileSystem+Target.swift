import Source

extension FileSystem {
    /// Returns the path of a file or folder without symbolic links. The last parts of it may not exist yet.
    ///
    /// - Parameter path: an absolute path.
    package func target(of path: String) -> String {
        var folder = path
        var rest: [String] = []
        while kind(of: folder) == nil, folder != "/", folder.hasPrefix("/") {
            rest.append(PathName.name(of: folder))
            folder = PathName.folder(of: folder)
        }
        return rest.reversed().reduce(resolved(folder)) { PathName.join($0, $1) }
    }
}
