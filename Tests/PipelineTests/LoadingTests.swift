import Project
import Source
import Specs
import Testing
import Tokens

@testable import Loading
@testable import Pipeline

/// The common start of all manifests.
private let manifest = "uispec: 1\ntokens: [tokens.yaml]\nspecs: [specs]\n"
private let tokens = "c: { $type: color, a: { $value: '#000001' } }\n"
private let chip = "component: Chip\nbody: { text: x }\n"

private func load(_ files: TestFiles, _ paths: [String] = []) throws -> [LoadedProject] {
    try ProjectLoader.load(paths, files: files, workingDirectory: TestFiles.workingDirectory)
}

struct `Loading a project` {
    @Test func `tokens and specs are read from the listed paths`() throws {
        let project = try #require(
            try load(
                TestFiles([
                    "uispec.yaml": manifest, "tokens.yaml": tokens, "specs/a/chip.yaml": chip,
                    "specs/tab.yml": "component: Tab\nbody: { text: x }",
                    "specs/bar.json": #"{ "component": "Bar", "body": { "text": "x" } }"#, "specs/notes.txt": "no",
                    "specs/.hidden.yaml": "no: spec",
                ])
            ).first)
        #expect(project.diagnostics.map(\.message) == [])
        #expect(project.library.names.sorted() == ["Bar", "Chip", "Tab"])
        #expect(project.ownTokens.map(\.path) == ["c.a"])
        #expect(project.tokenFiles.count == 1)
        #expect(project.specFiles.count == 3)
    }

    @Test func `empty files are valid`() throws {
        let project = try #require(
            try load(TestFiles(["uispec.yaml": manifest, "tokens.yaml": "", "specs/a.yaml": "# empty\n"])).first)
        #expect(project.diagnostics.map(\.message) == [])
    }

    @Test func `an empty manifest is an error`() throws {
        let project = try #require(try load(TestFiles(["uispec.yaml": ""])).first)
        #expect(project.diagnostics.map(\.message) == ["uispec.yaml is empty"])
    }

    @Test func `a second document of a manifest is an error`() throws {
        let second = "---\nrules: { small-tap-target: off }\n"
        let project = try #require(try load(TestFiles(["uispec.yaml": "uispec: 1\n" + second])).first)
        #expect(
            project.diagnostics.map(\.message) == ["a manifest is one YAML document; this second document is ignored"])
        #expect(project.diagnostics.first?.range.map { project.sources.location(of: $0)?.line } == 3)
    }

    @Test func `a file that does not parse does not affect others`() throws {
        let project = try #require(
            try load(
                TestFiles([
                    "uispec.yaml": manifest, "tokens.yaml": tokens, "specs/a.yaml": "component: [",
                    "specs/b.yaml": chip,
                    "specs/c.yaml": "component: C\nbody: { txt: x }",
                ])
            ).first)
        #expect(project.diagnostics.map(\.rule).contains(.syntaxError))
        #expect(project.diagnostics.map(\.rule).contains(.unknownKey))
        #expect(project.library["Chip"] != nil)
    }

    @Test func `a missing path is an error at the path`() throws {
        let project = try #require(try load(TestFiles(["uispec.yaml": manifest, "specs/chip.yaml": chip])).first)
        #expect(project.diagnostics.map(\.message) == ["file or folder tokens.yaml does not exist"])
        #expect(project.diagnostics.first?.range.map { project.sources.text(of: $0) } == "tokens.yaml")
    }

    @Test func `an unreadable file ends the run`() {
        let files = TestFiles(
            ["uispec.yaml": manifest, "tokens.yaml": tokens, "specs/chip.yaml": chip], unreadable: ["specs/chip.yaml"])
        #expect(throws: RunFailure.file(FileSystemError(.read, "specs/chip.yaml", reason: "permission denied"))) {
            try load(files)
        }
    }

    @Test func `a folder of specs leaves out tokens, output and other projects`() throws {
        let project = try #require(
            try load(
                TestFiles([
                    "uispec.yaml": "uispec: 1\ntokens: [tokens]\nspecs: [.]\noutput: Output", "tokens/a.yaml": tokens,
                    "Output/report/data.json": "{}", "chip.yaml": chip, "other/uispec.yaml": "uispec: 1\nspecs: [.]",
                    "other/chip.yaml": chip,
                ])
            ).first)
        #expect(project.diagnostics.map(\.message) == [])
        #expect(project.library.names == ["Chip"])
    }

    @Test func `imports are read with their own imports, each once`() throws {
        let files = TestFiles([
            "app/uispec.yaml": "uispec: 1\nimports: [../kit, ../base/uispec.yaml]\nspecs: [s.yaml]",
            "app/s.yaml": "component: App\nbody: { use: Kit, with: { title: x } }",
            "kit/uispec.yaml": "uispec: 1\nimports: [../base]\nspecs: [s.yaml]",
            "kit/s.yaml": "component: Kit\nproperties: { title: a }\nbody: { use: Base }",
            "base/uispec.yaml": "uispec: 1\nimports: [../app]\ntokens: [t.yaml]\nspecs: [s.yaml]",
            "base/s.yaml": "component: Base\nbody: { text: x }", "base/t.yaml": tokens,
        ])
        let project = try #require(try load(files, ["app"]).first)
        #expect(project.diagnostics.map(\.message) == ["the projects import each other: app → kit → base → app"])
        #expect(project.library.names == ["Base", "Kit", "App"])
        #expect(project.tokens["c.a"] != nil)
    }

    @Test func `a missing import is an error at its path`() throws {
        let project = try #require(try load(TestFiles(["uispec.yaml": "uispec: 1\nimports: [../kit]"])).first)
        #expect(project.diagnostics.map(\.message) == ["../kit is not a project: it has no uispec.yaml"])
    }
}

