import Loading
package import Pipeline
package import Source
import Specs

/// The projects that tools work on. They are read for every call, so that a call sees the files as they are.
package struct AgentWorkspace: Sendable {
    /// The paths of the command line; empty for the working directory.
    var paths: [String]
    var workingDirectory: String
    var files: any FileSystem
    var typesetter: Typesetter
    /// The number of workers.
    var jobs: Int
    /// Whether a project may read files outside its repository.
    var allowsOutside: Bool
    /// Returns today as YYYY-MM-DD, for waivers that expire.
    var today: @Sendable () -> String

    package init(
        paths: [String], workingDirectory: String, files: any FileSystem, typesetter: Typesetter, jobs: Int,
        allowsOutside: Bool, today: @escaping @Sendable () -> String
    ) {
        self.paths = paths
        self.workingDirectory = workingDirectory
        self.files = files
        self.typesetter = typesetter
        self.jobs = jobs
        self.allowsOutside = allowsOutside
        self.today = today
    }

    /// - Parameter files: the files with changes, or nil for those on disk.
    func load(from files: (any FileSystem)? = nil) throws(RunFailure) -> [LoadedProject] {
        try ProjectLoader.load(
            paths, files: files ?? self.files, workingDirectory: workingDirectory, allowsOutside: allowsOutside)
    }

    func pictures(from files: (any FileSystem)? = nil) -> PictureSources {
        PictureSources(files: files ?? self.files, icons: IconFolder(files: self.files))
    }

    /// The project that has a component.
    func project(with component: String, among projects: [LoadedProject]) throws(RunFailure) -> LoadedProject {
        if let project = projects.first(where: { $0.library[component] != nil }) { return project }
        throw .unknownComponent(
            component, nearest: Suggestion.shortlist(for: component, among: projects.flatMap(\.library.names)))
    }

    /// All tools, in the order in which clients list them.
    package var tools: [any AgentTool] {
        [
            ComponentListTool(workspace: self), TokenListTool(workspace: self), CheckTool(workspace: self),
            ExplainTool(), DrawTool(workspace: self), TryEditTool(workspace: self),
        ]
    }
}

extension AgentWorkspace {
    /// Whether two paths are the same file.
    func isSame(_ path: String, _ other: String) -> Bool {
        PathName.join(workingDirectory, path) == PathName.join(workingDirectory, other)
    }
}
