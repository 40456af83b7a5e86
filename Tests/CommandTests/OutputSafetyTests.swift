import Foundation
import Testing

/// `generate` writes only what it may, also when runs are killed or overlap.
struct `Outputs of generate` {
    private static let tokens = "color: { a: { $type: color, $value: '#112233' } }\n"

    private static func manifest(_ generate: String, more: String = "output: Output") -> String {
        "uispec: 1\nname: X\ntokens: [tokens.yaml]\n\(more)\ngenerate: { \(generate) }\n"
    }

    private func tool(_ generate: String, more: String = "output: Output", _ files: [String: String] = [:]) throws
        -> Tool
    {
        let project = ["uispec.yaml": Self.manifest(generate, more: more), "tokens.yaml": Self.tokens]
        return try Tool(project.merging(files) { _, new in new })
    }

    // MARK: Killed and simultaneous runs

    @Test(arguments: [".uispec-1x7hk2p.tmp", "Contents.json.abc123.tmp"])
    func `the temporary file of a killed run is ignored and removed`(name: String) throws {
        let tool = try tool("xcassets: { path: C.xcassets }, css: { path: t.css }")
        defer { tool.remove() }
        let left = "Output/C.xcassets/color/\(name)"
        try tool.write("{", to: left)
        #expect(try tool.run("generate", "--verify").status == 1)
        #expect(tool.text(left) != nil)
        let outcome = try tool.run("generate")
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
        #expect(tool.text(left) == nil)
        // Everything is up to date, so that nothing is written.
        try tool.write("{", to: left)
        #expect(try tool.run("generate", "--verify").status == 0)
        #expect(try tool.run("generate").status == 0)
        #expect(tool.text(left) == nil)
    }

    @Test func `the temporary file of a killed run does not keep a color set that is gone`() throws {
        let tool = try tool("xcassets: { path: C.xcassets }")
        defer { tool.remove() }
        #expect(try tool.run("generate").status == 0)
        try tool.write("color: { b: { $type: color, $value: '#112233' } }\n", to: "tokens.yaml")
        try tool.write("{", to: "Output/C.xcassets/color/a.colorset/.uispec-1x7hk2p.tmp")
        #expect(try tool.run("generate").status == 0)
        #expect(try tool.shell("ls Output/C.xcassets/color").output == "Contents.json\nb.colorset\n")
    }

    @Test func `render and check remove the temporary files of killed runs`() throws {
        let tool = try Tool(Sample.clean)
        defer { tool.remove() }
        let left = ["out/cache", "out/sheets", "out"].map { "\($0)/.uispec-1x7hk2p.tmp" }
        for path in left { try tool.write("{", to: path) }
        #expect(try tool.run("check").status == 0)
        #expect(tool.text(left[0]) == nil)
        #expect(try tool.run("render", "--scale", "0.1").status == 0)
        #expect(left.allSatisfy { tool.text($0) == nil })
    }

    @Test(arguments: [
        ["--output", "tokens.yaml"], ["--output", "./uispec.yaml"], ["--write-baseline", "link.yaml"],
        ["--fix", "--dry-run", "--output", "tokens.yaml"],
        ["--shard", "1/2", "--format", "blob", "--output", "tokens.yaml"],
    ])
    func `check does not write over what it read`(arguments: [String]) throws {
        let tool = try Tool(Sample.clean)
        defer { tool.remove() }
        #expect(try tool.shell("ln -s tokens.yaml link.yaml").status == 0)
        let before = [tool.text("tokens.yaml"), tool.text("uispec.yaml")]
        let outcome = try tool.run(["check"] + arguments)
        #expect(outcome.status == 2 && outcome.errors.contains("is a source of the project"), "\(outcome.errors)")
        #expect([tool.text("tokens.yaml"), tool.text("uispec.yaml")] == before)
    }

    @Test(arguments: [2, 8])
    func `runs at the same time succeed`(count: Int) throws {
        let tokens = (0..<40).map { "  a\($0): { $value: '#1122\($0 + 10)' }\n" }.joined()
        let tool = try tool(
            "xcassets: { path: C.xcassets }, css: { path: t.css }",
            ["tokens.yaml": "color:\n  $type: color\n\(tokens)"])
        defer { tool.remove() }
        for round in 0..<3 {
            // Another prefix leaves color sets behind that all runs want to remove.
            try tool.write("color\(round):\n  $type: color\n\(tokens)", to: "tokens.yaml")
            let outcome = try tool.shell("seq \(count) | xargs -P \(count) -n 1 sh -c 'uispec generate' 2>&1")
            #expect(outcome.status == 0, "\(outcome.output)")
            let verified = try tool.run("generate", "--verify")
            #expect(verified.status == 0, "\(verified.output)\(verified.errors)")
            #expect(try tool.shell("ls Output/C.xcassets").output == "Contents.json\ncolor\(round)\n")
            #expect(try tool.shell("find Output -name '*.tmp'").output == "")
        }
    }

    // MARK: Places

