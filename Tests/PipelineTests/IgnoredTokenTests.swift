import Checks
import Source
import TestProjects
import Testing

/// Components with values that come from tokens that are ignored.
@Suite struct IgnoredTokenTests {
    private static let tokens = """
        raw: { $type: string, ink: { $value: "#EEEEEE" } }
        ink: { $type: color, $value: "{raw.ink}" }
        """

    @Test(arguments: [
        "color: \"{raw.ink}\"", "font: \"{raw.ink}\"", "font: { size: \"{raw.ink}\" }",
        "padding: \"{raw.ink}\"", "radius: \"{raw.ink}\"", "shadow: \"{raw.ink}\"",
    ])
    func `are errors at the reference`(_ member: String) async throws {
        let project = TestProject(
            spec: "component: Title\nbody: { text: Hello, \(member) }",
            tokens: "raw: { $type: string, ink: { $value: x } }")
        let errors = try await project.check().findings.filter { $0.diagnostic.severity == .error }
        #expect(errors.map(\.rule) == [.unknownToken])
        #expect(
            errors.map(\.diagnostic.message) == ["{raw.ink} has no value, because its type “string” is not supported"])
    }

    @Test func `are errors at the alias, and contrast with them is not reported`() async throws {
        let project = TestProject(
            spec: "component: Title\nbody: { text: Hello, color: \"{ink}\", background: \"#FFFFFF\" }",
            tokens: Self.tokens)
        let result = try await project.check()
        let errors = result.findings.filter { $0.diagnostic.severity == .error }
        #expect(errors.map(\.rule) == [.unknownToken])
        #expect(errors.first?.diagnostic.range.flatMap { result.sources[$0.file] }?.path == "tokens.yaml")
    }

    @Test func `in quotes that are missing are the only finding`() async throws {
        for body in ["{ text: Hi, color: #FF0000, background: #112233 }", "\n  text: Hi\n  color: #FF0000\n"] {
            let spec = "component: B\nbody: \(body)\n---\ncomponent: C\nbody: { text: A }"
            let result = try await TestProject(spec: spec).check()
            let expected = body.contains("background") ? 2 : 1
            #expect(result.findings.map(\.rule) == Array(repeating: .syntaxError, count: expected))
        }
        let tokens = TestProject(
            spec: "component: C\nbody: { text: A, color: \"{color.b}\" }",
            tokens: "color:\n  $type: color\n  b:\n    $value: #222222\n")
        #expect(try await tokens.check().findings.map(\.rule) == [.syntaxError])
    }
}
