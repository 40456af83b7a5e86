import Checks
import Project
import Source
import Testing
import Tokens
import Values
import YAML

@testable import Loading
@testable import Pipeline

/// Cached findings are read as they were written.
struct `Cached findings` {
    private static func load() throws -> LoadedProject {
        let files = TestFiles([
            "uispec.yaml":
                "uispec: 1\nspecs: [s.yaml]\ncontexts: { appearance: [light], typeSize: [large, ax5] }",
            "s.yaml": "component: Mark\nbody: { text: あ }\n---\ncomponent: Other\nbody: { text: いろはにほへと }",
        ])
        return try #require(
            try ProjectLoader.load([], files: files, workingDirectory: TestFiles.workingDirectory).first)
    }

    private static func coder(_ project: LoadedProject) -> KeptFindings {
        KeptFindings(project, WrittenPieces(project))
    }

    private static let mark = WrittenPieces.Subject(component: "Mark", parts: [])

    private static func findings(of project: LoadedProject) -> [Finding] {
        let file = project.specFiles.min() ?? FileID(rawValue: 0)
        let range = SourceRange(file: file, start: 22, end: 30)
        let contexts = project.manifest.contexts.metrics(defaultDevice: project.facts.defaultDevice)
        var whole = Finding(
            Diagnostic(
                "small-target", .warning, "“あ\n” is 20 × 20, \u{1F44D} and \"quoted\"", at: range, annotation: "20",
                notes: [.init("there", at: range.startPoint), .init("nowhere")], help: "{hitArea: 44}",
                fixes: [
                    Fix(
                        title: "widen", edits: [.init(range: range, replacement: "hitArea: 44\n")], applicability: .safe
                    ),
                    Fix(title: "", edits: [], applicability: .unsafe),
                ]),
            at: .init(component: "Mark", state: "default", node: "body"),
            area: Rect(x: 0.1, y: -2, width: 20, height: 0.3))
        whole.occurrences = contexts.flatMap { metrics in
            [Appearance.light, .darkIncreased].map { appearance in
                Finding.Occurrence(
                    metrics: metrics, appearance: appearance,
                    measure: .init(
                        measured: 0.123456789012345, required: 4.5, unit: .ratio, foreground: .black,
                        background: RGBA(red: 0.1, green: 0.2, blue: 1.2, alpha: 0.5)))
            }
        }
        whole.nodes = ["body", "body/1"]
        whole.systemColor = "ios.color.link"
        whole.scrolled = Viewpoint(
            distances: [3: Point(x: 0, y: -120.25), 1: Point(x: 40, y: 0)], area: Rect(x: 0, y: 1, width: 2, height: 3))
        let plain = Finding(Diagnostic("unknown-rule", .note, "", at: nil))
        let partly = Finding(
            Diagnostic("missing-label", "x", at: nil), at: .init(component: "Mark"),
            occurrences: [.init(), .init(measure: .init(measured: 1, required: 2, unit: .points))])
        return [whole, plain, partly]
    }

    private static func read(_ text: String) throws -> Node {
        try #require(
            DocumentReader.read(SourceFile(path: "kept", text: text), id: FileID(rawValue: 0)).documents.first)
    }

    @Test func `every part of a finding is cached`() throws {
        let project = try Self.load()
        let coder = Self.coder(project)
        for finding in Self.findings(of: project) {
            let text = try #require(coder.written(finding, of: Self.mark)).formatted
            #expect(coder.finding(try Self.read(text)) == finding)
        }
    }

    @Test func `a finding that depends on other components is not cached`() throws {
        let project = try Self.load()
        let coder = Self.coder(project)
        var finding = try #require(Self.findings(of: project).first)
        finding.waiver = "accepted"
        #expect(coder.written(finding, of: Self.mark) == nil)
        finding.waiver = nil
        finding.otherPlaces = [.init(component: "Card")]
        #expect(coder.written(finding, of: Self.mark) == nil)
    }

    @Test(arguments: [
        ("\"severity\": \"warning\"", "\"severity\": \"bad\""), ("\"context\": 1", "\"context\": 2"),
        ("\"appearance\": 0", "\"appearance\": 8"), ("\"unit\": \"ratio\"", "\"unit\": \"cm\""), ("6 14 ", "6 14"),
        ("[ 0, 0, 0, 1 ]", "[ 0, 0, 1 ]"), ("\"measured\": 0", "\"measured\": .x"), ("#Mark#body", "#Mark#gone"),
        ("6 14 #", "6 99 #"),
        ("\"component\": \"Mark\"", "\"component\": []"), ("\"unsafe\"", "\"bold\""),
    ])
    func `a changed finding is not read`(old: String, new: String) throws {
        let project = try Self.load()
        let coder = Self.coder(project)
        let finding = try #require(Self.findings(of: project).first)
        let text = try #require(coder.written(finding, of: Self.mark)).formatted
        #expect(text.contains(old))
        #expect(coder.finding(try Self.read(text.replacing(old, with: new))) == nil)
    }

    /// Across keys, before a key, and outside of the component.
    @Test(arguments: [(3, 20), (16, 16), (40, 60)])
    func `a finding at a place without a key is not cached`(start: UInt32, end: UInt32) throws {
        let project = try Self.load()
        var finding = try #require(Self.findings(of: project).first)
        let file = try #require(finding.diagnostic.range?.file)
        finding.diagnostic.range = SourceRange(file: file, start: start, end: end)
        #expect(Self.coder(project).written(finding, of: Self.mark) == nil)
    }
}
