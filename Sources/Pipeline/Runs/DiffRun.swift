package import Comparison
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
        guard case .projects(let old) = base.content, case .projects(let new) = head.content else {
            throw .brokenProject("a saved mockups.json cannot be compared yet")
        }
        var result = Result(comparison: ComparisonResult(base: base.name, head: head.name))
        for (side, projects) in [(base, old), (head, new)] {
            for project in projects where project.diagnostics.contains(where: { $0.severity == .error }) {
                result.broken.append("\(project.name) in \(side.name)")
            }
        }
        for (before, after) in try Self.pairs(old, new, base: base.name, head: head.name) {
            let comparison = ProjectComparison(
                base: before, head: after, jobs: options.jobs, typesetter: typesetter, icons: icons, files: files,
                output: options.output)
            let outcome = await comparison.run(progress: options.progress)
            result.comparison.add(outcome.differences, causedBy: outcome.edits)
            result.comparison.added += outcome.added
            result.comparison.removed += outcome.removed
            result.comparison.compared += outcome.compared
            result.problems += outcome.problems
        }
        withExtendedLifetime((base, head)) {}
        return result
    }

    /// Pairs the projects by name, then in order.
    private static func pairs(
        _ old: [LoadedProject], _ new: [LoadedProject], base: String, head: String
    ) throws(RunFailure) -> [(LoadedProject, LoadedProject)] {
        var left = old
        var pairs: [(LoadedProject, LoadedProject)] = []
        var unmatched: [LoadedProject] = []
        for project in new {
            if let index = left.firstIndex(where: { $0.name == project.name }) {
                pairs.append((left.remove(at: index), project))
            } else {
                unmatched.append(project)
            }
        }
        pairs += zip(left, unmatched)
        guard left.count == unmatched.count else {
            let names = (left + unmatched).map(\.name).joined(separator: ", ")
            throw .brokenProject("\(base) and \(head) have different projects (\(names)); name one of them as PATH")
        }
        return pairs
    }
}
