import Checks
import Project
import Source
import Specs
import Testing
import Values

@testable import Pipeline

/// Components of which there was nothing to say are not looked at again until something changes that decides that.
struct `Quiet components` {
    private static let sample = [
        "uispec.yaml":
            "uispec: 1\nspecs: [s]\ntokens: [t.yaml]\noutput: out\ncontexts: { appearance: [light], typeSize: [large, ax5] }",
        "t.yaml": "ink: { $type: color, $value: \"#101010\" }\nrest: { $type: color, $value: \"#202020\" }",
        "s/mark.yaml": "component: Mark\nbody: { text: あ, color: \"{ink}\" }",
        "s/card.yaml": "component: Card\nbody: { vstack: [{ use: Mark }, { text: い }] }",
        "s/list.yaml": "component: List\nbody: { vstack: [{ use: Card }] }",
        "s/other.yaml": "component: Other\nbody: { text: う, color: \"{rest}\" }",
        "s/loud.yaml": "component: Loud\nbody: { text: え, color: \"#DDDDDD\" }",
    ]

    private static func load(_ files: TracedFiles) throws -> LoadedProject {
        try #require(try ProjectLoader.load([], files: files, workingDirectory: TestFiles.workingDirectory).first)
    }

    private static func cache(_ files: TracedFiles, question: [String] = []) -> QuietComponents {
        QuietComponents(question: question, environment: "tool 1", files: files)
    }

    private static func check(_ files: TestFiles, quietly: Bool = true) async throws -> CheckResult {
        let traced = TracedFiles(files)
        var options = CheckRun.Options(jobs: 2, today: "2026-01-01")
        if quietly { options.quiet = cache(traced) }
        return await CheckRun(
            try load(traced), options: options, typesetter: Typesetter(),
            pictures: PictureSources(files: traced, icons: IconFolder(path: nil))
        ).run()
    }

    /// The components that a check would not look at now.
    private static func known(_ files: TestFiles, question: [String] = []) throws -> [String] {
        let traced = TracedFiles(files)
        let project = try load(traced)
        let rules = RuleSet(project.manifest.rules)
        return cache(traced, question: question).answers(
            for: project, none: RuleAttention(of: rules, named: [])
        ).keys.sorted()
    }

    @Test(arguments: [
        ("s/mark.yaml", ["Other"]), ("s/card.yaml", ["Other"]), ("s/list.yaml", ["Other"]),
        ("s/other.yaml", ["Card", "List", "Mark"]), ("s/loud.yaml", ["Card", "List", "Mark", "Other"]),
        ("t.yaml", []), ("uispec.yaml", []),
    ])
    func `a change to a file is a change to its relatives, and one to tokens or the manifest to all`(
        path: String, known: [String]
    ) async throws {
        let files = TestFiles(Self.sample)
        _ = try await Self.check(files)
        #expect(try Self.known(files) == ["Card", "List", "Mark", "Other"])
        #expect(try Self.known(files, question: ["small-text"]) == [])
        try files.write(Array(((files.text(path) ?? "") + "\n# more\n").utf8), to: path)
        #expect(try Self.known(files) == known)
    }

    @Test func `a run that looks at fewer components says the same`() async throws {
        let files = TestFiles(Self.sample)
        let first = try await Self.check(files)
        #expect(!first.findings.isEmpty)
        for (path, text) in [
            ("s/other.yaml", "component: Other\nbody: { text: う }"),
            ("s/loud.yaml", "component: Loud\nbody: { text: え, color: \"#CCCCCC\" }"),
            ("s/loud.yaml", "component: Loud\nbody: { text: え }"),
            ("s/card.yaml", "component: Card\nbody: { vstack: [{ use: Marc }, { text: い }] }"),
            ("s/card.yaml", "component: Card\nbody: { vstack: [{ text: い }] }"),
        ] {
            try files.write(Array(text.utf8), to: path)
            let quiet = try await Self.check(files)
            let whole = try await Self.check(files, quietly: false)
            #expect(quiet.findings == whole.findings)
            #expect(quiet.mockups == whole.mockups)
        }
    }

    @Test func `what stands in for a property may be anything`() async throws {
        var sample = Self.sample
        sample["s/list.yaml"] = "component: List\nproperties: { kind: Card }\nbody: { vstack: [{ use: $kind }] }"
        let files = TestFiles(sample)
        _ = try await Self.check(files)
        #expect(try !Self.known(files).contains("List"))
    }

    @Test(arguments: ["", "{", "\"version\": 2", "\"tokens\": [\"t\"]"])
    func `a cache that is spoiled is as none`(spoiled: String) async throws {
        let files = TestFiles(Self.sample)
        _ = try await Self.check(files)
        let path = try #require(files.paths.first { $0.contains("cache/quiet-") })
        let whole = try #require(files.text(path))
        let text =
            switch spoiled {
            case "\"version\": 2": whole.replacing("\"version\": 1", with: spoiled)
            case "\"tokens\": [\"t\"]": whole.replacing("\"key\": \"", with: "\"key\": \"0")
            default: spoiled
            }
        #expect(text != whole)
        try files.write(Array(text.utf8), to: path)
        #expect(try Self.known(files) == [])
    }
}
