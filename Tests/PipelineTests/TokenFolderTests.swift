import Source
import Testing
import Tokens
import Values

@testable import Loading
@testable import Pipeline

/// A project with files in the folder of its tokens.
private func load(_ files: [String: String], _ manifest: String = "") throws -> LoadedProject {
    var all = ["uispec.yaml": "uispec: 1\ntokens: [T]\nspecs: []\n" + manifest]
    for (name, text) in files { all["T/" + name] = text }
    return try #require(
        try ProjectLoader.load([], files: TestFiles(all), workingDirectory: TestFiles.workingDirectory).first)
}

/// A file with numbers in the group `n`, which need no conversion.
private func numbers(_ values: KeyValuePairs<String, String>) -> String {
    let tokens = values.map { #""\#($0.key)": { "$value": \#($0.value) }"# }
    return #"{ "n": { "$type": "number", \#(tokens.joined(separator: ", ")) } }"#
}

extension LoadedProject {
    /// The value of a token in the four appearances.
    fileprivate func values(_ path: TokenPath) -> [TokenValue?] {
        Appearance.base.map { appearance in tokens[path].map { $0[appearance] } }
    }

    fileprivate var texts: [String] { diagnostics.map { "\($0.severity): \($0.message)" } }
}

private func expected(_ light: Double, _ dark: Double) -> [TokenValue?] {
    [light, dark, light, dark].map { .number($0) }
}

struct `Token files for light and dark beside each other` {
    @Test(arguments: [
        ("colors.light.json", "colors.dark.json", "colors", "light", "dark"),
        ("light.json", "dark.json", "appearance", "light", "dark"),
        ("colors-day.tokens.json", "colors-night.tokens.json", "colors", "day", "night"),
        ("light/colors.json", "dark/colors.json", "colors", "light", "dark"),
        ("colors.json", "colors_dark.json", "colors", "base", "dark"),
    ])
    func `are modes of one set of tokens`(
        _ light: String, _ dark: String, _ name: String, _ first: String, _ second: String
    ) throws {
        let project = try load([
            light: numbers(["a": "1", "b": "5"]), dark: numbers(["a": "2"]), "size.json": numbers(["c": #""{n.a}""#]),
        ])
        #expect(
            project.texts == [
                "note: the group of files “\(name)” selects modes: “\(first)” for light, “\(second)” for dark"
            ])
        #expect(project.values("n.a") == expected(1, 2))
        #expect(project.values("n.b") == expected(5, 5))
        #expect(project.values("n.c") == expected(1, 2))
    }

    /// As in `dark/colors.dark.json`.
    @Test func `may name the appearance twice`() throws {
        let project = try load([
            "light/colors.json": numbers(["a": "1"]), "dark/colors.dark.json": numbers(["a": "2"]),
        ])
        #expect(project.values("n.a") == expected(1, 2))
    }

    @Test func `may have files of other modes beside them, which are named`() throws {
        let project = try load([
            "c.light.json": numbers(["a": "1"]), "c.dark.json": numbers(["a": "2"]), "c.dim.json": numbers(["a": "3"]),
        ])
        #expect(project.values("n.a") == expected(1, 2))
        #expect(project.texts.count == 1)
        #expect(project.texts.allSatisfy { $0.hasPrefix("warning:") && $0.contains("“dim”") })
    }

    @Test func `are separate files if they share no token`() throws {
        let project = try load(["a.light.json": numbers(["x": "1"]), "a.dark.json": numbers(["y": "2"])])
        #expect(project.texts == [])
        #expect(project.values("n.x") == expected(1, 1))
        #expect(project.values("n.y") == expected(2, 2))
    }

    @Test func `are mapped by the manifest`() throws {
        let files = [
            "a.light.json": numbers(["x": "1"]), "a.dark.json": numbers(["x": "2"]),
            "a.dark-hc.json": numbers(["x": "3"]),
        ]
        let project = try load(files, "modes: { dark: { a: dark-hc } }\n")
        #expect(project.texts == [])
        #expect(project.values("n.x") == expected(1, 3))
    }

    @Test func `are beside files without tokens, which are named`() throws {
        let project = try load([
            "config.json": #"{ "name": "Haarlem", "npm": ["a"], "stories": { "of": "it" } }"#,
            "a.json": numbers(["x": "1"]),
        ])
        #expect(project.texts == ["warning: config.json has no tokens, so it is not read"])
        #expect(project.values("n.x") == expected(1, 1))
    }

    @Test(arguments: [##"{ "accent": "#0A5FD9" }"##, #"{ "space": 4 }"#, #"{ "a": "{b}" }"#])
    func `are errors if their values are not tokens`(text: String) throws {
        let project = try load(["a.json": text])
        #expect(project.diagnostics.map(\.severity) == [.error])
    }

    @Test func `are read in JSON5, with a warning`() throws {
        let files = [
            "a.light.json5": "// light\n{ n: { $type: 'number', x: { $value: +1, } } }",
            "a.dark.json5": "{ n: { $type: 'number', x: { $value: 2. } } }",
        ]
        let project = try load(files, "modes: { dark: { a: dark } }\n")
        #expect(project.values("n.x") == expected(1, 2))
        #expect(Set(project.texts) == ["warning: this file is JSON5, which DTCG 2025.10 does not allow"])
    }
}

struct `Sets and themes of Tokens Studio` {
    private static let sets = [
        "core.json": numbers(["a": "1"]), "sem/light.json": numbers(["t": #""{n.a}""#]),
        "sem/dark.json": numbers(["t": "2"]), "old.json": numbers(["t": "9"]),
    ]
    private static func theme(_ name: String, group: String, _ sets: String) -> String {
        #"{ "name": "\#(name)", "group": "\#(group)", "selectedTokenSets": { \#(sets) } }"#
    }
    private static let light = theme("Light", group: "Mode", #""core": "source", "sem/light": "enabled""#)
    private static let dark = theme("Dark", group: "Mode", #""core": "source", "sem/dark": "enabled""#)

    @Test func `select modes`() throws {
        var files = Self.sets
        files["$themes.json"] = "[\(Self.light), \(Self.dark)]"
        files["$metadata.json"] = #"{ "tokenSetOrder": ["core", "sem/light", "sem/dark"] }"#
        let project = try load(files)
        #expect(
            project.texts.sorted() == [
                "note: no theme selects the set “old”, so it is not read",
                "note: the theme group “Mode” selects modes: “Light” for light, “Dark” for dark",
            ])
        #expect(project.values("n.t") == expected(1, 2))
    }

    @Test func `use the first theme of other groups, with a warning`() throws {
        var files = Self.sets
        files["$themes.json"] =
            "[\(Self.theme("A", group: "Brand", #""core": "enabled", "sem/light": "enabled""#)), "
            + "\(Self.theme("B", group: "Brand", #""core": "enabled", "old": "enabled", "cor": "enabled""#))]"
        let project = try load(files)
        #expect(project.texts.contains("warning: the theme group “Brand” uses “A”, the first one; “B” is ignored"))
        #expect(project.texts.contains("warning: the theme “B” selects the set “cor”, which does not exist"))
        #expect(project.values("n.t") == expected(1, 1))
        let other = try load(files, "inputs: { Brand: B }\n")
        #expect(other.values("n.t") == expected(9, 9))
    }

    @Test func `are read from one file, in the order of its metadata`() throws {
        let text =
            #"{ "over": \#(numbers(["a": "3"])), "core": \#(numbers(["a": "1"])), "#
            + #""sem/light": \#(numbers(["t": "1"])), "sem/dark": \#(numbers(["t": "2"])), "#
            + #""$themes": [], "$metadata": { "tokenSetOrder": ["core", "over"] } }"#
        let project = try load(["tokens.json": text])
        #expect(
            project.texts == ["note: the group of files “sem” selects modes: “light” for light, “dark” for dark"])
        #expect(project.values("n.a") == expected(3, 3))
        #expect(project.values("n.t") == expected(1, 2))
    }

    @Test func `need a name and sets`() throws {
        var files = Self.sets
        files["$themes.json"] = #"[{ "name": "x" }]"#
        let project = try load(files)
        #expect(project.texts.contains("error: a theme needs a name and selectedTokenSets"))
    }
}

struct `Collections of an export of variables` {
    @Test func `select modes`() throws {
        let project = try load([
            "manifest.json": ##"{ "collections": { "core": { "modes": { "Mode 1": ["core.json"] } }, "##
                + ##""theme": { "modes": { "Light": ["l.json"], "Dark": ["d.json"] } } }, "##
                + ##""styles": { "text": ["missing.json"] } }"##,
            "core.json": numbers(["a": "1"]), "l.json": numbers(["t": #""{n.a}""#]), "d.json": numbers(["t": "2"]),
        ])
        #expect(
            project.texts == [
                "error: file T/missing.json does not exist, or is not among the tokens",
                "note: the collection “theme” selects modes: “Light” for light, “Dark” for dark",
            ])
        #expect(project.values("n.t") == expected(1, 2))
    }

    @Test func `are skipped if the manifest is of another tool`() throws {
        let project = try load(["manifest.json": #"{ "name": "app" }"#, "a.json": numbers(["a": "1"])])
        #expect(project.texts == ["note: manifest.json has no tokens, so it is not read"])
        #expect(project.values("n.a") == expected(1, 1))
    }
}

struct `A folder of tokens` {
    @Test func `that is the project's has neither the manifest nor the outputs as tokens`() throws {
        let files = [
            "uispec.yaml": "uispec: 1\ntokens: [.]\nspecs: []\n", "t.json": numbers(["a": "1"]),
            "Output/t.tokens.json": numbers(["a": "2"]), "Output/cache/x.json": "{ \"version\": 1 }",
        ]
        let project = try #require(
            try ProjectLoader.load([], files: TestFiles(files), workingDirectory: TestFiles.workingDirectory).first)
        #expect(project.diagnostics == [])
        #expect(project.values("n.a") == expected(1, 1))
    }

    @Test func `may have a resolver document in YAML`() throws {
        let project = try load([
            "t.resolver.yml": """
            version: "2025.10"
            sets: { a: { sources: [{ $ref: a.json }] } }
            modifiers: { theme: { default: light, contexts: { light: [], dark: [{ $ref: dark.json }] } } }
            resolutionOrder: [{ $ref: "#/sets/a" }, { $ref: "#/modifiers/theme" }]
            """, "a.json": numbers(["a": "1"]), "dark.json": numbers(["a": "2"]),
        ])
        #expect(project.values("n.a") == expected(1, 2))
    }

    @Test func `may select all sets in a folder`() throws {
        let project = try load([
            "$themes.json": #"[{ "name": "Always", "selectedTokenSets": { "base": "enabled" } }]"#,
            "base/a.json": numbers(["a": "1"]), "base/b.json": numbers(["b": "2"]),
        ])
        #expect(project.values("n.b") == expected(2, 2))
        #expect(project.texts.contains { $0.contains("which is a folder; all sets in it are read") })
    }

    @Test func `may have groups for light and dark whose references leave out the names of groups`() throws {
        let project = try load([
            "brand.json": #"""
            { "light": { "text": { "value": "{palette.ink}", "type": "number" } },
              "dark": { "text": { "value": "{palette.snow}", "type": "number" } },
              "radius": { "bar": { "value": "8", "type": "number" } },
              "global": { "palette": { "ink": { "value": "1", "type": "number" },
                "snow": { "value": "2", "type": "number" } } } }
            """#
        ])
        #expect(project.values("text") == expected(1, 2))
        #expect(project.values("radius.bar") == expected(8, 8))
    }

    @Test func `may change a color in another way in each theme`() throws {
        func change(_ kind: String) -> String {
            ##"""
            { "a": { "value": "#336699", "type": "color", "$extensions": { "studio.tokens": {
              "modify": { "type": "\##(kind)", "value": "1", "space": "hsl" } } } } }
            """##
        }
        let project = try load([
            "$themes.json": #"""
            [{ "name": "light", "selectedTokenSets": { "l": "enabled" } },
             { "name": "dark", "selectedTokenSets": { "d": "enabled" } }]
            """#, "l.json": change("lighten"), "d.json": change("darken"),
        ])
        let colors = project.values("a").map { value -> String in
            if case .color(let color)? = value { color.hex } else { "" }
        }
        #expect(colors == ["#FFFFFF", "#000000", "#FFFFFF", "#000000"])
    }

    @Test func `may have themes without groups that are not alternatives to light and dark`() throws {
        let project = try load([
            "$themes.json": #"""
            [{ "name": "Global", "selectedTokenSets": { "global": "enabled" } },
             { "name": "Android", "selectedTokenSets": { "android": "enabled" } },
             { "name": "iOS", "selectedTokenSets": { "ios": "enabled" } },
             { "name": "Light", "selectedTokenSets": { "l": "enabled" } },
             { "name": "Dark", "selectedTokenSets": { "d": "enabled" } }]
            """#, "global.json": numbers(["g": "5"]), "android.json": numbers(["p": "6"]),
            "ios.json": numbers(["p": "7"]), "l.json": numbers(["a": "1"]), "d.json": numbers(["a": "2"]),
        ])
        #expect(project.values("n.a") == expected(1, 2))
        #expect(project.values("n.g") == expected(5, 5))
        #expect(project.values("n.p") == expected(7, 7))
        #expect(project.texts.contains { $0.contains("“platform” uses “iOS”") && $0.contains("“Android”") })
    }

    @Test func `may have a set for dark that no theme selects`() throws {
        let project = try load([
            "$themes.json": #"[{ "name": "Always", "selectedTokenSets": { "mode/light": "enabled" } }]"#,
            "mode/light.json": numbers(["a": "1"]), "mode/dark.json": numbers(["a": "2"]),
        ])
        #expect(project.values("n.a") == expected(1, 2))
    }
}
