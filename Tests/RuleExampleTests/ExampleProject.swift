import Checks
import Source
import TestProjects

/// An example of a rule as a project, with the place that must be reported.
struct ExampleProject: Sendable {
    /// The files with their marks, by path.
    var marked: [String: String]

    /// Binary files, by path.
    private var bytes: [String: [UInt8]]

    /// - Parameter severity: The severity in the manifest.
    init(_ example: RuleExample, of rule: RuleFacts, severity: Severity? = nil) {
        let documents = Self.documents(of: example.marked)
        let heads = ["component:", "screen:", "acceptance:"]
        let isSpec = { (document: String) in
            document.split(separator: "\n").contains { line in heads.contains(where: line.hasPrefix) }
        }
        let settings = Self.settings(example.settings, severity: severity, of: rule.id)
        bytes = example.files
        marked = [
            "uispec.yaml": Self.head(without: example.markedManifest ?? "") + settings + (example.markedManifest ?? ""),
            "spec.yaml": documents.filter(isSpec).joined(separator: "---\n"),
            "tokens.yaml": documents.filter { !isSpec($0) }.joined(separator: "---\n"),
        ]
    }

    /// The common start of every manifest, without contexts if the example sets its own.
    private static func head(without manifest: String) -> String {
        TestProject.manifestHead().split(separator: "\n").filter { line in
            !(line.hasPrefix("contexts:") && manifest.split(separator: "\n").contains { $0.hasPrefix("contexts:") })
        }.map { $0 + "\n" }.joined()
    }

    private static func documents(of marked: String) -> [String] {
        marked.split(separator: "\n---\n", omittingEmptySubsequences: false).map { $0 + "\n" }
    }

    private static func settings(_ settings: String?, severity: Severity?, of rule: RuleID) -> String {
        let written = settings.map { $0.drop { $0 == "{" || $0 == " " }.prefix { $0 != "}" } }
        let members = [severity.map { "severity: \($0.rawValue)" }, written.map(String.init)].compactMap { $0 }
        return members.isEmpty ? "" : "rules:\n  \(rule): { \(members.joined(separator: ", ")) }\n"
    }

    var project: TestProject {
        TestProject(files: marked.mapValues(RuleExample.text(of:)), bytes: bytes)
    }

    /// The marked place.
    var place: FlaggedPlace? {
        marked.lazy.compactMap { path, text in
            RuleExample.markedRange(of: text).map { FlaggedPlace(path: path, range: $0) }
        }.first
    }
}

/// A byte range of a file, of a finding or between marks.
struct FlaggedPlace: Hashable, CustomStringConvertible {
    var path: String
    var range: Range<Int>

    var description: String { "\(path):\(range.lowerBound)..<\(range.upperBound)" }
}

extension CheckResult {
    /// The places of a rule's findings.
    func places(of rule: RuleID) -> [FlaggedPlace] {
        findings.filter { $0.rule == rule }.map { finding in
            guard let range = finding.diagnostic.range, let file = sources[range.file] else {
                return FlaggedPlace(path: "nowhere", range: 0..<0)
            }
            return FlaggedPlace(path: file.path, range: Int(range.start)..<Int(range.end))
        }
    }

    /// The findings of other rules, as text.
    func findings(except rule: RuleID) -> [String] {
        findings.filter { $0.rule != rule && !$0.isWaived }.map { "\($0.rule): \($0.diagnostic.message)" }
    }
}
