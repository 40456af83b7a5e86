import Project

/// What uispec itself writes beside a project's sources, which it must not take for sources.
enum OutputFolder {
    /// The name that the folder has where the manifest gives none.
    static let standardName = "Output"

    /// The folder of the output; where that is the project's own, what is written into it.
    static func written(by manifest: Manifest, in folder: String) -> Set<String> {
        let output = PathName.join(folder, manifest.output?.text ?? standardName)
        guard output == PathName.join(folder, ".") else { return [output] }
        return Set(["cache", "mockups", "mockups.json", "sheets", "Generated"].map { PathName.join(output, $0) })
    }
}
