import Checks
import Source
import TestProjects
import Testing

/// Rows of skeletons without ids, and the rows of content that replace them.
struct `Jumping rows` {
    private static func messages(loading: String, content: String) async throws -> [String] {
        let spec = """
            component: Row
            properties: { name: Espresso }
            body: { hstack: [{ shape: circle, width: 40, height: 40 }, { text: $name }], height: 112, width: fill }
            ---
            component: Orders
            preview: { width: 320 }
            states:
              content:
              loading: { body: { vstack: [{ text: Orders, height: 30 }, \(loading)], spacing: 8, align: leading } }
            body: { vstack: [{ text: Orders, height: 30 }, \(content)], spacing: 8, align: leading }
            """
        return try await TestProject(spec: spec).check(only: ["jumping-content"]).findings.map(\.diagnostic.message)
    }

    private static let rows = "{ use: Row, each: [Espresso, Filter, Tea], with: { name: $item } }"

    private static func message(_ height: Int) -> String {
        "the rows are \(height) pt high, and those that replace them in the state “content” 112 pt; "
            + "a difference of at most 4 pt is allowed"
    }

    @Test(arguments: [
        // Skeletons as rows, repeated or written one by one.
        ("{ skeleton: , height: 64, width: fill, each: [1, 2, 3] }", rows, 64),
        ("{ skeleton: , height: 64, width: fill }, { skeleton: , height: 64, width: fill }", rows, 64),
        // Rows that are built of skeletons, in a stack of their own.
        (
            """
            { vstack: [{ hstack: [{ skeleton: , width: 40, height: 40 }, \
            { vstack: [{ skeleton: , width: 120, height: 16 }, { skeleton: , width: 80, height: 16 }] }], \
            height: 72, each: [1, 2] }], spacing: 8 }
            """, rows, 72
        ),
        // Content in a stack of its own.
        ("{ skeleton: , height: 96, width: fill, each: [1, 2, 3] }", "{ vstack: [\(rows)], spacing: 8 }", 96),
    ])
    func `of another height are reported`(loading: String, content: String, height: Int) async throws {
        #expect(try await Self.messages(loading: loading, content: content) == [Self.message(height)])
    }

    @Test(arguments: [
        ("{ skeleton: , height: 112, width: fill, each: [1, 2, 3] }", rows),
        ("{ skeleton: , height: 110, width: fill, each: [1, 2] }", rows),
        // The lines of one paragraph are not rows of a list.
        (
            "{ skeleton: , height: 16, width: 200, each: [1, 2] }",
            "{ text: Two lines of text that explain the list, width: 200 }"
        ),
        // Rows in another place.
        ("{ skeleton: , height: 16, width: 200, each: [1, 2] }", "{ spacer: , height: 60 }, \(rows)"),
        // One of the rows has this height.
        (
            "{ skeleton: , height: 64, width: fill, each: [1, 2] }",
            "{ hstack: [{ text: Item }], height: $item, each: [64, 90] }"
        ),
    ])
    func `of the same height, or in another place, pass`(loading: String, content: String) async throws {
        #expect(try await Self.messages(loading: loading, content: content) == [])
    }
}
