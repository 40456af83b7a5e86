import Specs
import Testing
import Values

/// Limits of mock-ups and contradictory values.
@Suite struct LimitTests {
    @Test(arguments: [
        ("shape: rectangle, minWidth: 100, maxWidth: 50", "“minWidth” 100 is greater than “maxWidth” 50", "50"),
        ("shape: rectangle, minHeight: 2, maxHeight: 1.5", "“minHeight” 2 is greater than “maxHeight” 1.5", "1.5"),
        ("shape: rectangle, width: 1e308", "a length must be at most 100000 points", "1e308"),
        ("shape: rectangle, width: 99999999999%", "a length must be at most 100000 points", "99999999999%"),
        ("shape: rectangle, offset: { x: -1e9 }", "a length must be at most 100000 points", "-1e9"),
        ("shape: rectangle, rotation: 1e308", "a number must be at most 1000000", "1e308"),
        ("text: a, font: { size: 1e4 }", "a font size must be at most 1000 points", "{ size: 1e4 }"),
        ("text: a, minimumScaleFactor: 2", "“minimumScaleFactor” must be greater than 0 and at most 1", "2"),
        ("text: a, action: go, hitArea: -3", "a hit area must not be negative", "-3"),
        (
            "text: a, id: a }\nmotion: { x: { node: a, trigger: appear, duration: -1s, changes: { opacity: [0, 1] } }",
            "a duration must not be negative", "-1s"
        ),
        ("text: a }\ntimeout: { after: -3s, state: default", "a duration must not be negative", "-3s"),
        ("text: a }\ntiming: { dismissAfter: -3s", "a duration must not be negative", "-3s"),
        (
            "grid: [{ text: a }], columns: [{ adaptive: 0 }]",
            "the minimum width of an adaptive column must be greater than 0", "0"
        ),
        ("scroll: [{ text: a }], position: nope", "this scroll contains no node “nope”", "nope"),
    ])
    func `invalid values are reported at their places`(_ node: String, _ message: String, _ place: String) throws {
        var spec = Specification(component: "body: { \(node) }")
        _ = try spec.tree()
        #expect(spec.messages == [message])
        #expect(spec.places == [place])
    }

    @Test(arguments: [
        "scroll: [{ text: a, id: here }], position: here",
        "scroll: [{ vstack: [{ text: a, id: here }] }], position: here",
        "shape: rectangle, minWidth: 50, maxWidth: 50", "shape: rectangle, width: 100000",
    ])
    func `valid values are accepted`(_ node: String) throws {
        var spec = Specification(component: "body: { \(node) }")
        _ = try spec.tree()
        #expect(spec.messages == [])
    }

    @Test(arguments: [("title", 0), ("inner", 0), ("nosuchid", 1), ("$id", 0)])
    func `a scroll position with an unknown id is reported`(_ id: String, count: Int) throws {
        var spec = Specification(
            """
            component: C
            properties: { items: [a, b], id: title }
            body: { scroll: [{ use: Row, id: row, each: $items }], position: \(id) }
            ---
            component: Row
            body: { vstack: [{ text: a, id: title }, { use: Mark }] }
            ---
            component: Mark
            body: { text: b, id: inner }
            """)
        _ = try spec.tree()
        #expect(spec.messages == Array(repeating: "this scroll contains no node “\(id)”", count: count))
    }

    @Test func `a text that is too long is reported without quoting it`() throws {
        let text = String(repeating: "a", count: 1_000_000)
        var spec = Specification(component: "body: { text: \(text) }")
        _ = try spec.tree()
        #expect(spec.messages == ["this text has 1000000 bytes; at most 50000 are supported"])
    }

    @Test func `nodes of nested components are limited in depth`() throws {
        func nested(_ inner: String) -> String {
            String(repeating: "{ zstack: [", count: 100) + inner + String(repeating: "] }", count: 100)
        }
        var spec = Specification(
            (0..<6).map { "component: C\($0)\nbody: \(nested("{ use: C\($0 + 1) }"))\n---\n" }.joined()
                + "component: C6\nbody: { text: a }")
        _ = try spec.tree("C0")
        #expect(
            spec.messages == [
                "this node is nested too deeply; at most \(BindingLimits.maxNodeDepth) levels are supported"
            ])
    }

    @Test func `largeContent stops scaling unless scales is set`() throws {
        func size(_ modifiers: String) throws -> Double? {
            var spec = Specification(component: "body: { text: a, font: body\(modifiers) }")
            guard case .text(let text) = try spec.body(typeSize: .ax5).content else { return nil }
            return text.font.value.pointSize
        }
        #expect(try size("") == 53)
        #expect(try size(", largeContent: true") == 17)
        #expect(try size(", largeContent: true, scales: true") == 53)
    }
}
