import Project

/// The files that uispec writes, which must not be read as sources of the project.
enum OutputFolder {
    /// The name of the output folder if the manifest has none.
    static let standardName = "Output"

    /// Returns the output folder. If the project's own folder is the output folder, returns the files written into it.
    static func written(by manifest: Manifest, in folder: String) -> Set<String> {
        let output = PathName.join(folder, manifest.output?.text ?? standardName)
        guard output == PathName.join(folder, ".") else { return [output] }
        return Set(["cache", "mockups", "mockups.json", "sheets", "Generated"].map { PathName.join(output, $0) })
    }
}
