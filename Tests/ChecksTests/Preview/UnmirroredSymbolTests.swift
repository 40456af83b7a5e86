import Checks
import Source
import TestProjects
import Testing

/// Symbols that point left or right, in a project for both layout directions.
struct `A symbol that points left or right` {
    private static func findings(
        _ spec: String, directions: String = "[ltr, rtl]"
    ) async throws -> [Finding] {
        try await TestProject(spec: "component: Next\n" + spec, contexts: "{ direction: \(directions) }")
            .check(only: ["unmirrored-symbol"]).findings
    }

    @Test(arguments: [
        ("body: { symbol: chevron.right, label: Next, action: next }", "chevron.forward"),
        ("body: { symbol: arrow.left, label: Back, action: back }", "arrow.backward"),
        ("body: { symbol: chevron.right, variant: circle, label: Next, action: next }", "chevron.forward"),
        ("body: { hstack: [{ text: All }, { symbol: arrow.up.right, hidden: true }] }", "arrow.up.forward"),
        ("properties: { icon: arrow.right }\nbody: { symbol: $icon, label: Next }", "arrow.forward"),
        (
            "states: { a: , b: { set: { i.symbol: chevron.left } } }\nbody: { symbol: plus, id: i, label: Go }",
            "chevron.backward"
        ),
    ])
    func `is reported with its mirrored form`(spec: String, mirrored: String) async throws {
        let findings = try await Self.findings(spec)
        #expect(findings.count == 1)
        #expect(findings.first?.diagnostic.help?.contains("write \(mirrored),") ?? false)
    }

    @Test(arguments: [
        "body: { symbol: chevron.forward, label: Next, action: next }",
        "body: { symbol: arrow.left.arrow.right, label: Swap, action: swap }",
        "body: { symbol: hand.thumbsup, label: Like, action: like }",
        "body: { symbol: arrow.up, label: Up, action: up }",
        "body: { symbol: chevron.right, flip: { when: { direction: rtl }, then: true, else: false }, label: Next }",
        "body: { symbol: { when: { direction: rtl }, then: chevron.left, else: chevron.right }, label: Next }",
        "body: { symbol: { unless: { direction: ltr }, then: chevron.left, else: chevron.right }, label: Next }",
        """
        body:
          hstack:
            - { symbol: chevron.right, label: Next, when: { direction: ltr } }
            - { symbol: chevron.left, label: Next, when: { direction: rtl } }
        """,
        "body: { hstack: [{ symbol: chevron.left, label: Next }], when: { direction: rtl } }",
        "body: { text: chevron.right }",
    ])
    func `is not reported if it is right in both directions`(spec: String) async throws {
        #expect(try await Self.findings(spec).isEmpty)
    }

    @Test func `is not reported in a project for one direction`() async throws {
        let spec = "body: { symbol: chevron.right, label: Next, action: next }"
        #expect(try await Self.findings(spec, directions: "[ltr]").isEmpty)
    }
}
