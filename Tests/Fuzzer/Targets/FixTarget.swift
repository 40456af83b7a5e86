import Checks
import Pipeline
import Reports
import Source
import Texts
import YAML

/// `check --fix`: the result can be read, and a second run changes nothing.
enum FixTarget {
    static func fix(_ input: [UInt8]) {
        let files = InputFiles(input, default: "spec.yaml").over(FuzzProject.standard)
        guard let project = FuzzProject.load(DiscardingFiles(files)), FuzzProject.isSmall(project) else { return }
        guard let outcome = outcome(of: files), !outcome.changes.isEmpty else { return }
        var fixed = files
        for change in outcome.changes {
            Violation.check(change.old == files[change.path], "\(change.path) had other bytes")
            let (before, after) = (syntaxErrors(change.old, change.path), syntaxErrors(change.new, change.path))
            Violation.check(after <= before, "\(change.path) has \(after) syntax errors instead of \(before)")
            _ = UnifiedDiff.bytes(old: change.old, new: change.new, path: change.path)
            fixed[change.path] = change.new
        }
        // Fixes that were not tried may be tried by the second run.
        guard !outcome.skippedFixes.contains(where: { $0.reason == .notTried }) else { return }
        let again = self.outcome(of: fixed)?.changes ?? []
        Violation.check(again.isEmpty, "a second run changes \(again.map(\.path))")
    }

    private static func outcome(of files: [String: [UInt8]]) -> FixRun.Outcome? {
        let system = DiscardingFiles(files)
        return Waiting.for {
            let check: FixRun.Check = { files in
                guard let project = FuzzProject.load(files) else { return [] }
                let result = await FuzzProject.check(project, in: files) { $0.previews = .shown }
                FuzzProject.checkPlaces(result.findings.map(\.diagnostic), in: result.sources)
                return [result]
            }
            guard let results = try? await check(system) else { return nil }
            checkEdits(results)
            return try? await FixRun.run(results, files: system, scope: .safe, check: check)
        }
    }

    /// The bytes outside the replaced ranges stay. The applied fixes of one file are compared with its result.
    private static func checkEdits(_ results: [CheckResult]) {
        for result in results {
            for fix in result.findings.flatMap(\.diagnostic.fixes) {
                let application = FixApplication([fix], in: result.sources)
                for (file, bytes) in application.changed {
                    let edits = fix.edits.filter { result.sources[$0.range.file]?.path == file.path }
                    let start = edits.map { Int($0.range.start) }.min() ?? 0
                    let rest = file.bytes.count - (edits.map { Int($0.range.end) }.max() ?? 0)
                    Violation.check(
                        bytes.prefix(start) == file.bytes.prefix(start)
                            && bytes.suffix(rest) == file.bytes.suffix(rest),
                        "“\(fix.title)” changes bytes outside its ranges")
                }
            }
        }
    }

    private static func syntaxErrors(_ bytes: [UInt8], _ path: String) -> Int {
        DocumentReader.read(SourceFile(path: path, bytes: bytes), id: FileID(rawValue: 0)).diagnostics
            .count { $0.rule == .syntaxError }
    }
}
