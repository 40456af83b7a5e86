import Checks
import Pipeline
import Source
import TestProjects
import Testing

/// Fixes of values that are written once and used by several tokens.
@Suite struct `A fix of a shared value` {
    private static func project(_ tokens: String, _ spec: String) -> TestProject {
        TestProject(
            spec: spec, tokens: tokens, contexts: "{ appearance: [light, dark], device: [iphone-15] }",
            manifest: "rules: { unused-token: off, missing-dark-value: off }\n")
    }

    private static let both = """
        component: A
        body:
          vstack:
            - { text: a, color: "{color.caption}" }
            - { text: b, color: "#222222", background: "{color.chip}" }

        """

    @Test(arguments: [
        """
        color:
          $type: color
          caption: &gray { $value: "#949494", $modes: { dark: "#FFFFFF" } }
          chip: *gray
        """,
        """
        base: { $type: color, caption: { $value: "#949494", $modes: { dark: "#FFFFFF" } } }
        color: { $extends: "{base}", chip: { $type: color, $value: "{base.caption}" } }
        """,
    ])
    func `passes in the uses of all tokens`(_ tokens: String) async throws {
        let project = Self.project(tokens, Self.both)
        let found = try await project.check().findings.filter { $0.rule == "low-contrast-text" }
        #expect(found.count == 1)
        let help = try #require(found.first?.diagnostic.help)
        #expect(!help.contains("in its only use"), "\(help)")
        let (_, texts) = try await project.fixing()
        #expect(try await project.changed(to: texts).check().findings.count <= found.count)
        #expect(found.flatMap(\.diagnostic.fixes).filter { $0.applicability != .displayOnly } == [], "\(help)")
    }

    @Test func `is made if it passes for all of them`() async throws {
        let project = Self.project(
            """
            color:
              $type: color
              caption: &gray { $value: "#949494", $modes: { dark: "#FFFFFF" } }
              chip: *gray
            """,
            """
            component: A
            body: { vstack: [{ text: a, color: "{color.caption}" }, { text: b, color: "{color.chip}" }] }
            """)
        let (outcome, texts) = try await project.fixing()
        #expect(outcome.fixedCount == 2 && outcome.skippedFixes == [])
        #expect(try await project.changed(to: texts).check().count(.error) == 0)
    }

    @Test(arguments: [
        """
        color:
          $type: color
          caption: { $value: &gray "#949494", $modes: { dark: "#FFFFFF" } }
          chip: { $value: *gray, $modes: { dark: "#949494" } }
        """,
        """
        color:
          $type: color
          caption:
            $value: { colorSpace: srgb, components: [0.6, 0.6, 0.6] }
            $modes: { dark: { colorSpace: srgb, components: [1, 1, 1] } }
          chip: { $value: { colorSpace: srgb, components: [{ $ref: "#/color/caption/$value/components/0" }, 1, 1] } }
        """,
        """
        color:
          $type: color
          caption: { $value: &gray "#949494", $modes: { dark: "#FFFFFF" } }
        edge: { $type: border, $value: { color: *gray, width: 1, style: solid } }
        """,
    ])
    func `is left to a person if another value changes partly with it`(_ tokens: String) async throws {
        let project = Self.project(
            tokens, "component: A\nbody: { text: a, color: \"{color.caption}\" }\n")
        let fixes = try await project.check().findings.flatMap(\.diagnostic.fixes)
        #expect(fixes.map(\.applicability) == [.displayOnly])
    }

    @Test(arguments: [
        ("&p 9", Fix.Applicability.unsafe), ("&p !!int 9", .unsafe), ("9", .safe),
    ])
    func `is unsafe if it replaces a literal with an anchor`(_ value: String, _ expected: Fix.Applicability)
        async throws
    {
        let project = Self.project(
            "space: { $type: dimension, s: { $value: 9 } }",
            "component: A\nbody: { text: a, padding: \(value), minWidth: 90 }\n")
        let found = try await project.check().findings.filter { $0.rule == "literal-value" }
        #expect(found.flatMap(\.diagnostic.fixes).map(\.applicability) == [expected])
    }
}
