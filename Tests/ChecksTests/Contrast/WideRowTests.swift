import Checks
import Source
import TestProjects
import Testing

/// Rows of boxes that are wider than the screen.
struct `A row that is wider than the screen` {
    private static func found(
        _ tile: String, width: Int = 96, items: String = "[A, B, C, D]"
    ) async throws -> [Finding] {
        let spec = """
            screen: Tiles
            background: "#FFFFFF"
            body:
              vstack:
                - hstack:
                  - { each: \(items), text: $item, color: "#000000", width: \(width), height: 44, \(tile) }
                  spacing: 10
                - spacer:
            """
        return try await TestProject(spec: spec).check(only: ["overflowing-content"]).findings
    }

    @Test(arguments: [
        ##"background: "#DDDDDD""##, ##"background: "#DDDDDD", action: pick"##, ##"border: { color: "#333333" }"##,
        ##"background: "#DDDDDD", radius: 8"##,
    ])
    func `is reported once, at the row`(tile: String) async throws {
        let found = try await Self.found(tile)
        #expect(found.count == 1)
        let help = try #require(found.first?.diagnostic.help)
        #expect(help.contains("row") && !help.contains("minWidth"), "\(help)")
    }

    @Test func `is not reported if its boxes fit or cannot be seen`() async throws {
        #expect(try await Self.found(##"background: "#DDDDDD""##, width: 80).isEmpty)
        #expect(try await Self.found("padding: 1").isEmpty)
    }

    @Test func `has another cause if one box alone is wider`() async throws {
        let found = try await Self.found(##"background: "#DDDDDD""##, width: 400, items: "[A]")
        #expect(found.first?.diagnostic.help?.contains("maxWidth") == true)
    }
}
