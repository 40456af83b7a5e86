import Checks
import Loading
import Pipeline
import Project
import Source

/// A check that is divided among machines: one shard of it, or the merge of all.
struct ShardedCheck {
    /// The projects and rules to check. The division is that of a shard, or is not known yet.
    let question: ShardBlob.Question
    let jobs: Int
    let files: TracedFiles
    let typesetter: Typesetter

    /// Checks the components of a shard.
    func run(_ shard: Shard, weights: ShardWeights) async throws -> ShardBlob {
        let projects = try load()
        let division = ShardDivision(projects, into: shard.count, weights: weights)
        var parts: [[UInt8]] = []
        for (project, components) in zip(projects, division.components(of: shard)) {
            var options = self.options
            options.components = components
            parts.append(await makeRun(project, options).part(in: cache))
        }
        var question = question
        (question.division, question.weights) = (division.fingerprint, weights.fingerprint)
        return ShardBlob(shard, question: question, parts: parts)
    }

    /// Returns the results of the whole check.
    func merge(_ shards: [ShardBlob], baseline: Baseline?) async throws -> [CheckResult] {
        let projects = try load()
        let division = ShardDivision(projects, into: shards.count)
        guard division.fingerprint == question.division, shards.allSatisfy({ $0.parts.count == projects.count }) else {
            throw Self.otherSources
        }
        var results: [CheckResult] = []
        for (index, project) in projects.enumerated() {
            var options = self.options
            options.baseline = baseline
            options.cache = cache
            options.shards = shards.map { $0.parts[index] }
            let run = makeRun(project, options)
            for shard in shards {
                guard await run.accepts(shard.parts[index], in: cache) else {
                    throw Self.otherTool(of: shard)
                }
            }
            results.append(await run.run())
        }
        return results
    }

    static let otherSources = RunFailure.brokenProject(
        "the shards are of other sources than those in this folder; merge them where they ran, at the same commit")

    static func otherTool(of blob: ShardBlob) -> RunFailure {
        .brokenProject(
            "shard \(blob.shard.index)/\(blob.shard.count) is of another build of uispec or of other fonts")
    }

    private func load() throws -> [LoadedProject] {
        try ProjectLoader.load(
            question.paths, files: files, workingDirectory: DiskFileSystem.workingDirectory,
            allowsOutside: question.allowsOutside)
    }

    private var options: CheckRun.Options {
        var options = CheckRun.Options(jobs: jobs, today: Today.text)
        options.only = Set(question.only.map { RuleID($0) })
        options.skip = Set(question.skip.map { RuleID($0) })
        if question.isPreview { options.previews = .counted }
        return options
    }

    private var cache: ComponentCache { Self.cache(for: question, typesetter, files) }

    /// The form of the results of a shard.
    static func cache(
        for question: ShardBlob.Question, _ typesetter: Typesetter, _ files: TracedFiles
    ) -> ComponentCache {
        ComponentCache(
            question: [
                question.only.joined(separator: ","), question.skip.joined(separator: ","), "\(question.isPreview)",
            ],
            environment: DrawingEnvironment.portableText(typesetter: typesetter), files: files)
    }

    private func makeRun(_ project: LoadedProject, _ options: CheckRun.Options) -> CheckRun {
        CheckRun(
            project, options: options, typesetter: typesetter,
            pictures: PictureSources(files: files, icons: IconFolder(files: files)))
    }
}
