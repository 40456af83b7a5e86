import Checks
import Source
import TestProjects
import Testing
import Values

/// States that differ only in color, among a few and among thousands.
@Suite struct StateComparisonTests {
    /// The messages of the rule for a dot in states with the given appearances, each a color and the text next to it.
    private func messages(_ looks: [(color: String, words: String)]) async throws -> [String] {
        let states = looks.enumerated().map { number, look in
            "  s\(number): { set: { tone: \"\(look.color)\", words: \"\(look.words)\" } }"
        }
        let spec = """
            component: Presence
            preview: { backdrop: "#FFFFFF" }
            properties: { tone: "#000000", words: "" }
            states:
            \(states.joined(separator: "\n"))
            body:
              hstack:
                - { shape: circle, width: 12, height: 12, fill: $tone }
                - { text: $words, color: "#000000" }
            """
        return try await TestProject(spec: spec).check(only: ["color-only-state"]).findings.map(\.diagnostic.message)
    }

    @Test func `a state equal to an earlier one is compared with the same state as that one`() async throws {
        let (red, brown) = ("#C0271C", "#A0371C")
        #expect(
            try await messages([(red, ""), (brown, ""), (red, ""), (red, ""), (brown, "Here")]) == [
                "“s1” differs from “s0” only in color", "“s2” differs from “s1” only in color",
                "“s3” differs from “s1” only in color",
            ])
    }

    /// With only two states the rule skips no comparison.
    @Test(arguments: 0..<6)
    func `among many states each is compared with the first match that it has on its own`(seed: Int) async throws {
        let colors = ["#C0271C", "#A0371C", "#FFFFFF", "#101010", "#F0E0E0", "#1B7A3D"]
        let looks = (0..<10).map { number in
            let draw = (number * 7 + seed * 5 + number * number * (seed + 1)) % 31
            return (color: colors[draw % colors.count], words: draw % 4 == 0 ? "Here" : "")
        }
        var expected: [String] = []
        for later in looks.indices {
            for earlier in 0..<later where try await !messages([looks[earlier], looks[later]]).isEmpty {
                expected.append("“s\(later)” differs from “s\(earlier)” only in color")
                break
            }
        }
        #expect(try await messages(looks) == expected)
    }

    /// Comparing every pair of states took minutes.
    @Test(.timeLimit(.minutes(5)), arguments: [1, 7, 1_000])
    func `a component may have a thousand states`(looks: Int) async throws {
        let states = (0..<1_000).map { (color: $0 % 2 == 0 ? "#C0271C" : "#FFFFFF", words: "\($0 % looks)") }
        #expect(try await messages(states).isEmpty)
    }

    /// A waiver for one appearance must not cover another.
    @Test(arguments: [("light", 1), ("dark", 0)])
    func `states are reported in the appearances in which only color differs`(waived: String, errors: Int) async throws
    {
        let tokens = """
            on: { $type: color, $value: "#000000", $modes: { dark: "#CFE3FF" } }
            off: { $type: color, $value: "#B0B0B0", $modes: { dark: "#D4F2D9" } }
            """
        let spec = """
            component: Presence
            preview: { backdrop: "{ios.color.systemBackground}" }
            states: { away: , here: { set: { body.fill: "{on}" } } }
            body: { shape: circle, width: 20, height: 20, fill: "{off}", label: Presence }
            """
        let project = TestProject(
            spec: spec, tokens: tokens, contexts: "{ appearance: [light, dark], device: [iphone-15] }",
            manifest:
                "waivers: [{ rule: color-only-state, at: Presence, in: { appearance: \(waived) }, reason: intended }]\n"
        )
        let result = try await project.check(only: ["color-only-state"])
        #expect(result.findings.first?.occurrences.map(\.appearance) == [.dark])
        #expect(result.count(.error) == errors)
    }
}
