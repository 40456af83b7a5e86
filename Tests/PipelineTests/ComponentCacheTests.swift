import Canvas
import Checks
import Project
import Source
import Specs
import Testing
import Values

@testable import Loading
@testable import Pipeline

/// A component is not checked again until something changes that affects its findings.
struct `Component cache` {
    private static let sample = [
        "uispec.yaml":
            "uispec: 1\nspecs: [s]\ntokens: [t.yaml]\noutput: out\n"
            + "contexts: { appearance: [light], typeSize: [large, ax5] }",
        "t.yaml": "ink: { $type: color, $value: \"#101010\" }\nrest: { $type: color, $value: \"#202020\" }",
        "s/mark.yaml": "component: Mark\nbody: { text: あ, color: \"{ink}\" }",
        "s/card.yaml": "component: Card\nbody: { vstack: [{ use: Mark }, { text: い }] }",
        "s/list.yaml": "component: List\nbody: { vstack: [{ use: Card }] }",
        "s/other.yaml": "component: Other\nbody: { text: う, color: \"{rest}\" }",
        "s/small.yaml": "component: Small\nbody: { text: お, label: お, action: x, height: 20 }",
        "s/pale.yaml": "component: Pale\nbody: { text: え, color: \"#DDDDDD\" }",
    ]

    private static func load(_ files: TracedFiles) throws -> LoadedProject {
        try #require(try ProjectLoader.load([], files: files, workingDirectory: TestFiles.workingDirectory).first)
    }

    private static func cache(_ files: TracedFiles, question: [String] = []) -> ComponentCache {
        ComponentCache(question: question, environment: "tool 1", files: files)
    }

    private static func check(_ files: TestFiles, isCached: Bool = true) async throws -> CheckResult {
        let traced = TracedFiles(files)
        var options = CheckRun.Options(jobs: 2, today: "2026-01-01")
        if isCached { options.cache = cache(traced) }
        return await CheckRun(
            try load(traced), options: options, typesetter: Typesetter(),
            pictures: PictureSources(files: traced, icons: IconFolder(path: nil))
        ).run()
    }

    /// The components that a check would not check now.
    private static func cached(_ files: TestFiles, question: [String] = []) async throws -> [String] {
        let traced = TracedFiles(files)
        let project = try load(traced)
        let rules = RuleSet(project.manifest.rules)
        return await cache(traced, question: question).answers(
            for: project, none: RuleCoverage(of: rules, named: []), jobs: 2
        ).keys.sorted()
    }

    @Test(arguments: [
        ("s/mark.yaml", "あ", "ああ", ["Other", "Small"]), ("s/card.yaml", "い", "いい", ["Mark", "Other", "Small"]),
        ("s/list.yaml", "use: Card", "use: Card, id: card", ["Card", "Mark", "Other", "Small"]),
        ("s/other.yaml", "う", "うう", ["Card", "List", "Mark", "Small"]),
        ("s/small.yaml", "20", "21", ["Card", "List", "Mark", "Other"]),
        ("t.yaml", "101010", "101011", []), ("uispec.yaml", "ax5", "ax4", []),
    ])
    func `a component invalidates its users, tokens and the manifest invalidate all components`(
        path: String, old: String, new: String, cached: [String]
    ) async throws {
        let files = TestFiles(Self.sample)
        _ = try await Self.check(files)
        // A color is fixed for all its uses at once, so a component with low contrast is always checked.
        #expect(try await Self.cached(files) == ["Card", "List", "Mark", "Other", "Small"])
        #expect(try await Self.cached(files, question: ["small-text"]) == [])
        try files.write(Array((files.text(path) ?? "").replacing(old, with: new).utf8), to: path)
        #expect(try await Self.cached(files) == cached)
    }

