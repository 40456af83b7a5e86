import Checks
import Source
import TestProjects
import Testing

/// The settings of a rule in the manifest and in comments.
@Suite struct SeverityTests {
    private static let spec = """
        component: Chip
        body:
          text: Cafe
          color: "#FFFFFF"
          background: "#007AFF"
          action: go
        """

    private func check(_ rules: String, spec: String = Self.spec) async throws -> CheckResult {
        try await TestProject(spec: spec, manifest: rules.isEmpty ? "" : "rules:\n  \(rules)\n").check()
    }

    @Test func `without settings both rules find errors`() async throws {
        let result = try await check("")
        #expect(result.findings.map(\.rule).sorted() == ["low-contrast-text", "small-tap-target"])
        #expect(result.count(.error) == 2)
    }

    @Test(arguments: ["low-contrast-text: warning", "low-contrast-text: { severity: warning }"])
    func `a severity can be set alone or with other settings`(rule: String) async throws {
        let result = try await check(rule)
        #expect(result.count(.warning) == 1)
        #expect(result.count(.error) == 1)
    }

    @Test func `a rule that is off reports nothing, and the others do`() async throws {
        #expect(try await check("low-contrast-text: off").findings.map(\.rule) == ["small-tap-target"])
    }

    @Test func `a note is neither an error nor a warning`() async throws {
        let result = try await check("low-contrast-text: note")
        #expect(result.count(.note) == 1)
        #expect(result.count(.warning) == 0)
    }

    @Test(arguments: [
        ("low-contrast-text: { minimun: 3 }", "unknown-key", "minimum"),
        ("low-contrast-text: { minimum: high }", "mismatched-type", nil),
        ("low-contrast-text: { largeText: apple }", "unknown-value", nil),
        ("off-scale-radius: { allowed: 8 }", "mismatched-type", nil),
        ("off-scale-radius: { allowed: [8, ten] }", "mismatched-type", nil),
        ("small-tap-target: loud", "unknown-value", nil),
        ("low-contrast-test: off", "unknown-rule", "low-contrast-text"),
    ])
    func `an invalid setting is reported`(rule: String, problem: RuleID, hint: String?) async throws {
        let result = try await check(rule)
        let finding = try #require(result.findings.first { $0.rule == problem })
        let range = try #require(finding.diagnostic.range)
        #expect(result.sources[range.file]?.path == "uispec.yaml")
        if let hint { #expect(finding.diagnostic.help?.contains(hint) ?? false) }
    }

    @Test func `a setting applies to its rule`() async throws {
        #expect(try await check("low-contrast-text: { minimum: 4 }").findings.map(\.rule) == ["small-tap-target"])
        #expect(try await check("small-tap-target: { minimum: 10 }").findings.map(\.rule) == ["low-contrast-text"])
    }

    @Test(arguments: [
        ("off-scale-radius: { allowed: [8, -1] }", "takes a list of numbers that are not negative"),
        ("invalid-app-icon: { size: 0 }", "takes a number from 1 to 100000"),
        ("small-tap-target: { minimum: -3 }", "takes a number from 0 to 100000"),
    ])
    func `a setting out of range is reported`(rule: String, message: String) async throws {
        let found = try await check(rule).findings.filter { RuleID.wrongType.covers($0.rule) }
        #expect(found.count == 1 && found.first?.diagnostic.message.hasSuffix(message) == true)
    }

    // MARK: Suppressions

    private static func suppressed(_ comment: String) -> String {
        spec.replacing("  color:", with: comment + "\n  color:")
    }

    @Test(arguments: [
        "  # uispec:disable-next-line low-contrast-text – the brand asks for it",
        "# uispec:disable-next-line low-contrast-text", "  #uispec:disable-next-line low-contrast-text - why",
        "  # uispec:disable-next-line low-contrast-text\n\n  # another comment",
        "  # uispec:disable-next-line low-contrast-text\n  # uispec:disable-next-line small-tap-target",
    ])
    func `a comment suppresses its rule on the next line of content`(comment: String) async throws {
        let rules = try await check("", spec: Self.suppressed(comment)).findings.map(\.rule)
        #expect(rules.filter { $0 != "unused-suppression" } == ["small-tap-target"])
    }

    @Test(arguments: [
        "  # uispec:disable-next-line small-tap-target", "  # uispec:disable-next-line",
        "  # disable low-contrast-text",
        "  label: \"# uispec:disable-next-line low-contrast-text\"",
    ])
    func `other comments do not suppress the rule`(comment: String) async throws {
        let found = try await check("", spec: Self.suppressed(comment)).findings
        #expect(found.contains { $0.rule == "low-contrast-text" })
    }

    @Test func `a comment in one file does not affect another`() async throws {
        var project = TestProject(spec: Self.spec)
        let other = Self.suppressed("  # uispec:disable-next-line low-contrast-text")
        project.files["other.yaml"] = other.replacing("component: Chip", with: "component: Other")
        project.files["uispec.yaml"] = TestProject.manifestHead()
            .replacing("specs: [spec.yaml]", with: "specs: [spec.yaml, other.yaml]")
        let found = try await project.check(only: ["low-contrast-text"]).findings
        #expect(found.map(\.place?.component) == ["Chip"])
    }
}
