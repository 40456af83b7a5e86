import Checks
import Layout
import Project
import Source
import Specs
import Testing
import Values

@testable import Pipeline

private func project(_ specs: String, keys: String = "", tokens: String = "") throws -> LoadedProject {
    let files = TestFiles([
        "uispec.yaml": "uispec: 1\nspecs: [s.yaml]\ntokens: [t.yaml]\n" + keys, "s.yaml": specs, "t.yaml": tokens,
    ])
    return try #require(
        try ProjectLoader.load([], files: files, workingDirectory: TestFiles.workingDirectory).first)
}

private func layout(
    _ specs: String, keys: String = "", width: Double? = nil, height: Double? = nil,
    choosing: (inout MockupChoice) -> Void = { _ in }
) throws -> LayoutRun.Result {
    var choice = MockupChoice()
    choosing(&choice)
    return try LayoutRun.run(
        [try project(specs, keys: keys)], choice: choice, proposal: (width, height), typesetter: Typesetter())
}

struct `Generating` {
    private static let keys = "output: out\ngenerate: { swift: { path: T.swift, type: T } }"
    private static let tokens = "a: { $type: dimension, $value: 4 }"

    private static func generate(
        _ files: TestFiles, verifying: Bool = false, specs: String = "", tokens: String = tokens
    ) async throws -> GenerateRun.Result {
        try await GenerateRun(try project(specs, keys: keys, tokens: tokens), files: files, isVerifying: verifying)
            .run()
    }

    @Test func `a file is written, then up to date, then stale`() async throws {
        let files = TestFiles([:])
        #expect(try await Self.generate(files).outputs.map(\.status) == [.written])
        #expect(files.text("out/T.swift")?.contains("T") == true)
        #expect(try await Self.generate(files).outputs.map(\.status) == [.upToDate])
        let before = files.text("out/T.swift")
        let stale = try await Self.generate(files, verifying: true, tokens: "a: { $type: dimension, $value: 5 }")
        guard case .stale(let diff)? = stale.outputs.first?.status else {
            Issue.record("not stale")
            return
        }
        #expect(diff.contains("\n+"))
        #expect(files.text("out/T.swift") == before)
    }

    @Test func `a failed write keeps the old file`() async throws {
        let files = TestFiles(["out/T.swift": "old"], isReadOnly: true)
        await #expect(throws: RunFailure.file(FileSystemError(.write, "out/T.swift", reason: "the disk is read-only")))
        {
            try await Self.generate(files)
        }
        #expect(files.text("out/T.swift") == "old")
    }

    @Test func `nothing is written with errors in tokens`() async throws {
        let files = TestFiles([:])
        let result = try await Self.generate(files, tokens: "a: { $type: dimension, $value: x }")
        #expect(result.diagnostics.count == 1)
        #expect(result.outputs.isEmpty && files.paths.isEmpty)
    }

    @Test func `an error in a component does not prevent writing tokens`() async throws {
        #expect(
            try await Self.generate(TestFiles([:]), specs: "component: C\nbody: { txt: x }").outputs.map(\.status) == [
                .written
            ])
    }
}

struct `Rendering` {
    private static func render(
        _ files: TestFiles, name: String = "C", keys: String = "", format: PictureFormat = .png
    ) async throws -> RenderRun.Result {
        var options = RenderRun.Options(jobs: 1, today: "2026-01-01")
        options.scale = 0.1
        options.format = format
        let project = try project(
            "component: \(name)\nbody: { shape: circle, width: 10, height: 10 }", keys: "output: out\n" + keys)
        return try await RenderRun(
            project, options: options, files: files, typesetter: Typesetter(), icons: IconFolder(files: files)
        ).run()
    }

    @Test func `every mock-up has its path in the output folder`() async throws {
        let files = TestFiles([:])
        let result = try await Self.render(files, name: "'../../x/Button'")
        #expect(result.problems.isEmpty)
        #expect(!files.paths.isEmpty)
        #expect(files.paths.allSatisfy { $0.hasPrefix(TestFiles.workingDirectory + "/out/") })
    }

    @Test func `a locale cannot leave the output folder`() async throws {
        let files = TestFiles([:])
        _ = try await Self.render(files, keys: "contexts: { locale: [ja, ../../../../x] }")
        #expect(files.paths.allSatisfy { $0.hasPrefix(TestFiles.workingDirectory + "/out/") })
    }