    /// Cached findings are reported at the current places.
    @Test(arguments: [
        ("# moved\n", "", ["Form", "Other", "Small"]), ("", "\n# more\n", ["Form", "Other", "Small"]),
        ("component: New\nbody: { text: え }\n---\n", "", ["Form", "Other", "Small"]),
        ("", "\n---\ncomponent: New\nbody: { text: え }\n", ["Form", "Other", "Small"]),
        ("summary: Tiny.\nnotes: [A note.]\nreference: UI 1\n", "", ["Form", "Other"]),
        ("preview: { width: 80 }\n", "\nexpect: [{ node: body, height: 20 }]\n", ["Form", "Other"]),
        ("properties: { a: b }\n", "", ["Other"]), ("", "\nstates: { on: {}, off: {} }", ["Other"]),
        ("summary: &a Tiny.\n", "", ["Other"]),
    ])
    func `a change that affects only the component itself does not invalidate its users`(
        before: String, after: String, cached: [String]
    ) async throws {
        var sample = Self.sample
        for name in ["mark", "card", "list", "pale"] { sample["s/\(name).yaml"] = nil }
        sample["s/form.yaml"] = "component: Form\nbody: { vstack: [{ use: Small }, { text: い }] }"
        let files = TestFiles(sample)
        _ = try await Self.check(files)
        #expect(try await Self.cached(files) == ["Form", "Other", "Small"])
        try files.write(Array((before + (files.text("s/small.yaml") ?? "") + after).utf8), to: "s/small.yaml")
        #expect(try await Self.cached(files) == cached)
        let (cached, uncached) = (try await Self.check(files), try await Self.check(files, isCached: false))
        #expect(!cached.findings.isEmpty)
        #expect(cached.findings == uncached.findings)
    }

    @Test(arguments: [
        ("states:\n  loading: { announce: true }\n", true), ("states:\n  loading: { timeout: { after: 3s } }\n", true),
        ("states:\n  idle: { announce: true }\n", false), ("behavior: none\n", false),
    ])
    func `a used component is checked again only if the behavior of its users changes`(
        more: String, isChecked: Bool
    ) async throws {
        var sample = Self.sample
        sample["s/card.yaml"] = "component: Card\nbody: { text: い }"
        sample["s/list.yaml"] = "component: List\nbody: { vstack: [{ use: Card }, { text: う, action: y }] }"
        let files = TestFiles(sample)
        _ = try await Self.check(files)
        let list = try #require(files.text("s/list.yaml"))
        try files.write(Array((list + "\n" + more).utf8), to: "s/list.yaml")
        #expect(try await Self.cached(files).contains("Card") == !isChecked)
    }

    @Test(arguments: [
        ("", "z", "y", false), ("haptics: { z: light }", "z", "y", true),
        ("gestures: [{ swipe: up, action: v, alternative: z }]", "z", "y", true),
        ("gestures: [{ swipe: up, action: v, alternative: z }]", "x", "y", false),
        ("properties: { a: w }\ngestures: [{ swipe: up, action: v, alternative: $a }]", "z", "y", true),
        ("haptics: { open_it: light }", "\"open_${z}\"", "open_them", true),
    ])
    func `a used component is checked again only if an action that it refers to changes in its users`(
        keys: String, old: String, new: String, isChecked: Bool
    ) async throws {
        var sample = Self.sample
        sample["s/card.yaml"] = "component: Card\n\(keys)\nbody: { text: い, action: v }"
        let list =
            "component: List\nproperties: { z: it }\nbody: { vstack: [{ use: Card }, { text: う, action: \(old) }] }"
        sample["s/list.yaml"] = list
        let files = TestFiles(sample)
        _ = try await Self.check(files)
        #expect(try await Self.cached(files).contains("Card"))
        try files.write(Array(list.replacing("action: \(old)", with: "action: \(new)").utf8), to: "s/list.yaml")
        #expect(try await Self.cached(files).contains("Card") == !isChecked)
        #expect(try await Self.check(files).findings == Self.check(files, isCached: false).findings)
    }

    @Test func `a run that checks fewer components has the same findings`() async throws {
        let files = TestFiles(Self.sample)
        let first = try await Self.check(files)
        #expect(!first.findings.isEmpty)
        for (path, text) in [
            ("s/other.yaml", "component: Other\nbody: { text: う }"),
            ("s/pale.yaml", "component: Pale\nbody: { text: え, color: \"#CCCCCC\" }"),
            ("s/pale.yaml", "component: Pale\nbody: { text: え }"),
            ("s/other.yaml", "component: Other\nbody: { text: う, label: う, action: y, height: 30 }"),
            (
                "s/mark.yaml",
                "# moved\ncomponent: Mark\nbody: { text: あ, color: \"{ink}\", disabled: true, opacity: 0.2 }"
            ),
            ("s/card.yaml", "component: Card\nbody: { vstack: [{ use: Marc }, { text: い }] }"),
            ("s/card.yaml", "component: Card\nbody: { vstack: [{ text: い }] }"),
        ] {
            try files.write(Array(text.utf8), to: path)
            let cached = try await Self.check(files)
            let uncached = try await Self.check(files, isCached: false)
            #expect(cached.findings == uncached.findings)
            #expect(cached.mockups == uncached.mockups)
        }
    }

