import Checks
import Source
import TestProjects
import Testing

/// The examples of every rule: they are its tests and its page in `explain`.
@Suite struct RuleExampleTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var rule: RuleFacts
        var example: RuleExample
        var number: Int

        var testDescription: String { "\(rule.id) \(number)" }
    }

    static let failing = Registry.facts.flatMap { rule in
        rule.failing.enumerated().map { Case(rule: rule, example: $1, number: $0 + 1) }
    }
    static let passing = Registry.facts.flatMap { rule in
        rule.passing.enumerated().map { Case(rule: rule, example: $1, number: $0 + 1) }
    }

    @Test func `every rule has a failing and a passing example`() {
        for rule in Registry.facts {
            #expect(!rule.failing.isEmpty, "\(rule.id)")
            #expect(!rule.passing.isEmpty, "\(rule.id)")
        }
    }

    @Test(arguments: failing)
    func `a failing example is reported once, at its marks`(_ item: Case) async throws {
        let example = ExampleProject(item.example, of: item.rule)
        let place = try #require(example.place, "the example has no marks")
        let result = try await example.project.check(typesetter: systemTypesetter, previews: .counted)
        #expect(result.places(of: item.rule.id) == [place])
        #expect(
            result.findings.filter { $0.rule == item.rule.id }.allSatisfy {
                $0.severity == item.example.severity ?? item.rule.severity
            })
        #expect(result.findings.filter { $0.rule == item.rule.id }.allSatisfy { $0.diagnostic.help != nil })
    }

    /// An example demonstrates one rule only.
    @Test(arguments: failing.filter { $0.rule.group != .manifest })
    func `a failing example has no findings of other rules`(_ item: Case) async throws {
        let result = try await ExampleProject(item.example, of: item.rule).project.check(previews: .counted)
        #expect(result.findings(except: item.rule.id) == [])
    }

    @Test(arguments: passing)
    func `a passing example has no findings`(_ item: Case) async throws {
        let example = ExampleProject(item.example, of: item.rule)
        #expect(example.place == nil, "a passing example has no marks")
        let result = try await example.project.check(typesetter: systemTypesetter, previews: .counted)
        #expect(result.places(of: item.rule.id) == [])
        #expect(result.findings(except: item.rule.id) == [])
    }
}
