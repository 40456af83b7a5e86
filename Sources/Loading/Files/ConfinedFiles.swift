import Source

/// A file system that reads only files inside some folders, such as the repository of a project. Files elsewhere do
/// not exist for it, also if a symbolic link inside leads to them.
struct ConfinedFiles: FileSystem {
    private let base: any FileSystem
    private let workingDirectory: String
    /// Folders without symbolic links, each with the words for it.
    private var roots: [(path: String, name: String)]

    /// Admits the repositories of projects, or their folders if they are in none.
    ///
    /// - Parameter folders: the folders of the manifests, relative to the working directory.
    init(_ base: any FileSystem, around folders: [String], workingDirectory: String) {
        self.base = base
        self.workingDirectory = workingDirectory
        roots = folders.map { folder in
            let folder = base.resolved(PathName.join(workingDirectory, folder))
            let root = RepositoryFolder.path(above: folder, files: base)
            return (root, RepositoryFolder.name(of: root, files: base))
        }
    }

    /// Returns a file system that is confined unless files outside were allowed.
    static func unless(
        _ allowsOutside: Bool, _ base: any FileSystem, around folders: [String], workingDirectory: String
    ) -> any FileSystem {
        // Paths in memory are relative and have nothing outside.
        allowsOutside || !workingDirectory.hasPrefix("/")
            ? base : ConfinedFiles(base, around: folders, workingDirectory: workingDirectory)
    }

    func refusal(toRead path: String) -> FileSystemError? {
        let full = PathName.join(workingDirectory, path)
        if isInside(base.resolved(full)) || isInside(base.target(of: full)) { return nil }
        return FileSystemError(.read, path, reason: "it is outside \(roots.first?.name ?? "the project")")
    }

    private func isInside(_ target: String) -> Bool { roots.contains { PathName.contains($0.path, target) } }

    func read(_ path: String) throws(FileSystemError) -> [UInt8] {
        if let refusal = refusal(toRead: path) { throw refusal }
        return try base.read(path)
    }

    func list(_ folder: String) throws(FileSystemError) -> [String] {
        if let refusal = refusal(toRead: folder) { throw refusal }
        return try base.list(folder)
    }

    func kind(of path: String) -> FileKind? {
        // Existence comes first, because it needs one call of the system.
        guard let kind = base.kind(of: path), refusal(toRead: path) == nil else { return nil }
        return kind
    }

    func resolved(_ path: String) -> String { base.resolved(path) }

    func write(_ bytes: [UInt8], to path: String) throws(FileSystemError) { try base.write(bytes, to: path) }

    func remove(_ path: String) throws(FileSystemError) { try base.remove(path) }

    func removeLeftovers(in folder: String) { base.removeLeftovers(in: folder) }
}
