import Checks
import Source
import Specs
import Testing
import Tokens
import Values
import YAML

@testable import Loading
@testable import Pipeline

/// A project `app` that imports `kit`, which has a gap of 8 and an alias of it.
struct `Overriding imports` {
    private static let kit = [
        "kit/uispec.yaml": "uispec: 1\ntokens: [t.yaml]\nspecs: [s.yaml]",
        "kit/t.yaml": """
        gap: { $type: dimension, base: { $value: 8 } }
        row: { $type: dimension, gap: { $value: "{gap.base}" } }
        """,
        "kit/s.yaml": "component: Bar\nbody: { text: kit }\n---\ncomponent: Card\nbody: { use: Bar }",
    ]

    private func load(
        _ files: [String: String], imports: String = "[../kit]"
    ) throws -> LoadedProject {
        var all = Self.kit
        all["app/uispec.yaml"] = "uispec: 1\nimports: \(imports)\ntokens: [t.yaml]\nspecs: [s.yaml]"
        all["app/t.yaml"] = ""
        all["app/s.yaml"] = ""
        all.merge(files) { _, new in new }
        let projects = try ProjectLoader.load(
            ["app"], files: TestFiles(all), workingDirectory: TestFiles.workingDirectory)
        return try #require(projects.first)
    }

    private func length(_ path: TokenPath, in project: LoadedProject) -> Double? {
        guard case .dimension(let points)? = project.tokens[path]?[.light] else { return nil }
        return points.value
    }

    @Test func `a project's own token wins, and aliases in the import follow it`() throws {
        let project = try load(["app/t.yaml": "gap: { base: { $value: 12 } }"])
        #expect(project.diagnostics.map(\.message) == [])
        #expect(length("gap.base", in: project) == 12)
        #expect(length("row.gap", in: project) == 12)
        let file = try #require(project.tokens["gap.base"]?.nameRange.file)
        #expect(!project.importedFiles.contains(file))
    }

    /// A fix for this project may not suit the imported one, or other projects that import it.
    @Test(arguments: [false, true])
    func `an imported token has no automatic fix`(isOwn: Bool) async throws {
        let ink = "ink: { $type: color, $value: \"#707070\" }"
        let files = [
            "kit/t.yaml": isOwn ? "" : ink, "app/t.yaml": isOwn ? ink : "", "kit/s.yaml": "",
            "app/s.yaml": "component: C\npreview: { backdrop: \"#DDDDDD\" }\nbody: { text: あ, color: \"{ink}\" }",
        ]
        let result = await CheckRun(
            try load(files), options: .init(jobs: 1, today: "2026-01-01"), typesetter: .estimating
        ).run()
        let contrast = try #require(result.findings.first { $0.rule == "low-contrast-text" })
        #expect(contrast.diagnostic.help?.contains("{ink}") == true)
        #expect(contrast.diagnostic.fixes.map(\.applicability) == [isOwn ? .unsafe : .displayOnly])
    }

    @Test func `two tokens of the project itself are an error`() throws {
        let project = try load(["app/t.yaml": "gap: { base: { $value: 12 } }\n---\ngap: { base: { $value: 13 } }"])
        #expect(project.diagnostics.map(\.message) == ["the token “gap.base” is defined twice"])
        #expect(length("gap.base", in: project) == 12)
    }

