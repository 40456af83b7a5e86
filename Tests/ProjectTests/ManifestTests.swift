import Platform
import Project
import Source
import Testing
import Values
import YAML

/// A manifest that was read.
struct ManifestFile {
    let result: ManifestReader.Result?
    let diagnostics: [Diagnostic]
    private let sources: SourceMap

    init(_ text: String) {
        var sources = SourceMap()
        let facts = PlatformFacts(.ios17, sources: &sources) { DocumentReader.read($0, id: $1) }
        let file = SourceFile(path: "uispec.yaml", text: text)
        let parsed = DocumentReader.read(file, id: sources.add(file))
        var reader = ManifestReader()
        result = parsed.documents.first.flatMap { reader.read($0, devices: facts.devices) }
        diagnostics = parsed.diagnostics + reader.diagnostics
        self.sources = sources
    }

    /// A manifest of version 1 with these keys.
    init(keys: String) {
        self.init("uispec: 1\n" + keys)
    }

    var project: Manifest? {
        if case .project(let manifest)? = result { manifest } else { nil }
    }

    var messages: [String] { diagnostics.map(\.message) }
    var places: [String] { diagnostics.map { $0.range.map(sources.text(of:)) ?? "" } }
}

struct `The manifest` {
    @Test func `every key is read`() throws {
        let file = ManifestFile(
            keys: """
                name: Tokyo Friends
                platform: ios26
                tokens: [a, b.yaml]
                specs: c
                imports: [../common]
                output: ../Output
                symbols: [Symbols]
                fonts: [Fonts]
                icon: AppIcon.png
                inputs: { brand: a }
                contexts: { appearance: [light] }
                render: { device: iphone-15 }
                sheets: { scale: 1.5, colors: 64 }
                rules: { small-tap-target: { minimum: 44 } }
                waivers: []
                generate: { swift: { path: T.swift, type: T, access: public } }
                """)
        #expect(file.messages == [])
        let manifest = try #require(file.project)
        #expect(manifest.name == "Tokyo Friends")
        #expect(manifest.sheetScale == 1.5)
        #expect(manifest.sheetColors == 64)
        #expect(manifest.platform == .ios26)
        #expect(manifest.tokens.map(\.text) == ["a", "b.yaml"])
        #expect(manifest.specs.map(\.text) == ["c"])
        #expect(manifest.imports.map(\.text) == ["../common"])
        #expect(manifest.output?.text == "../Output")
        #expect(manifest.symbols.map(\.text) == ["Symbols"])
        #expect(manifest.fonts.map(\.text) == ["Fonts"])
        #expect(manifest.icon?.text == "AppIcon.png")
        #expect(manifest.render?.devices.map(\.id) == ["iphone-15"])
        #expect(manifest.generate.swift?.type == "T")
        #expect(manifest.generate.swift?.access == .public)
    }

    @Test(arguments: [
        ("uispec: 2", "“uispec” takes the version 1, not the number 2", "2"),
        ("uispec: 1\nspec: [.]", "unknown key “spec” in the manifest", "spec"),
        ("uispec: 1\nplatform: ios18", "“platform” takes one of ios17, ios26, not the text “ios18”", "ios18"),
        ("uispec: 1\ntokens: { a: b }", "“tokens” takes a path or a list of paths, not a map", "{ a: b }"),
        ("uispec: 1\nspecs: [a, [b]]", "“specs” takes a path or a list of paths, not a list", "[b]"),
        ("uispec: 1\nrules: [a]", "“rules” takes a map from rule ids to settings, not a list", "[a]"),
        (
            "uispec: 1\nrules: { a: of }",
            "“a” takes off, error, warning, note or a map of settings, not the text “of”", "of"
        ),
        (
            "uispec: 1\nrules: { a: { severity: bad } }",
            "“severity” takes error, warning or note, not the text “bad”", "bad"
        ),
        (
            "uispec: 1\ngenerate: yes",
            "“generate” takes a map such as { swift: { path: …, type: … } }, not the text “yes”", "yes"
        ),
        ("uispec: 1\ngenerate: { kotlin: {} }", "unknown key “kotlin” in “generate”", "kotlin"),
        (
            "uispec: 1\ngenerate: { swift: { path: a } }", "“swift” needs a path and a type",
            "{ path: a }"
        ),
        (
            "uispec: 1\ngenerate: { swift: { path: a, type: T, access: open } }",
            "“access” takes one of public, package, internal, not the text “open”", "open"
        ),
        ("uispec: 1\nwaivers: { a: b }", "“waivers” takes a list of waivers, not a map", "{ a: b }"),
        ("uispec: 1\nname: [a, b]", "“name” takes a name, not a list", "[a, b]"),
        ("uispec: 1\noutput: [Out]", "“output” takes a path, not a list", "[Out]"),
        ("uispec: 1\nicon: {}", "“icon” takes a path, not a map", "{}"),
        ("- a", "uispec.yaml must contain a map, not a list", "- a"),
        ("name: x", "the manifest needs a key “uispec”", ""),
    ])
    func `an error is reported at its place`(_ text: String, _ message: String, _ place: String) {
        let file = ManifestFile(text)
        #expect(file.messages == [message])
        #expect(file.places.map { $0.trimmingSuffix("\n") } == [place])
    }

    @Test func `an unknown key has a hint`() {
        #expect(ManifestFile(keys: "tokns: [a]").diagnostics.first?.help == "did you mean “tokens”?")
        #expect(ManifestFile(keys: "contexts: { devise: all }").diagnostics.first?.help == "did you mean “device”?")
    }

    @Test func `a rule is off, has a severity, or has settings`() throws {
        let rules = try #require(
            ManifestFile(
                keys: "rules: { a: off, b: warning, c: { severity: note, words: [x, 1, true], map: { k: v } } }"
            ).project
        ).rules
        #expect(rules.map(\.isOff) == [true, false, false])
        #expect(rules.map(\.severity) == [nil, .warning, .note])
        #expect(rules[2].settings.map(\.name) == ["words", "map"])
        #expect(rules[2].settings[0].value == .list([.text("x"), .number(1), .flag(true)]))
        #expect(rules[2].settings[1].value == .map(["k": .text("v")]))
    }
}

struct `Workspaces` {
    @Test func `a workspace joins projects`() {
        let file = ManifestFile("workspace: [Specs/a, Specs/b]")
        guard case .workspace(let paths)? = file.result else {
            Issue.record("no workspace")
            return
        }
        #expect(paths.map(\.text) == ["Specs/a", "Specs/b"])
        #expect(file.messages == [])
    }

    @Test(arguments: [
        ("workspace: [a]\nname: x", "unknown key “name” in a workspace"),
        ("workspace: []", "“workspace” needs at least one project"),
        ("workspace: [{ a: b }]", "“workspace” takes a path or a list of paths, not a map"),
    ])
    func `a workspace has at least one project and no other key`(_ text: String, _ message: String) {
        #expect(ManifestFile(text).messages == [message])
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: Character) -> String {
        var text = self[...]
        while text.last == suffix { text.removeLast() }
        return String(text)
    }
}
