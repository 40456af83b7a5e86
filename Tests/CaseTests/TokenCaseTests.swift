import Checks
import Pipeline
import Reports
import Source
import TestProjects
import Testing
import YAML

/// Runs every folder of `Tests/Cases/tokens`: what the token format's standard demands, and what this product decides
/// where the standard leaves it open. `Tests/Cases/tokens/open.txt` lists what is not met yet; a line there that is met
/// fails.
@Suite struct TokenCaseTests {
    @Test func `there are token cases`() {
        #expect(TokenCase.all.count >= 100)
    }

    @Test(arguments: TokenCase.all)
    func `exactly what the standard calls wrong is found`(_ tokens: TokenCase) async throws {
        try await tokens.meets("findings") { try await expectFindings(of: tokens) }
    }

    private func expectFindings(of tokens: TokenCase) async throws {
        let expected = try tokens.expected()
        let result = try await tokens.project().check()
        let rules = Self.sourceRules.union(expected.findings.flatMap(\.rules))
        var left = result.findings.map(\.diagnostic).filter { finding in rules.contains { $0.covers(finding.rule) } }
            .map { FoundFinding($0, in: result.sources) }
        for finding in expected.findings {
            if let place = left.firstIndex(where: finding.fits) {
                left.remove(at: place)
            } else {
                Issue.record("\(tokens.path): not found: \(finding)")
            }
        }
        for finding in left { Issue.record("\(tokens.path): found beyond what is expected: \(finding)") }
    }

    @Test(arguments: TokenCase.all)
    func `tokens have the values that the standard gives them`(_ tokens: TokenCase) async throws {
        try await tokens.meets("values") { try expectValues(of: tokens) }
    }

    private func expectValues(of tokens: TokenCase) throws {
        guard let expected = try tokens.expected().values else { return }
        let found = try TokenValues(of: tokens.project())
        for difference in found.differences(from: expected) { Issue.record("\(tokens.path): \(difference)") }
    }

    @Test(arguments: TokenCase.all)
    func `tokens that are written as DTCG read back to the same`(_ tokens: TokenCase) async throws {
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
        // What names themselves are warned about remains.
        let known = Set(run.diagnostics.map(\.message))
        #expect(back.diagnostics.map(\.message).filter { !known.contains($0) } == [], "\(tokens.path)")
    }

    /// Those that tell of the files themselves.
    private static let sourceRules: Set<RuleID> = [
        "syntax-error", "duplicate-key", "unknown-key", "wrong-type", "unresolved-reference", "reference-cycle",
        "nonstandard-token",
    ]
}
