import Checks
import Source
import TestProjects
import Testing

/// Texts and symbols that stay while content scrolls below them.
struct `Ink that stays in place` {
    private static func found(_ spec: String) async throws -> [Finding] {
        let project = TestProject(spec: spec, contexts: "{ appearance: [light], device: [iphone-15] }")
        return try await project.check(only: ["low-contrast-text", "low-contrast-graphic", "unmeasured-text"]).findings
    }

    private static let rows = """
        - { shape: rectangle, fill: "#FFFFFF", width: fill, height: 1000 }
              - { shape: rectangle, fill: "#0A4FB3", width: fill, height: 1400 }
        """

    /// A button, a bar, a title above nested scroll views and a toast, each over blue only after scrolling.
    @Test(arguments: [
        """
        screen: Floating
        background: "#FFFFFF"
        body:
          zstack:
            - scroll:
              \(rows)
              spacing: 0
            - { symbol: plus, size: 24, color: "#0A4FB3", action: add, label: Add, hitArea: 56, margin: 30 }
          align: bottomTrailing
        """,
        """
        screen: Bar
        background: "#FFFFFF"
        top: { text: Library, color: "#0A4FB3", width: fill, minHeight: 50, background: "#FFFFFF30" }
        body:
          vstack:
            - scroll:
              \(rows)
              spacing: 0
        """,
        """
        screen: Nested
        background: "#FFFFFF"
        body:
          zstack:
            - scroll:
              - { shape: rectangle, fill: "#FFFFFF", width: fill, height: 900 }
              - scroll:
                - { shape: rectangle, fill: "#EEEEEE", width: 500, height: 200 }
                - { shape: rectangle, fill: "#0A4FB3", width: 500, height: 200 }
                axis: horizontal
                spacing: 0
              - { shape: rectangle, fill: "#FFFFFF", width: fill, height: 900 }
              spacing: 0
            - { text: Library, color: "#0A4FB3", margin: 30 }
          align: top
        """,
    ])
    func `is measured over everything that can pass behind it`(spec: String) async throws {
        let found = try await Self.found(spec)
        #expect(found.count == 1)
        let finding = try #require(found.first)
        #expect(finding.measure.map { $0.measured < 2 } == true, "\(finding.diagnostic.message)")
        let notes = finding.diagnostic.notes.map(\.message)
        #expect(!notes.isEmpty && notes.allSatisfy { $0.hasPrefix("measured after scrolling this by ") }, "\(notes)")
    }

    /// An opaque bar, a bar that gets its background when content scrolls, a list that cannot scroll that far, and a
    /// panel of its own below the text.
    @Test(arguments: [
        (
            "top: { text: A, color: \"#0A4FB3\", width: fill, minHeight: 50, background: \"#FFFFFF\" }", "1400",
            "text: B"
        ),
        ("top: { text: A, color: \"#0A4FB3\", width: fill, minHeight: 50 }", "1400", "text: B"),
        ("summary: Short.", "30", "text: A, color: \"#0A4FB3\", margin: 300"),
        ("summary: Panel.", "1400", "text: A, color: \"#0A4FB3\", padding: 20, background: \"#FFFFFF\""),
    ])
    func `is not measured over what cannot be seen behind it`(
        keys: String, height: String, text: String
    ) async throws {
        let found = try await Self.found(
            """
            screen: S
            background: "#FFFFFF"
            \(keys)
            body:
              zstack:
                - scroll:
                  - { shape: rectangle, fill: "#FFFFFF", width: fill, height: 800 }
                  - { shape: rectangle, fill: "#0A4FB3", width: fill, height: \(height) }
                  spacing: 0
                - { \(text) }
              align: top
            """)
        #expect(found.filter { $0.diagnostic.message.contains("“A”") }.isEmpty, "\(found.map(\.diagnostic.message))")
    }

    @Test func `a thousand equal rows are one paint, and a thousand colors are named`() async throws {
        func list(_ color: (Int) -> String) -> String {
            let rows = (0..<1_000).map {
                "      - { shape: rectangle, fill: \"\(color($0))\", width: fill, height: 60 }\n"
            }
            return """
                screen: Long
                background: "#FFFFFF"
                body:
                  zstack:
                    - scroll:
                \(rows.joined())
                      spacing: 0
                    - { text: Library, color: "#000000", margin: 30 }
                  align: top
                """
        }
        #expect(try await Self.found(list { _ in "#DDDDDD" }).isEmpty)
        let many = try await Self.found(list { String("#F0" + String($0 + 4_096, radix: 16).uppercased()) })
        #expect(many.map(\.rule) == ["unmeasured-text"])
    }

    @Test func `a border is seen against the fill that it surrounds`() async throws {
        let field = { (border: String) in
            """
            component: A
            preview: { backdrop: "#8A8A8A" }
            body: { field: "", label: Code, width: 120, height: 44, background: "#D0D0D0", \
            border: { color: "\(border)", width: 2 } }
            """
        }
        #expect(try await Self.found(field("#555555")).isEmpty)
        #expect(try await Self.found(field("#A8A8A8")).count == 1)
    }
}
