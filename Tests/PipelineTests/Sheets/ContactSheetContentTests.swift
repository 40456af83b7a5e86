import Project
import Source
import Testing
import Values

@testable import Loading
@testable import Pipeline
@testable import Sheets

/// The words of contact sheets about the tokens and appearances of a component.
@Suite(.enabled(if: Typesetter().hasFonts, "without fonts no sheets are drawn"))
struct ContactSheetContentTests {
    private func page(_ specs: String, tokens: String = "") throws -> Page {
        let files = TestFiles([
            "uispec.yaml": """
            uispec: 1
            specs: [s.yaml]
            tokens: [t.yaml]
            output: out
            contexts: { appearance: [light, dark], device: [iphone-15] }
            """,
            "s.yaml": specs, "t.yaml": tokens,
        ])
        let project = try #require(
            try ProjectLoader.load([], files: files, workingDirectory: TestFiles.workingDirectory).first)
        #expect(project.diagnostics.map(\.message) == [])
        let run = RenderRun(
            project, options: RenderRun.Options(jobs: 1, today: "2026-01-01"), files: files, typesetter: Typesetter(),
            icons: IconFolder(files: files))
        let metrics = try #require(
            project.manifest.contexts.metrics(defaultDevice: project.facts.defaultDevice).first)
        let worker = DrawingState(project: project, typesetter: Typesetter(), pictures: .none)
        let sheets = run.makeSheetRun(metrics, in: project.manifest.contexts)
        let component = try #require(project.ownComponents.first)
        return try #require(sheets.sheets(of: component, [.contact], by: worker).sheets.first?.page)
    }

    private static let tokens = """
        ink: { $type: color, $value: "#111111", $modes: { dark: "#EEEEEE" } }
        fixed: { $type: color, $value: "#0A5FD9" }
        gap: { $type: dimension, $value: 12 }
        """

    @Test func `a token is shown with the nodes that use it, in lower case`() throws {
        let page = try page(
            """
            component: Card
            body:
              vstack:
                - { id: userName, text: A, color: "{ink}" }
                - { text: B, color: "{ink}" }
                - { shape: circle, width: 10, height: 10, fill: "{fixed}" }
              spacing: "{gap}"
            """, tokens: Self.tokens)
        let texts = page.texts.map(\.text)
        for words in ["user name, text", "shape", "gap"] { #expect(texts.contains(words), "\(words) in \(texts)") }
    }

    @Test(arguments: [
        ("{ divider: , color: '{line}' }", "['#0000FF', '#00000080']", "#00003F"),
        ("{ text: C, color: '#FFFFFF' }", "['#0000FF', { shape: circle, fill: '{line}' }, '#00FF00']", "#00007F"),
        (
            "{ text: C, color: '#FFFFFF', overlay: { shape: circle, fill: '{line}', width: fill, height: fill } }",
            "['#0000FF']", "#00007F"
        ),
    ])
    func `a translucent token is over what is drawn below it`(
        _ node: String, background: String, color: String
    ) throws {
        let page = try page(
            """
            component: Card
            preview: { backdrop: "#FF0000" }
            body:
              vstack: [{ text: A, color: "#FFFFFF" }, \(node)]
              background: \(background)
              padding: 12
            """, tokens: "line: { $type: color, $value: \"#00000080\" }")
        let colors = Self.fills(page.marks)
        #expect(colors.contains(color), "\(colors)")
    }

    @Test func `the edge of a stage is over the rows around the component`() throws {
        let page = try page(
            """
            component: Row
            preview: { backdrop: "#FFFFFF" }
            body: { text: A, color: "#111111", width: 393, height: 50 }
            ---
            screen: List
            body: { vstack: [{ use: Row }, { use: Row }], spacing: 0 }
            """)
        #expect(page.pictures.count == 3)
        let veil = page.marks.lastIndex { if case .clipped = $0 { true } else { false } }
        let edge = page.marks.lastIndex { if case .stroke(_, PageColors.line, _) = $0 { true } else { false } }
        #expect(try #require(edge) > #require(veil))
    }

    private static func fills(_ marks: [PageMark]) -> [String] {
        marks.flatMap { mark in
            switch mark {
            case .fill(_, let color), .rule(_, let color): [color.hex]
            case .clipped(_, let inner): fills(inner)
            default: [String]()
            }
        }
    }

    @Test(arguments: [("{fixed}", 1), ("{ink}", 2)])
    func `a component that looks the same in light and dark has one column`(fill: String, columns: Int) throws {
        let page = try page(
            """
            component: Dot
            preview: { backdrop: "#FFFFFF" }
            body: { shape: circle, width: 40, height: 40, fill: "\(fill)" }
            """, tokens: Self.tokens)
        #expect(page.pictures.count == columns)
    }

    @Test(arguments: [
        ("states: { default: }\n", false), ("", false),
        ("states: { one: , two: { set: { body.opacity: 0.5 } } }\n", true),
    ])
    func `the only state has no name`(states: String, isNamed: Bool) throws {
        let page = try page("component: Dot\n\(states)body: { shape: circle, width: 40, height: 40, fill: red }")
        let names = page.texts.filter { $0.style == .rowName }.map(\.text)
        #expect(names.contains("one") == isNamed && !names.contains("default"), "\(names)")
    }

    @Test(arguments: [
        "padding: { horizontal: \"{gap}\", top: 1 }", "margin: { top: \"{gap}\" }", "radius: { topLeading: \"{gap}\" }",
    ])
    func `a token of one edge or corner is shown with its user`(modifier: String) throws {
        let page = try page(
            "component: Card\nbody: { vstack: [{ text: A, id: name, \(modifier) }] }", tokens: Self.tokens)
        let texts = page.texts.map(\.text)
        let place = try #require(texts.firstIndex(of: "gap"))
        #expect(texts[place...].prefix(3).contains("name"), "\(texts[place...].prefix(3))")
    }

    /// The spokes of a spinner are translucent, too.
    @Test(arguments: [
        ("{ set: { core.opacity: 0.4 } }", ["Opacity", "0.4"]), ("{ set: { core.scale: 0.9 } }", ["Scale", "0.9"]),
        ("{ set: { isLoading: true } }", []),
    ])
    func `an effect of a state is in its facts`(state: String, words: [String]) throws {
        let page = try page(
            """
            component: Dot
            properties: { isLoading: false }
            states: { ready: , other: \(state) }
            body:
              vstack:
                - { shape: circle, id: core, width: 40, height: 40, fill: red }
                - { spinner: true, when: $isLoading, label: Loading }
            """)
        let texts = page.texts.map(\.text)
        #expect(texts.filter { ["Opacity", "Scale"].contains($0) } == words.prefix(1).map { $0 }, "\(texts)")
        for word in words { #expect(texts.contains(word)) }
    }
}
