import Source
import Specs
import Testing

/// The names of nodes and animations in expectations.
struct `Names in expectations` {
    private static func spec(_ expectation: String) -> Specification {
        Specification(
            component: """
                states: { a: , b: { motion: { fade: { duration: 0.2s, changes: { opacity: [0, 1] } } } } }
                motion: { rise: { duration: 0.2s, changes: { opacity: [0, 1] } } }
                body: { vstack: [{ text: x, id: title }] }
                expect: [{ \(expectation) }]
                """)
    }

    @Test(arguments: [
        ("motion: ris, duration: 0.3s", "“C” has no animation “ris”", "ris", "rise"),
        ("motion: fad, state: b, duration: 0.3s", "“C” has no animation “fad”", "fad", "fade"),
        ("node: titel, width: 3", "“C” has no node “titel”", "titel", "title"),
        ("node: titel, count: 0", "“C” has no node “titel”", "titel", "title"),
    ])
    func `that are unknown are reported, and their expectations are skipped`(
        _ expectation: String, _ message: String, _ place: String, _ suggestion: String
    ) throws {
        var spec = Self.spec(expectation)
        let tree = try spec.tree(state: "b")
        #expect(spec.messages == [message])
        #expect(spec.diagnostics.map(\.rule) == [expectation.hasPrefix("node") ? .unknownNode : .unknownAnimation])
        #expect(spec.places == [place])
        #expect(spec.helps == ["did you mean “\(suggestion)”?"])
        #expect(spec.diagnostics.first?.fixes.map(\.title) == ["Write \(suggestion)"])
        #expect(tree?.expectations.isEmpty == true)
    }

    @Test(arguments: [
        "motion: rise, duration: 0.3s", "motion: fade, duration: 0.3s", "node: body, width: 3", "width: 3",
    ])
    func `that exist are accepted`(_ expectation: String) throws {
        var spec = Self.spec(expectation)
        #expect(try spec.tree(state: "b")?.expectations.count == 1)
        #expect(spec.messages == [])
    }
}
