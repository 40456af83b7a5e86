import Project
import Source
import Testing

@testable import Loading
@testable import Pipeline

/// `render --verify` with a `mockups.json`: compares all mock-ups and sheets, whether their files exist or not.
@Suite(.enabled(if: Typesetter().hasFonts, "without fonts no sheets are drawn"))
struct DescriptionVerificationTests {
    private static let manifest = """
        uispec: 1
        tokens: [t.yaml]
        specs: [s.yaml]
        output: out
        sheets: { scale: 0.5, committed: [Badge] }
        contexts: { appearance: [light, dark], device: [iphone-15] }
        """
    private static let tokens = """
        surface: { $type: color, $value: { light: '#EEEEF2', dark: '#222222' } }
        gap: { $type: dimension, $value: 12 }
        """
    private static let specs = """
        component: Chip
        states: { plain: , on: { set: { body.opacity: 0.5 } } }
        body: { text: カフェ, padding: '{gap}', background: '{surface}', radius: 8 }
        ---
        component: Badge
        body: { shape: circle, width: 40, height: 40, fill: '#AA0000' }
        """

    private func run(
        on disk: TestFiles, verifies: Bool, changing changes: [(String, String)] = [], annotates: Bool = false,
        component: String? = nil
    ) async throws -> RenderRun.Result {
        let files = ["uispec.yaml": Self.manifest, "t.yaml": Self.tokens, "s.yaml": Self.specs].mapValues { text in
            changes.reduce(text) { $0.replacing($1.0, with: $1.1) }
        }
        let project = try #require(
            try ProjectLoader.load([], files: TestFiles(files), workingDirectory: TestFiles.workingDirectory).first)
        var options = RenderRun.Options(jobs: 2, today: "2026-01-01")
        options.scale = 0.1
        (options.verifies, options.annotates, options.choice.component) = (verifies, annotates, component)
        let result = try await RenderRun(
            project, options: options, files: disk, typesetter: Typesetter(), icons: IconFolder(files: disk)
        ).run()
        #expect(result.problems.isEmpty)
        return result
    }

    /// Only the description and the committed sheet, as in a new clone.
    private func clone(annotates: Bool = false) async throws -> TestFiles {
        let disk = TestFiles([:])
        _ = try await run(on: disk, verifies: false, annotates: annotates)
        for path in disk.paths where !path.hasSuffix("mockups.json") && !path.hasSuffix("sheets/Badge.png") {
            try disk.remove(path)
        }
        return disk
    }

    private func stale(_ result: RenderRun.Result) -> [String: StaleDrawing.Reason] {
        Dictionary(
            result.stale.map { drawing in
                (drawing.name.split(separator: "/").last.map(String.init) ?? "", drawing.reason)
            }
        ) { $1 }
    }

    @Test(arguments: [false, true]) func `a drawing that looks as described is up to date without its file`(
        annotates: Bool
    ) async throws {
        let result = try await run(on: try await clone(annotates: annotates), verifies: true)
        #expect(result.stale == [])
        #expect(result.compared == 1)
        #expect(result.described?.mockups == 3)
        #expect(result.described?.sheets == (annotates ? 7 : 3))
    }

    @Test func `a difference names the node, the property, both values and the token`() async throws {
        let result = try await run(
            on: try await clone(), verifies: true, changing: [("dark: '#222222'", "dark: '#333333'")])
        let stale = stale(result)
        let words = "body background light #EEEEF2, dark #222222 → light #EEEEF2, dark #333333 {surface}"
        #expect(stale["Chip:plain in dark"] == .changed([words], count: 1))
        #expect(stale["Chip:on in dark"] == .changed([words], count: 1))
        guard case .changed(let sheet, _) = stale["Chip.png"] else {
            Issue.record("the sheet of Chip is up to date")
            return
        }
        #expect(sheet.contains("the drawing of Chip, plain, dark-large-iphone-15"))
        #expect(stale["tokens.png"] != nil)
        #expect(stale.keys.filter { $0.contains("Badge") } == [])
    }

    @Test func `texts, frames and annotated sheets are compared too`() async throws {
        let disk = try await clone(annotates: true)
        let text = stale(try await run(on: disk, verifies: true, changing: [("カフェ", "カフカ")]))
        #expect(text["Chip:plain"] == .changed(["body text カフェ → カフカ"], count: 1))
        #expect(text["Chip-redline.png"] != nil && text["Chip-type-sizes.png"] != nil)
        let moved = stale(try await run(on: disk, verifies: true, changing: [("$value: 12", "$value: 13")]))
        #expect(moved["Chip:plain"] != nil && moved["Chip.png"] != nil)
    }

    @Test func `a committed sheet has to be on disk, and what was added or removed is named`() async throws {
        let disk = try await clone()
        try disk.remove("out/sheets/Badge.png")
        let result = try await run(
            on: disk, verifies: true, changing: [("states: { plain: , on:", "states: { plain: , off:")])
        let stale = stale(result)
        #expect(stale["Badge.png"] == .missing)
        #expect(stale["Chip:off"] == .undescribed)
        #expect(stale["Chip:on"] == .removed)
    }

    @Test func `without a description only files are compared, and an earlier version has to be written again`()
        async throws
    {
        let disk = try await clone()
        let text = try #require(disk.text("out/mockups.json"))
        try disk.write(Array(text.replacing("\"version\": 2", with: "\"version\": 1").utf8), to: "out/mockups.json")
        let old = try await run(on: disk, verifies: true)
        #expect(stale(old) == ["mockups.json": .different("has version 1, which has no fingerprints of sheets")])
        try disk.remove("out/mockups.json")
        let without = try await run(on: disk, verifies: true)
        #expect(without.stale == [] && without.compared == 1)
        #expect(without.lacksDescription && without.described == nil)
    }

    @Test func `mock-ups that were never drawn are not compared, but counted`() async throws {
        let disk = TestFiles([:])
        _ = try await run(on: disk, verifies: false, component: "Chip")
        // The file of the committed sheet is from elsewhere.
        let whole = try await clone()
        try disk.write(try whole.read("out/sheets/Badge.png"), to: "out/sheets/Badge.png")
        let result = try await run(on: disk, verifies: true)
        #expect(result.stale == [])
        #expect(result.described?.mockups == 2 && result.described?.sheets == 1)
        #expect(result.undescribed?.mockups == 1 && result.undescribed?.sheets == 2)
        // Only Chip was drawn, and is compared.
        let changed = stale(try await run(on: disk, verifies: true, changing: [("カフェ", "カフカ")]))
        #expect(changed.keys.sorted() == ["Chip.png", "Chip:on", "Chip:plain"])
        // The files of committed sheets are too.
        let badge = stale(try await run(on: disk, verifies: true, changing: [("#AA0000", "#00AA00")]))
        #expect(badge.keys.sorted() == ["Badge.png"])
    }

    @Test func `after everything was drawn, a new mock-up is missing although one component was drawn later`()
        async throws
    {
        let disk = TestFiles([:])
        _ = try await run(on: disk, verifies: false, component: "Chip")
        _ = try await run(on: disk, verifies: false)
        _ = try await run(on: disk, verifies: false, component: "Badge")
        #expect(disk.text("out/mockups.json")?.contains("partial") == false)
        let result = try await run(
            on: disk, verifies: true, changing: [("states: { plain: , on:", "states: { plain: , new: , on:")])
        #expect(stale(result)["Chip:new"] == .undescribed && result.undescribed == nil)
    }

    @Test func `an annotated sheet can be committed`() async throws {
        let listed = [("committed: [Badge]", "committed: [Badge, Chip-redline]")]
        let disk = TestFiles([:])
        _ = try await run(on: disk, verifies: false, changing: listed)
        #expect(disk.paths.contains { $0.hasSuffix("out/sheets/Chip-redline.png") })
        #expect(!disk.paths.contains { $0.hasSuffix("out/sheets/Badge-redline.png") })
        let same = try await run(on: disk, verifies: true, changing: listed)
        #expect(same.stale == [] && same.compared == 2)
        // Without a description, its file is compared.
        try disk.remove("out/mockups.json")
        let moved = stale(try await run(on: disk, verifies: true, changing: listed + [("$value: 12", "$value: 14")]))
        #expect(moved.keys.sorted() == ["Chip-redline.png"])
        try disk.remove("out/sheets/Chip-redline.png")
        #expect(stale(try await run(on: disk, verifies: true, changing: listed)) == ["Chip-redline.png": .missing])
    }

    @Test func `the description is the same at every scale`() async throws {
        let (one, other) = (TestFiles([:]), TestFiles([:]))
        _ = try await run(on: one, verifies: false)
        _ = try await run(on: other, verifies: false, changing: [("scale: 0.5", "scale: 1")])
        #expect(one.text("out/mockups.json") == other.text("out/mockups.json"))
    }
}
