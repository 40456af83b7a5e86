import Checks
import Source
import TestProjects
import Testing
import Values

/// The findings that a waiver accepts.
@Suite struct WaiverTests {
    /// Two states and two texts with low contrast, and a component that uses them.
    private static let spec = """
        component: Chip
        states: [plain, pressed]
        body:
          vstack:
            - { id: title, text: Title, color: "#FFFFFF" }
            - { id: detail, text: Detail, color: "#FFFFFF" }
          background: "#007AFF"
        ---
        component: Row
        body: { use: Chip, id: chip }
        """

    private struct Waived: Equatable {
        var waived: [String]
        var remaining: [String]
        var problems: [String]
    }

    /// The nodes and states of waived and of remaining findings, and the rules of all others.
    private func check(
        _ waiver: String, spec: String = Self.spec, contexts: String = TestProject.oneContext,
        today: String = "2026-06-15"
    ) async throws -> Waived {
        let manifest = "waivers:\n  - \(waiver.replacing("\n", with: "\n    "))\n"
        let project = TestProject(spec: spec, contexts: contexts, manifest: manifest)
        let result = try await project.check(today: today)
        let texts = result.findings.filter { $0.rule == "low-contrast-text" }
        let name = { (finding: Finding) in
            let places = ([finding.place].compactMap { $0 } + finding.otherPlaces).map(\.name)
            return "\(finding.place?.node ?? "") " + places.joined(separator: " ")
        }
        return Waived(
            waived: texts.filter(\.isWaived).map(name), remaining: texts.filter { !$0.isWaived }.map(name),
            problems: result.findings.filter { $0.rule != "low-contrast-text" }.map(\.rule.rawValue))
    }

    private static let everywhere = "Chip:plain Chip:pressed Row:default"
    private static let head = "rule: low-contrast-text\nreason: Because.\n"