    @Test(arguments: PictureFormat.allCases)
    func `every failed write is reported and keeps the old file`(format: PictureFormat) async throws {
        let path = "out/\(format.rawValue)/C/default/light-large-iphone-15.\(format.rawValue)"
        let files = TestFiles([path: "old"], isReadOnly: true)
        let result = try await Self.render(files, format: format)
        #expect(!result.problems.isEmpty)
        #expect(result.written.isEmpty)
        #expect(files.text(path) == "old")
    }
}

struct `Rendering sheets` {
    private static let spec = """
        component: C
        body: { text: 送る, padding: 8, color: "{ink}", background: "{ground}", action: send, hitArea: 44 }
        ---
        component: -tokens
        body: { shape: circle, width: 10, height: 10 }
        ---
        component: C-redline
        body: { shape: circle, width: 10, height: 10 }
        """
    private static let tokens = """
        ink: { $type: color, $value: "#000000" }
        ground: { $type: color, $value: "#EEEEEE" }
        """

    private static func sheets(
        jobs: Int = 1, annotates: Bool = false, component: String? = nil, tokens: String = tokens
    ) async throws -> [String: String?] {
        let files = TestFiles([:])
        var options = RenderRun.Options(jobs: jobs, today: "2026-01-01")
        options.scale = 0.1
        options.sheetScale = 0.5
        options.annotates = annotates
        options.choice.component = component
        let project = try project(
            tokens.isEmpty ? "component: C\nbody: { text: A }" : spec, keys: "output: out\n", tokens: tokens)
        let result = try await RenderRun(
            project, options: options, files: files, typesetter: Typesetter(), icons: IconFolder(files: files)
        ).run()
        #expect(result.problems.isEmpty)
        let folder = TestFiles.workingDirectory + "/out/sheets/"
        let paths = files.paths.filter { $0.hasPrefix(folder) }
        return Dictionary(uniqueKeysWithValues: paths.map { (String($0.dropFirst(folder.count)), files.text($0)) })
    }

    @Test func `each component and the tokens have sheets with distinct names`() async throws {
        #expect(try await Self.sheets().keys.sorted() == ["-tokens.png", "-tokens_.png", "C-redline_.png", "C.png"])
    }

    @Test func `redlines are drawn on request`() async throws {
        let names = try await Self.sheets(annotates: true, component: "C").keys.sorted()
        #expect(names == ["C-redline.png", "C-type-sizes.png", "C.png"])
    }

    @Test func `the token sheet is left out for a single component or without tokens`() async throws {
        #expect(try await Self.sheets(component: "C").keys.sorted() == ["C.png"])
        #expect(try await Self.sheets(tokens: "").keys.sorted() == ["C.png"])
    }

    @Test func `sheets are the same bytes with any number of workers`() async throws {
        let alone = try await Self.sheets(annotates: true)
        #expect(try await Self.sheets(jobs: 4, annotates: true) == alone)
        #expect(alone.count == 10)
    }
}

struct `Laying out` {
    @Test func `fits along one axis lets its nodes wrap along the other`() throws {
        let specs = """
            component: C
            body:
              fits:
                - { shape: rectangle, idealWidth: 500, maxWidth: fill, idealHeight: 20, maxHeight: 20 }
                - { shape: rectangle, width: 10, height: 10 }
              axis: vertical
            """
        #expect(try layout(specs, width: 100, height: 40).laidOut?.size == Size(width: 100, height: 20))
        #expect(try layout(specs, width: 100, height: 10).laidOut?.size == Size(width: 10, height: 10))
    }

    @Test func `fits measures text in the proposed width if only the height counts`() throws {
        let text = Array(repeating: "word", count: 40).joined(separator: " ")
        let specs =
            "component: C\nbody: { fits: [{ text: '\(text)' }, { shape: rectangle, width: 7, height: 7 }], "
            + "axis: vertical }"
        // In one line the text would be 20 points high and fit; in 100 points it takes many lines and does not.
        #expect(try layout(specs, width: 100, height: 60).laidOut?.size == Size(width: 7, height: 7))
    }

    @Test func `a hugging height is the ideal one for any proposal`() throws {
        let text = Array(repeating: "word", count: 40).joined(separator: " ")
        func size(_ modifiers: String) throws -> Size {
            let specs = "component: C\nbody: { text: '\(text)'\(modifiers) }"
            return try #require(try layout(specs, width: 100, height: 30).laidOut).size
        }
        #expect(try size("").height <= 30)
        let hugging = try size(", height: hug")
        #expect(hugging.height > 200)
        #expect(hugging.width <= 100)
        #expect(try size(", width: fill, height: hug") == Size(width: 100, height: hugging.height))
        let limited = try size(", height: hug, maxHeight: 50").height
        #expect(limited > 30 && limited <= 50)
    }

