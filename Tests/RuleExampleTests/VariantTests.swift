import Checks
import Source
import TestProjects
import Testing

/// What must change nothing about a finding but its place, and what must change it.
@Suite struct VariantTests {
    typealias Case = RuleExampleTests.Case

    /// The examples of rules that a project may weigh otherwise, which it may not of a file that could not be read.
    static let weighable = RuleExampleTests.failing.filter { $0.rule.id != .syntaxError }
    static let unreadable = RuleExampleTests.failing.filter { $0.rule.id == .syntaxError }

    /// A way to write the same project.
    enum Rewriting: String, Sendable, CaseIterable {
        case behindComments
        case withCarriageReturns
        case withoutLastLineBreak
        case withByteOrderMark
        case behindAnotherDocument
        case inAnotherOrder

        func apply(to marked: String, path: String) -> String {
            switch self {
            case .behindComments: "# 日本語 – “é” 👩‍👩‍👧\n\n" + marked
            case .withCarriageReturns: marked.replacing("\n", with: "\r\n")
            case .withoutLastLineBreak: marked.last == "\n" ? String(marked.dropLast()) : marked
            case .withByteOrderMark: "\u{FEFF}" + marked
            case .behindAnotherDocument:
                path == "spec.yaml" ? "component: Other\nbody:\n  text: さようなら\n---\n" + marked : marked
            case .inAnotherOrder: Self.reversed(marked)
            }
        }

        /// The entries of the document's own map from the last to the first.
        private static func reversed(_ marked: String) -> String {
            let documents = marked.split(separator: "\n---\n", omittingEmptySubsequences: false)
            return documents.map { reversed($0) }.joined(separator: "---\n")
        }

        private static func reversed(_ document: Substring) -> String {
            var entries: [[Substring]] = []
            for line in document.split(separator: "\n") {
                if line.hasPrefix(" ") || line.hasPrefix("-"), !entries.isEmpty {
                    entries[entries.count - 1].append(line)
                } else {
                    entries.append([line])
                }
            }
            return entries.reversed().flatMap { $0 }.map { $0 + "\n" }.joined()
        }

        /// Whether the example still means the same.
        func keepsMeaning(of item: Case) -> Bool {
            // What follows a mistake in the notation is read otherwise in another order.
            !(self == .inAnotherOrder && item.rule.id == .syntaxError)
        }
    }

    @Test(arguments: RuleExampleTests.failing, Rewriting.allCases)
    func `the same project written otherwise is flagged at the same words`(
        _ item: Case, _ rewriting: Rewriting
    ) async throws {
        guard rewriting.keepsMeaning(of: item) else { return }
        var example = ExampleProject(item.example, of: item.rule)
        for (path, text) in example.marked { example.marked[path] = rewriting.apply(to: text, path: path) }
        let place = try #require(example.place)
        #expect(try await example.project.check().places(of: item.rule.id) == [place])
    }

    @Test(arguments: weighable)
    func `a comment on the line above silences the rule`(_ item: Case) async throws {
        let example = ExampleProject(item.example, of: item.rule)
        let silenced = try #require(silence(item.rule.id, in: example))
        #expect(try await silenced.project.check().places(of: item.rule.id) == [])
    }

    @Test(arguments: RuleExampleTests.failing)
    func `a comment for another rule silences nothing`(_ item: Case) async throws {
        let other: RuleID = item.rule.id == .wrongType ? .unknownKey : .wrongType
        let silenced = try #require(silence(other, in: ExampleProject(item.example, of: item.rule)))
        let places = try await silenced.project.check().places(of: item.rule.id)
        // The comment that was added silences nothing itself.
        #expect(places.filter { $0 == silenced.place || item.rule.id != "unused-suppression" } == [silenced.place])
    }

    @Test(arguments: weighable)
    func `the manifest sets the severity`(_ item: Case) async throws {
        let severity: Severity = item.rule.severity == .error ? .note : .error
        guard item.example.markedManifest?.contains("rules:") != true else { return }
        let example = ExampleProject(item.example, of: item.rule, severity: severity)
        let result = try await example.project.check()
        #expect(result.places(of: item.rule.id).count == 1)
        #expect(result.findings.filter { $0.rule == item.rule.id }.map(\.severity) == [severity])
    }

    @Test(arguments: unreadable)
    func `a file that could not be read is told whatever is silenced`(_ item: Case) async throws {
        let silenced = try #require(silence(item.rule.id, in: ExampleProject(item.example, of: item.rule)))
        #expect(try await silenced.project.check().places(of: item.rule.id) == [silenced.place])
        let lowered = ExampleProject(item.example, of: item.rule, severity: .note)
        let result = try await lowered.project.check(only: ["missing-label"])
        #expect(result.places(of: item.rule.id) == [lowered.place])
        #expect(result.findings.map(\.severity) == [.error])
    }

    @Test(arguments: weighable)
    func `the manifest turns the rule off`(_ item: Case) async throws {
        guard item.example.markedManifest?.contains("rules:") != true else { return }
        var example = ExampleProject(item.example, of: item.rule)
        let manifest = example.marked["uispec.yaml"] ?? ""
        // Without the example's own settings: nothing is left of the rule.
        let lines = manifest.split(separator: "\n").filter {
            !$0.hasPrefix("rules:") && !$0.hasPrefix("  \(item.rule.id):")
        }
        example.marked["uispec.yaml"] = lines.joined(separator: "\n") + "\nrules:\n  \(item.rule.id): off\n"
        #expect(try await example.project.check().places(of: item.rule.id) == [])
    }

    /// The example with a comment on the line above its marks.
    private func silence(_ rule: RuleID, in example: ExampleProject) -> ExampleProject? {
        var result = example
        for (path, text) in example.marked {
            guard let mark = text.firstIndex(of: "»") else { continue }
            let line = text[..<mark].lastIndex(of: "\n").map { text.index(after: $0) } ?? text.startIndex
            let comment = "# uispec:disable-next-line \(rule) – meant so\n"
            result.marked[path] = text[..<line] + comment + text[line...]
            return result
        }
        return nil
    }
}
