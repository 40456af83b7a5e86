import Foundation
import Testing

/// The options of `uispec generate` for build systems.
struct `uispec generate in a build` {
    private static func manifest(_ generate: String) -> String {
        Sample.manifest.replacing(
            "{ swift: { path: Tokens.swift, type: SampleTokens } }", with: generate)
    }

    private static let swift = "swift: { path: Tokens.swift, type: SampleTokens }"

    /// The lines of an output, with paths relative to the folder of the tool.
    private static func paths(_ outcome: Tool.Outcome, in tool: Tool) -> [String] {
        let folder = tool.folder.resolvingSymlinksInPath().path() + "/"
        return outcome.output.split(separator: "\n").map { String($0).replacing(folder, with: "") }
    }

    @Test func `--into replaces the output folder, also outside the repository`() throws {
        let tool = try Tool(
            Dictionary(uniqueKeysWithValues: Sample.clean.map { ("App/\($0.key)", $0.value) })
                .merging(["App/.git/HEAD": ""]) { first, _ in first })
        defer { tool.remove() }
        let made = try tool.run("generate", "App", "--into", "build/tokens")
        #expect(made.status == 0, "\(made.errors)\(made.output)")
        #expect(made.output == "wrote build/tokens/Tokens.swift\n")
        #expect(try tool.names(in: "App") == [".git", "specs", "tokens.yaml", "uispec.yaml"])
        #expect(try tool.run("generate", "App", "--into", "build/tokens", "--verify").status == 0)
        // The text is the same as in the output folder of the manifest.
        #expect(try tool.run("generate", in: "App").status == 0)
        #expect(tool.data("App/out/Tokens.swift") == tool.data("build/tokens/Tokens.swift"))
    }

    @Test(arguments: ["../Tokens.swift", "link/Tokens.swift", "/tmp/uispec-outside/Tokens.swift"])
    func `--into writes nothing outside its folder`(path: String) throws {
        let tool = try Tool(
            Sample.clean.merging([
                "uispec.yaml": Self.manifest("{ swift: { path: \(path), type: SampleTokens } }"), "build/notes": "",
                "other/notes": "",
            ]) { $1 })
        defer { tool.remove() }
        #expect(try tool.shell("ln -s ../other build/link").status == 0)
        let refused = try tool.run("generate", "--into", "build")
        #expect(refused.status == 1)
        #expect(refused.output.contains("is outside the chosen output folder, "), "\(refused.output)")
        #expect(refused.output.contains("help: change the path under generate: in uispec.yaml"))
        #expect(try tool.names(in: "other") == ["notes"])
        #expect(try tool.names(in: "build") == ["link", "notes"])
    }

    @Test func `--into refuses files that uispec did not write, and sources`() throws {
        let tool = try Tool(Sample.clean.merging(["build/Tokens.swift": "let mine = 1\n"]) { $1 })
        defer { tool.remove() }
        let foreign = try tool.run("generate", "--into", "build")
        #expect(foreign.status == 1 && foreign.output.contains("foreign-file"), "\(foreign.output)")
        #expect(tool.text("build/Tokens.swift") == "let mine = 1\n")
        try tool.write(Self.manifest("{ dtcg: { path: tokens.json } }"), to: "uispec.yaml")
        let source = try tool.run("generate", "--into", "specs")
        #expect(source.status == 1 && source.output.contains("is a source of the project"), "\(source.output)")
    }

    @Test func `two projects do not overwrite each other's files`() throws {
        var files: [String: String] = ["uispec.yaml": "workspace: [A, B]\n"]
        for (path, text) in Sample.clean { for name in ["A", "B"] { files["\(name)/\(path)"] = text } }
        let tool = try Tool(files)
        defer { tool.remove() }
        let refused = try tool.run("generate", "--into", "build")
        #expect(refused.status == 2)
        #expect(refused.errors.contains("use --into build with one project at a time"), "\(refused.errors)")
        #expect(tool.text("build/Tokens.swift") == nil)
        #expect(try tool.run("generate", "B", "--into", "build").status == 0)
    }

