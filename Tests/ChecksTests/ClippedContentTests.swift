import Checks
import Source
import TestProjects
import Testing

/// Content that a clip cuts off, straight or round, after it was moved.
struct `Clipped content` {
    private static func messages(_ node: String, on box: String = "width: 100", states: String = "") async throws
        -> [String]
    {
        let spec = """
            component: A
            \(states)
            body:
              hstack: [{ \(node), id: item }]
              clip: true
              \(box)
            """
        return try await TestProject(spec: spec, contexts: TestProject.oneContext).check(only: ["overflowing-content"])
            .findings.map(\.diagnostic.message)
    }

    @Test(arguments: [
        ("text: Save this, offset: { x: 200 }", "is outside its container"),
        ("text: Save this, offset: { x: 60 }", "its container's width of 100 pt by"),
        ("text: Save this, offset: { y: 12 }", "its container's height of 20.33 pt by"),
        ("text: Save this, margin: { leading: -60, trailing: 60 }", "its container's width of 100 pt by"),
        ("text: Save this, scale: 2", "its container's width of 100 pt by"),
        ("text: Save this, rotation: 90", "its container's height of 20.33 pt by"),
        ("symbol: heart, label: Like, offset: { x: -90 }", "is outside its container"),
        (
            "shape: circle, width: 44, height: 44, action: add, label: Add, offset: { x: 90 }",
            "is outside its container"
        ),
    ])
    func `is reported where it was moved out of its clip`(node: String, message: String) async throws {
        let found = try await Self.messages(node)
        #expect(found.count == 1)
        #expect(found.first?.contains(message) == true)
    }

    @Test(arguments: [
        "text: Save this, offset: { x: 5 }", "symbol: heart, hidden: true, offset: { x: -90 }",
        "shape: circle, width: 44, height: 44, offset: { x: 90 }", "text: Save, scale: 1.2",
    ])
    func `is not reported where nothing that matters is cut`(node: String) async throws {
        #expect(try await Self.messages(node).isEmpty)
    }

    @Test func `may be moved out of its clip by a state`() async throws {
        let states = "states: { rest: , open: { set: { item.offset: { x: -80 } } } }"
        #expect(try await Self.messages("text: Mail", states: states).isEmpty)
    }

    @Test(arguments: [
        ("radius: full", 1), ("radius: 60", 1), ("radius: 8", 0), ("radius: full, padding: 24", 0),
        ("radius: { topLeading: 60 }", 1), ("radius: { topTrailing: 30 }", 0),
    ])
    func `is reported where round corners cut letters off`(outline: String, count: Int) async throws {
        let spec = """
            component: A
            body:
              vstack: [{ text: Top left corner }, { spacer: }]
              align: leading
              width: 160
              height: 120
              clip: true
              \(outline.split(separator: ", ").joined(separator: "\n  "))
            """
        let found = try await TestProject(spec: spec, contexts: TestProject.oneContext)
            .check(only: ["overflowing-content"]).findings
        #expect(found.count == count)
    }

    @Test(arguments: [("150", 1), ("100", 0)])
    func `of a row that its own buttons fill leaves nothing to tap`(width: String, count: Int) async throws {
        let spec = """
            component: Invitation
            body:
              hstack:
                - { text: Accept, width: \(width), height: 60, action: accept }
                - { text: Decline, width: \(width), height: 60, action: decline }
              spacing: 0
              width: 300
              action: open
              label: Invitation
            """
        let found = try await TestProject(spec: spec, contexts: TestProject.oneContext)
            .check(only: ["overlapping-tap-targets"]).findings
        #expect(found.count == count)
    }
}
