import Checks
import Source
import TestProjects
import Testing

/// Fields as forms and search bars write them.
struct `A field with a placeholder` {
    private static func count(_ body: String) async throws -> Int {
        let spec = "component: Form\nproperties: { text: \"\" }\nbody: \(body)\n"
        return try await TestProject(spec: spec).check(only: ["placeholder-only-label"]).findings.count
    }

    @Test(arguments: [
        ("{ field: $text, placeholder: Email, minHeight: 44 }", 1),
        (
            """
            { vstack: [{ text: Sign in }, { divider: }, { field: $text, placeholder: Email },
              { field: $text, placeholder: Password }] }
            """, 2
        ),
        ("{ hstack: [{ symbol: lock, hidden: true }, { field: $text, placeholder: Password }] }", 1),
        ("{ hstack: [{ field: $text, placeholder: Amount }, { text: EUR }] }", 1),
        ("{ scroll: [{ vstack: [{ shape: rectangle, height: 20 }, { field: $text, placeholder: 電話番号 }] }] }", 1),
    ])
    func `is reported if nothing else names it`(body: String, count: Int) async throws {
        #expect(try await Self.count(body) == count)
    }

    @Test(arguments: [
        "{ vstack: [{ text: Email }, { field: $text, placeholder: name@example.com }] }",
        "{ hstack: [{ text: Email, width: 80 }, { field: $text, placeholder: name@example.com }] }",
        "{ vstack: [{ text: Email }, { hstack: [{ symbol: envelope }, { field: $text, placeholder: Email }] }] }",
        "{ field: $text, placeholder: Message, label: Message }",
        "{ field: $text, placeholder: Message, label: \"${text} message\" }",
        "{ hstack: [{ symbol: magnifyingglass, hidden: true }, { field: $text, placeholder: Search }] }",
        "{ field: $text, placeholder: Search, submitLabel: search }",
        "{ field: $text, placeholder: Find, traits: [searchField] }",
        "{ field: $text, placeholder: \"\" }",
        "{ field: $text, label: Notes }",
        "{ zstack: [{ field: $text, placeholder: Email }, { text: Email, font: \"{ios.font.caption1}\" }] }",
        "{ field: $text, placeholder: Email, hidden: true }",
    ])
    func `is not reported if something names it`(body: String) async throws {
        #expect(try await Self.count(body) == 0)
    }
}