    @Test func `--list-outputs and --list-inputs print absolute paths and write nothing`() throws {
        let tool = try Tool(
            Sample.clean.merging([
                "uispec.yaml": Self.manifest("{ \(Self.swift), xcassets: { path: Colors.xcassets } }")
            ]) { $1 })
        defer { tool.remove() }
        let before = try tool.names(in: "")
        let outputs = try tool.run("generate", "--list-outputs", in: "specs")
        #expect(outputs.output.split(separator: "\n").allSatisfy { $0.hasPrefix("/") })
        #expect(Self.paths(outputs, in: tool) == ["out/Tokens.swift", "out/Colors.xcassets"])
        let into = try tool.run("generate", "--list-outputs", "--into", "a b")
        #expect(Self.paths(into, in: tool) == ["a b/Tokens.swift", "a b/Colors.xcassets"])
        let swift = try tool.run("generate", "--list-outputs", "--only", "swift")
        #expect(Self.paths(swift, in: tool) == ["out/Tokens.swift"])
        let inputs = try tool.run("generate", "--list-inputs")
        #expect(Self.paths(inputs, in: tool) == ["specs/chip.yaml", "tokens.yaml", "uispec.yaml"])
        #expect(try tool.names(in: "") == before)
    }

    @Test func `inputs include the files of imports`() throws {
        let tool = try Tool(
            Sample.clean.merging([
                "uispec.yaml": Sample.manifest + "\nimports: [shared]\n",
                "shared/uispec.yaml": "uispec: 1\nname: Shared\ntokens: [more.json]\n",
                "shared/more.json": #"{ "gap": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } } }"#,
            ]) { $1 })
        defer { tool.remove() }
        let inputs = try tool.run("generate", "--list-inputs")
        #expect(
            Self.paths(inputs, in: tool).filter { $0.hasPrefix("shared/") } == [
                "shared/more.json", "shared/uispec.yaml",
            ])
    }

    @Test func `a manifest with errors has no list`() throws {
        let tool = try Tool(
            Sample.clean.merging(["uispec.yaml": Self.manifest("{ swift: { path: Tokens.swift } }")]) { $1 })
        defer { tool.remove() }
        let outcome = try tool.run("generate", "--list-outputs")
        #expect(outcome.status == 1)
        #expect(outcome.output == "")
        #expect(outcome.errors.contains("“swift” needs a path and a type"), "\(outcome.errors)")
    }

    @Test(arguments: [
        ["--list-inputs", "--list-outputs"], ["--list-inputs", "--verify"], ["--list-outputs", "--depfile", "x.d"],
        ["--depfile", "x.d", "--verify"], ["--into", ""],
    ])
    func `contradicting options are refused`(options: [String]) throws {
        let tool = try Tool(Sample.clean)
        defer { tool.remove() }
        #expect(try tool.run(["generate"] + options).status == 2)
        #expect(tool.text("x.d") == nil)
    }

    @Test func `--depfile is a makefile rule`() throws {
        var files = Sample.clean
        files["tokens.yaml"] = nil
        files["To $ken #s/tokens.yaml"] = Sample.tokens
        files["uispec.yaml"] = Sample.manifest.replacing("[tokens.yaml]", with: "['To $ken #s']")
        let tool = try Tool(files)
        defer { tool.remove() }
        let made = try tool.run("generate", "--depfile", "build/tokens.d", "--into", "build")
        #expect(made.status == 0, "\(made.errors)\(made.output)")
        let rule = try #require(tool.text("build/tokens.d"))
        let folder = tool.folder.resolvingSymlinksInPath().path()
        #expect(
            rule == """
                \(folder)/build/Tokens.swift: \\
                  \(folder)/To\\ $$ken\\ \\#s/tokens.yaml \\
                  \(folder)/specs/chip.yaml \\
                  \(folder)/uispec.yaml \\
                  \(folder)/To\\ $$ken\\ \\#s \\
                  \(folder)/specs

                """)
        // A failed run leaves the rule alone.
        try tool.write("old", to: "build/tokens.d")
        try tool.write("color: {{", to: "To $ken #s/tokens.yaml")
        #expect(try tool.run("generate", "--depfile", "build/tokens.d", "--into", "build").status == 1)
        #expect(tool.text("build/tokens.d") == "old")
    }
}
