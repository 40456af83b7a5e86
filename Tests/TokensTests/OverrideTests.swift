import Source
import Testing
import Tokens
import Values

/// `$extensions` of a tool that contain other values of a token by appearance.
struct `Overrides of another tool` {
    private func files(_ overrides: String) -> TokenFiles {
        TokenFiles(
            ##"""
            { "a": { "$type": "color", "$value": "{blue}",
                "$extensions": { "org.acme.overrides": { \##(overrides) } } },
              "blue": { "$type": "color", "$value": "#0000FF" }, "red": { "$type": "color", "$value": "#FF0000" } }
            """##, path: "tokens.json")
    }

    private func hexadecimal(_ value: TokenValue?) -> String? {
        if case .color(let color)? = value { color.hexWithAlpha } else { nil }
    }

    @Test(arguments: [
        (#""dark": "{red}""#, "#0000FF", "#FF0000"),
        (#""dark": { "$value": "{red}", "alpha": 0.5 }"#, "#0000FF", "#FF000080"),
        (#""light": { "$value": "{blue}", "alpha": 0.5 }, "dark": { "$value": "{red}" }"#, "#0000FF80", "#FF0000"),
        (#""dark": { "alpha": 0.5 }"#, "#0000FF", "#0000FF80"),
        (#""dark": { "$value": "{red}", "alpha": null }"#, "#0000FF", "#FF0000"),
        (#""dark": "{red}", "dark-tritanopia": "{blue}""#, "#0000FF", "#FF0000"),
    ])
    func `are values of appearances`(overrides: String, light: String, dark: String) {
        let files = files(overrides)
        #expect(hexadecimal(files["a"]) == light, "\(files.messages)")
        #expect(hexadecimal(files["a", .dark]) == dark)
        #expect(files.diagnostics.allSatisfy { $0.severity == .warning }, "\(files.messages)")
    }

    @Test func `name what is not read`() {
        let message =
            "the modes “dark” under $extensions.org.acme.overrides are read as values for their appearances, "
            + "and “dark-tritanopia” not"
        #expect(files(#""dark": "{red}", "dark-tritanopia": "{blue}""#).messages.contains(message))
    }

    @Test func `that are about something else are not read`() {
        let files = files(#""web": "{red}""#)
        #expect(!files.messages.contains { $0.contains("overrides") })
        #expect(hexadecimal(files["a", .dark]) == "#0000FF")
    }
}
