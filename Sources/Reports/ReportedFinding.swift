import Checks
import Source
import Texts

/// A finding with the project that it is about, for reports over several projects.
struct ReportedFinding {
    let finding: Finding
    let check: CheckResult
    /// Its place in the files; nil if it is about a whole project.
    let location: SourceLocation?

    /// The findings that are neither waived nor in the baseline, in the order of the projects.
    static func counted(_ results: [CheckResult]) -> [ReportedFinding] {
        results.flatMap { check in
            check.findings.filter { !$0.isAccepted }.map { ReportedFinding($0, in: check) }
        }
    }

    init(_ finding: Finding, in check: CheckResult) {
        self.finding = finding
        self.check = check
        location = finding.diagnostic.range.flatMap(check.sources.location(of:))
    }

    /// The file that it is reported in, which is the manifest if it is about a whole project.
    var path: String { location?.path ?? check.sources.files.first?.path ?? "uispec.yaml" }

    /// The message and the help, on one line each.
    var lines: [String] {
        [TerminalText.unbroken(finding.diagnostic.message)]
            + [finding.diagnostic.help].compactMap { $0 }.map { "help: " + TerminalText.unbroken($0) }
    }

    /// The number of mock-ups that show it. A finding that does not depend on the context counts in every context.
    var mockups: Int {
        let contexts = check.contexts(of: finding).count
        let all = check.metrics.count * check.appearances.count
        return max(1, contexts == 0 ? all : contexts) * (1 + finding.otherPlaces.count)
    }
}