    @Test func `an overriding token has the type of the original`() throws {
        let project = try load(["app/t.yaml": "gap: { $type: duration, base: { $value: 12ms } }"])
        #expect(
            project.diagnostics.map(\.message) == [
                "“gap.base” is a duration here but a dimension in the imported project"
            ])
        #expect(length("gap.base", in: project) == 8)
    }

    @Test func `a project's own component replaces the imported one everywhere`() throws {
        let project = try load(["app/s.yaml": "component: Bar\nbody: { text: app }"])
        #expect(project.diagnostics.map(\.message) == [])
        #expect(project.library.names == ["Card", "Bar"])
        #expect(project.library["Bar"]?.body.content.string == "app")
    }

    @Test func `different definitions in two imports are an error unless the project overrides them`() throws {
        let other = [
            "other/uispec.yaml": "uispec: 1\ntokens: [t.yaml]\nspecs: [s.yaml]",
            "other/t.yaml": "gap: { $type: dimension, base: { $value: 10 } }",
            "other/s.yaml": "component: Bar\nbody: { text: other }",
        ]
        let both = "[../kit, ../other]"
        let open = try load(other, imports: both)
        #expect(
            open.diagnostics.map(\.message) == [
                "the token “gap.base” is defined twice", "the component “Bar” is defined twice",
            ])
        let own = ["app/t.yaml": "gap: { base: { $value: 12 } }", "app/s.yaml": "component: Bar\nbody: { text: app }"]
        let settled = try load(other.merging(own) { $1 }, imports: both)
        #expect(settled.diagnostics.map(\.message) == [])
        #expect(length("gap.base", in: settled) == 12)
        #expect(settled.library["Bar"]?.body.content.string == "app")
    }

    @Test(arguments: ["[../kit]", "[../base, ../kit]", "[../kit, ../base]"])
    func `an import may override its own imports, in any order`(imports: String) throws {
        let project = try load(
            [
                "kit/uispec.yaml": "uispec: 1\nimports: [../base]\ntokens: [t.yaml]\nspecs: [s.yaml]",
                "base/uispec.yaml": "uispec: 1\ntokens: [t.yaml]\nspecs: [s.yaml]",
                "base/t.yaml": "gap: { $type: dimension, base: { $value: 4 } }",
                "base/s.yaml": "component: Bar\nbody: { text: base }",
            ], imports: imports)
        #expect(project.diagnostics.map(\.message) == [])
        #expect(length("row.gap", in: project) == 8)
        #expect(project.library["Bar"]?.body.content.string == "kit")
    }

    @Test(arguments: [".", "../app", "../app/uispec.yaml", "./uispec.yaml"])
    func `a project that imports itself is reported`(path: String) throws {
        let project = try load(["app/s.yaml": "component: Own\nbody: { text: app }"], imports: "[../kit, \(path)]")
        #expect(project.diagnostics.map(\.message) == ["the project imports itself"])
        #expect(project.diagnostics.map(\.rule) == [.referenceCycle])
        #expect(project.diagnostics.first?.range.map(project.sources.text(of:)) == path)
        #expect(project.library.names == ["Bar", "Card", "Own"])
    }

    @Test func `a project is recognized by the name of the working directory`() throws {
        let files = ["uispec.yaml": "uispec: 1\nimports: [../app]\nspecs: [s.yaml]", "s.yaml": ""]
        let projects = try ProjectLoader.load(
            ["."], files: TestFiles(files), workingDirectory: TestFiles.workingDirectory)
        #expect(projects.first?.diagnostics.map(\.message) == ["the project imports itself"])
    }

    @Test func `projects that import each other are reported with the whole cycle`() throws {
        let project = try load([
            "kit/uispec.yaml": "uispec: 1\nimports: [../base]\ntokens: [t.yaml]\nspecs: [s.yaml]",
            "base/uispec.yaml": "uispec: 1\nimports: [../app]\nspecs: [s.yaml]",
            "base/s.yaml": "component: Base\nbody: { text: base }",
        ])
        #expect(project.diagnostics.map(\.message) == ["the projects import each other: app → kit → base → app"])
        #expect(project.diagnostics.first?.range.map(project.sources.text(of:)) == "../app")
    }

    @Test func `a project imported several times is not a cycle`() throws {
        let project = try load(
            [
                "kit/uispec.yaml": "uispec: 1\nimports: [../base]\ntokens: [t.yaml]\nspecs: [s.yaml]",
                "base/uispec.yaml": "uispec: 1\nspecs: [s.yaml]", "base/s.yaml": "",
            ], imports: "[../kit, ../base, ../kit]")
        #expect(project.diagnostics.map(\.message) == [])
    }
}
