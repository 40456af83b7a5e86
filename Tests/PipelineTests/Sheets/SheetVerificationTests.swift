import Canvas
import Project
import Source
import Testing

@testable import Loading
@testable import Pipeline

/// `render --verify`: compares sheets on disk with newly drawn ones.
@Suite(.enabled(if: Typesetter().hasFonts, "without fonts no sheets are drawn"))
struct SheetVerificationTests {
    private static let manifest = """
        uispec: 1
        specs: [s.yaml]
        output: out
        sheets: { scale: 0.5, colors: 64 }
        contexts: { appearance: [light, dark], device: [iphone-15] }
        """
    private static let committed = manifest.replacingFirst("colors: 64", by: "colors: 64, committed: [Chip]")
    private static let chip = """
        component: Chip
        states: { plain: , on: { set: { body.opacity: 0.5 } } }
        body: { text: カフェ, padding: 12, background: "#EEEEF2", radius: 8 }
        """
    private static let badge = "---\ncomponent: Badge\nbody: { shape: circle, width: 40, height: 40 }\n"

    private func run(
        _ spec: String, on disk: TestFiles, verifies: Bool, component: String? = nil, manifest: String = manifest
    ) async throws -> RenderRun.Result {
        let specs = TestFiles(["uispec.yaml": manifest, "s.yaml": spec])
        let project = try #require(
            try ProjectLoader.load([], files: specs, workingDirectory: TestFiles.workingDirectory).first)
        var options = RenderRun.Options(jobs: 2, today: "2026-01-01")
        options.scale = 0.1
        options.verifies = verifies
        options.choice.component = component
        let result = try await RenderRun(
            project, options: options, files: disk, typesetter: Typesetter(), icons: IconFolder(files: disk)
        ).run()
        #expect(result.problems.isEmpty)
        return result
    }

    private func drawn(_ spec: String = chip) async throws -> TestFiles {
        let disk = TestFiles([:])
        _ = try await run(spec, on: disk, verifies: false)
        // Without a description, sheets are compared with their files only.
        try disk.remove("out/mockups.json")
        return disk
    }

    private static let folder = TestFiles.workingDirectory + "/out/sheets/"

    private func stale(
        _ spec: String, on disk: TestFiles, component: String? = nil, manifest: String = manifest
    ) async throws -> [String] {
        let before = disk.paths
        let result = try await run(spec, on: disk, verifies: true, component: component, manifest: manifest)
        #expect(disk.paths == before)
        return result.stale.map { sheet in
            let name = String(sheet.name.split(separator: "/").last ?? "")
            return switch sheet.reason {
            case .missing: "\(name) missing"
            case .orphaned: "\(name) orphaned"
            case .different: "\(name) different"
            case .undescribed: "\(name) undescribed"
            case .removed: "\(name) removed"
            case .changed: "\(name) changed"
            }
        }
    }

    @Test func `newly drawn sheets are up to date, and nothing is written`() async throws {
        let disk = try await drawn()
        #expect(try await stale(Self.chip, on: disk) == [])
        #expect(try await run(Self.chip, on: disk, verifies: true).compared == 1)
    }

    @Test(arguments: [
        // A frame, a color, a radius, a state.
        ("padding: 12", "padding: 14"), ("#EEEEF2", "#E2E6F2"), ("radius: 8", "radius: 16"),
        ("on: {", "more: , on: {"), ("カフェ", "カフカ"),
    ])
    func `a sheet is stale if its component has changed`(old: String, new: String) async throws {
        let disk = try await drawn()
        let spec = Self.chip.replacingFirst(old, by: new)
        #expect(try await stale(spec, on: disk) == ["Chip.png different"])
    }

    @Test func `a file with different bytes and equal pixels is up to date`() async throws {
        let disk = try await drawn()
        let path = Self.folder + "Chip.png"
        let bytes = try Surface.decodePNG(disk.read(path)).png()
        #expect(try bytes != disk.read(path))
        try disk.write(bytes, to: path)
        #expect(try await stale(Self.chip, on: disk) == [])
    }

    @Test func `a missing or orphaned sheet is reported, except for those of --annotate`() async throws {
        let disk = try await drawn()
        let bytes = try disk.read(Self.folder + "Chip.png")
        for name in ["Gone.png", "Chip-redline.png", "Old/Gone-redline.png"] {
            try disk.write(bytes, to: Self.folder + name)
        }
        let expected = ["Badge.png missing", "Gone.png orphaned", "Gone-redline.png orphaned"]
        #expect(try await stale(Self.chip + "\n" + Self.badge, on: disk) == expected)
        // A run for one component cannot find orphaned sheets.
        #expect(try await stale(Self.chip + "\n" + Self.badge, on: disk, component: "Chip") == [])
    }

    @Test func `only committed sheets are compared where the manifest lists them`() async throws {
        let both = Self.chip + "\n" + Self.badge
        let disk = try await drawn(both)
        let changed = both.replacingFirst("padding: 12", by: "padding: 14").replacingFirst("width: 40", by: "width: 48")
        #expect(try await stale(changed, on: disk) == ["Badge.png different", "Chip.png different"])
        #expect(try await stale(changed, on: disk, manifest: Self.committed) == ["Chip.png different"])
        #expect(
            try await stale(changed, on: disk, component: "Badge", manifest: Self.committed) == ["Badge.png different"])
        #expect(try await stale(both, on: TestFiles([:]), manifest: Self.committed) == ["Chip.png missing"])
    }

    @Test func `the token sheet shows the pairs of components whose sheets are not committed`() async throws {
        let tokens = "ink: { $type: color, $value: '#000000' }\nground: { $type: color, $value: '#EEEEEE' }\n"
        let files = [
            "uispec.yaml": Self.committed.replacingFirst("[Chip]", by: "[Chip, tokens]") + "\ntokens: [t.yaml]",
            "t.yaml": tokens,
            "s.yaml": Self.chip
                + "\n---\ncomponent: Badge\nbody: { text: 送る, color: '{ink}', background: '{ground}' }\n",
        ]
        let project = try #require(
            try ProjectLoader.load([], files: TestFiles(files), workingDirectory: TestFiles.workingDirectory).first)
        let disk = TestFiles([:])
        for verifies in [false, true] {
            var options = RenderRun.Options(jobs: 2, today: "2026-01-01")
            options.scale = 0.1
            options.verifies = verifies
            let result = try await RenderRun(
                project, options: options, files: disk, typesetter: Typesetter(), icons: IconFolder(files: disk)
            ).run()
            #expect(result.stale == [])
            #expect(!verifies || result.compared == 2)
        }
    }

    @Test func `a committed sheet of an unknown component is a finding`() throws {
        let manifest = Self.committed.replacingFirst("[Chip]", by: "[Chip, Bagde]")
        let specs = TestFiles(["uispec.yaml": manifest, "s.yaml": Self.chip + "\n" + Self.badge])
        let project = try #require(
            try ProjectLoader.load([], files: specs, workingDirectory: TestFiles.workingDirectory).first)
        #expect(project.diagnostics.map(\.rule) == [.unknownComponent])
        #expect(project.diagnostics.map(\.message) == ["unknown component “Bagde”"])
        #expect(project.diagnostics.map(\.help) == ["did you mean “Badge”?"])
    }

    @Test func `a file that is not a picture is stale`() async throws {
        let disk = try await drawn()
        try disk.write([1, 2, 3], to: Self.folder + "Chip.png")
        #expect(try await stale(Self.chip, on: disk) == ["Chip.png different"])
    }
}

extension String {
    fileprivate func replacingFirst(_ old: String, by new: String) -> String {
        guard let range = firstRange(of: old) else { return self }
        var result = self
        result.replaceSubrange(range, with: new)
        return result
    }
}
