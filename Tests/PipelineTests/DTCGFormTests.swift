import Source
import Testing
import Tokens
import Values

@testable import Generation
@testable import Loading
@testable import Pipeline

/// The forms of `generate: dtcg`.
struct `DTCG as several files` {
    private static let tokens = """
        color:
          $type: color
          bg: { $value: "#FFFFFF", $modes: { dark: "#000033", increased: "#FFCC99" } }
          card: { $value: "{color.bg}" }
          veil: { $value: { color: "{color.bg}", alpha: 0.5 } }
          both: { $value: "#333333", $modes: { dark+increased: "#666666" } }
          wide: { $value: "oklch(0.7 0.3 140)" }
        spring:
          $type: spring
          $value: { response: 0.3, dampingFraction: 1 }
          $modes: { dark: { response: 0.4, dampingFraction: 1 } }
        title:
          $type: typography
          $value: { size: 28, relativeTo: title1 }
          $modes: { dark: { size: 30, relativeTo: title1 } }

        """

    private func load(_ files: [String: String]) throws -> (LoadedProject, TestFiles) {
        let files = TestFiles(files)
        let project = try #require(
            try ProjectLoader.load([], files: files, workingDirectory: TestFiles.workingDirectory).first)
        return (project, files)
    }

    private func generated(_ form: String, _ tokens: String = tokens) async throws -> [String: String] {
        let manifest = """
            uispec: 1
            tokens: [T]
            output: O
            generate: { dtcg: { path: D, form: \(form) } }
            """
        let (project, files) = try load(["uispec.yaml": manifest, "T/t.yaml": tokens])
        #expect(project.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let result = try GenerateRun(project, files: files, isVerifying: false).run()
        #expect(!result.diagnostics.contains { $0.severity == .error })
        let paths = files.paths.filter { $0.contains("/O/D/") }
        return Dictionary(
            uniqueKeysWithValues: paths.map { ("D/" + ($0.split(separator: "/").last ?? ""), files.text($0) ?? "") })
    }

    @Test(arguments: ["resolver", "modes", "figma"]) func `reads back to the same values`(form: String) async throws {
        let (source, _) = try load(["uispec.yaml": "uispec: 1\ntokens: [T]\n", "T/t.yaml": Self.tokens])
        let outputs = try await generated(form)
        let (back, _) = try load(outputs.merging(["uispec.yaml": "uispec: 1\ntokens: [D]\n"]) { $1 })
        #expect(!back.diagnostics.contains { $0.severity == .error }, "\(back.diagnostics.map(\.message))")
        for token in source.ownTokens where form != "figma" || token.type == .color {
            let other = try #require(back.tokens[token.path], "\(token.path)")
            for appearance in Appearance.base {
                #expect("\(other[appearance])" == "\(token[appearance])", "\(token.path) in \(appearance.name)")
            }
        }
    }

    @Test(arguments: [
        ("resolver", ["dark-increased", "dark", "increased", "light", "resolver"]),
        ("modes", ["dark-increased", "dark", "increased", "light"]),
        ("figma", ["dark-increased", "dark", "increased", "light"]),
    ])
    func `has a file for each appearance`(form: String, names: [String]) async throws {
        let expected = names.map { $0 == "resolver" ? "D/tokens.resolver.json" : "D/\($0).tokens.json" }
        let outputs = try await generated(form)
        #expect(outputs.keys.sorted() == expected.sorted())
        if form == "figma" {
            let dark = outputs["D/dark-increased.tokens.json"]
            #expect(dark?.contains(#""com.figma.modeName": "Dark increased""#) == true)
            #expect(outputs["D/light.tokens.json"]?.contains("$ref") == false)
        }
    }

    @Test func `has only the differences beside a resolver document`() async throws {
        let dark = try await generated("resolver")["D/dark.tokens.json"]
        #expect(dark?.contains("\"bg\"") == true)
        #expect(dark?.contains("\"card\"") == false)
    }

    @Test func `needs no modifier without modes`() async throws {
        let outputs = try await generated("resolver", "n: { $type: number, $value: 1 }\n")
        #expect(outputs.keys.sorted() == ["D/light.tokens.json", "D/tokens.resolver.json"])
        #expect(outputs["D/tokens.resolver.json"]?.contains("modifiers") == false)
    }

    /// The appearance goes, the form changes, and a file that a person wrote is beside them.
    @Test(arguments: [("resolver", "resolver"), ("modes", "modes"), ("resolver", "modes"), ("figma", "resolver")])
    func `loses the files of modes that are gone`(before: String, after: String) async throws {
        func manifest(_ form: String) -> String {
            "uispec: 1\ntokens: [T]\noutput: O\ngenerate: { dtcg: { path: D, form: \(form) } }\n"
        }
        let (first, files) = try load(["uispec.yaml": manifest(before), "T/t.yaml": Self.tokens])
        _ = try GenerateRun(first, files: files, isVerifying: false).run()
        let root = TestFiles.workingDirectory
        try files.write(Array("mine".utf8), to: "\(root)/O/D/notes.tokens.json")
        try files.write(Array("{}".utf8), to: "\(root)/O/D/increased.tokens.json")
        try files.write(Array("n: { $type: number, $value: 1 }\n".utf8), to: "\(root)/T/t.yaml")
        try files.write(Array(manifest(after).utf8), to: "\(root)/uispec.yaml")
        let second = try #require(
            try ProjectLoader.load([], files: files, workingDirectory: TestFiles.workingDirectory).first)
        let stale = try GenerateRun(second, files: files, isVerifying: true).run()
        #expect(stale.outputs.contains { $0.path.hasSuffix("dark.tokens.json") && $0.status != .upToDate })
        let result = try GenerateRun(second, files: files, isVerifying: false).run()
        #expect(result.diagnostics.map(\.message) == [])
        #expect(result.outputs.contains { $0.path.hasSuffix("D/dark.tokens.json") && $0.status == .removed })
        let left = files.paths.filter { $0.contains("/O/D/") }.compactMap { $0.split(separator: "/").last }
        let own = after == "resolver" ? ["light.tokens.json", "tokens.resolver.json"] : ["light.tokens.json"]
        #expect(Set(left.map(String.init)) == Set(own + ["notes.tokens.json", "increased.tokens.json"]))
    }

    @Test(arguments: ["dtcg: { path: D, form: zip }", "css: { path: t.css, scheme: sepia }"])
    func `is refused in other forms`(output: String) throws {
        let (project, _) = try load([
            "uispec.yaml": "uispec: 1\ntokens: [T]\ngenerate: { \(output) }\n",
            "T/t.yaml": "n: { $type: number, $value: 1 }\n",
        ])
        #expect(project.diagnostics.contains { $0.rule == "unknown-value" })
    }
}
