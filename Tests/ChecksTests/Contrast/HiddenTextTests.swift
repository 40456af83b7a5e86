import Checks
import Source
import TestProjects
import Testing

/// Texts without quotes that start with “#”, which YAML takes for a comment.
struct `A text that starts with #` {
    @Test(arguments: [
        ("  text: #cafes\n", "#cafes"), ("  text: #2 of 3\n  color: \"#000000\"\n", "#2 of 3"),
        ("  vstack:\n    - text: #会社  \r\n", "#会社"), ("  { \"text\": #odd\n  }\n", "#odd"),
    ])
    func `is reported where it is written`(body: String, text: String) async throws {
        let result = try await TestProject(spec: "component: C\nbody:\n\(body)").check(only: ["syntax-error"])
        #expect(result.findings.map(\.rule) == ["syntax-error"])
        let found = try #require(result.findings.first)
        #expect(found.diagnostic.range.map(result.sources.text(of:)) == text)
        #expect(found.diagnostic.help == "put the text in quotes: \"\(text)\"")
    }

    @Test(arguments: ["  text: # later\n", "  text: \"\" #none\n", "  text: a #b\n", "  text:\n"])
    func `is not assumed in a comment`(body: String) async throws {
        let result = try await TestProject(spec: "component: C\nbody:\n\(body)").check(only: ["syntax-error"])
        #expect(result.findings.isEmpty)
    }
}
