import Foundation
import Generation
import Loading
import Pipeline
import Project
import Source
import Testing

@Suite struct GenerateRunTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try write("tokens.yaml", "color: { $type: color, a: { $value: \"#000000\" }, b: { $value: \"#FFFFFF\" } }\n")
        try manifest(
            """
            swift: { path: Tokens.swift, type: AppTokens }
            xcassets: { path: Colors.xcassets }
            css: { path: tokens.css }
            dtcg: { path: tokens.tokens.json }
            """)
    }

    private func write(_ name: String, _ text: String) throws {
        let url = folder.url.appending(path: name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    private func manifest(_ generate: String) throws {
        let targets = generate.split(separator: "\n").map { "  \($0)\n" }.joined()
        try write(
            "uispec.yaml", "uispec: 1\nname: App\ntokens: [tokens.yaml]\noutput: Out\ngenerate:\n\(targets)")
    }

    private func project() throws -> LoadedProject {
        let projects = try ProjectLoader.load(
            [folder.url.path], files: DiskFileSystem(), workingDirectory: DiskFileSystem.workingDirectory)
        return try #require(projects.first)
    }

    private func run(verify: Bool = false, strict: Bool = false) async throws -> GenerateRun.Result {
        try GenerateRun(
            try project(), files: DiskFileSystem(), isVerifying: verify, jobs: 2, isStrict: strict
        ).run()
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOf: folder.url.appending(path: "Out/\(name)"), encoding: .utf8)
    }

    /// A value that cannot be read, a reference to nothing, a cycle, a token that is a number, and a missing value.
    @Test(arguments: [
        "bad: { $value: \"#12\" }", "bad: { $value: \"{color.none}\" }",
        "bad: { $value: \"{color.bad}\" }", "bad: 7", "bad: { $vlaue: \"#000000\" }",
    ])
    func `a token without a valid value is left out and named, and so are the tokens that refer to it`(
        bad: String
    ) async throws {
        try write(
            "tokens.yaml",
            "color: { $type: color, a: { $value: \"#0A4FB3\" }, \(bad), b: { $value: \"{color.bad}\" } }\n")
        let result = try await run()
        #expect(result.outputs.count == 6)
        #expect(!result.diagnostics.isEmpty && result.diagnostics.allSatisfy { $0.severity == .warning })
        let named = try #require(result.diagnostics.last)
        #expect(named.message.contains("“color.bad”") && named.message.contains("“color.b”"), "\(named.message)")
        for name in ["Tokens.swift", "tokens.css", "tokens.tokens.json"] {
            let text = try text(name)
            #expect(text.lowercased().contains("0a4fb3") && !text.contains("bad"), "\(name)")
        }
    }

    /// A token in two files, twice in one map, a mode twice, and a token that is a group.
    @Test(arguments: [
        ("color: { $type: color, a: { $value: \"#111111\" } }", "“color.a”"),
        ("color: { $type: color, c: { $value: \"#0A5555\", $value: \"#111111\" } }", nil),
        (
            "color: { $type: color, c: { $value: \"#0A5555\", "
                + "$modes: { dark: \"#0A5556\", dark+standard: \"#111111\" } } }", nil
        ),
        ("color: { a: { $type: color, b: { $value: \"#111111\" } } }", nil),
    ])
    func `of what is defined twice, the first is generated`(second: String, named: String?) async throws {
        try write("tokens.yaml", "color: { $type: color, a: { $value: \"#0A4FB3\" } }\n")
        try write("more.yaml", second + "\n")
        let url = folder.url.appending(path: "uispec.yaml")
        let manifest = try String(contentsOf: url, encoding: .utf8)
        try write("uispec.yaml", manifest.replacing("[tokens.yaml]", with: "[tokens.yaml, more.yaml]"))
        let result = try await run()
        #expect(result.outputs.count >= 4 && result.diagnostics.allSatisfy { $0.severity == .warning })
        #expect(result.diagnostics.contains { $0.rule == .duplicateKey })
        if let named {
            #expect(result.diagnostics.last?.message.contains("first definition is used: \(named)") == true)
        }
        for name in ["Tokens.swift", "tokens.css", "tokens.tokens.json"] {
            let text = try text(name)
            #expect(text.lowercased().contains("0a4fb3") && !text.contains("111111"), "\(name)")
        }
    }

    @Test func `a token with an invalid name is left out, and others that look alike stay apart`() async throws {
        try write(
            "tokens.yaml",
            """
            color: { $type: color, a.b: { $value: \"#111111\" }, c: { $value: \"#0A4FB3\" } }
            size: { $type: dimension, 1_5x: { $value: 6 }, 15x: { $value: 60 } }
            _size: { $type: dimension, base: { $value: 4 } }

            """)
        let result = try await run()
        #expect(result.diagnostics.allSatisfy { $0.severity == .warning })
        let swift = try text("Tokens.swift")
        #expect(swift.contains("0A4FB3") && !swift.contains("111111"))
        for name in ["enum Size ", "enum _Size ", "_15x", "_1_5x"] { #expect(swift.contains(name), "\(name)") }
    }

    @Test func `a group that extends nothing stops nothing`() async throws {
        try write(
            "tokens.yaml",
            "color: { $type: color, a: { $value: \"#0A4FB3\" }, "
                + "b: { $extends: \"{none}\", c: { $value: \"#111111\" } } }\n"
        )
        let result = try await run()
        #expect(!result.outputs.isEmpty && result.diagnostics.allSatisfy { $0.severity == .warning })
        #expect(result.diagnostics.contains { $0.message.contains("{none}") })
        #expect(try text("Tokens.swift").contains("111111"))
    }

    @Test func `an unknown key of a token stops nothing`() async throws {
        try write("tokens.yaml", "color: { $type: color, a: { $value: \"#0A4FB3\", type: color } }\n")
        let result = try await run()
        #expect(result.outputs.count == 6 && result.diagnostics.map(\.severity) == [.warning])
        #expect(try text("Tokens.swift").contains("0A4FB3"))
    }

    @Test func `--strict writes nothing if a token has no valid value`() async throws {
        try write("tokens.yaml", "color: { $type: color, a: { $value: \"#000000\" }, b: { $value: \"#12\" } }\n")
        let result = try await run(strict: true)
        #expect(result.outputs.isEmpty && !exists("Out"))
        #expect(result.diagnostics.contains { $0.severity == .error })
    }

    @Test(arguments: [
        "color: { $type: color, a: { $value: \"#000000\" }\n",
        "color: { $type: color, a: { $value: \"#000000 }, b: { $value: \"#FFFFFF\" } }\n",
    ])
    func `a file that cannot be read completely stops all targets`(tokens: String) async throws {
        try write("tokens.yaml", tokens)
        #expect(try await run().outputs.isEmpty)
        #expect(!exists("Out"))
    }

    @Test func `names that clash stop their own target`() async throws {
        try write(
            "tokens.yaml",
            "color: { $type: color, x-1: { $value: \"#000000\" }, x1: { $value: \"#FFFFFF\" } }\n")
        let result = try await run()
        #expect(result.diagnostics.filter { $0.severity == .error }.map(\.rule) == ["clashing-name", "clashing-name"])
        #expect(!exists("Out/Tokens.swift") && exists("Out/tokens.css") && exists("Out/tokens.tokens.json"))
        #expect(try await run(strict: true).outputs.isEmpty)
    }

    private func exists(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.url.appending(path: name).path)
    }

    @Test func `every target is written once and then up to date`() async throws {
        let first = try await run()
        #expect(first.diagnostics.isEmpty)
        #expect(first.outputs.count == 7)
        #expect(first.outputs.allSatisfy { $0.status == .written })
        #expect(exists("Out/Colors.xcassets/color/a.colorset/Contents.json") && exists("Out/tokens.css"))
        #expect(try await run(verify: true).outputs.allSatisfy { $0.status == .upToDate })
    }

    @Test func `imported tokens are referred to and not written`() async throws {
        try write("kit/uispec.yaml", "uispec: 1\nname: Kit\ntokens: [tokens.yaml]\n")
        try write("kit/tokens.yaml", "kit: { $type: color, blue: { $value: \"#0857CC\" } }\n")
        try write("more/tokens.yaml", "color: { $type: color, accent: { $value: \"{kit.blue}\" } }\n")
        try write(
            "uispec.yaml",
            """
            uispec: 1
            name: App
            imports: [kit]
            tokens: [tokens.yaml, more/tokens.yaml]
            output: Out
            generate: { swift: { path: Tokens.swift, type: AppTokens }, css: { path: tokens.css } }

            """)
        #expect(try await run().diagnostics.isEmpty)
        for name in ["Tokens.swift", "tokens.css"] {
            let text = try String(contentsOf: folder.url.appending(path: "Out/\(name)"), encoding: .utf8)
            #expect(text.contains("from tokens.yaml, more/tokens.yaml; do not edit"))
            #expect(text.lowercased().contains("#0857cc"))
            #expect(!text.contains("kit"))
        }
    }

    @Test func `verifying shows a diff of each stale file and writes nothing`() async throws {
        let result = try await run(verify: true)
        #expect(result.outputs.count == 7)
        for output in result.outputs {
            guard case .stale(let diff) = output.status else {
                Issue.record("\(output.path) is not stale")
                continue
            }
            #expect(diff.contains("\n+"))
        }
        #expect(!exists("Out"))
    }

    @Test func `the color set of a token that is gone is stale, then removed with its folder`() async throws {
        _ = try await run()
        try write("tokens.yaml", "color: { $type: color, a: { $value: \"#000000\" } }\n")
        let path = "Out/Colors.xcassets/color/b.colorset/Contents.json"
        let stale = try #require(try await run(verify: true).outputs.first { $0.path.hasSuffix(path) })
        guard case .stale(let diff) = stale.status else {
            Issue.record("not stale")
            return
        }
        #expect(diff.contains("\n-{\n"))
        #expect(exists(path))
        #expect(try await run().outputs.contains { $0.path.hasSuffix(path) && $0.status == .removed })
        #expect(!exists("Out/Colors.xcassets/color/b.colorset"))
        #expect(exists("Out/Colors.xcassets/color/a.colorset"))
        #expect(try await run(verify: true).outputs.allSatisfy { $0.status == .upToDate })
    }

    @Test func `a foreign file in the catalog is an error and stays`() async throws {
        let path = "Out/Colors.xcassets/AppIcon.appiconset/Contents.json"
        try write(path, "{ \"info\" : { \"author\" : \"xcode\", \"version\" : 1 } }")
        for verify in [true, false] {
            let result = try await run(verify: verify)
            #expect(result.diagnostics.map(\.rule) == ["foreign-file"])
            #expect(result.outputs.isEmpty)
        }
        #expect(exists(path) && !exists("Out/tokens.css"))
    }

    @Test func `two targets with one path are reported`() async throws {
        try manifest("css: { path: x }\ndtcg: { path: ./x }")
        #expect(try await run().diagnostics.count == 1)
    }

    @Test(arguments: [
        ("csss: { path: a }", "unknown key “csss” in “generate”", "did you mean “css”?"),
        ("css: { paht: a, path: b }", "unknown key “paht” in “css”", "did you mean “path”?"),
        ("css: {}", "“css” needs a path", "write css: { path: … }"),
        (
            "xcassets: { path: Colors }", "“Colors” is not the name of an asset catalog",
            "write a name that ends in .xcassets"
        ),
        (
            "swift: { path: a }", "“swift” needs a path and a type",
            "write swift: { path: Tokens.swift, type: Tokens }"
        ),
    ]) func `errors under generate are reported with a suggestion`(
        _ generate: String, _ message: String, _ help: String?
    ) throws {
        try manifest(generate)
        let diagnostics = try project().diagnostics
        #expect(diagnostics.map(\.message) == [message])
        #expect(diagnostics.first?.help == help)
    }
}
