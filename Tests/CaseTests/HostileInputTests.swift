import Checks
import Loading
import Pipeline
import Source
import TestProjects
import Testing

/// Unreasonable files, which must end in findings with a place, never in a crash or a long wait.
@Suite struct HostileInputTests {
    private func findings(_ spec: String, tokens: String = "") async throws -> [String] {
        let result = try await TestProject(spec: spec, tokens: tokens).check()
        return result.findings.map { finding in
            let place = finding.diagnostic.range.flatMap(result.sources.location(of:))
            #expect(place != nil, "\(finding.rule) has no place")
            return "\(finding.rule)"
        }
    }

    /// The problems of laying out a component, without checking its many nodes.
    private func problems(layingOut component: String, of spec: String) throws -> [RuleID] {
        var choice = MockupChoice()
        choice.component = component
        do {
            let result = try LayoutRun.run(
                [try TestProject(spec: spec).load()], choice: choice, proposal: (nil, nil), typesetter: .estimating)
            return result.diagnostics.map(\.rule)
        } catch RunFailure.brokenProject {
            return ["reference-cycle"]
        }
    }

    @Test func `ten thousand repetitions are laid out`() throws {
        let list = Array(repeating: "x", count: 10_000).joined(separator: ", ")
        let spec = """
            component: Long
            properties: { items: [\(list)] }
            body:
              vstack:
                - { text: $item, each: $items }
            """
        #expect(try problems(layingOut: "Long", of: spec) == [])
    }

    @Test func `a thousand texts are checked`() async throws {
        let list = Array(repeating: "x", count: 1_000).joined(separator: ", ")
        let spec =
            "component: Long\nproperties: { items: [\(list)] }\nbody: { vstack: [{ text: $item, each: $items }] }\n"
        #expect(try await findings(spec) == [])
    }

    @Test func `more nodes than the limit of a mock-up are an error at the node`() throws {
        let list = Array(repeating: "x", count: 200).joined(separator: ", ")
        let spec = """
            component: Long
            properties: { items: [\(list)] }
            body:
              vstack:
                - vstack:
                    - { text: $item, each: $items }
                  each: $items
            """
        #expect(try problems(layingOut: "Long", of: spec) == ["exceeded-limit"])
    }

    @Test(arguments: [100, 300, 5_000])
    func `deep nesting is laid out or refused`(depth: Int) async throws {
        let spec =
            "component: Deep\nbody: " + String(repeating: "{ vstack: [", count: depth) + "{ text: a }"
            + String(repeating: "] }", count: depth) + "\n"
        let found = try await findings(spec)
        // Each level is a map and a list.
        #expect(found.isEmpty == (depth * 2 < 250))
        let expected: Set = ["syntax-error", "mismatched-type", "missing-key"]
        #expect(found.allSatisfy { expected.contains($0) })
    }

    @Test func `a component that uses itself is reported once`() async throws {
        #expect(try await findings("component: Loop\nbody: { use: Loop }\n") == ["reference-cycle"])
    }

    @Test func `a cycle of components that use each other several times ends`() throws {
        let spec = """
            component: A
            body: { vstack: [{ use: B }, { use: B }, { use: B }] }
            ---
            component: B
            body: { vstack: [{ use: A }, { use: A }] }
            """
        #expect(try problems(layingOut: "A", of: spec).contains("reference-cycle"))
    }

    @Test(arguments: [
        "width: -5", "width: 1e308", "width: .inf", "width: .nan", "padding: -1e9", "height: 1e-300",
        "radius: 1e300", "opacity: -4", "opacity: 99", "scale: .nan", "lineLimit: 0", "lineLimit: 99999999999999999999",
        "font: { size: 1e9 }", "font: { size: 0 }", "font: { size: -3 }", "minimumScaleFactor: 0", "aspect: 0",
        "aspect: 1/0", "hitArea: -44", "width: 100000000%", "margin: .nan", "blur: 1e20", "rotation: 1e300",
        "offset: { x: 1e308, y: -1e308 }",
        "background: { gradient: [{ color: \"#000000\", position: 0 }], angle: .inf }",
        "background: { gradient: [] }",
        "background: { gradient: [{ color: \"#000000\", position: 0 }, { color: \"#FFFFFF\", position: 1 }], "
            + "angle: 1e300 }",
    ])
    func `any number can be checked`(modifier: String) async throws {
        _ = try await findings("component: Odd\nbody:\n  text: Cafe\n  action: go\n  \(modifier)\n")
    }

    @Test(arguments: [
        "", "\n\n", "---\n---\n", "# nothing\n", "null\n", "[]\n", "42\n", "component:\n", "component: A\n",
        "component: A\nbody:\n", "component: A\nbody: []\n", "component: A\nbody: 3\nstates: 4\nproperties: 5\n",
        "component: [A]\nbody: { text: a }\n", "screen: S\nbody: { text: a }\ntop: 3\nbottom: []\npresents: 1\n",
        "component: A\nbody: { text: { a: b } }\n", "\u{0}", "component: A\nbody: { text: \"\u{FFFF}\" }\n",
    ])
    func `any document can be checked`(spec: String) async throws {
        _ = try await findings(spec, tokens: spec)
    }
}