    /// A component also depends on components that it does not name literally in `use:`.
    @Test(arguments: [
        ("component: List\nproperties: { kind: Card }\nbody: { vstack: [{ use: $kind }] }", "s/card.yaml"),
        (
            "component: List\nstates: { on: {} }\nbody: { vstack: [{ use: { when: on, then: Card, else: Other } }] }",
            "s/card.yaml"
        ),
        (
            "component: List\nbody: { text: う }\npresentation: { as: popover, over: Home }",
            "s/home.yaml"
        ),
    ])
    func `a component invalidates those that draw it without naming it`(list: String, part: String) async throws {
        var sample = Self.sample
        sample["s/list.yaml"] = list
        sample["s/home.yaml"] = "screen: Home\nbody: { vstack: [{ text: ホーム }] }"
        let files = TestFiles(sample)
        _ = try await Self.check(files)
        #expect(try await Self.cached(files).contains("List"))
        try files.write(
            Array((files.text(part) ?? "").replacing("body: {", with: "body: { id: more,").utf8), to: part)
        #expect(try await !Self.cached(files).contains("List"))
    }

    @Test func `a picture remains a dependency in every later check`() async throws {
        func picture(_ color: RGBA) throws -> [UInt8] {
            try Surface(size: Size(width: 20, height: 20), scale: 1, filledWith: color).png()
        }
        var sample = Self.sample
        sample["s/list.yaml"] = "component: List\nbody: { text: う, color: \"#FFFFFF\", background: { image: a.png } }"
        let files = TestFiles(sample)
        try files.write(picture(.black), to: "a.png")
        _ = try await Self.check(files)
        try files.write(Array("component: Other\nbody: { text: え }".utf8), to: "s/other.yaml")
        _ = try await Self.check(files)
        #expect(try await Self.cached(files).contains("List"))
        try files.write(picture(.white), to: "a.png")
        #expect(try await Self.cached(files) == [])
        #expect(try await Self.check(files).findings == Self.check(files, isCached: false).findings)
    }

    @Test func `a criterion that names another rule is evaluated again`() async throws {
        var sample = Self.sample
        func acceptance(_ rule: String) -> String {
            "acceptance: App\ncriteria: [{ id: AC-1, text: It holds., verifiedBy: [\(rule)], scope: [Other] }]"
        }
        sample["s/acceptance.yaml"] = acceptance("small-target")
        let files = TestFiles(sample)
        _ = try await Self.check(files)
        try files.write(Array(acceptance("low-contrast-text").utf8), to: "s/acceptance.yaml")
        let (cached, uncached) = (try await Self.check(files), try await Self.check(files, isCached: false))
        #expect(cached.findings == uncached.findings)
        #expect(cached.acceptance.map(\.status) == uncached.acceptance.map(\.status))
    }

    @Test(arguments: ["", "{", "\"version\": 1", "\"key\": \"0", "お"])
    func `a damaged cache is ignored`(damage: String) async throws {
        let files = TestFiles(Self.sample)
        _ = try await Self.check(files)
        let path = try #require(files.paths.first { $0.contains("cache/components-") })
        let whole = try #require(files.text(path))
        let text =
            switch damage {
            case "\"version\": 1": whole.replacing("\"version\": ", with: damage)
            case "\"key\": \"0": whole.replacing("\"key\": \"", with: damage)
            case "お": whole.replacing("attention", with: damage)
            default: damage
            }
        #expect(text != whole)
        try files.write(Array(text.utf8), to: path)
        #expect(try await Self.cached(files) == [])
    }

    @Test(arguments: ["Card", "List"])
    func `a damaged line invalidates only its component`(damaged: String) async throws {
        let files = TestFiles(Self.sample)
        _ = try await Self.check(files)
        let path = try #require(files.paths.first { $0.contains("cache/components-") })
        let text = try #require(files.text(path)).replacing(
            "\"component\": \"\(damaged)\"", with: "\"component\": \"Small\"")
        try files.write(Array(text.utf8), to: path)
        #expect(try await Self.cached(files) == ["Card", "List", "Mark", "Other", "Small"].filter { $0 != damaged })
        #expect(try await Self.check(files).findings == Self.check(files, isCached: false).findings)
    }
}
