import Checks
import Source
import TestProjects
import Testing
import Values

/// A suggested token value passes in all uses of the token once it is written.
@Suite struct TokenSuggestionTests {
    private static let chips = """
        component: Chip
        body: { text: Chip, color: "{color.onAccent}", background: "{color.accent}" }
        ---
        component: Link
        preview: { backdrop: "{color.ground}" }
        body: { text: Link, color: "{color.accent}" }
        """

    @Test func `the nearest value of the token passes in all of its uses`() async throws {
        let project = ContrastProject.project(
            """
            color:
              $type: color
              onAccent: { $value: "#FFFFFF" }
              accent:
                $value: "#3D8BFD"
                $modes: { dark: "#2464C4" }
              ground: { $value: "#FFFFFF" }
            """, Self.chips)
        let before = try await ContrastProject.contrast(project)
        #expect(before.findings.count == 2)
        let help = try #require(before.findings.first?.diagnostic.help)
        #expect(help.hasPrefix("set {color.accent} to #"), "\(help)")
        #expect(help.contains("in both uses"), "\(help)")
        let after = try await ContrastProject.contrast(ContrastProject.fixed(project, before))
        #expect(after.findings.map(\.diagnostic.message) == [])
    }

    @Test func `a value for each appearance is suggested if the value passes in one of them`() async throws {
        let project = ContrastProject.project(
            "ink: { $type: color, $value: \"#101010\" }\n", "component: Chip\nbody: { text: Cafe, color: \"{ink}\" }\n")
        #expect(
            try await ContrastProject.contrast(project).findings.first?.diagnostic.help
                == "the nearest value of {ink} that passes in both uses is #757575 (dark), a visibly different color; "
                + "accept it, or give the token a value for each appearance")
    }

    /// Light values fail on one background and dark values on the other. Sets have a different order in every run.
    @Test func `the conflict of the value written first is reported`() async throws {
        let names = (1...12).map { "ink\($0)" }
        let tokens = names.map { "\($0): { $type: color, $value: \"#777777\", $modes: { dark: \"#777777\" } }\n" }
        let specs = names.flatMap { name in
            [("Light", "systemGroupedBackground"), ("Dark", "secondarySystemGroupedBackground")].map {
                """
                component: \($0.0)-\(name)
                preview: { backdrop: "{ios.color.\($0.1)}" }
                body: { text: Cafe, color: "{\(name)}" }

                """
            }
        }
        let project = ContrastProject.project(
            tokens.joined(), specs.joined(separator: "---\n"), rules: "rules: { low-contrast-text: { minimum: 18.9 } }")
        let help = Set(try await ContrastProject.contrast(project).findings.map(\.diagnostic.help))
        #expect(
            help
                == Set(
                    names.map {
                        "use another token in Light-\($0):default; no value of {\($0)} with this hue passes there"
                    }))
    }

    @Test func `of equal uses in conflict the first ones are named`() async throws {
        let rows = ["FFFFFF", "000000", "777777"].enumerated().flatMap { kind, color in
            (1...8).map { "    - { id: n\(kind)\($0), text: Cafe, color: \"{ink}\", background: \"#\(color)\" }\n" }
        }
        let project = ContrastProject.project(
            "ink: { $type: color, $value: \"#999999\" }\n", "component: C\nbody:\n  vstack:\n" + rows.joined())
        let help = Set(try await ContrastProject.contrast(project).findings.map { $0.diagnostic.help ?? "" })
        #expect(help.count == 8)
        #expect(help.allSatisfy { $0.contains("no single value with this hue passes in C:default#n11, C:default#n2") })
    }

    @Test func `a fix changes the token at the end of an alias, in the appearance that fails`() async throws {
        let project = ContrastProject.project(
            """
            color:
              $type: color
              blue: { $value: "#0A5FD9", $modes: { dark: "#0A5FD9" } }
              accent: { $value: "{color.blue}" }
              onAccent: { $value: "#FFFFFF" }
              ground: { $value: "#FFFFFF", $modes: { dark: "#000000" } }
            """,
            """
            component: Link
            preview: { backdrop: "{color.ground}" }
            body: { text: Link, color: "{color.accent}" }
            """)
        let before = try await ContrastProject.contrast(project)
        let fix = try #require(before.findings.first?.diagnostic.fixes.first)
        #expect(fix.title.hasPrefix("Set {color.blue} to"))
        let fixed = ContrastProject.fixed(project, before)
        #expect(fixed.files["tokens.yaml"]?.contains("$value: \"#0A5FD9\", $modes: { dark: \"#") == true)
        #expect(try await ContrastProject.contrast(fixed).findings.isEmpty)
    }

    @Test func `two tokens are changed if no value of one passes`() async throws {
        let project = ContrastProject.project(
            """
            color:
              $type: color
              ink: { $value: "#8A8A8A" }
              ground: { $value: "#9A9A9A" }
            """,
            """
            component: Note
            body: { text: Note, color: "{color.ink}", background: "{color.ground}" }
            ---
            component: Dark
            preview: { backdrop: "#1A1A1A" }
            body: { text: Dark, color: "{color.ink}" }
            """, rules: "rules:\n  low-contrast-text: { minimum: 7 }\n")
        let before = try await ContrastProject.contrast(project)
        let fixed = try await ContrastProject.contrast(ContrastProject.fixed(project, before))
        #expect(fixed.findings.map(\.diagnostic.message) == [])
    }

    @Test func `conflicting uses are listed`() async throws {
        let project = ContrastProject.project(
            """
            color:
              $type: color
              ink: { $value: "#7A7A7A" }
            """,
            """
            component: OnWhite
            preview: { backdrop: "#FFFFFF" }
            body: { text: Note, color: "{color.ink}" }
            ---
            component: OnBlack
            preview: { backdrop: "#000000" }
            body: { text: Note, color: "{color.ink}" }
            """, rules: "rules:\n  low-contrast-text: { minimum: 7 }\n")
        let result = try await ContrastProject.contrast(project)
        #expect(result.findings.allSatisfy { $0.diagnostic.fixes.isEmpty })
        let help = try #require(result.findings.first?.diagnostic.help)
        #expect(help.contains("OnBlack:default, OnWhite:default"), "\(help)")
    }

    @Test func `the second layer behind a text is changed if the first cannot be`() async throws {
        // The veil is too transparent to change the background. Black and white backgrounds elsewhere limit the ink.
        let project = ContrastProject.project(
            """
            color:
              $type: color
              ink: { $value: "#8A8A8A" }
              veil: { $value: "#80808020" }
              ground: { $value: "#3E3E3E" }
            """,
            """
            component: Note
            preview: { backdrop: "{color.ground}" }
            body: { text: Note, color: "{color.ink}", background: "{color.veil}" }
            ---
            component: Dark
            preview: { backdrop: "#000000" }
            body: { text: Dark, color: "{color.ink}" }
            ---
            component: Big
            body: { text: Big, font: { size: 40 }, color: "#FFFFFF", background: "{color.ink}" }
            """, rules: "rules:\n  low-contrast-text: { minimum: 6 }\n")
        let before = try await ContrastProject.contrast(project)
        let help = try #require(before.findings.first?.diagnostic.help)
        #expect(help.hasPrefix("set {color.ink} to #"), "\(help)")
        #expect(help.contains(" and {color.ground} to #"), "\(help)")
        #expect(help.hasSuffix("; no single token has a value that passes in all its uses"), "\(help)")
        #expect(
            try await ContrastProject.contrast(ContrastProject.fixed(project, before)).findings.map(
                \.diagnostic.message) == [])
        #expect(try await ContrastProject.contrast(project).findings == before.findings)
    }

    @Test func `a light background does not become dark for a text on two backgrounds`() async throws {
        let project = ContrastProject.project(
            """
            color:
              $type: color
              ground: { $value: "#FFFFFF", $modes: { dark: "#000000" } }
              hero: { $value: "#0B1F3A" }
              muted: { $value: "#8391A3" }
              accent: { $value: "#0A5FD9", $modes: { dark: "#6AA5FF" } }
            """,
            """
            component: Caption
            preview: { backdrop: "{color.ground}" }
            body: { text: Updated, color: "{color.muted}" }
            ---
            component: HeroCaption
            body: { text: Updated, color: "{color.muted}", background: "{color.hero}" }
            ---
            component: Link
            preview: { backdrop: "{color.ground}" }
            body: { text: See all, color: "{color.accent}" }
            """)
        let findings = try await ContrastProject.contrast(project).findings
        #expect(
            findings.map(\.diagnostic.help) == [
                "split {color.muted} in two: no single value with this hue passes in Caption:default, "
                    + "HeroCaption:default"
            ])
        #expect(findings.flatMap(\.diagnostic.fixes).isEmpty)
    }

    @Test func `two colors are changed in each appearance that fails`() async throws {
        let project = ContrastProject.project(
            """
            color:
              $type: color
              ink: { $value: "#8A8A8A", $modes: { dark: "#777777" } }
              ground: { $value: "#9A9A9A", $modes: { dark: "#666666" } }
            """,
            """
            component: Note
            body: { text: Note, color: "{color.ink}", background: "{color.ground}" }
            ---
            component: Fixed
            preview: { backdrop: "#1A1A1A" }
            body: { text: Fixed, color: "{color.ink}" }
            """, rules: "rules:\n  low-contrast-text: { minimum: 7 }\n")
        let before = try await ContrastProject.contrast(project)
        let note = try #require(before.findings.first { $0.place?.component == "Note" })
        #expect(Set(note.occurrences.compactMap(\.appearance)).count == 2)
        let help = try #require(note.diagnostic.help)
        #expect(help.contains("(light)") && help.contains("(dark)"), "\(help)")
        #expect(
            try await ContrastProject.contrast(ContrastProject.fixed(project, before)).findings.map(
                \.diagnostic.message) == [])
    }

    @Test func `conflicting uses in one state are identified by their nodes`() async throws {
        let project = ContrastProject.project(
            "ink: { $type: color, $value: \"#767676\", $modes: { dark: \"#767676\" } }",
            """
            component: List
            body:
              vstack:
                - { text: One, id: one, color: "{ink}", background: "#FFFFFF" }
                - { text: Two, color: "{ink}", background: "#000000" }
                - { text: Three, color: "{ink}", background: "#777777" }
            """)
        let help = try await ContrastProject.contrast(project).findings.compactMap(\.diagnostic.help)
        #expect(help.contains { $0.contains("List:default#body/") })
        #expect(!help.contains { $0.contains("List:default, List:default") })
    }
}
