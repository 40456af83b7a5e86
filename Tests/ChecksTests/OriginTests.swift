import Checks
import Source
import TestProjects
import Testing

/// A finding about a value that comes through a property points at the place that sets it.
@Suite struct `A value that comes through a property` {
    private static let contexts = "{ appearance: [light], typeSize: [large], device: [iphone-15], locale: [ja] }"

    /// Returns the texts at the ranges of a rule's findings.
    private func places(
        of rule: RuleID, _ spec: String, tokens: String = "", manifest: String = ""
    ) async throws -> [String] {
        let project = TestProject(spec: spec, tokens: tokens, contexts: Self.contexts, manifest: manifest)
        let result = try await project.check(only: [rule])
        return result.findings.map { finding in
            let text = finding.diagnostic.range.map { result.sources.text(of: $0) } ?? "nowhere"
            return finding.rule == rule ? text : "\(finding.rule): \(finding.diagnostic.message)"
        }
    }

    private static let chip = """
        component: Chip
        properties: { title: ラブ }
        states: { plain: , pressed: { set: { title: 恋愛 } } }
        body: { text: $title }

        """
    private static let copy = "rules: { forbidden-copy: { words: [ラブ, 恋愛, デート] } }\n"

    @Test func `is reported at its default and where a state sets it`() async throws {
        #expect(try await places(of: "forbidden-copy", Self.chip, manifest: Self.copy) == ["ラブ", "恋愛"])
    }

    @Test func `is reported where a use sets it, through several components`() async throws {
        let spec =
            Self.chip
            + "---\ncomponent: Row\nproperties: { heading: 友 }\nbody: { use: Chip, with: { title: $heading } }\n"
            + "---\ncomponent: Page\nbody: { use: Row, with: { heading: デート } }\n"
        #expect(
            try await places(of: "forbidden-copy", spec, manifest: Self.copy).sorted() == ["デート", "ラブ", "恋愛"].sorted())
    }

    @Test func `is reported where a state sets the text of a node`() async throws {
        let spec = """
            component: Chip
            states: { plain: , pressed: { set: { body.text: デート } } }
            body: { text: 友 }
            """
        #expect(try await places(of: "forbidden-copy", spec, manifest: Self.copy) == ["デート"])
    }

    @Test func `is suppressed by a comment before it`() async throws {
        let spec = """
            component: Chip
            properties:
              # uispec:disable-next-line forbidden-copy – the name of a song
              title: ラブ
            body: { text: $title }
            """
        #expect(try await places(of: "forbidden-copy", spec, manifest: Self.copy) == [])
    }

    @Test func `is reported there by rules on labels, symbols and events`() async throws {
        let spec = """
            component: Chip
            properties: { icon: herat, says: Send like, does: LikeIt }
            body: { symbol: $icon, label: $says, action: $does, width: 44, height: 44 }
            analytics: { view: chip_view }
            """
        #expect(try await places(of: "unavailable-symbol", spec) == ["herat"])
        #expect(try await places(of: "foreign-label", spec) == ["Send like"])
        let patterns = "rules: { off-convention-event: { patterns: [tap_*, '*_view'] } }\n"
        #expect(try await places(of: "off-convention-event", spec, manifest: patterns) == ["LikeIt"])
    }

    @Test func `is reported there if it has no glyph`() async throws {
        let spec = "component: Chip\nproperties: { icon: \"\u{F8FF}\" }\nbody: { text: $icon }\n"
        let project = TestProject(spec: spec)
        let result = try await project.check(only: ["missing-glyph"], typesetter: systemTypesetter)
        #expect(
            result.findings.allSatisfy { $0.diagnostic.range.map { result.sources.text(of: $0) } == "\"\u{F8FF}\"" })
    }

    @Test func `is reported there if it repeats a token or is out of gamut`() async throws {
        let spec = """
            component: Chip
            properties: { gap: 16, tint: "#0A5FD9", other: 16 }
            states: { plain: , pressed: { set: { tint: "color(rec2020 0 1 0)", gap: 16.0 } } }
            body: { text: a, padding: { horizontal: $gap }, color: { when: pressed, then: $tint, else: $tint }, \
            width: $other }
            ---
            component: Row
            properties: { tone: "#0A5FD9" }
            body:
              vstack:
                - { use: Chip, with: { tint: $tone } }
                - { use: Chip, with: { gap: 0x10 } }
            """
        let tokens = """
            space: { $type: dimension, m: { $value: 16 } }
            color: { $type: color, accent: { $value: "#0A5FD9" } }
            """
        #expect(
            try await places(of: "literal-value", spec, tokens: tokens) == [
                "16", "\"#0A5FD9\"", "16.0", "\"#0A5FD9\"", "0x10",
            ])
        #expect(try await places(of: "out-of-gamut-color", spec, tokens: tokens) == ["\"color(rec2020 0 1 0)\""])
    }

    @Test func `is reported at the field if a field has no color`() async throws {
        let spec =
            "component: Name\nbody: { field: Akari, label: Name, background: \"#111111\", width: 200, height: 44 }"
        #expect(try await places(of: "low-contrast-text", spec) == ["field: Akari"])
    }
}
