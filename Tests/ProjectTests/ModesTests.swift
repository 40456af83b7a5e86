import Project
import Source
import Testing
import Tokens
import Values

struct `Modes in the manifest` {
    @Test func `choose contexts for each appearance`() throws {
        let file = ManifestFile(
            """
            uispec: 1
            modes:
              light: { theme: sand }
              dark: { theme: sea, size: "2" }
              increased: { theme: sand-hc }
              dark+increased: { theme: sea-hc }
            """)
        #expect(file.messages == [])
        let modes = try #require(file.project).inputs.modes
        #expect(Appearance.base.map { modes[$0]?.first?.context } == ["sand", "sea", "sand-hc", "sea-hc"])
        #expect(modes[.dark]?.map(\.modifier) == ["theme", "size"])
    }

    @Test(arguments: ["inputs: { beta: true }", "inputs: { size: 100 }", "modes: { dark: { size: 2 } }"])
    func `must be text`(_ line: String) {
        let file = ManifestFile("uispec: 1\n\(line)")
        #expect(file.diagnostics.map(\.severity) == [.warning])
        #expect(file.messages.first?.contains("must be text") == true, "\(file.messages)")
    }

    @Test(arguments: [
        ("[dark]", "“modes” takes a map such as { dark: { theme: dark } }, not a list", nil),
        (
            "{ dark: dark }",
            "“dark” takes a map from modifiers to contexts, such as { theme: dark }, not the text “dark”", nil
        ),
        ("{ dark: { theme: [a] } }", "“theme” takes the name of a context, not a list", nil),
        ("{ drak: { theme: dark } }", "unknown key “drak” in “modes”", "did you mean “dark”?"),
        ("{ elevated: { theme: dark } }", "unknown key “elevated” in “modes”", nil),
        (
            "{ increased: { a: b }, light+increased: { a: b } }", "“modes” has two entries for increased",
            "delete one of the two entries"
        ),
    ])
    func `are refused with what to write`(_ modes: String, _ message: String, _ help: String?) {
        let file = ManifestFile("uispec: 1\nmodes: \(modes)")
        #expect(file.messages == [message])
        if let help { #expect(file.diagnostics.first?.help == help) }
    }
}
