import Checks
import Source
import TestProjects
import Testing
import Values

/// Which states are told by color alone, of a few and of thousands.
@Suite struct StateComparisonTests {
    /// What the rule says of a dot in states of the given looks: each a color, and the words beside it.
    private func told(_ looks: [(color: String, words: String)]) async throws -> [String] {
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

    @Test func `a state that looks as an earlier one is told from what that was told from`() async throws {
        let (red, brown) = ("#C0271C", "#A0371C")
        #expect(
            try await told([(red, ""), (brown, ""), (red, ""), (red, ""), (brown, "Here")]) == [
                "“s1” differs from “s0” only in color", "“s2” differs from “s1” only in color",
                "“s3” differs from “s1” only in color",
            ])
    }

    /// Of two states the rule has nothing to skip.
    @Test(arguments: 0..<6)
    func `of many states each is told from the first of those that it would be told from alone`(seed: Int) async throws
    {
        let colors = ["#C0271C", "#A0371C", "#FFFFFF", "#101010", "#F0E0E0", "#1B7A3D"]
        let looks = (0..<10).map { number in
            let draw = (number * 7 + seed * 5 + number * number * (seed + 1)) % 31
            return (color: colors[draw % colors.count], words: draw % 4 == 0 ? "Here" : "")
        }
        var expected: [String] = []
        for later in looks.indices {
            for earlier in 0..<later where try await !told([looks[earlier], looks[later]]).isEmpty {
                expected.append("“s\(later)” differs from “s\(earlier)” only in color")
                break
            }
        }
        #expect(try await told(looks) == expected)
    }

    /// To compare each with each took minutes.
    @Test(.timeLimit(.minutes(5)), arguments: [1, 7, 1_000])
    func `a component may have a thousand states`(looks: Int) async throws {
        let states = (0..<1_000).map { (color: $0 % 2 == 0 ? "#C0271C" : "#FFFFFF", words: "\($0 % looks)") }
        #expect(try await told(states).isEmpty)
    }

    /// What a waiver for one appearance must not excuse in another.
    @Test(arguments: [("light", 1), ("dark", 0)])
    func `states are told in the appearances in which only color tells them`(waived: String, errors: Int) async throws {
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
                "waivers: [{ rule: color-only-state, at: Presence, in: { appearance: \(waived) }, reason: seen }]\n")
        let result = try await project.check(only: ["color-only-state"])
        #expect(result.findings.first?.occurrences.map(\.appearance) == [.dark])
        #expect(result.count(.error) == errors)
    }
}
