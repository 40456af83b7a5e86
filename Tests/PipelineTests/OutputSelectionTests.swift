import Source
import Testing
import Tokens

@testable import Generation
@testable import Loading
@testable import Pipeline

/// A project with the given outputs, generated and checked.
private struct Outputs {
    let files: TestFiles
    let result: GenerateRun.Result
    let project: LoadedProject

    init(_ generate: String, tokens: String) async throws {
        files = TestFiles([
            "uispec.yaml": "uispec: 1\nname: T\ntokens: [t.yaml]\nspecs: []\noutput: Out\ngenerate:\n\(generate)",
            "t.yaml": tokens,
        ])
        project = try #require(
            try ProjectLoader.load([], files: files, workingDirectory: TestFiles.workingDirectory).first)
        result = try GenerateRun(project, files: files, isVerifying: false).run()
    }

    /// `uispec.yaml:7: message; help`
    var problems: [String] {
        (project.diagnostics + NameClashes.diagnostics(of: project)).map { diagnostic in
            let place = diagnostic.range.flatMap(project.sources.location).map { "\($0.path):\($0.line)" } ?? "-"
            return "\(place): \(diagnostic.message); \(diagnostic.help ?? "")"
        }
    }
}

struct `The tokens of an output` {
    private static let tokens = """
        color:
          $type: color
          brand: { $value: "#112233" }
          ink: { $value: "{color.brand}" }
        raw: { $type: color, x: { $value: "#445566" } }
        space: { $type: dimension, s: { $value: 4 }, debug: { $value: 8 } }

        """

    @Test(arguments: [
        ("", ["--color-brand", "--color-ink", "--raw-x", "--space-s", "--space-debug"]),
        ("include: color", ["--color-brand", "--color-ink"]),
        ("include: [color.ink, space.*]", ["--color-ink", "--space-s", "--space-debug"]),
        ("exclude: [raw, \"**.debug\"]", ["--color-brand", "--color-ink", "--space-s"]),
        ("include: \"c*\", exclude: \"*.b*d\"", ["--color-ink"]),
        ("include: [color], rename: { color: c, color.ink: text.ink }", ["--c-brand", "--text-ink"]),
    ]) func `are those that its patterns choose, with their new names`(_ keys: String, _ names: [String]) async throws {
        let made = try await Outputs(
            "  css: { path: t.css\(keys.isEmpty ? "" : ", " + keys) }\n", tokens: Self.tokens)
        let text = try #require(made.files.text("Out/t.css"))
        let found = text.split(separator: "\n").compactMap { line in
            line.hasPrefix("  --") ? line.dropFirst(2).split(separator: ":").first.map(String.init) : nil
        }
        #expect(found == names)
        #expect(made.problems == [])
    }

    @Test func `keep their references in DTCG under new names`() async throws {
        let made = try await Outputs(
            "  dtcg: { path: t.json, include: color, rename: { color.brand: brand } }\n", tokens: Self.tokens)
        #expect(made.files.text("Out/t.json")?.contains("\"$value\": \"{brand}\"") == true)
    }

    @Test func `are reported if a pattern matches none, with the nearest name`() async throws {
        let made = try await Outputs(
            """
              css: { path: t.css, exclude: [colour.*, zzzzzzzz, color.*.dim] }
              swift: { path: T.swift, type: T, rename: { color.brnad: x } }

            """, tokens: Self.tokens)
        #expect(
            made.problems == [
                "uispec.yaml:8: no token matches “color.brnad”; did you mean “color.brand”?",
                "uispec.yaml:7: no token matches “colour.*”; did you mean “color.*”?",
                "uispec.yaml:7: no token matches “zzzzzzzz”; delete it",
                "uispec.yaml:7: no token matches “color.*.dim”; delete it",
            ])
    }

    @Test func `stop only their own file if two get one name`() async throws {
        let made = try await Outputs(
            "  swift: { path: T.swift, type: T }\n  xcassets: { path: C.xcassets }\n  dtcg: { path: t.json }\n",
            tokens: "color: { $type: color, on-it: { $value: \"#111111\" }, on_it: { $value: \"#222222\" } }\n")
        #expect(made.files.text("Out/T.swift") == nil)
        #expect(made.files.text("Out/C.xcassets/Contents.json") == nil)
        #expect(made.files.text("Out/t.json") != nil)
        #expect(
            made.problems == [
                "t.yaml:1: the token “color.on_it” and the token “color.on-it” would both be named “onIt” in Swift; "
                    + "rename one of them, such as “on_it2”",
                "t.yaml:1: the token “color.on_it” and the token “color.on-it” would both be named “onIt” in the asset "
                    + "catalog; rename one of them, such as “on_it2”",
            ])
    }

    @Test(arguments: [
        ("**", "a.b", true), ("a.**.c", "a.c", true), ("a.**.c", "a.b.b.c", true), ("a.**.c", "a.b", false),
        ("a", "ab", false), ("a*", "ab.c", true), ("*.b", "a.b.c", true), ("*.b", "a.c.b", false),
        ("**.b.**.d", "a.b.b.c.d", true), ("a.b.c", "a.b", false), ("*a*b*", "xaayb", true), ("a*b", "acbd", false),
    ]) func `match patterns`(_ pattern: String, _ path: String, _ matches: Bool) {
        #expect(TokenPattern(pattern).matches(TokenPath(path)) == matches)
    }
}
