package import Comparison
package import Loading
import Project
package import Source

/// `diff`: compares two versions of projects and names the causes of their differences.
package struct DiffRun: Sendable {
    package struct Options: Sendable {
        /// A revision, a folder or a saved mockups.json.
        package var base: String
        /// The same; nil for the files on disk.
        package var head: String?
        /// The projects, relative to the working directory or to a folder that is compared.
        package var paths: [String]
        package var jobs: Int
        /// The folder for the pictures that differ; nil for none.
        package var output: String?
        /// Receives the number of finished mock-ups and the total.
        package var progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?

        package init(base: String, jobs: Int) {
            self.base = base
            paths = []
            self.jobs = jobs
        }
    }

    package struct Result: Sendable {
        package var comparison: ComparisonResult
        package var problems: [RunFailure] = []
        /// The names of projects with errors, with the version that has them.
        package var broken: [String] = []
    }

    private let options: Options
    private let files: any FileSystem
    private let typesetter: Typesetter
    private let icons: IconFolder
    private let workingDirectory: String
    /// Both sides, if they are already loaded.
    private var loaded: (base: [LoadedProject], head: [LoadedProject])?

    package init(
        _ options: Options, files: any FileSystem, typesetter: Typesetter, icons: IconFolder, workingDirectory: String
    ) {
        self.options = options
        self.files = files
        self.typesetter = typesetter
        self.icons = icons
        self.workingDirectory = workingDirectory
    }

    /// Compares projects that are already loaded.
    package init(comparing base: [LoadedProject], with head: [LoadedProject], typesetter: Typesetter) {
        let files = MemoryFileSystem([:])
        self.init(
            Options(base: "base", jobs: 1), files: files, typesetter: typesetter, icons: IconFolder(path: nil),
            workingDirectory: "")
        loaded = (base, head)
    }

    package func run() async throws(RunFailure) -> Result {
        if let loaded {
            let sides = (ComparedSide("base", loaded.base), ComparedSide("head", loaded.head))
            return try await compare(sides.0, sides.1)
        }
        let base = try ComparedSide(
            options.base, paths: options.paths, files: files, workingDirectory: workingDirectory)
        let head =
            if let name = options.head {
                try ComparedSide(name, paths: options.paths, files: files, workingDirectory: workingDirectory)
            } else {
                try ComparedSide(onDisk: options.paths, files: files, workingDirectory: workingDirectory)
            }
        return try await compare(base, head)
    }

    private func compare(_ base: ComparedSide, _ head: ComparedSide) async throws(RunFailure) -> Result {
        var result = Result(comparison: ComparisonResult(base: base.name, head: head.name))
        result.broken = base.broken + head.broken
        switch (base.content, head.content) {
        case (.projects(let old), .projects(let new)):
            for (before, after) in try ProjectPairing.pairs(old, new, base: base.name, head: head.name) {
                let comparison = ProjectComparison(
                    base: before, head: after, jobs: options.jobs, typesetter: typesetter, icons: icons, files: files,
                    output: options.output)
                result.add(await comparison.run(progress: options.progress))
            }
        case (let one, let two):
            result.comparison.hasPictures = false
            let comparison = SavedComparison(jobs: options.jobs, typesetter: typesetter)
            result.add(await comparison.run(try Self.side(one, like: two), try Self.side(two, like: one)))
        }
        withExtendedLifetime((base, head)) {}
        return result
    }

    /// Returns a side of a comparison with a saved file.
    private static func side(
        _ content: ComparedSide.Content, like other: ComparedSide.Content
    ) throws(RunFailure) -> SavedComparison.Side {
        switch (content, other) {
        case (.saved(let saved), _): return .saved(saved)
        case (.projects(let projects), .saved(let saved)):
            if let project = ProjectPairing.project(of: saved, among: projects) { return .project(project) }
        case (.projects, .projects): break
        }
        throw .brokenProject("there is no project to compare with the saved mock-ups")
    }
}

extension DiffRun.Result {
    /// Adds the differences of one project.
    fileprivate mutating func add(_ outcome: ProjectComparison.Outcome) {
        comparison.add(outcome.differences, causedBy: outcome.edits)
        comparison.added += outcome.added
        comparison.removed += outcome.removed
        comparison.compared += outcome.compared
        problems += outcome.problems
    }
}
