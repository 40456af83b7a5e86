import Comparison
import Loading
import Project
import Reports
import Source

/// Compares a project with an earlier version for the page of `report`.
struct ReportComparison {
    struct Result: Sendable {
        var comparison: ComparisonResult
        var problems: [RunFailure]
        var broken: [String]
        /// The fingerprints of the older pictures, by the paths of the newer ones.
        var before: [String: String]

        /// The paths of the pictures that the comparison has drawn.
        var drawn: Set<String> { Set(before.keys) }

        /// Adds the older pictures to a mock-up.
        func mark(_ mockup: inout ReportMockup) {
            for index in mockup.pictures.indices { mockup.pictures[index].before = before[mockup.pictures[index].path] }
        }
    }

    private let project: LoadedProject
    private let base: String
    private let jobs: Int
    private let typesetter: Typesetter
    private let icons: IconFolder
    private let files: any FileSystem
    private let kept: KeptPictures

    init(
        _ project: LoadedProject, base: String, jobs: Int, typesetter: Typesetter, icons: IconFolder,
        files: any FileSystem, kept: KeptPictures
    ) {
        self.project = project
        self.base = base
        self.jobs = jobs
        self.typesetter = typesetter
        self.icons = icons
        self.files = files
        self.kept = kept
    }

    func run() async throws(RunFailure) -> Result {
        let side = try ComparedSide(
            base, paths: [project.folder], files: files, workingDirectory: project.workingDirectory)
        let outcome: ProjectComparison.Outcome
        var comparison = ComparisonResult(base: base, head: "the files on disk")
        switch side.content {
        case .projects(let old):
            guard let pair = try ProjectPairing.pairs(old, [project], base: base, head: project.name).first else {
                throw .brokenProject("\(base) has no project to compare with \(project.name)")
            }
            outcome = await ProjectComparison(
                base: pair.0, head: project, jobs: jobs, typesetter: typesetter, icons: icons, files: files,
                output: nil, kept: kept
            ).run(progress: nil)
        case .saved(let saved):
            comparison.hasPictures = false
            outcome = await SavedComparison(jobs: jobs, typesetter: typesetter).run(.saved(saved), .project(project))
        }
        withExtendedLifetime(side) {}
        comparison.add(outcome.differences, causedBy: outcome.edits)
        comparison.added = outcome.added
        comparison.removed = outcome.removed
        comparison.compared = outcome.compared
        // As all paths of the page, relative to the folder of the manifest.
        for index in comparison.causes.indices {
            if let place = comparison.causes[index].edit.place {
                comparison.causes[index].edit.place?.file = project.name(of: place.file)
            }
        }
        let pictures = outcome.differences.flatMap(\.pictures)
        let before = pictures.compactMap { picture in picture.before.map { (picture.path, $0) } }
        return Result(
            comparison: comparison, problems: outcome.problems, broken: side.broken,
            before: Dictionary(before) { first, _ in first })
    }
}
