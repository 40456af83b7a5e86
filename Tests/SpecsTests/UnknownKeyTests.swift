import Source
import Specs
import Testing

/// Unknown keys, also in large numbers.
struct `Unknown keys` {
    private static func keys(_ count: Int, indent: String = "") -> String {
        (0..<count).map { "\(indent)paddin\($0): 1\n" }.joined()
    }

    @Test(arguments: ["component", "node", "state", "with"])
    func `twenty thousand are reported, each at its place`(_ place: String) throws {
        let count = 20_000
        let text =
            switch place {
            case "component": "component: C\nbody: { text: a }\n" + Self.keys(count)
            case "node": "component: C\nbody:\n  text: a\n" + Self.keys(count, indent: "  ")
            case "state": "component: C\nbody: { text: a }\nstates:\n  on:\n" + Self.keys(count, indent: "    ")
            default:
                "component: D\nbody: { text: a }\n---\ncomponent: C\nbody:\n  use: D\n  with:\n"
                    + Self.keys(count, indent: "    ")
            }
        var spec = Specification(text)
        _ = try spec.tree()
        let found = spec.diagnostics.filter { $0.rule == .unknownKey }
        #expect(found.count == count)
        #expect(Set(found.map(\.range)).count == count)
        #expect(found.allSatisfy { $0.help != nil })
    }

    @Test func `at most a hundred keys of a map get a suggestion`() throws {
        var spec = Specification(component: "body:\n  text: a\n" + Self.keys(101, indent: "  "))
        _ = try spec.tree()
        let helps = spec.diagnostics.map { $0.help ?? "" }
        #expect(helps.count == 101)
        #expect(helps.prefix(100).allSatisfy { $0 == "did you mean “padding”?" })
        #expect(helps.last?.hasPrefix("use one of ") == true)
        #expect(spec.diagnostics.last?.fixes == [])
    }

    @Test func `a key that the map already has is not suggested`() throws {
        var spec = Specification(component: "body: { text: a, padding: 1, paddin: 2, margn: 3 }")
        _ = try spec.tree()
        #expect(spec.diagnostics.map { $0.fixes.map(\.title) } == [[], ["Write margin"]])
    }
}
