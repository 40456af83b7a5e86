import Checks
import Source
import TestProjects
import Testing

@testable import Loading
@testable import Pipeline

/// Unresolved references are reported without findings that are only their consequence.
struct `Consequences of unresolved references` {
    private static func rules(_ spec: String) async throws -> [String] {
        try await findings(spec).filter { $0.severity == .error }.map { $0.rule.rawValue }
    }

    /// The rules of the errors and warnings.
    private static func all(_ spec: String) async throws -> [String] {
        try await findings(spec).filter { $0.severity > .note && $0.rule != "unused-token" }.map { $0.rule.rawValue }
    }

    private static func findings(_ spec: String) async throws -> [Finding] {
        let files = TestFiles([
            "uispec.yaml":
                "uispec: 1\nspecs: [c.yaml]\ntokens: [t.yaml]\ncontexts: { appearance: [light], typeSize: [large] }",
            "t.yaml": "space: { $type: dimension, m: { $value: 16 } }\nink: { $type: color, $value: \"#101010\" }",
            "c.yaml": spec,
        ])
        let project = try #require(
            try ProjectLoader.load([], files: files, workingDirectory: TestFiles.workingDirectory).first)
        let run = CheckRun(project, options: .init(jobs: 2, today: "2026-01-01"), typesetter: .estimating)
        return await run.run().findings
    }

    private static let chip = """
        component: Chip
        states:
          pressed: { set: { body.scale: 0.95 } }
        body: { text: あ, padding: "{space.m}", color: "{ink}" }
        expect:
          - { node: body, state: pressed, scale: 0.95 }
          - { node: body, padding: 16 }
        """

    @Test(arguments: [
        ("", "", []), ("body.scale", "bod.scale", ["invalid-state-target"]),
        ("{space.m}", "{space.n}", ["unknown-token"]), ("{ink}", "{inc}", ["unknown-token"]),
        ("scale: 0.95 } }", "scale: 0.9 } }", ["unmet-expectation"]),
        ("\"{space.m}\"", "12", ["unmet-expectation"]),
    ])
    func `an expectation is not evaluated in a component with an unresolved reference`(
        old: String, new: String, rules: [String]
    ) async throws {
        let spec = old.isEmpty ? Self.chip : Self.chip.replacing(old, with: new)
        let found = try await Self.rules(spec)
        #expect(found == rules)
    }

    @Test func `expectations of other components are evaluated, those of users are not`() async throws {
        let broken = "component: Label\nbody: { text: い, color: \"{inc}\" }"
        let missed = "component: Box\nbody: { text: あ, height: 60 }\nexpect: [{ node: body, height: 61 }]"
        let user =
            "component: Row\nbody: { hstack: [{ use: Label }], height: 60 }\nexpect: [{ node: body, height: 61 }]"
        let found = try await Self.rules([broken, missed, user].joined(separator: "\n---\n"))
        #expect(found.sorted() == ["unknown-token", "unmet-expectation"])
    }

    @Test func `an unknown name in an expectation affects no other expectations`() async throws {
        let expectations = "[{ node: nowhere, width: 1 }, { node: body, padding: 3 }, { motion: rise, duration: 1s }]"
        let found = try await Self.rules("component: C\nbody: { text: あ, padding: 8 }\nexpect: \(expectations)")
        #expect(found == ["unknown-node", "unmet-expectation", "unknown-animation"])
    }

    @Test(arguments: ["use: *a", "text: x, id: *a", "vstack: [*a]"])
    func `an alias of an unknown token is reported once`(node: String) async throws {
        #expect(try await Self.rules("component: C\nbody: { \(node) }") == ["syntax-error"])
    }

    @Test(arguments: [("c", ["unknown-node"]), ("a", [])])
    func `an order with an unknown id is not checked`(id: String, rules: [String]) async throws {
        let nodes = "[{ text: あ, id: a }, { text: い, id: b }]"
        let found = try await Self.all("component: C\nbody: { vstack: \(nodes), order: [b, \(id)] }")
        #expect(found == rules)
    }

    @Test func `an unknown anchor of a popover is reported where its screen is named`() async throws {
        let found = try await Self.rules(
            """
            screen: S
            body: { text: x }
            presents: [{ use: P }]
            ---
            component: P
            body: { text: x }
            presentation: { as: popover, anchor: nope, over: S }
            """)
        #expect(found.filter { $0 == "unknown-node" }.count == 1)
    }

    @Test func `the substitute for an unknown color is not compared`() async throws {
        let found = try await Self.rules(
            "component: C\nbody: { text: あ, color: \"{inc}\", background: \"#222222\", padding: 8 }")
        #expect(found == ["unknown-token"])
    }

    @Test(arguments: [
        ("", "text: あ, color: \"#FFFFFF\", background: \"{inc}\""),
        ("", "text: あ, color: \"#FFFFFF\", background: \"#0B3D6\""),
        ("broken: { $type: color, $value: blu }", "text: あ, color: \"#FFFFFF\", background: \"{broken}\""),
        ("a: { $type: color, $value: \"{b}\" }\nb: { $type: color, $value: \"{a}\" }", "text: あ, color: \"{a}\""),
    ])
    func `an element on an unknown color is not compared with it`(
        tokens: String, node: String
    ) async throws {
        let spec = "component: C\nbody: { vstack: [{ \(node) }] }\n---\ncomponent: U\nbody: { use: C }"
        let found = try await TestProject(spec: spec, tokens: "ink: { $type: color, $value: \"#101010\" }\n" + tokens)
            .check().findings.map(\.rule)
        #expect(!found.isEmpty)
        #expect(!found.contains("low-contrast-text"))
    }

    @Test func `an unknown length does not affect colors`() async throws {
        let spec = "component: C\nbody: { text: あ, color: \"#BBBBBB\", padding: wide }"
        let found = try await TestProject(spec: spec).check().findings.map(\.rule)
        #expect(found.sorted { $0.rawValue < $1.rawValue } == ["low-contrast-text", "mismatched-type"])
    }
}
