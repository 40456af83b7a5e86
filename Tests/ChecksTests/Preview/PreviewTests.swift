import Checks
import Reports
import Source
import TestProjects
import Testing
import Texts
import Values

/// Rules in preview: shown, but without effect on the result until `--preview` is written.
struct `A rule in preview` {
    private static let spec = """
        component: Row
        properties: { title: Notifications, subtitle: Off }
        body: { text: $title }
        """

    @Test func `is a note that is printed and does not count`() async throws {
        let result = try await TestProject(spec: Self.spec).check(previews: .shown)
        #expect(result.findings.map(\.rule) == ["unused-definition"])
        #expect(result.count(.error) == 0 && result.count(.warning) == 0)
        let text = CheckText(style: .plain, showsNotes: false).findings(result)
        #expect(text.contains("note: nothing uses the property “subtitle” [unused-definition]"))
        #expect(text.contains("this rule is a preview: its findings count with --preview only"))
    }

    @Test func `counts with its severity if previews count`() async throws {
        let result = try await TestProject(spec: Self.spec).check(previews: .counted)
        #expect(result.count(.warning) == 1)
        #expect(!CheckText(style: .plain).findings(result).contains("preview"))
    }

    @Test func `stays a note if the manifest makes it an error`() async throws {
        let project = TestProject(spec: Self.spec, manifest: "rules: { unused-definition: error }")
        #expect(try await project.check(previews: .shown).findings.map(\.severity) == [.note])
        #expect(try await project.check(previews: .counted).findings.map(\.severity) == [.error])
    }

    @Test func `can be turned off`() async throws {
        let project = TestProject(spec: Self.spec, manifest: "rules: { unused-definition: off }")
        #expect(try await project.check(previews: .counted).findings.isEmpty)
    }

    @Test func `has a mark in JSON and on its page`() async throws {
        let result = try await TestProject(spec: Self.spec).check(previews: .shown)
        let json = CheckJSON.document([result], version: "1").formatted
        #expect(json.contains(#""preview": true"#))
        let facts = try #require(Registry.rule("unused-definition")?.facts)
        #expect(RuleText(style: .plain).page(facts).hasPrefix("unused-definition (warning, preview)"))
    }
}
