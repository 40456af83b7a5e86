import Checks
import Generation
import Pipeline
import Reports
import Source
import TestProjects
import Testing
import YAML

/// Runs every folder of `Tests/Cases/tokens`: the requirements of the token format's standard, and decisions of uispec
/// where the standard leaves them open. `Tests/Cases/tokens/open.txt` lists requirements that are not met yet. A listed
/// requirement that is met fails.
@Suite struct TokenCaseTests {
    @Test func `there are token cases`() {
        #expect(TokenCase.all.count >= 100)
    }

    @Test(arguments: TokenCase.all)
    func `the findings are those that the standard requires`(_ tokens: TokenCase) async throws {
        try await tokens.meets("findings") { try await expectFindings(of: tokens) }
    }

    private func expectFindings(of tokens: TokenCase) async throws {
        let expected = try tokens.expected()
        let result = try await tokens.project().check()
        let rules = Self.sourceRules.union(expected.findings.flatMap(\.rules))
        var left = result.findings.map(\.diagnostic).filter { finding in rules.contains { $0.covers(finding.rule) } }
            .map { FoundFinding($0, in: result.sources) }
        for finding in expected.findings {
            if let place = left.firstIndex(where: finding.matches) {
                left.remove(at: place)
            } else {
                Issue.record("\(tokens.path): not found: \(finding)")
            }
        }
        for finding in left { Issue.record("\(tokens.path): unexpected finding: \(finding)") }
    }

    @Test(arguments: TokenCase.all)
    func `tokens have the values that the standard defines`(_ tokens: TokenCase) async throws {
        try await tokens.meets("values") { try expectValues(of: tokens) }
    }

    private func expectValues(of tokens: TokenCase) throws {
        guard let expected = try tokens.expected().values else { return }
        let found = try TokenValues(of: tokens.project())
        for difference in found.differences(from: expected) { Issue.record("\(tokens.path): \(difference)") }
    }

    @Test(arguments: TokenCase.all)
    func `tokens written as DTCG are read back unchanged`(_ tokens: TokenCase) async throws {
        try await tokens.meets("export") { try expectExport(of: tokens) }
    }

    private func expectExport(of tokens: TokenCase) throws {
        let expected = try tokens.expected()
        guard expected.isReadable || !expected.exported.isEmpty else { return }
        let run = TokensRun(try tokens.project().load(), includesBuiltIn: false)
        let text = run.dtcg().text
        let document = try #require(TokenValues.read(text))
        for entry in expected.exported {
            let value = TokenValues.value(at: entry.key, of: document)
            #expect(value.map { TokenValues.isSame($0, entry.value) } ?? false, "\(tokens.path): \(entry.key)")
        }
        let again = TestProject(files: [
            "uispec.yaml": TokenCase.manifest(naming: "tokens.json"), "tokens.json": text,
        ])
        let back = TokensRun(try again.load(), includesBuiltIn: false)
        #expect(TokenValues(run).withoutPlaces == TokenValues(back).withoutPlaces, "\(tokens.path)")
        // Warnings about names remain.
        let expectedMessages = Set(run.diagnostics.map(\.message))
        #expect(back.diagnostics.map(\.message).filter { !expectedMessages.contains($0) } == [], "\(tokens.path)")
    }

    /// The rules for the files themselves.
    private static let sourceRules: Set<RuleID> = [
        "syntax-error", "duplicate-key", "unknown-key", "wrong-type", "unresolved-reference", "reference-cycle",
        "nonstandard-token",
    ]
}