    @Test(arguments: [
        ("css: { path: tokens.yaml }", "output: .", "tokens.yaml"),
        ("css: { path: ./sub/../TOKENS.yaml }", "output: .", "TOKENS.yaml"),
        ("dtcg: { path: uispec.yaml }", "output: .", "uispec.yaml"),
        ("css: { path: spec.yaml }", "output: .\nspecs: [spec.yaml]", "spec.yaml"),
        ("css: { path: link.css }", "output: .", "link.css"),
        ("css: { path: icons/star.svg }", "output: .\nsymbols: [icons]", "icons/star.svg"),
        ("css: { path: icon.png }", "output: .\nicon: icon.png", "icon.png"),
        ("css: { path: kit/tokens.yaml }", "output: .\nimports: [kit]", "kit/tokens.yaml"),
    ])
    func `a source of the project is not overwritten`(generate: String, more: String, path: String) throws {
        let tool = try tool(
            generate, more: more,
            [
                "spec.yaml": "component: A\nbody: { text: a }\n", "icons/star.svg": "<svg/>", "icon.png": "icon",
                "kit/uispec.yaml": "uispec: 1\nname: Kit\ntokens: [tokens.yaml]\n",
                "kit/tokens.yaml": "kit: { a: { $type: color, $value: '#112233' } }\n",
            ])
        defer { tool.remove() }
        _ = try tool.shell("ln -s tokens.yaml link.css")
        let before = try tool.shell("cat *.yaml kit/*.yaml icons/* icon.png; ls -R").output
        for arguments in [["generate"], ["generate", "--force"]] {
            let outcome = try tool.run(arguments)
            #expect(outcome.status == 1)
            #expect(outcome.output.contains("\(path) is a source of the project"), "\(outcome.output)")
        }
        #expect(try tool.shell("cat *.yaml kit/*.yaml icons/* icon.png; ls -R").output == before)
    }

