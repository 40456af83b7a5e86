import Checks
import Source
import TestProjects
import Testing

/// The findings in a project with a syntax error.
@Suite struct `After a syntax error` {
    private func rules(_ project: TestProject) async throws -> [String] {
        try await project.check().findings.map { "\($0.rule) \($0.place?.component ?? "")" }
    }

    @Test func `its document and the users of its components are not checked`() async throws {
        let spec = """
            component: Broken
            body: { text: a, action: go }
            notes: [a
            ---
            component: User
            body: { vstack: [{ use: Broken }, { text: a, action: go }] }
            ---
            component: Sound
            body: { text: a, action: go }
            """
        #expect(try await rules(TestProject(spec: spec)) == ["syntax-error ", "small-tap-target Sound"])
    }

    @Test func `a component that could not be read is not reported as unknown`() async throws {
        let spec = """
            component: Broken
            body:
              text: "a
            ---
            component: User
            body: { vstack: [{ use: Broken }, { text: a, action: go }] }
            """
        #expect(try await rules(TestProject(spec: spec)) == ["syntax-error "])
    }

    @Test func `its tokens are not reported as unknown, but others are`() async throws {
        let spec = """
            component: A
            body: { text: a, color: "{color.gone}", action: go }
            ---
            component: B
            body: { text: a, background: "{later.ground}", action: go }
            ---
            component: C
            body: { text: a, color: "{ios.color.nope}" }
            """
        let tokens = "color: { $type: color, ink: { $value: \"#000000\" } }\nrest: [\n"
        let found = try await rules(TestProject(spec: spec, tokens: tokens))
        #expect(found.filter { !$0.hasPrefix("syntax-error") } == ["unknown-token "])
    }

    @Test func `a waiver for a component that could not be read is not reported as unused`() async throws {
        let manifest = "waivers: [{ rule: small-tap-target, at: Broken, reason: intended }]\n"
        let project = TestProject(spec: "component: Broken\nbody: [\n", manifest: manifest)
        #expect(try await rules(project) == ["syntax-error "])
    }
}
