import Checks
import Source
import TestProjects
import Testing

/// Hit areas that scroll views, clips and scales change.
struct `A hit area` {
    private static func found(_ spec: String, _ rule: RuleID = "small-tap-target") async throws -> [Finding] {
        try await TestProject(spec: spec, contexts: TestProject.oneContext).check(only: [rule]).findings
    }

    private static func row(_ more: String, on scroll: String) -> String {
        """
        component: FilterRow
        preview: { backdrop: "#FFFFFF" }
        body:
          scroll:
            - { text: $item, padding: { horizontal: 30 }, action: "pick ${item}", each: [Cafes, Hiking]\(more) }
          axis: horizontal
          spacing: 20
          \(scroll)
        """
    }

    @Test func `does not respond outside a scroll view`() async throws {
        for more in ["", ", hitArea: 44"] {
            let found = try await Self.found(Self.row(more, on: "height: 29"))
            #expect(!found.isEmpty && found.allSatisfy { $0.diagnostic.fixes.isEmpty })
            #expect(
                found.allSatisfy { $0.diagnostic.help?.hasPrefix("write minHeight: 44 on the scroll view") == true })
        }
        #expect(try await Self.found(Self.row(", hitArea: 44", on: "height: 44")).isEmpty)
    }

    @Test(arguments: [
        ("height: 29, clip: true", false), ("width: 300, height: 60, clip: true", true), ("height: 29", true),
    ])
    func `is cut by a clip, not by a box that does not clip`(box: String, passes: Bool) async throws {
        let found = try await Self.found(
            """
            component: Card
            body: { vstack: [{ text: Open, action: open, hitArea: 44, minWidth: 60 }], \(box) }
            """)
        #expect(found.isEmpty == passes)
    }

    @Test(arguments: [
        ("size: 24, width: 30, height: 30, scale: 2", true), ("size: 30, width: 44, height: 44, scale: 0.5", false),
        ("size: 30, width: 44, height: 44, rotation: 90", true),
    ])
    func `is scaled and turned with its control`(symbol: String, passes: Bool) async throws {
        let found = try await Self.found(
            "component: A\nbody: { symbol: heart, \(symbol), action: like, label: Like }\n")
        #expect(found.isEmpty == passes)
        #expect(found.allSatisfy { $0.diagnostic.help?.hasPrefix("write hitArea: 88 on the control") == true })
    }

    @Test(arguments: [
        ("normal: , cancelling: { set: { body.scale: 0.9 } }", true), ("normal: { set: { body.scale: 0.9 } }", false),
        ("normal: , small: { set: { body.scale: 0.5 } }", false),
    ])
    func `of a touched control is not smaller than at rest`(states: String, passes: Bool) async throws {
        let found = try await Self.found(
            """
            component: A
            states: { \(states) }
            body: { text: Save, action: save, minWidth: 44, minHeight: 44 }
            """)
        #expect(found.isEmpty == passes)
    }

    @Test func `is cut by the round corners of a clip`() async throws {
        let found = try await Self.found(
            """
            component: Disc
            body:
              vstack:
                - hstack: [{ symbol: heart, size: 14, action: like, label: Like, hitArea: 44 }, { spacer: }]
                - { spacer: }
              width: 120
              height: 120
              radius: full
              clip: true
            """)
        #expect(found.count == 1)
        #expect(found.first?.diagnostic.help?.contains("on the node that clips it") == true)
    }

    @Test(arguments: [("0.7", 1), ("1", 0)])
    func `a text that is scaled down is small`(scale: String, count: Int) async throws {
        let found = try await Self.found(
            "component: A\nbody: { text: Terms, font: \"{ios.font.footnote}\", scale: \(scale) }\n", "small-text")
        #expect(found.count == count)
        #expect(found.allSatisfy { $0.diagnostic.message.contains("9.1 pt") })
    }
}