    @Test(arguments: [
        ("dtcg: { path: all.json }", "output: Tokens\nspecs: []"), ("css: { path: a.yaml }", "output: Specs"),
    ])
    func `an output is not placed where the next run would read it`(generate: String, more: String) throws {
        let tool = try Tool([
            "uispec.yaml": "uispec: 1\nname: X\ntokens: [Tokens]\nspecs: [Specs]\n\(more)\ngenerate: { \(generate) }\n"
                .replacing("specs: [Specs]\noutput: Tokens\nspecs: []", with: "specs: []\noutput: Tokens"),
            "Tokens/t.yaml": Self.tokens, "Specs/s.yaml": "component: A\nbody: { text: a }\n",
        ])
        defer { tool.remove() }
        let outcome = try tool.run("generate")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("is a source of the project"), "\(outcome.output)")
    }

    @Test func `a catalog in the folder of the tokens is not read as tokens`() throws {
        let tool = try Tool([
            "uispec.yaml": "uispec: 1\nname: X\ntokens: [Tokens]\noutput: Tokens/deep\n"
                + "generate: { xcassets: { path: C.xcassets } }\n",
            "Tokens/t.yaml": Self.tokens,
        ])
        defer { tool.remove() }
        #expect(try tool.run("generate").status == 0)
        let again = try tool.run("generate")
        #expect(again.status == 0 && again.output == "Tokens/deep/C.xcassets is up to date\n", "\(again.output)")
    }

    @Test(arguments: [
        ("css: { path: ../../victim.css }", "output: Output"),
        ("css: { path: /tmp/uispec-victim.css }", "output: Output"),
        ("css: { path: a.css }", "output: ../out"), ("css: { path: a.css }", "output: link"),
        ("css: { path: link/a.css }", "output: ."), ("xcassets: { path: C.xcassets }", "output: ../out"),
        ("css: { path: .git/config }", "output: ."),
    ])
    func `an output outside the repository is refused before anything is written`(
        generate: String, more: String
    ) throws {
        let tool = try Tool([
            "app/uispec.yaml": Self.manifest("\(generate), dtcg: { path: first.json }", more: more),
            "app/tokens.yaml": Self.tokens, "app/.git/HEAD": "ref",
        ])
        defer { tool.remove() }
        _ = try tool.shell("mkdir elsewhere; ln -s ../elsewhere app/link")
        let before = try tool.shell("find . | sort").output
        let outcome = try tool.run("generate", "app")
        #expect(outcome.status == 1)
        #expect(
            outcome.output.contains("is outside the git repository") || outcome.output.contains("the folder of git"),
            "\(outcome.output)")
        #expect(try tool.shell("find . | sort").output == before)
    }

    @Test(arguments: [".git/HEAD", ".git", "uispec.yaml"])
    func `an output above the project stays allowed in a repository, a work tree or a workspace`(mark: String) throws {
        let tool = try Tool([
            "Specs/app/uispec.yaml": Self.manifest("css: { path: ../../Docs/a.css }", more: "output: ../../Output/app"),
            "Specs/app/tokens.yaml": Self.tokens, mark: "workspace: [Specs/app]\n",
        ])
        defer { tool.remove() }
        for (folder, path) in [("", "Specs/app"), ("Specs", "app"), ("Specs/app", ".")] {
            let outcome = try tool.run(["generate", path], in: folder)
            #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
            #expect(tool.text("Docs/a.css") != nil)
            try tool.delete("Docs/a.css")
        }
    }

    @Test func `render writes neither outside the repository nor over a source`() throws {
        let tool = try Tool([
            "app/uispec.yaml": Sample.manifest.replacing("output: out", with: "output: ../out"),
            "app/tokens.yaml": Sample.tokens, "app/specs/chip.yaml": Sample.chip,
        ])
        defer { tool.remove() }
        let outside = try tool.run("render", "app", "--scale", "0.1")
        #expect(outside.status == 2)
        #expect(outside.errors.contains("out is outside the project's folder"), "\(outside.errors)")
        #expect(tool.text("out/mockups.json") == nil)
        let manifest = Sample.manifest + "\nicon: out/sheets/Chip.png\n"
        try tool.write(manifest, to: "app/uispec.yaml")
        try tool.write("icon", to: "app/out/sheets/Chip.png")
        let source = try tool.run("render", "app", "--scale", "0.1")
        #expect(source.status == 2)
        #expect(source.errors.contains("Chip.png: it is a source of the project"), "\(source.errors)")
        #expect(tool.text("app/out/sheets/Chip.png") == "icon")
    }

    // MARK: Foreign files

    @Test(arguments: [
        ("swift: { path: A.swift, type: Tokens }", "A.swift", "let mine = 1\n"),
        ("css: { path: a.css }", "a.css", ":root {}\n"), ("dtcg: { path: a.json }", "a.json", "{ \"a\": 1 }\n"),
        ("figures: { path: a.md }", "a.md", "# Mine\n"),
        (
            "xcassets: { path: A.xcassets }", "A.xcassets/Contents.json",
            "{ \"info\" : { \"author\" : \"xcode\", \"version\" : 1 } }"
        ),
    ])
    func `a file that uispec did not write is overwritten only with --force`(
        generate: String, path: String, text: String
    ) throws {
        let tool = try tool("\(generate), css: { path: z.css }".replacing("css: { path: a.css }, css", with: "css"))
        defer { tool.remove() }
        let name = generate.hasPrefix("css") ? "z.css" : path
        try tool.write(text, to: "Output/\(name)")
        for arguments in [["generate"], ["generate", "--verify"]] {
            let outcome = try tool.run(arguments)
            #expect(outcome.status == 1)
            #expect(outcome.output.contains("Output/\(name) exists and was not written by uispec"), "\(outcome.output)")
        }
        #expect(try tool.shell("find Output -type f").output == "Output/\(name)\n")
        let forced = try tool.run("generate", "--force")
        #expect(forced.status == 0, "\(forced.output)\(forced.errors)")
        #expect(tool.text("Output/\(name)") != text)
        // The file that was written is recognized when the tokens change.
        try tool.write("color: { b: { $type: color, $value: '#445566' } }\n", to: "tokens.yaml")
        #expect(try tool.run("generate").status == 0)
    }

    @Test func `a linked folder in a catalog is not followed`() throws {
        let tool = try tool("xcassets: { path: C.xcassets }")
        defer { tool.remove() }
        #expect(try tool.run("generate").status == 0)
        _ = try tool.shell("cp -r Output/C.xcassets/color elsewhere; ln -s ../../elsewhere Output/C.xcassets/linked")
        let outcome = try tool.run("generate")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("C.xcassets/linked"))
        #expect(tool.text("elsewhere/Contents.json") != nil)
    }

    @Test func `a name that is too long for a file is reported before anything is written`() throws {
        let tool = try tool(
            "css: { path: \(String(repeating: "b", count: 260)).css }",
            ["tokens.yaml": "color: { a: { $type: color, $value: '#112233' } }\n"])
        defer { tool.remove() }
        let outcome = try tool.run("generate")
        #expect(outcome.status == 1 && outcome.output.contains("bytes, more than 255"), "\(outcome.output)")
        #expect(try tool.shell("ls").output == "tokens.yaml\nuispec.yaml\n")
    }

    @Test(arguments: [(246, true), (247, false), (300, false)])
    func `a token whose name is too long for a file of the catalog is left out and named`(
        length: Int, isWritten: Bool
    ) throws {
        let name = String(repeating: "a", count: length)
        let tool = try tool(
            "xcassets: { path: C.xcassets }, css: { path: a.css }",
            ["tokens.yaml": "color: { \(name): { $type: color, $value: '#112233' } }\n"])
        defer { tool.remove() }
        let outcome = try tool.run("generate")
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(outcome.output.contains("has \(length) bytes, more than a file name may have") != isWritten)
        #expect((tool.text("Output/C.xcassets/color/\(name).colorset/Contents.json") != nil) == isWritten)
        #expect(tool.text("Output/a.css")?.contains(name) == true)
    }
}
