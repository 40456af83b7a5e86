import Canvas
import Loading
import Testing

@testable import Pipeline
@testable import Sheets

struct `A redline sheet shows` {
    private func words(_ spec: String) throws -> [String] {
        try #require(try SheetProject(spec).page(.redline)).texts.map(\.text)
    }

    @Test(arguments: ["component", "screen"])
    func `the radius of a small box of its own`(kind: String) throws {
        let box = "{ text: B, width: 30, height: 30, background: \"#FF0000\", radius: 8, id: badge }"
        let words = try words("\(kind): C\nbody: { vstack: [{ text: A, width: 200, height: 200 }, \(box)] }")
        #expect(words.contains("of badge"))
    }

    /// An alert is a box; the spokes of a spinner are not.
    @Test(arguments: [
        ("alert: { title: T, actions: [{ title: OK, action: ok }] }", "14"),
        ("vstack: [{ spinner: true, label: Loading }], width: 200, height: 80", "none"),
        (
            "vstack: [{ shape: circle, width: 8, height: 8, fill: \"#FF0000\", radius: 4 }], width: 200, height: 80",
            "none"
        ),
    ])
    func `the radius of a box, not of a symbol`(body: String, radius: String) throws {
        let words = try words("component: C\nbody: { \(body) }")
        let place = try #require(words.firstIndex(of: "Radius"))
        #expect(words[place...].prefix(3).contains(radius), "\(words[place...].prefix(3))")
    }

    /// A screen does not have the radius of something that it shows in another state.
    @Test(arguments: [("component", true), ("screen", false)])
    func `the radius of another state`(kind: String, isNamed: Bool) throws {
        let box = "{ text: B, width: 30, height: 30, background: \"#FF0000\", radius: 8, id: badge, when: chosen }"
        let words = try words(
            "\(kind): C\nstates: { plain: , chosen: }\nbody: { vstack: [{ text: A, width: 200, height: 200 }, \(box)] }"
        )
        #expect(words.contains("of badge") == isNamed)
    }

    @Test func `a state that differs only in a radius`() throws {
        let words = try words(
            """
            component: C
            states: { small: , large: }
            body:
              text: A
              width: 100
              height: 80
              background: "#FF0000"
              radius: { when: large, then: 32, else: 16 }
            """)
        #expect(words.contains("large, light"))
    }

    @Test func `the radius of a component that a screen shows`() throws {
        let words = try words(
            """
            screen: S
            body: { vstack: [{ use: Card }] }
            ---
            component: Card
            body: { text: A, width: 90, height: 50, background: "#FF0000", radius: 12, id: face }
            """)
        let place = try #require(words.firstIndex(of: "Radius"))
        #expect(words[place...].prefix(3).contains("12"), "\(words[place...].prefix(3))")
    }

    /// A state that differs from the main drawing only in its height has no width.
    @Test(arguments: [("height: 90", ["201", "90", "40"], ["201": 1]), ("width: 150", ["201", "150"], ["40": 1])])
    func `a size of a state that the main drawing does not have`(change: String, shown: [String], counts: [String: Int])
        throws
    {
        let (key, value) = (change.prefix { $0 != ":" }, change.split(separator: " ").last ?? "")
        let words = try words(
            """
            component: C
            states: { plain: , other: { set: { body.\(key): \(value) } } }
            body: { vstack: [{ shape: rectangle, fill: "#888888" }], width: 201, height: 40 }
            """)
        for number in shown { #expect(words.contains(number), "\(number) in \(words)") }
        for (number, count) in counts { #expect(words.filter { $0 == number }.count == count, "\(words)") }
    }
}
