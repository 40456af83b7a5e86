import Checks
import Source
import TestProjects
import Testing

/// The help of every failing example, followed to the letter.
@Suite struct FollowedHelpTests {
    typealias Case = RuleExampleTests.Case

    /// Examples whose help asks for something other than a change of their text, or leaves the value open.
    private static let undecided: [String: String] = [
        "deprecated-token 2": "no other token has the role",
        "invalid-app-icon 1": "the picture has to be exported again",
        "invalid-app-icon 2": "the picture has to be exported again",
        "invalid-app-icon 3": "the picture has to be exported again",
        "missing-file 1": "the file has to be added",
        "unavailable-symbol 3": "the file has to be exported again",
        "unreadable-font 1": "the file has to be exported again",
        "unreadable-font 2": "the file has to be exported again",
        "unreadable-image 1": "the file has to be exported again",
        "unsigned-mockup 1": "a person has to decide",
        "unsigned-mockup 2": "a person has to decide",
        "unverified-criterion 2": "the scope names a component that does not exist",
        "unverified-criterion 3": "the project turned the rule off",
        "unmet-expectation 1": "only a person knows which of the two is right",
    ]
    /// Keys that a word of the help means.
    private static let meanings: [String: Set<String>] = [
        "control": ["text", "action", "minWidth", "minHeight", "vstack", "when"], "ids": ["id"],
        "stack": ["vstack", "hstack"],
        "state": ["body", "shape", "width", "height", "fill", "id", "text", "when"],
    ]
    private static let table = Dictionary(
        FollowedHelp.all.map { ($0.example, $0) }, uniquingKeysWith: { first, _ in first })

    private static func check(_ example: ExampleProject) async throws -> CheckResult {
        try await example.project.check(typesetter: systemTypesetter, previews: .counted)
    }

    @Test(arguments: RuleExampleTests.failing)
    func `settles the finding and causes no other`(_ item: Case) async throws {
        let name = item.testDescription
        guard Self.undecided[name] == nil else { return }
        var example = ExampleProject(item.example, of: item.rule)
        var result = try await Self.check(example)
        for (path, text) in example.marked { example.marked[path] = RuleExample.text(of: text) }
        if let fix = result.findings.first(where: { $0.rule == item.rule.id })?.diagnostic.fixes.first {
            example.marked = try Self.applying(fix, to: example.marked, in: result)
            result = try await Self.check(example)
        } else {
            let followed = try #require(Self.table[name], "no row follows its help")
            var words = Self.words(example.marked.values.joined(separator: " "))
            for step in followed.steps {
                for finding in result.findings { words.formUnion(Self.words(finding.diagnostic.help ?? "")) }
                for (word, keys) in Self.meanings where words.contains(word) { words.formUnion(keys) }
                let unnamed = Self.keys(step.new).subtracting(Self.keys(step.old)).subtracting(words)
                #expect(unnamed.isEmpty, "the help does not name them")
                try #require(example.marked.values.contains { $0.contains(step.old) }, "\(step.old) is not there")
                example.marked = example.marked.mapValues { $0.replacing(step.old, with: step.new) }
                result = try await Self.check(example)
            }
        }
        #expect(result.findings.filter { !$0.isWaived }.map { "\($0.rule): \($0.diagnostic.message)" } == [])
    }

    @Test func `is followed for every example once`() {
        let names = Set(RuleExampleTests.failing.map(\.testDescription))
        #expect(FollowedHelp.all.count == Self.table.count)
        #expect(Set(Self.table.keys).isSubset(of: names))
        #expect(Set(Self.undecided.keys).isSubset(of: names))
    }

    private static func applying(
        _ fix: Fix, to files: [String: String], in result: CheckResult
    ) throws -> [String: String] {
        var bytes = files.mapValues { Array($0.utf8) }
        for edit in fix.edits.sorted(by: { $0.range.start > $1.range.start }) {
            let path = try #require(result.sources[edit.range.file]?.path)
            bytes[path]?.replaceSubrange(
                Int(edit.range.start)..<Int(edit.range.end), with: Array(edit.replacement.utf8))
        }
        return bytes.mapValues { String(decoding: $0, as: UTF8.self) }
    }

    private static func words(_ text: String) -> Set<String> {
        Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "#" }.map(String.init))
    }

    /// The keys of a YAML text.
    private static func keys(_ text: String) -> Set<String> {
        Set(text.matches(of: /(\w+):(?:\s|$)/).map { String($0.output.1) })
    }
}
