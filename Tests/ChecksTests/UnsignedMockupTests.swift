import Checks
import Project
import Source
import TestProjects
import Testing
import Values

/// The rule `unsigned-mockup` and the fingerprints that it compares.
@Suite struct UnsignedMockupTests {
    private static let spec = """
        component: Chip
        states: { plain: , selected: { set: { isSelected: true } } }
        properties: { isSelected: false }
        body:
          text: Cafe
          color: { when: $isSelected, then: "{color.accent}", else: "#000000" }
        """
    private static let tokens = """
        color: { $type: color, accent: { $value: "#0A3F99", $modes: { dark: "#9CC3FF" } } }
        """
    private static let contexts = "{ appearance: [light, dark], typeSize: [large], device: [iphone-15] }"

    private static func project(_ signoff: String = "", spec: String = Self.spec, tokens: String = Self.tokens)
        -> TestProject
    {
        var project = TestProject(
            spec: spec, tokens: tokens, contexts: contexts, manifest: "rules: { unsigned-mockup: warning }\n")
        if !signoff.isEmpty { project.files[Signoff.file] = signoff }
        return project
    }

    /// The mock-ups that are not signed, with their appearances.
    private func unsigned(_ project: TestProject) async throws -> [String] {
        try await project.check().findings.filter { $0.rule == "unsigned-mockup" }.flatMap { finding in
            finding.occurrences.map { "\(finding.place?.name ?? "") \($0.appearance?.name ?? "")" }
        }.sorted()
    }

    /// Accepts everything that a project shows.
    private func signed(_ project: TestProject) async throws -> String {
        try await SignedProject.lines(of: project.load()).joined(separator: "\n")
    }

    @Test func `every mock-up without a decision is reported`() async throws {
        #expect(
            try await unsigned(Self.project()) == [
                "Chip:plain dark", "Chip:plain light", "Chip:selected dark", "Chip:selected light",
            ])
    }

    @Test func `the rule is off unless the manifest names it`() async throws {
        let project = TestProject(spec: Self.spec, tokens: Self.tokens)
        #expect(try await unsigned(project) == [])
    }

    @Test func `a scope limits the mock-ups to sign`() async throws {
        var project = Self.project()
        project.files["uispec.yaml"] = project.files["uispec.yaml"]?.replacing(
            "unsigned-mockup: warning", with: "unsigned-mockup: { scope: ['*:plain'] }")
        #expect(try await unsigned(project) == ["Chip:plain dark", "Chip:plain light"])
    }

    @Test func `accepted mock-ups are not reported`() async throws {
        let signoff = try await signed(Self.project())
        #expect(try await unsigned(Self.project(signoff)) == [])
    }

    @Test func `only the pictures that a change shows in have to be signed again`() async throws {
        let signoff = try await signed(Self.project())
        let dark = Self.tokens.replacing("#9CC3FF", with: "#9CC3F0")
        #expect(try await unsigned(Self.project(signoff, tokens: dark)) == ["Chip:selected dark"])
        let text = Self.spec.replacing("text: Cafe", with: "text: Café")
        #expect(try await unsigned(Self.project(signoff, spec: text)).count == 4)
    }

    @Test func `a renamed token needs no new decision`() async throws {
        let signoff = try await signed(Self.project())
        let project = Self.project(
            signoff, spec: Self.spec.replacing("color.accent", with: "color.tint"),
            tokens: Self.tokens.replacing("accent:", with: "tint:"))
        #expect(try await unsigned(project) == [])
    }

    @Test func `a torn file is reported at its line`() async throws {
        let signoff = try await signed(Self.project())
        let result = try await Self.project(String(signoff.dropLast(30))).check()
        let torn = result.findings.filter { $0.rule == "invalid-document" }
        let location = torn.first?.diagnostic.range.flatMap(result.sources.location(of:))
        #expect(location?.path == Signoff.file)
        #expect(location?.line == 4)
        #expect(torn.count == 1)
    }
}
