import Source
import Testing
import Tokens
import Values

/// References to tokens that are ignored with only a warning.
struct `References to ignored tokens` {
    /// The type and the value of a token `x` that refers to the text `{raw}`.
    @Test(arguments: [
        ("color", "'{raw}'"), ("dimension", "'{raw}'"), ("fontFamily", "'{raw}'"), ("fontFamily", "[Inter, '{raw}']"),
        ("typography", "{ fontFamily: '{raw}', fontSize: 16, fontWeight: 400, letterSpacing: 0, lineHeight: 1 }"),
        ("typography", "{ fontFamily: A, fontSize: 16, fontWeight: 400, letterSpacing: 0, lineHeight: '{raw}' }"),
        ("gradient", "[{ color: '#000000', position: '{raw}' }]"), ("gradient", "['{raw}']"),
        ("shadow", "{ color: '{raw}', blur: 1 }"), ("shadow", "['{raw}']"),
        ("border", "{ color: '#000000', width: 1, style: '{raw}' }"), ("strokeStyle", "{ dashArray: ['{raw}'] }"),
    ])
    func `are errors wherever a value may be`(_ type: String, _ value: String) {
        let files = TokenFiles("raw: { $type: string, $value: Inter }\nx: { $type: \(type), $value: \(value) }")
        let errors = files.diagnostics.filter { $0.severity == .error }
        #expect(errors.map(\.message) == ["{raw} has no value, because its type “string” is not supported"])
        #expect(errors.first?.range.map(files.sources.text(of:)) == "'{raw}'")
        #expect(errors.first?.help?.hasPrefix("set the type of {raw} to ") == true)
        #expect(files.tokens["x"] == nil)
    }

    @Test func `are reported once for a chain, at the last alias`() {
        let files = TokenFiles(
            ##"{ "raw": { "$type": "string", "ink": { "$value": "#EEEEEE" } }, "##
                + ##""c": { "$value": "{b}" }, "b": { "$value": "{a}" }, "##
                + ##""a": { "$value": "{raw.ink}" }, "d": { "$type": "color", "$value": "{a}" } }"##,
            path: "t.json")
        #expect(files.diagnostics.map(\.severity) == [.warning, .error])
        #expect(files.places.last == #""{raw.ink}""#)
    }

    @Test func `in dark appearance only are errors too`() {
        let files = TokenFiles(
            "raw: { $type: other, $value: a }\nx: { $type: color, $value: '#000000', $modes: { dark: '{raw}' } }")
        #expect(files.diagnostics.map(\.severity) == [.warning, .error])
    }

    @Test func `between ignored tokens are not reported`() {
        let files = TokenFiles("raw: { $type: string, a: { $value: A }, b: { $value: '{raw.a}' } }")
        #expect(files.diagnostics.map(\.severity) == [.warning])
    }

    @Test func `are not reported if the type is an error already`() {
        let files = TokenFiles("raw: { $type: colour, $value: '#000000' }\nx: { $type: color, $value: '{raw}' }")
        #expect(files.diagnostics.map(\.severity) == [.error])
    }

    @Test func `are read for a text without a type in the older format`() {
        let files = TokenFiles(
            ##"{ "family": { "base": { "value": "Inter" } }, "heading": { "type": "fontFamily", "##
                + ##""value": "{family.base.value}" } }"##, path: "t.json")
        #expect(
            files.messages.sorted() == [
                "this file uses the older format of Style Dictionary; it is read as DTCG",
                "{family.base} has no type; its value is read here",
                "“family.base” has no type, and none can be inferred from its value; it is ignored",
            ])
        #expect(files["heading"] == .fontFamily(["Inter"]))
    }

    @Test func `across files and resolver documents are errors`() throws {
        let files = try ResolverFiles(
            ##"{ "version": "2025.10", "sets": { "a": { "sources": [{ "$ref": "a.json" }] } }, "##
                + ##""resolutionOrder": [{ "$ref": "#/sets/a" }] }"##,
            files: [
                "a.json": ##"{ "raw": { "$type": "string", "$value": "x" }, "##
                    + ##""x": { "$type": "color", "$value": "{raw}" } }"##
            ])
        #expect(files.diagnostics.map(\.severity) == [.warning, .warning, .error])
    }
}

