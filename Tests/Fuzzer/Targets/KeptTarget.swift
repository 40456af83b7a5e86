import Checks
import Project
import Reports
import Source
import Synchronization
import Texts
import Values

@testable import Loading
@testable import Pipeline

/// Files that uispec writes and reads again: baselines, decisions, shards and caches.
enum KeptTarget {
    static func baseline(_ input: [UInt8]) {
        let file = SourceFile(path: "b.json", bytes: input)
        guard let baseline = try? BaselineReader.read(file), baseline.entries.count <= 64 else { return }
        _ = Waiting.for { await FuzzProject.check(project, in: files) { $0.baseline = baseline } }
    }

    /// Decisions that are written are the same when they are read, in the order in which they are sorted.
    static func signoff(_ input: [UInt8]) {
        let file = SourceFile(path: "signoff.jsonl", bytes: input)
        let (signoff, problems) = SignoffReader.read(file, id: FileID(rawValue: 0))
        var sources = SourceMap()
        _ = sources.add(file)
        FuzzProject.checkPlaces(problems, in: sources)
        let written = SourceFile(path: "signoff.jsonl", text: SignoffText.document(signoff))
        let (again, others) = SignoffReader.read(written, id: FileID(rawValue: 0))
        Violation.check(others.isEmpty, "written decisions cannot be read: \(others.first?.message ?? "")")
        Violation.check(Set(again.decisions) == Set(signoff.decisions), "written decisions are others")
    }

    /// The lines are sealed, because a changed seal is refused at once.
    static func shard(_ input: [UInt8]) {
        _ = ShardBlob(input)
        _ = ShardBlob(sealed(input, salt: "uispec shard 2"))
    }

    /// A forged cache may give wrong findings, but a check with it ends and its report is whole.
    static func cache(_ input: [UInt8]) {
        let traced = TracedFiles(files)
        let cache = ComponentCache(question: [], environment: "fuzz", files: traced)
        guard let project = FuzzProject.load(traced) else { return }
        let part = sealed(input, salt: cache.surroundings(of: project).description)
        let result = Waiting.for {
            await FuzzProject.check(project, in: files) {
                $0.cache = cache
                $0.shards = [part]
            }
        }
        FuzzProject.checkPlaces(result.findings.map(\.diagnostic), in: result.sources)
        _ = CheckText(style: .plain).findings(result)
    }

    /// The lines of a cache without their seals, as a first input.
    static func cacheSeed() -> [UInt8] {
        let traced = TracedFiles(files)
        guard let project = FuzzProject.load(traced) else { return [] }
        let run = CheckRun(
            project, options: CheckRun.Options(jobs: 1, today: "2026-01-01"), typesetter: .estimating,
            pictures: .none)
        let bytes = Waiting.for {
            await run.part(in: ComponentCache(question: [], environment: "fuzz", files: traced))
        }
        let lines = bytes.split(separator: UInt8(ascii: "\n")).map { $0.drop { $0 != UInt8(ascii: " ") }.dropFirst() }
        return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    }

    private static let files = DiscardingFiles(FuzzProject.standard.mapValues { Array($0.utf8) })
    private static let loaded = FuzzProject.load(files)
    private static var project: LoadedProject {
        guard let loaded else { fatalError("the project of the fuzzer cannot be loaded") }
        return loaded
    }

    private static func sealed(_ input: [UInt8], salt: String) -> [UInt8] {
        let lines = input.split(separator: UInt8(ascii: "\n")).map { line -> [UInt8] in
            var seal = Fingerprint(salt)
            seal.add(Array(line))
            return Array("\(seal) ".utf8) + line
        }
        return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    }
}
