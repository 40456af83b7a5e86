import Checks
import Source
import TestProjects
import Testing

/// Variants of the examples: some must change only a finding's place, others must remove the finding.
@Suite struct VariantTests {
    typealias Case = RuleExampleTests.Case

    /// The examples of rules whose severity a project may change; a syntax error is always an error.
    static let configurable = RuleExampleTests.failing.filter { $0.rule.id != .syntaxError }
    static let unreadable = RuleExampleTests.failing.filter { $0.rule.id == .syntaxError }

    /// A change to a file that keeps its meaning.
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

        /// Reverses the entries of each document's outermost map.
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

        /// Whether the example keeps its meaning.
        func keepsMeaning(of item: Case) -> Bool {
            // After a syntax error the rest of the file is read differently in another order.
            !(self == .inAnotherOrder && item.rule.id == .syntaxError)
        }
    }

    @Test(arguments: RuleExampleTests.failing, Rewriting.allCases)
    func `a rewritten project is reported at the same text`(
        _ item: Case, _ rewriting: Rewriting
    ) async throws {
        guard rewriting.keepsMeaning(of: item) else { return }
        var example = ExampleProject(item.example, of: item.rule)
        for (path, text) in example.marked { example.marked[path] = rewriting.apply(to: text, path: path) }
        let place = try #require(example.place)
        #expect(try await example.project.check(previews: .counted).places(of: item.rule.id) == [place])
    }

    @Test(arguments: configurable)
    func `a comment on the line above suppresses the rule`(_ item: Case) async throws {
        let example = ExampleProject(item.example, of: item.rule)
        let suppressed = try #require(suppress(item.rule.id, in: example))
        #expect(try await suppressed.project.check(previews: .counted).places(of: item.rule.id) == [])
    }

    @Test(arguments: RuleExampleTests.failing)
    func `a comment for another rule suppresses nothing`(_ item: Case) async throws {
        let other: RuleID = RuleID.wrongType.covers(item.rule.id) ? .unknownKey : .wrongType
        let suppressed = try #require(suppress(other, in: ExampleProject(item.example, of: item.rule)))
        let places = try await suppressed.project.check(previews: .counted).places(of: item.rule.id)
        // The added comment is itself unused.
        #expect(places.filter { $0 == suppressed.place || item.rule.id != "unused-suppression" } == [suppressed.place])
    }

    @Test(arguments: configurable)
    func `the manifest sets the severity`(_ item: Case) async throws {
        let severity: Severity = item.rule.severity == .error ? .note : .error
        guard item.example.markedManifest?.contains("rules:") != true else { return }
        let example = ExampleProject(item.example, of: item.rule, severity: severity)
        let result = try await example.project.check(previews: .counted)
        #expect(result.places(of: item.rule.id).count == 1)
        #expect(result.findings.filter { $0.rule == item.rule.id }.map(\.severity) == [severity])
    }

    @Test(arguments: unreadable)
    func `a syntax error cannot be suppressed`(_ item: Case) async throws {
        let suppressed = try #require(suppress(item.rule.id, in: ExampleProject(item.example, of: item.rule)))
        #expect(try await suppressed.project.check(previews: .counted).places(of: item.rule.id) == [suppressed.place])
        let lowered = ExampleProject(item.example, of: item.rule, severity: .note)
        let result = try await lowered.project.check(only: ["missing-label"])
        #expect(result.places(of: item.rule.id) == [lowered.place])
        #expect(result.findings.map(\.severity) == [.error])
    }

    @Test(arguments: configurable)
    func `the manifest turns the rule off`(_ item: Case) async throws {
        guard item.example.markedManifest?.contains("rules:") != true else { return }
        var example = ExampleProject(item.example, of: item.rule)
        let manifest = example.marked["uispec.yaml"] ?? ""
        // The example's own settings are removed.
        let lines = manifest.split(separator: "\n").filter {
            !$0.hasPrefix("rules:") && !$0.hasPrefix("  \(item.rule.id):")
        }
        example.marked["uispec.yaml"] = lines.joined(separator: "\n") + "\nrules:\n  \(item.rule.id): off\n"
        #expect(try await example.project.check(previews: .counted).places(of: item.rule.id) == [])
    }

    /// The example with a comment on the line above its marks.
    private func suppress(_ rule: RuleID, in example: ExampleProject) -> ExampleProject? {
        var result = example
        for (path, text) in example.marked {
            guard let mark = text.firstIndex(of: "»") else { continue }
            let line = text[..<mark].lastIndex(of: "\n").map { text.index(after: $0) } ?? text.startIndex
            let comment = "# uispec:disable-next-line \(rule) – on purpose\n"
            result.marked[path] = text[..<line] + comment + text[line...]
            return result
        }
        return nil
    }
}