/// Members of tokens in the older format that are not read.
struct `Unknown members in the older format` {
    @Test(arguments: [
        (##""coment": "x""##, "coment", "did you mean “comment”?"),
        (##""hover": { "value": "#000000" }"##, "hover", "move it out of the token, or write it under extensions"),
    ])
    func `are named, with what to write`(_ member: String, _ name: String, _ help: String) {
        let files = TokenFiles(##"{ "color": { "a": { "value": "#1A1A1A", \##(member) } } }"##, path: "t.json")
        let warnings = files.diagnostics.filter { $0.severity == .warning }
        #expect(warnings.map(\.message) == ["a token has no key “\(name)”; it is ignored"])
        #expect(warnings.map(\.help) == [help])
        #expect(files["color.a"] == hex("#1A1A1A"))
    }

    @Test(arguments: [
        (##""darkValue": "#E6E6E6""##, "“darkValue” is read as the value for dark", Appearance.dark),
        (##""dark": "#E6E6E6""##, "“dark” is read as the value for dark", .dark),
        (##""dark": { "value": "#E6E6E6" }"##, "“dark” is read as the value for dark", .dark),
        (
            ##""value_dark_high_contrast": "#E6E6E6""##,
            "“value_dark_high_contrast” is read as the value for dark+increased", .darkIncreased
        ),
        (##""modes": { "light": "#000", "dark": "{color.b.value}" }"##, "“modes” is read as the value for dark", .dark),
    ])
    func `are values for the appearances that they name`(
        _ member: String, _ message: String, _ appearance: Appearance
    ) {
        let files = TokenFiles(
            ##"{ "color": { "a": { "value": "#1A1A1A", \##(member) }, "b": { "value": "#E6E6E6" } } }"##,
            path: "t.json")
        #expect(files.diagnostics.filter { $0.severity == .warning }.map(\.message) == [message])
        #expect(files["color.a"] == hex("#1A1A1A"))
        #expect(files["color.a", appearance] == hex("#E6E6E6"))
    }

    @Test func `are not values if their names also mean something else`() {
        let files = TokenFiles(
            ##"{ "color": { "a": { "value": "#1A1A1A", "darkDimmed": "#E6E6E6" } } }"##, path: "t.json")
        #expect(files.messages.last == "a token has no key “darkDimmed”; it is ignored")
        #expect(files["color.a", .dark] == hex("#1A1A1A"))
    }

    @Test func `are silent if they are data of the tool`() {
        let files = TokenFiles(
            ##"{ "color": { "a": { "value": "#1A1A1A", "attributes": {}, "name": "a", "original": {}, "##
                + ##""filePath": "x", "isSource": true, "themeable": true, "group": "g", "##
                + ##""path": [], "key": "k" } } }"##, path: "t.json")
        #expect(files.diagnostics.map(\.severity) == [.note])
    }

    @Test func `can be replaced by modes`() {
        let files = TokenFiles(
            ##"{ "color": { "a": { "value": "#1A1A1A", "$modes": { "dark": "#E6E6E6" } } } }"##, path: "t.json")
        #expect(files.diagnostics.map(\.severity) == [.note])
        #expect(files["color.a", .dark] == hex("#E6E6E6"))
    }
}

/// Values for other appearances in the forms of other tools.
struct `Modes in the forms of other tools` {
    @Test(arguments: [
        (#""mode": { "light": 1, "dark": 2 }"#, "“light”, “dark” under $extensions.mode"),
        (#""mode": { "Light": 1, "Dark": 2 }"#, "“Light”, “Dark” under $extensions.mode"),
        (
            #""com.figma": { "modes": { "day": 1, "night": 2 } }"#,
            "“day”, “night” under $extensions.com.figma.modes"
        ),
        (#""mode": { "dark": 2 }"#, "“dark” under $extensions.mode"),
    ])
    func `under $extensions are read if their names are certain`(_ extensions: String, _ modes: String) {
        let files = TokenFiles(
            ##"{ "n": { "$type": "number", "$value": 1, "$extensions": { \##(extensions) } } }"##, path: "t.json")
        #expect(files.messages == ["the modes \(modes) are read as values for their appearances"])
        #expect(files["n", .dark] == .number(2))
        #expect(files.diagnostics.map(\.help) == [#"write "$modes": { "dark": … } beside $value"#])
    }

    @Test func `under $extensions are named once for each file, with a count`() {
        let tokens = (1...3).map { #""n\#($0)": { "$value": 1, "$extensions": { "mode": { "a": 1, "b": 2 } } }"# }
        let files = TokenFiles(
            ##"{ "$type": "number", \##(tokens.joined(separator: ", ")) }"##, path: "t.json")
        #expect(
            files.messages == [
                "the modes “a”, “b” under $extensions.mode are ignored; 3 tokens in this file have such modes"
            ])
    }

    @Test(arguments: [
        #""mode": { "Mode 1": 1 }"#, #""mode": "dark""#, #""io.github.uispec": { "modes": { "dark": 2 } }"#,
        #""mode": { "light": 1, "dark": 2 }, "io.github.uispec": { "modes": { "dark": 2 } }"#,
    ])
    func `under $extensions are silent if nothing is lost`(_ extensions: String) {
        let files = TokenFiles(
            ##"{ "n": { "$type": "number", "$value": 1, "$extensions": { \##(extensions) } } }"##, path: "t.json")
        #expect(files.messages == [])
    }

    @Test func `of Tokens Studio that change a color are named`() {
        let files = TokenFiles(
            ##"{ "c": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] }, "##
                + ##""$extensions": { "studio.tokens": { "modify": "##
                + ##"{ "type": "darken", "value": "0.1", "space": "lch" } } } } }"##,
            path: "t.json")
        #expect(
            files.messages == ["$extensions.studio.tokens.modify changes the color, which DTCG 2025.10 does not define"]
        )
    }

    private func resolve(
        _ modifier: String, inputs: [String: String] = [:], modes: [Appearance: [String: String]] = [:]
    ) throws -> ResolverFiles {
        func source(_ value: Int) -> String { #"[{ "n": { "$type": "number", "$value": \#(value) } }]"# }
        return try ResolverFiles(
            ##"{ "version": "2025.10", "modifiers": { \##(modifier) }, "##
                .replacing("L", with: source(1)).replacing("D", with: source(2))
                + ##""resolutionOrder": [{ "$ref": "#/modifiers/theme" }] }"##, inputs: inputs,
            modes: modes)
    }

    @Test(arguments: [
        (#""light": L, "dark": D"#, "“light” for light, “dark” for dark", [1, 2, 1, 2]),
        (#""light": L, "Night": D"#, "“light” for light, “Night” for dark", [1, 2, 1, 2]),
        (#""default": L, "night mode": D"#, "“default” for light, “night mode” for dark", [1, 2, 1, 2]),
        (
            #""light": L, "light-hc": D, "dark": D, "darkHighContrast": L"#,
            "“light” for light, “dark” for dark, “light-hc” for increased, “darkHighContrast” for dark+increased",
            [1, 2, 2, 1]
        ),
    ])
    func `as contexts of a modifier are used if their names are certain`(
        _ contexts: String, _ message: String, _ values: [Double]
    ) throws {
        let files = try resolve(#""theme": { "contexts": { \#(contexts) }, "default": "light" }"#)
        #expect(files.messages.last == "the modifier “theme” selects modes: \(message)")
        #expect(files.diagnostics.last?.severity == .note)
        #expect(Appearance.base.map { files["n", $0] } == values.map { .number($0) })
    }

    @Test(arguments: [
        (#""light": L, "dark-dimmed": D"#, "its default context “light”; “dark-dimmed” is ignored", 1.0),
        (#""light": L, "dark": L, "night": D"#, "its default context “light”; “dark”, “night” are ignored", 1),
        (
            #""light": L, "dark": D, "dark-dimmed": L"#, "its contexts “light” and “dark”; “dark-dimmed” is ignored",
            2
        ),
    ])
    func `as contexts of a modifier are named if they are not certain`(
        _ contexts: String, _ message: String, _ dark: Double
    ) throws {
        let files = try resolve(#""theme": { "contexts": { \#(contexts) }, "default": "light" }"#)
        #expect(files.messages == ["the modifier “theme” uses \(message)"])
        #expect(files.diagnostics.first?.severity == .warning)
        #expect(files.diagnostics.first?.help?.hasPrefix("in the manifest, write modes: { dark: { theme: ") == true)
        #expect(files.diagnostics.first?.help?.hasSuffix("inputs: { theme: light }") == true)
        #expect(files["n", .dark] == .number(dark))
    }

    @Test func `as contexts of a modifier without a default have help`() throws {
        let files = try resolve(#""theme": { "contexts": { "sand": L, "dark-sea": D } }"#)
        #expect(files.diagnostics.map(\.rule) == [.unknownModifier])
        #expect(
            files.diagnostics.first?.help?.hasPrefix("in the manifest, write modes: { dark: { theme: dark-sea } }")
                == true)
    }

    @Test func `as contexts are silent if one is chosen, and a warning if none is about the appearance`() throws {
        let theme = #""theme": { "contexts": { "light": L, "dark": D }, "default": "light" }"#
        let chosen = try resolve(theme, inputs: ["theme": "dark"])
        #expect(chosen.messages == [])
        #expect(Appearance.base.map { chosen["n", $0] } == Array(repeating: .number(2), count: 4))
        let brand = #""theme": { "contexts": { "a": L, "b": D }, "default": "a" }"#
        let files = try resolve(brand)
        #expect(files.messages == ["the modifier “theme” uses its default context “a”; “b” is ignored"])
        #expect(files.diagnostics.map(\.severity) == [.warning])
        #expect(
            files.diagnostics.first?.help
                == "in the manifest, write inputs: { theme: a } to keep it, or modes: { dark: { theme: b } } "
                + "if “b” has the values for dark appearance")
    }

    @Test func `as forty contexts that are not about the appearance are named in a few words`() throws {
        let contexts = (0..<40).map { "\"m\($0)\": L" }.joined(separator: ", ")
        let files = try resolve("\"theme\": { \"contexts\": { \(contexts) }, \"default\": \"m0\" }")
        #expect(files.diagnostics.map(\.severity) == [.warning])
        #expect(files.messages.first?.hasSuffix("“m8” and 31 more are ignored") == true, "\(files.messages)")
    }

    /// The manifest lines of a warning, tried in the same document: nothing is left to report.
    @Test(arguments: [
        (#""brand-a": L, "brand-b": D"#, "brand-a", "brand-b"), (#""compact": L, "dark": D"#, "compact", "dark"),
        (#""default": L, "100": D"#, "default", "100"), (#""base": L, "Brand B": D"#, "base", "Brand B"),
        (#""dark": D, "compact": L"#, "dark", "compact"),
    ])
    func `as contexts have help that leaves nothing to report`(
        _ contexts: String, _ base: String, _ other: String
    ) throws {
        let theme = #""theme": { "contexts": { \#(contexts) }, "default": "\#(base)" }"#
        let files = try resolve(theme)
        #expect(files.messages == ["the modifier “theme” uses its default context “\(base)”; “\(other)” is ignored"])
        #expect(files.diagnostics.map(\.severity) == [.warning])
        let written = other == "100" ? "\"100\"" : other
        let help = try #require(files.diagnostics.first?.help)
        #expect(help.contains("modes: { dark: { theme: \(written) } }"), "\(help)")
        #expect(help.contains("inputs: { theme: \(base) }"), "\(help)")
        #expect(try resolve(theme, inputs: ["theme": base]).messages == [])
        let mapped = try resolve(theme, modes: [.dark: ["theme": other]])
        #expect(mapped.messages == [])
        #expect(mapped["n", .dark] != mapped["n", .light])
    }

    @Test func `as contexts are named beside those that are used`() throws {
        let files = try resolve(
            #""theme": { "contexts": { "light": L, "dark": D, "compact": L }, "default": "light" }"#)
        #expect(files.messages == ["the modifier “theme” uses its contexts “light” and “dark”; “compact” is ignored"])
        #expect(
            files.diagnostics.first?.help
                == "in the manifest, write modes: { light: { theme: light }, dark: { theme: dark } } to keep them, "
                + "or name others there")
    }

    @Test func `as contexts are chosen by the manifest`() throws {
        let theme = #""theme": { "contexts": { "sand": L, "sea": D, "sea-hc": L }, "default": "sand" }"#
        let files = try resolve(theme, modes: [.dark: ["Theme": "sea"], .darkIncreased: ["theme": "sea-hc"]])
        #expect(files.messages == [])
        #expect(Appearance.base.map { files["n", $0] } == [1, 2, 1, 1].map { .number($0) })
    }

    @Test func `as contexts that the manifest does not map are not inferred`() throws {
        let theme = #""theme": { "contexts": { "light": L, "dark": D, "dim": L }, "default": "light" }"#
        let files = try resolve(theme, modes: [.dark: ["theme": "dim"]])
        #expect(files.messages == [])
        #expect(files["n", .dark] == .number(1))
    }

    @Test(arguments: [
        (["them": "sea"], #"unknown modifier "them""#, "did you mean “theme”?"),
        (["theme": "see"], #"invalid context "see" for modifier "theme""#, "did you mean “sea”?"),
        (["theme": "forest"], #"invalid context "forest" for modifier "theme""#, "use one of sand, sea"),
    ])
    func `as contexts are reported if they do not exist`(
        _ mode: [String: String], _ message: String, _ help: String
    ) throws {
        let theme = #""theme": { "contexts": { "sand": L, "sea": D }, "default": "sand" }"#
        let files = try resolve(theme, modes: [.dark: mode])
        #expect(files.diagnostics.filter { $0.severity == .error }.map(\.message) == [message])
        #expect(files.diagnostics.first?.help == help)
    }

    @Test func `as contexts need one for light appearance`() throws {
        let theme = #""theme": { "contexts": { "sand": L, "sea": D, "sky": L } }"#
        let files = try resolve(theme, modes: [.dark: ["theme": "sea"]])
        #expect(files.messages == [#"missing modifier "theme""#])
        #expect(
            files.diagnostics.first?.help
                == "add a context for light appearance: modes: { light: { theme: sand } }")
        let written = try resolve(theme, modes: [.dark: ["theme": "sea"], .light: ["theme": "sky"]])
        #expect(written.messages == [])
    }
}
