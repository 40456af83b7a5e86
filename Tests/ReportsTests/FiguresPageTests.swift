import Loading
import Source
import Specs
import TestProjects
import Testing
import Texts

@Suite struct FiguresPageTests {
    private static let spec = """
        component: Chip
        reference: UI 3.10
        states: { off: , on: }
        body: { text: A, minHeight: 32 }
        expect:
          - { node: body, height: 32, radius: { min: 4 }, in: { typeSize: large } }
          - { state: on, node: body, text: "a|b", reference: UI 3.2 }
        ---
        component: Bar
        reference: UI 3.2, 4.1–4.3
        body: { text: B }
        expect:
          - { motion: in, duration: 0.3s }
        """

    private func page(_ sections: [DocumentSection] = []) throws -> [String] {
        let project = try TestProject(spec: Self.spec).load()
        let page = FiguresPage(
            project: "Test", components: project.library.components, sources: project.sources, sections: sections,
            link: { "../" + $0 })
        return page.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    @Test func `each figure has a row, sorted by section, then by file`() throws {
        #expect(
            try page().filter { $0.hasPrefix("| 3") } == [
                "| 3.2 | `Chip:on#body` | text | `\"a\\|b\"` |  | [spec.yaml:7](../spec.yaml#L7) |",
                "| 3.2 | `Bar#body, motion in` | duration | `0.3s` |  | [spec.yaml:13](../spec.yaml#L13) |",
                "| 3.10 | `Chip#body` | height | `32` | `{ typeSize: large }` | [spec.yaml:6](../spec.yaml#L6) |",
                "| 3.10 | `Chip#body` | radius | `{ min: 4 }` | `{ typeSize: large }` "
                    + "| [spec.yaml:6](../spec.yaml#L6) |",
            ])
    }

    @Test func `lists sections without figures, with the components that refer to them`() throws {
        #expect(try page().filter { $0.hasPrefix("- ") } == ["- 4.1: Bar", "- 4.2: Bar", "- 4.3: Bar"])
        let listed = [DocumentSection("3.2", title: "Bars"), DocumentSection("5", title: "Voice")]
        let lines = try page(listed)
        #expect(lines.filter { $0.hasPrefix("- ") } == ["- 5 Voice"])
        #expect(lines.contains { $0.hasPrefix("| 3.2 Bars | ") })
        #expect(lines.contains { $0.hasPrefix("4 figures from 2 sections") })
    }

    @Test(arguments: [
        ("UI 3.1.2", ["3.1.2"]), ("UI 3.1.2, 3.4.3, 9.1", ["3.1.2", "3.4.3", "9.1"]),
        ("UI 3.1–3.2, 4.1–4.3", ["3.1", "3.2", "4.1", "4.2", "4.3"]), ("§7", ["7"]), ("4.9–5.1", ["4.9", "5.1"]),
        ("1–1000000", ["1", "1000000"]), ("the document", []), ("", []),
    ])
    func `a reference names sections`(reference: String, sections: [String]) {
        #expect(DocumentSection.numbers(in: reference) == sections)
    }
}
