import Checks
import Loading
import Pipeline
import Reports
import Source
import Terminal
import Texts
import Values

/// Writes the results of `check` in a format.
struct CheckReport {
    let format: CheckFormat
    let style: TerminalStyle
    let isStrict: Bool
    /// The folder of `--root`.
    let root: String?
    let environment: CIEnvironment
    let files: any FileSystem
    let showsNotes: Bool

    /// Finds the folder that the paths of a report are relative to.
    ///
    /// - Parameter manifests: The manifests of the projects, relative to the working directory.
    func paths(of manifests: [String]) throws(RunFailure) -> ReportPaths {
        try ReportPaths(
            root: root, manifests: manifests, checkouts: environment.checkouts, files: files,
            workingDirectory: DiskFileSystem.workingDirectory)
    }

    func text(of results: [CheckResult]) throws(RunFailure) -> String {
        let named = try named(results)
        switch format {
        case .text:
            let report = CheckText(style: style, showsNotes: showsNotes)
            return named.map(report.findings).joined()
                + named.map(AcceptanceText(style: style).criteria).joined() + report.summary(named)
        case .json: return CheckJSON.document(named, version: ToolVersion.current).formatted
        case .sarif: return CheckSARIF.document(named, facts: Registry.facts, version: ToolVersion.current).formatted
        case .junit: return CheckJUnit(isStrict: isStrict).document(named)
        case .junitLocations: return CheckJUnit(isStrict: isStrict, hasLocations: true).document(named)
        case .github: return CheckAnnotations.document(named, hasSummary: appendSummary(of: named))
        case .gitlab: return CheckCodeQuality.document(named).formatted
        case .markdown: return CheckMarkdown.document(named)
        case .rdjsonl: return CheckDiagnosticLines.document(named)
        case .xcode: return CheckLines.document(named)
        }
    }

    /// Returns the results with paths of files as the format needs them.
    private func named(_ results: [CheckResult]) throws(RunFailure) -> [CheckResult] {
        guard format.paths != .workingDirectory else { return results }
        let paths = try paths(of: results.compactMap { $0.sources.files.first?.path })
        return results.map { result in
            var result = result
            result.sources = result.sources.renamed {
                format.paths == .absolute ? paths.absolute($0) : paths.relative($0)
            }
            return result
        }
    }

    /// Appends a table of all findings to the summary of the step and returns whether there is one.
    private func appendSummary(of results: [CheckResult]) -> Bool {
        guard let path = environment.stepSummary else { return false }
        let isWritten = StepSummary.append(to: path) { CheckMarkdown.document(results, maximumBytes: $0) }
        if !isWritten { Console.warn("cannot write the summary of the step to \(path)") }
        return isWritten
    }
}