struct `Finding manifests` {
    private static let files = TestFiles([
        "uispec.yaml": "workspace: [Specs/a, Specs/b/uispec.yaml]", "Specs/a/uispec.yaml": "uispec: 1",
        "Specs/a/deep/chip.yaml": chip, "Specs/b/uispec.yaml": "uispec: 1", "../lone/uispec.yaml": "uispec: 1",
        "/other/uispec.yaml": "uispec: 1", "/none/a.yaml": "",
    ])

    @Test(arguments: [
        ([], ["Specs/a", "Specs/b"]), (["."], ["Specs/a", "Specs/b"]), (["Specs/a"], ["Specs/a"]),
        (["Specs/a/deep"], ["Specs/a"]), (["Specs/a/deep/chip.yaml"], ["Specs/a"]),
        (["Specs/a/uispec.yaml"], ["Specs/a"]),
        (["/home/app/Specs/a"], ["Specs/a"]), (["Specs/a", "Specs/a/deep", "."], ["Specs/a", "Specs/b"]),
        (["../lone"], ["../lone"]), (["/home/lone/uispec.yaml"], ["../lone"]), (["/other"], ["../../other"]),
        (["Specs"], ["Specs/a", "Specs/b"]),
    ])
    func `the nearest manifest upward is used and shown relative to the working directory`(
        _ paths: [String], _ folders: [String]
    ) throws {
        #expect(try load(Self.files, paths).map(\.folder) == folders)
    }

    @Test(arguments: [
        (["app/other.yaml"], ["other"]), (["app/other.yml", "app"], ["another", "usual"]),
        (["app/other.json"], ["json"]), (["app/chip.yaml"], ["usual"]), (["app/tokens.yaml"], ["usual"]),
        (["app/joined.yaml"], ["other", "another"]), (["app/notes.txt"], ["usual"]),
        (["app/one.yaml"], ["other"]), (["app/groups.yaml"], ["usual"]), (["app/names.yaml"], ["usual"]),
    ])
    func `a manifest may have any name, and other files select the nearest one`(
        _ paths: [String], _ names: [String]
    ) throws {
        let files = TestFiles([
            "app/uispec.yaml": "uispec: 1\nname: usual", "app/other.yaml": "uispec: 1\nname: other",
            "app/other.yml": "name: another\nuispec: 1", "app/other.json": #"{ "uispec": 1, "name": "json" }"#,
            "app/chip.yaml": chip, "app/tokens.yaml": "a: { $type: number, $value: 1 }",
            "app/joined.yaml": "workspace: [other.yaml, other.yml]", "app/notes.txt": "uispec: 1",
            "app/one.yaml": "workspace: other.yaml",
            "app/groups.yaml": "workspace: { a: { $type: number, $value: 1 } }",
            "app/names.yaml": "uispec: { a: { $type: number, $value: 1 } }\nworkspace: [{ b: c }]",
        ])
        #expect(try load(files, paths).map(\.manifest.name) == names)
    }

    @Test func `a run requires a manifest`() {
        #expect(throws: RunFailure.noManifest("/none")) { try load(Self.files, ["/none"]) }
        #expect(throws: RunFailure.pathNotFound("missing")) { try load(Self.files, ["missing"]) }
    }

    @Test(arguments: [
        ("workspace: []", "uispec.yaml:1:12: “workspace” needs at least one project; list the folders of the projects"),
        (
            "workspace: [a]\nname: x",
            "uispec.yaml:2:1: unknown key “name” in a workspace; use one of requires, workspace"
        ),
    ])
    func `an invalid workspace ends the run`(_ text: String, _ message: String) {
        #expect(throws: RunFailure.brokenProject(message)) { try load(TestFiles(["uispec.yaml": text])) }
    }

    @Test func `a workspace of workspaces ends, even if it lists itself`() throws {
        let files = TestFiles([
            "uispec.yaml": "workspace: [sub, a]", "sub/uispec.yaml": "workspace: [.., ../a]",
            "a/uispec.yaml": "uispec: 1",
        ])
        #expect(try load(files).map(\.folder) == ["a"])
    }

    @Test func `a member without a manifest ends the run`() {
        let message = "uispec.yaml:1:13: the workspace lists a, which has no uispec.yaml"
        #expect(throws: RunFailure.brokenProject(message)) {
            try load(TestFiles(["uispec.yaml": "workspace: [a]"]))
        }
    }

    @Test(arguments: ["", "output: Output\n", "output: ./\n", "output: .\n"])
    func `output of an earlier run is not read as a spec`(output: String) throws {
        let folder = output.contains(".") ? "" : "Output/"
        let project = try #require(
            try load(
                TestFiles([
                    "uispec.yaml": "uispec: 1\nspecs: [.]\n" + output, "chip.yaml": chip,
                    folder + "cache/check-1.json": #"{ "version": 1 }"#, folder + "mockups.json": "{}",
                    folder + "Generated/tokens.json": "{}",
                ])
            ).first)
        #expect(project.diagnostics.map(\.message) == [])
        #expect(project.library.names == ["Chip"])
    }

    @Test(arguments: [(240, 0), (241, 1), (300, 1)])
    func `a component whose sheets have too long a name is an error at its name`(length: Int, count: Int) throws {
        let spec = "component: \(String(repeating: "a", count: length))\nbody: { text: hi }"
        let files = TestFiles(["uispec.yaml": "uispec: 1\nname: X\nspecs: [s.yaml]", "s.yaml": spec])
        let problems = try #require(try load(files).first).diagnostics
        #expect(problems.count { $0.message.contains("bytes, more than 251") } == count, "\(problems)")
    }
}
