import Specs
import Testing

/// The largest value that a limit of `Docs/limits.md` allows, and the next one.
@Suite struct `A limit of a mock-up` {
    @Test(arguments: [
        ("shape: rectangle, width: ", 100_000, "a length must be at most 100000 points"),
        ("text: a, font: { size: ", 1_000, "a font size must be at most 1000 points"),
    ])
    func `is the largest number that is accepted`(node: String, limit: Int, message: String) throws {
        for (number, expected) in [(limit, []), (limit + 1, [message])] {
            let end = node.contains("{ size") ? " }" : ""
            var spec = Specification(component: "body: { \(node)\(number)\(end) }")
            _ = try spec.tree()
            #expect(spec.messages == expected)
        }
    }

    @Test func `on a text counts bytes`() throws {
        for (count, expected) in [(50_000, []), (50_001, ["this text has 50001 bytes; at most 50000 are supported"])] {
            var spec = Specification(component: "body: { text: \(String(repeating: "a", count: count)) }")
            _ = try spec.tree()
            #expect(spec.messages == expected)
        }
    }

    @Test(arguments: [
        ("body: { text: a, background: [ ", "red, ", " ] }", "there are 101 layers; at most 100 are supported"),
        (
            "body: { text: a }\nmotion: { ", "m#: { changes: { scale: [1, 2] } }, ", " }",
            "there are 101 animations; at most 100 are supported"
        ),
    ])
    func `on a list counts its elements`(start: String, element: String, end: String, message: String) throws {
        for (count, expected) in [(100, []), (101, [message])] {
            let elements = (0..<count).map { element.replacing("#", with: "\($0)") }.joined()
            var spec = Specification(component: start + elements + end)
            _ = try spec.tree()
            #expect(spec.messages == expected)
        }
    }

    /// The body and its children.
    @Test func `on nodes counts all of them`() throws {
        for (children, isAccepted) in [(19_999, true), (20_000, false)] {
            let nodes = String(repeating: "{ text: a }, ", count: children)
            var spec = Specification(component: "body: { vstack: [ \(nodes) ] }")
            _ = try spec.tree()
            #expect(spec.messages.isEmpty == isAccepted, "\(spec.messages)")
        }
    }

    /// A file has at most 256 levels, so the nodes come from several components.
    @Test func `on the nesting of nodes counts those of nested components`() throws {
        func nested(_ inner: String, _ depth: Int) -> String {
            String(repeating: "{ zstack: [", count: depth) + inner + String(repeating: "] }", count: depth)
        }
        for (depth, isAccepted) in [(99, true), (102, false)] {
            let inner = nested("{ text: a }", depth)
            var spec = Specification(
                "component: A\nbody: \(nested("{ use: B }", 99))\n---\ncomponent: B\nbody: \(inner)")
            _ = try spec.tree("A")
            #expect(spec.messages.isEmpty == isAccepted, "\(spec.messages)")
        }
    }

    /// The component that is shown is the first of 32.
    @Test func `on nested components counts the outermost one`() throws {
        for (count, isAccepted) in [(31, true), (34, false)] {
            let uses = (0..<count).map { "component: C\($0)\nbody: { use: C\($0 + 1) }\n---\n" }.joined()
            var spec = Specification(uses + "component: C\(count)\nbody: { text: a }")
            _ = try spec.tree("C0")
            #expect(spec.messages.isEmpty == isAccepted, "\(spec.messages)")
        }
    }
}
