import Checks
import Loading
import Project
import Reports
import Source
import Terminal
import Texts
import Values

/// Reads and writes the file of `check --baseline` and `--write-baseline`.
enum BaselineFile {
    static func read(_ path: String) throws -> Baseline {
        let bytes: [UInt8]
        do { bytes = try DiskFileSystem().read(path) } catch { throw RunFailure.file(error) }
        do {
            return try BaselineReader.read(SourceFile(path: path, bytes: bytes))
        } catch {
            let line = error.line.map { ":\($0)" } ?? ""
            throw RunFailure.brokenProject("\(path)\(line): \(error.message)")
        }
    }

    /// Writes the findings to a file and marks them as baselined, so that they no longer count.
    ///
    /// - Parameter files: what they read is not overwritten.
    static func write(_ results: inout [CheckResult], to path: String, keeping files: TracedFiles) throws {
        let text = BaselineJSON.document(results, version: ToolVersion.current).formatted
        try OutputFile.write(text, to: path, keeping: files)
        for index in results.indices { results[index].markAllBaselined() }
    }

    /// Notes entries that matched no finding: those that were fixed, and those whose finding is now worse.
    static func noteUnused(_ baseline: Baseline, by results: [CheckResult]) {
        let used = results.reduce(into: Set<Int>()) { $0.formUnion($1.usedBaseline) }
        let outgrown = results.reduce(into: Set<Int>()) { $0.formUnion($1.outgrownBaseline) }
        let ran = results.reduce(into: Set<RuleID>()) { $0.formUnion($1.rules) }
        let projects = Set(results.map(\.project))
        let unused = baseline.entries.indices.filter {
            !used.contains($0) && didRun(baseline.entries[$0].rule, among: ran)
                && projects.contains(baseline.entries[$0].project)
        }
        for index in unused {
            let entry = baseline.entries[index]
            let place = TerminalText.unbroken(entry.places.first ?? entry.file ?? entry.project)
            Console.note(
                outgrown.contains(index)
                    ? "note: \(entry.rule) at \(place) is worse or in more places than in the baseline, so it counts"
                    : "note: the baseline lists \(entry.rule) at \(place), which no longer occurs")
        }
        if !unused.isEmpty { Console.note("note: update the baseline with --write-baseline") }
    }

    /// Whether every rule that an id addresses ran.
    private static func didRun(_ id: RuleID, among ran: Set<RuleID>) -> Bool {
        !Registry.isUnknown(id) && ran.isSuperset(of: Registry.rules(addressedBy: id))
    }
}