    @Test func `flags select the component, the state and the context`() throws {
        let specs = "component: A\nbody: { text: a }\n---\ncomponent: B\nstates: [x, y]\nbody: { text: b }"
        let result = try layout(specs, keys: "contexts: { typeSize: [xSmall, large] }\nrender: { typeSize: large }") {
            $0.component = "B"
            $0.state = "x+y"
            $0.contexts.isDark = [true]
            $0.contexts.isIncreasedContrast = [true]
        }
        #expect(result.laidOut?.tree.component == "B")
        #expect(result.laidOut?.tree.state == "x+y")
        #expect(result.laidOut?.tree.metrics.typeSize == .large)
        #expect(result.appearance == .darkIncreased)
    }

    @Test func `an error that prevents layout is reported with its place`() throws {
        let broken = try layout("component: A\nbody: { text: a") { $0.component = "A" }
        #expect(broken.laidOut == nil)
        #expect(broken.diagnostics.map(\.rule) == ["syntax-error"])
        let wrong = try layout("component: A\nbody: { progress: .nan }") { $0.component = "A" }
        #expect(wrong.laidOut == nil)
        #expect(wrong.diagnostics.contains { $0.severity == .error && $0.range != nil })
    }

    @Test func `an unknown component or state ends the run`() throws {
        let specs = "component: Chip\nstates: [a, b]\nbody: { text: a }"
        #expect(throws: RunFailure.unknownComponent("Chp", suggestion: "Chip")) {
            try layout(specs) { $0.component = "Chp" }
        }
        #expect(throws: RunFailure.unknownState("c", component: "Chip", states: ["a", "b"])) {
            try layout(specs) { $0.state = "c" }
        }
        #expect(throws: RunFailure.brokenProject("the project has no components")) { try layout("") }
    }
}

struct `Checking` {
    private static func check(
        _ specs: String, keys: String = "", jobs: Int = 1, only: Set<RuleID> = []
    ) async throws -> CheckResult {
        var options = CheckRun.Options(jobs: jobs, today: "2026-01-01")
        options.only = only
        return await CheckRun(try project(specs, keys: keys), options: options, typesetter: Typesetter()).run()
    }

    @Test func `mock-ups are states times contexts`() async throws {
        let result = try await Self.check(
            "component: C\nstates: [a, b, c]\nbody: { text: x }",
            keys: "contexts: { typeSize: [large, ax1], appearance: [light, dark], contrast: [standard, increased] }")
        #expect(result.components == 1)
        #expect(result.mockups == 3 * 2 * 4)
    }

    @Test func `an error is reported once for all states and contexts`() async throws {
        for jobs in [1, 3] {
            let result = try await Self.check(
                "component: C\nstates: [a, b, c]\nbody: { text: $titel }",
                keys: "contexts: { typeSize: all, device: all }", jobs: jobs)
            #expect(result.findings.filter { $0.rule == .unknownProperty }.count == 1)
        }
    }

    /// The component is equal on both devices, but only one of them has an expectation.
    @Test func `an expectation for one of two equal devices verifies its criterion`() async throws {
        let result = try await Self.check(
            """
            component: C
            preview: { width: 100 }
            body: { text: x, height: 50 }
            expect: [{ node: body, height: 50, in: { device: iphone-16-pro-max } }]
            ---
            acceptance: App
            criteria: [{ id: AC-1, text: It is high., verifiedBy: [unmet-expectation] }]
            """,
            keys: "contexts: { device: [iphone-15, iphone-16-pro-max] }")
        #expect(result.acceptance.map(\.status) == [.passed])
    }

    @Test func `a file that does not parse is reported with any selection of rules`() async throws {
        let result = try await Self.check("component: [", only: ["low-contrast-text"])
        #expect(result.count(.error) > 0)
    }
}

@Test func `files that fail for the same reason are counted`() {
    func failure(_ path: String, _ reason: String) -> RunFailure {
        .file(FileSystemError(.write, path, reason: reason))
    }
    let messages = RunFailure.messages(of: [
        failure("a.png", "no space left"), .drawing("B cannot be drawn"), failure("c.png", "no space left"),
        failure("d.png", "no space left"), failure("e.png", "permission denied"),
    ])
    #expect(
        messages == [
            "cannot write a.png: no space left", "B cannot be drawn", "cannot write e.png: permission denied",
            "2 more files failed: no space left",
        ])
}
