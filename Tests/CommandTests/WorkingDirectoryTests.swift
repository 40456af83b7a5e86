import Foundation
import Testing

/// Results are the same in every working directory.
struct `The working directory` {
    private static let badge = """
        component: Badge
        body: { text: pale, color: "{color.pale}", background: "#FFFFFF", padding: 8 }
        expect: [{ node: body, height: 30 }]
        """
    private static let files = [
        "some/app/uispec.yaml": """
        uispec: 1
        imports: [../kit]
        tokens: [tokens/a.yaml, ../more.yaml]
        specs: [specs]
        output: ../Output
        symbols: [symbols]
        sheets: { scale: 0.5 }
        generate:
          swift: { path: Tokens.swift, type: AppTokens }
          figures: { path: ../Docs/figures.md }
        contexts: { appearance: [light, dark], device: iphone-15 }

        """,
        "some/app/tokens/a.yaml": "color: { pale: { $type: color, $value: \"#CCCCCC\", $description: Pale. } }\n",
        "some/more.yaml": "color: { ink: { $type: color, $value: \"#111111\" } }\n",
        "some/app/specs/badge.yaml": badge,
        "some/app/specs/star.yaml": "component: Star\nbody: { symbol: own, size: 20, color: \"{kit.blue}\" }\n",
        "some/app/symbols/own.svg":
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 4'><path d='M0 0H4V4Z'/></svg>",
        "some/kit/uispec.yaml": "uispec: 1\nname: Kit\ntokens: [tokens.yaml]\n",
        "some/kit/tokens.yaml": "kit: { blue: { $type: color, $value: \"#0857CC\" } }\n",
        "some/.git/HEAD": "ref: refs/heads/main\n",
    ]
    /// The working directory and the path of the project.
    private static let places = [("", "some/app"), ("some/app", ""), ("some/app/specs/deep", "../..")]

    private func run(_ tool: Tool, _ arguments: [String], in place: (folder: String, path: String)) throws
        -> Tool.Outcome
    {
        try tool.run(arguments + (place.path.isEmpty ? [] : [place.path]), in: place.folder)
    }

    @Test(arguments: [["generate"], ["render", "--annotate"], ["render", "--annotate", "--format", "pdf"]])
    func `files have the same bytes in three working directories`(arguments: [String]) throws {
        let tool = try Tool(Self.files)
        defer { tool.remove() }
        _ = try tool.shell("mkdir some/app/specs/deep")
        var sums: [String] = []
        for place in Self.places {
            let outcome = try run(tool, arguments, in: place)
            #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
            sums.append(
                try tool.shell("find some/Output some/Docs -type f | sort | xargs sha256sum; rm -r some/Output").output)
        }
        #expect(sums[0].contains("some/Output/"))
        #expect(sums[1] == sums[0] && sums[2] == sums[0], "\(sums)")
    }

    @Test func `the output of one run is up to date in another working directory`() throws {
        let tool = try Tool(Self.files)
        defer { tool.remove() }
        _ = try tool.shell("mkdir some/app/specs/deep")
        #expect(try run(tool, ["generate"], in: Self.places[0]).status == 0)
        #expect(try run(tool, ["render"], in: Self.places[0]).status == 0)
        let picture = "some/Output/png/Badge/default/light-large-iphone-15.png"
        let date = try tool.modificationDate(picture)
        for place in Self.places {
            for command in ["generate", "render"] {
                let outcome = try run(tool, [command, "--verify"], in: place)
                #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
            }
            #expect(try run(tool, ["render"], in: place).status == 0)
            #expect(try tool.modificationDate(picture) == date, "the picture was drawn again")
        }
    }
}

struct `Names of pictures` {
    @Test(arguments: [
        ("component: \"A:b\"", "component: A_b", "“A_b”", "“A:b”"),
        ("component: Chip", "component: chip", "“chip”", "“Chip”"),
        ("component: A\nstates: { b/c: }", "component: A/b\nstates: { c: }", "“A/b:c”", "“A:b/c”"),
        ("component: B\nstates: { On: , on: }", "component: C", "“B:on”", "“B:On”"),
    ])
    func `components and states with the same files are reported at the second`(
        first: String, second: String, name: String, rival: String
    ) throws {
        let body = "body: { text: one }"
        let tool = try Tool([
            "uispec.yaml": "uispec: 1\nname: X\nspecs: [a.yaml]\n",
            "a.yaml": "\(first)\n\(body)\n---\n\(second)\n\(body)\n",
        ])
        defer { tool.remove() }
        let outcome = try tool.run("check", "--only", "duplicate-key")
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("\(name) and \(rival) would have the same picture files"), "\(outcome.output)")
        #expect(outcome.output.contains("1 error"), "\(outcome.output)")
    }

    @Test func `names that differ in their files are accepted`() throws {
        let tool = try Tool([
            "uispec.yaml": "uispec: 1\nname: X\nspecs: [a.yaml]\n",
            "a.yaml": ["A", "A-redline", "A/b", "A b"].map { "component: \($0)\nbody: { text: one }\n" }
                .joined(separator: "---\n"),
        ])
        defer { tool.remove() }
        let outcome = try tool.run("check", "--only", "duplicate-key")
        #expect(outcome.status == 0, "\(outcome.output)")
    }
}
