package import ArgumentParser
package import Loading
package import Source

/// The projects that a command works on.
package struct ProjectOptions: ParsableArguments {
    @Argument(
        help: """
            Folders, manifests or other files; each selects the project of the nearest uispec.yaml. \
            (default: the working directory)
            """,
        completion: .file(extensions: ["yaml"]))
    package var paths: [String] = []
    @OptionGroup package var reach: ReachOptions

    package init() {}

    /// Loads the projects.
    package func load(from files: any FileSystem = DiskFileSystem()) throws -> [LoadedProject] {
        try ProjectLoader.load(
            paths, files: files, workingDirectory: DiskFileSystem.workingDirectory,
            allowsOutside: reach.allowOutside)
    }
}

/// Where a command may read files.
package struct ReachOptions: ParsableArguments {
    @Flag(help: "Read files outside the repository too, or outside the project's folder if it is in no repository.")
    package var allowOutside = false

    package init() {}
}