    @Test func `a waiver for a component holds in all its states, nodes and uses`() async throws {
        let result = try await check(Self.head + "at: Chip")
        #expect(
            result
                == Waived(
                    waived: ["title \(Self.everywhere)", "detail \(Self.everywhere)"], remaining: [], problems: []))
    }

    @Test func `a waiver for a node does not cover other nodes`() async throws {
        let result = try await check(Self.head + "at: Chip#title")
        #expect(result.waived == ["title \(Self.everywhere)"])
        #expect(result.remaining == ["detail \(Self.everywhere)"])
        #expect(result.problems.isEmpty)
    }

    @Test func `a waiver for a state does not cover other states or uses`() async throws {
        let result = try await check(Self.head + "at: Chip:pressed")
        #expect(result.waived == ["title Chip:pressed", "detail Chip:pressed"])
        #expect(result.remaining == ["title Chip:plain Row:default", "detail Chip:plain Row:default"])
        #expect(result.problems.isEmpty)
    }

    @Test func `a waiver for a state and a node covers only the node in the state`() async throws {
        let result = try await check(Self.head + "at: Chip:pressed#detail")
        #expect(result.waived == ["detail Chip:pressed"])
        #expect(result.remaining == ["title \(Self.everywhere)", "detail Chip:plain Row:default"])
    }

    @Test func `a waiver for a user of the component does not cover the component`() async throws {
        let result = try await check(Self.head + "at: Row")
        #expect(result.waived == ["title Row:default", "detail Row:default"])
        #expect(result.remaining == ["title Chip:plain Chip:pressed", "detail Chip:plain Chip:pressed"])
    }

    @Test func `waivers for all states of a component cover its uses`() async throws {
        let manifest = """
            waivers:
              - { rule: low-contrast-text, at: "Chip:plain", reason: Because. }
              - { rule: low-contrast-text, at: "Chip:pressed", reason: Because. }

            """
        let result = try await TestProject(spec: Self.spec, manifest: manifest).check()
        #expect(!result.findings.isEmpty)
        #expect(result.findings.filter { !$0.isWaived }.isEmpty)
    }

    @Test func `a waiver for light does not cover dark`() async throws {
        let contexts = "{ appearance: [light, dark], typeSize: [large], device: [iphone-15] }"
        let manifest =
            "waivers:\n  - { rule: low-contrast-text, at: Chip, in: { appearance: light }, reason: Because. }\n"
        let project = TestProject(spec: Self.spec, contexts: contexts, manifest: manifest)
        let findings = try await project.check().findings
        #expect(findings.count == 4)
        for finding in findings {
            let names = Set(finding.occurrences.compactMap(\.appearance?.name))
            #expect(names == [finding.isWaived ? "light" : "dark"])
        }
    }

    @Test(arguments: ["typeSize: xSmall", "device: iphone-se3", "contrast: increased", "appearance: dark"])
    func `a waiver for contexts that do not occur matches no finding`(axis: String) async throws {
        let result = try await check(Self.head + "at: Chip\nin: { \(axis) }")
        #expect(result.waived.isEmpty)
        #expect(result.remaining.count == 2)
        #expect(result.problems == ["unused-waiver"])
    }

    @Test func `a waiver with a misspelled context is reported only for the context`() async throws {
        let head = "rule: small-text\nreason: Because.\n"
        #expect(try await check(head + "at: Chip\nin: { appearance: dark }").problems == ["unused-waiver"])
        #expect(try await check(head + "at: Chip\nin: { appearance: drak }").problems == ["unknown-value"])
    }

    @Test(arguments: ["Chop", "Chip:presed", "Chip#titel", "Chip:pressed#body/0", "#title", "chip", "\"Chip: plain\""])
    func `a waiver for a place that does not exist matches no finding`(place: String) async throws {
        let result = try await check(Self.head + "at: \"\(place.replacing("\"", with: ""))\"")
        #expect(result.waived.isEmpty)
        #expect(result.problems == ["unused-waiver"])
    }

    @Test(arguments: [
        ("Chop", "unknown component “Chop”", "Chop", "did you mean “Chip”?"),
        ("Chip:presed", "“Chip” has no state “presed”", "Chip:presed", "did you mean “pressed”?"),
        ("Chip:nope", "“Chip” has no state “nope”", "Chip:nope", "its states are plain, pressed"),
        ("Chip#titel", "“Chip” has no node “titel”", "Chip#titel", "did you mean “title”?"),
        ("Row#titel", "“Row” has no node “titel”", "Row#titel", "did you mean “title”?"),
        ("{color.nope}", "unknown token {color.nope}", "\"{color.nope}\"", ""),
    ])
    func `an unused waiver reports the part of its place that does not exist`(
        place: String, message: String, underlined: String, help: String
    ) async throws {
        let at = place.hasPrefix("{") ? "\"\(place)\"" : place
        let manifest = "waivers:\n  - rule: low-contrast-text\n    reason: Because.\n    at: \(at)\n"
        let result = try await TestProject(spec: Self.spec, manifest: manifest).check()
        let found = try #require(result.findings.first { $0.rule == "unused-waiver" })
        #expect(found.diagnostic.message == "the waiver of low-contrast-text matches no finding: \(message)")
        #expect(found.diagnostic.range.map { result.sources.text(of: $0) } == underlined)
        #expect((found.diagnostic.help ?? "") == help)
    }

    @Test(arguments: ["Row#title", "Row#chip", "Chip#body", "Chip#body/0", "Chip:pressed"])
    func `an unused waiver for an existing place is reported without a cause`(place: String) async throws {
        let manifest = "waivers:\n  - { rule: missing-state, reason: Because., at: \"\(place)\" }\n"
        let result = try await TestProject(spec: Self.spec, manifest: manifest).check()
        let found = try #require(result.findings.first { $0.rule == "unused-waiver" })
        #expect(found.diagnostic.message == "the waiver of missing-state at “\(place)” matches no finding")
    }

    @Test(arguments: [("2026-06-15", true), ("2026-06-16", true), ("2026-06-14", false), ("2025-12-31", false)])
    func `a waiver holds until the end of its last day`(until: String, holds: Bool) async throws {
        let result = try await check(Self.head + "at: Chip\nuntil: \(until)")
        #expect(result.remaining.isEmpty == holds)
        #expect(result.problems == (holds ? [] : ["expired-waiver"]))
    }

    @Test(arguments: [("color.pale", 0), ("color.ground", 0), ("color.other", 1)])
    func `a waiver for a token covers every contrast with that token`(token: String, left: Int) async throws {
        let project = TestProject(
            spec: """
                component: Chip
                body: { text: Title, color: "{color.pale}", background: "{color.ground}" }
                """,
            tokens: """
                color:
                  $type: color
                  pale: { $value: "#FFFFFF" }
                  ground: { $value: "#007AFF" }
                  other: { $value: "#000000" }
                """,
            manifest: "waivers: [{ rule: low-contrast-text, at: \"{\(token)}\", reason: intended }]\n")
        let found = try await project.check(only: ["low-contrast-text"]).findings.filter {
            $0.rule == "low-contrast-text"
        }
        #expect(found.count == 1)
        #expect(found.count { !$0.isWaived } == left)
    }

    @Test(arguments: [("A", "color.pale", ["B"]), ("A", "color.other", ["A", "B"])])
    func `a waiver for a token in a component does not cover other components`(
        at: String, token: String, left: [String]
    ) async throws {
        let project = TestProject(
            spec: ["A", "B"].map {
                "component: \($0)\nbody: { text: \($0), color: \"{color.pale}\", background: \"#007AFF\" }\n"
            }
            .joined(separator: "---\n"),
            tokens: "color: { $type: color, pale: { $value: \"#FFFFFF\" }, other: { $value: \"#000000\" } }",
            manifest: "waivers: [{ rule: low-contrast-text, at: \(at), token: \"{\(token)}\", reason: intended }]\n")
        let found = try await project.check(only: ["low-contrast-text"]).findings.filter {
            $0.rule == "low-contrast-text" && !$0.isWaived
        }
        #expect(found.map(\.place?.component) == left)
    }

    @Test func `an unused waiver reports an unknown token`() async throws {
        let manifest = "waivers: [{ rule: low-contrast-text, at: Chip, token: \"{color.nope}\", reason: Because. }]\n"
        let result = try await TestProject(spec: Self.spec, manifest: manifest).check()
        let found = try #require(result.findings.first { $0.rule == "unused-waiver" })
        #expect(
            found.diagnostic.message
                == "the waiver of low-contrast-text matches no finding: unknown token {color.nope}")
        #expect(found.diagnostic.range.map { result.sources.text(of: $0) } == "\"{color.nope}\"")
    }

    @Test func `an expired waiver is an error and quotes its reason`() async throws {
        let manifest = "waivers:\n  - { rule: low-contrast-text, at: Chip, reason: Until spring., until: 2020-01-01 }\n"
        let result = try await TestProject(spec: Self.spec, manifest: manifest).check(only: ["expired-waiver"])
        #expect(result.findings.map(\.severity) == [.error])
        #expect(result.findings.first?.diagnostic.message.contains("“Until spring.”") ?? false)
    }

    @Test func `a waiver for a rule that did not run is not unused`() async throws {
        let manifest = "waivers:\n  - { rule: small-tap-target, at: Chip, reason: Because. }\n"
        let project = TestProject(spec: Self.spec, manifest: manifest)
        let unused = { (only: Set<RuleID>, skip: Set<RuleID>) async throws in
            try await project.check(only: only, skip: skip).findings.filter { $0.rule == "unused-waiver" }.count
        }
        #expect(try await unused([], []) == 1)
        #expect(try await unused([], ["small-tap-target"]) == 0)
        #expect(try await unused(["unused-waiver", "low-contrast-text"], []) == 0)
    }

    @Test(arguments: [
        ("small-text", "{ appearance: light }", 0, 1), ("small-text", "{ appearance: [light, dark] }", 1, 0),
        ("small-text", "{ typeSize: large }", 1, 0), ("missing-state", "{ device: iphone-15 }", 1, 0),
        ("missing-state", "{ appearance: dark }", 0, 1),
    ])
    func `a finding that is independent of contexts needs a waiver for all contexts`(
        _ rule: String, _ contexts: String, _ waived: Int, _ remaining: Int
    ) async throws {
        let spec = """
            component: News
            content: remote
            states: { loaded: , empty: , error: }
            body: { text: News, font: { size: 9, weight: regular } }
            """
        let project = TestProject(
            spec: spec, contexts: "{ appearance: [light, dark], typeSize: [large], device: [iphone-15] }",
            manifest: "waivers: [{ rule: \(rule), at: News, reason: Because., in: \(contexts) }]\n")
        let found = try await project.check().findings.filter { $0.rule.rawValue == rule }
        #expect(found.count(where: \.isWaived) == waived)
        #expect(found.count { !$0.isWaived } == remaining)
    }

    @Test func `a waiver for a node without an id matches no finding`() async throws {
        let result = try await check(Self.head + "at: \"Chip#\"")
        #expect(result.waived == [])
        #expect(result.problems == ["unused-waiver"])
    }
}
