package import Project
package import Source

/// The files that uispec writes, which must not be read as sources of the project.
package enum OutputFolder {
    /// The name of the output folder if the manifest has none.
    static let standardName = "Output"

    /// Whether an output folder is in the repository of a project.
    ///
    /// - Parameters:
    ///   - output: relative to the working directory.
    ///   - manifest: relative to the working directory.
    package static func isInside(
        _ output: String, ofProjectAt manifest: String, files: any FileSystem, workingDirectory: String
    ) -> Bool {
        let folder = PathName.folder(of: PathName.join(workingDirectory, manifest))
        let root = RepositoryFolder.path(above: files.resolved(folder), files: files)
        return PathName.contains(root, files.target(of: PathName.join(workingDirectory, output)))
    }

    /// Returns the output folder. If the project's own folder is the output folder, returns the files written into it.
    package static func written(by manifest: Manifest, in folder: String) -> Set<String> {
        let output = PathName.join(folder, manifest.output?.text ?? standardName)
        guard output == PathName.join(folder, ".") else { return [output] }
        return Set(["cache", "mockups", "mockups.json", "sheets", "Generated"].map { PathName.join(output, $0) })
    }
}
