import Checks
import Source
import TestProjects
import Testing

/// Figures that `expect:` measures beyond the frame of a node.
struct `Expectations that are measured` {
    /// A row that uses a button; the button holds a badge.
    private static let spec = """
        component: Row
        states: { plain: , failed: }
        timeout: { after: 14s, state: failed }
        body:
          vstack:
            - { use: Press, id: press, opacity: 0.5 }
            - { field: Aki, id: name, font: "{ios.font.body}", color: "#112233", label: Name }
            - { spinner: , id: wait, color: "#445566", label: Wait }
            - { text: "11/14\\n11:23", id: date }
            - { text: one two three four five, id: long, width: 60, lineLimit: 2, truncate: tail }
            - { text: a, each: [1, 2], id: copy }
        expect:
          - { EXPECTED }
        ---
        component: Press
        body:
          zstack:
            - { text: Open, id: title, font: "{ios.font.body}", lineLimit: 1 }
            - { use: Badge, id: mark }
          padding: { horizontal: 12, vertical: 6 }
          background: "#0A5FD9"
          radius: 8
          opacity: 0.8
          action: open
          hitArea: 60
        ---
        component: Badge
        body: { text: 2, id: count, color: "#FFFFFF" }
        """

    private func messages(_ expected: String) async throws -> [String] {
        let project = TestProject(spec: Self.spec.replacing("EXPECTED", with: expected))
        return try await project.check(only: ["unmet-expectation"]).findings.map(\.diagnostic.message)
    }

    @Test(arguments: [
        // A use is measured as the component that it uses; opacity and scale of both are multiplied.
        "node: press, hitWidth: { min: 60 }, hitHeight: 60, radius: 8, padding: 12, opacity: 0.4, "
            + "background: '#0A5FD9'",
        "node: press, label: 'Open, 2'",
        "node: press.mark, text: 2, lineCount: 1, color: '#FFFFFF'",
        // Paths refer to nodes inside the used component.
        "node: press.title, text: Open, pointSize: 17", "node: press.body, radius: 8",
        "node: press.mark.count, text: 2", "node: press.none, count: 0",
        "timeout: 14s", "node: copy, count: 2",
        "node: name, pointSize: 17, color: '#112233', text: Aki, lineCount: 1, label: Name",
        "node: wait, color: '#445566'",
        #"node: date, text: "11/14\n11:23", lineCount: 2"#,
        "state: [plain, failed], height: { min: 1 }", "state: [failed], height: { min: 1 }",
    ])
    func `a met expectation is not reported`(expected: String) async throws {
        #expect(try await messages(expected) == [])
    }

    @Test(arguments: [
        ("node: press.title, text: Close", "the text of “press.title” is “Open”; the expected value is “Close”"),
        ("node: press.badge, text: 2", "the expectation names “press.badge”, which is not shown in this state"),
        ("node: title, text: Open", "the expectation names “title”, which is not shown in this state"),
        ("timeout: 3s", "the timeout of “body” is 14 s; the expected value is 3 s"),
        ("node: date, text: 11/1411:23", "the text of “date” is “11/14↵11:23”; the expected value is “11/1411:23”"),
        ("node: name, pointSize: 15", "the font size of “name” is 17; the expected value is 15"),
    ])
    func `an unmet expectation is reported`(expected: String, message: String) async throws {
        #expect(Set(try await messages(expected)) == [message])
    }

    @Test func `distances from the leading edge and between nodes are the same from right to left`() async throws {
        let spec = """
            component: Row
            preview: { width: 200 }
            body:
              hstack:
                - { shape: circle, id: first, width: 20, fill: "#112233" }
                - { shape: circle, id: second, width: 30, fill: "#112233" }
                - { spacer: }
              spacing: 12
              padding: { leading: 8, trailing: 4 }
              width: fill
            expect:
              - { node: body, gap: 12 }
              - { node: first, x: 8 }
              - { node: second, x: 40 }
            """
        let contexts = "{ appearance: [light], typeSize: [large], device: [iphone-15], direction: [ltr, rtl] }"
        let project = TestProject(spec: spec, contexts: contexts)
        #expect(try await project.check(only: ["unmet-expectation"]).findings.map(\.diagnostic.message) == [])
        let wrong = TestProject(spec: spec.replacing("x: 40", with: "x: 41"), contexts: contexts)
        #expect(try await wrong.check(only: ["unmet-expectation"]).findings.count == 1)
    }

    @Test func `the right name is suggested for a misspelled node`() async throws {
        let spec = "component: C\nbody: { vstack: [{ text: Top, id: title }] }\nexpect: [{ node: titel, height: 20 }]"
        let found = try await TestProject(spec: spec).check(only: ["unresolved-reference"]).findings
        #expect(found.map(\.diagnostic.help) == ["did you mean “title”?"])
    }
}
