import Checks
import Source
import TestProjects
import Testing
import Values

/// A suggested token value passes in all of the token's uses once it is written.
@Suite struct ContrastFixingTests {
    private static func project(_ tokens: String, _ spec: String, rules: String = "") -> TestProject {
        TestProject(
            spec: spec, tokens: tokens, contexts: "{ appearance: [light, dark], device: [iphone-15] }", manifest: rules)
    }

    private static func contrast(_ project: TestProject) async throws -> CheckResult {
        try await project.check(only: ["low-contrast-text", "low-contrast-graphic"])
    }

    /// The project after the fixes of its findings.
    private static func fixed(_ project: TestProject, _ result: CheckResult) -> TestProject {
        var project = project
        for (file, bytes) in FixApplication(result.findings.flatMap(\.diagnostic.fixes), in: result.sources).changed {
            project.files[file.path] = String(decoding: bytes, as: UTF8.self)
        }
        return project
    }

    private static let chips = """
        component: Chip
        body: { text: Chip, color: "{color.onAccent}", background: "{color.accent}" }
        ---
        component: Link
        preview: { backdrop: "{color.ground}" }
        body: { text: Link, color: "{color.accent}" }
        """

    @Test func `the nearest value of the token passes in all of its uses`() async throws {
        let project = Self.project(
            """
            color:
              $type: color
              onAccent: { $value: "#FFFFFF" }
              accent:
                $value: "#3D8BFD"
                $modes: { dark: "#2464C4" }
              ground: { $value: "#FFFFFF" }
            """, Self.chips)
        let before = try await Self.contrast(project)
        #expect(before.findings.count == 2)
        let help = try #require(before.findings.first?.diagnostic.help)
        #expect(help.hasPrefix("set {color.accent} to #"), "\(help)")
        #expect(help.contains("in all 2 uses"), "\(help)")
        let after = try await Self.contrast(Self.fixed(project, before))
        #expect(after.findings.map(\.diagnostic.message) == [])
    }

    @Test(arguments: [
        "background: { color: \"{color.tint}\", alpha: 0.12 }", "background: { color: \"{color.tint}\", alpha: 0.05 }",
    ])
    func `a background that is a tint of the text changes with it`(background: String) async throws {
        let project = Self.project(
            "color: { $type: color, tint: { $value: \"#FF9500\" } }",
            """
            component: Sale
            preview: { backdrop: "#FFFFFF" }
            body: { text: Sale, color: "{color.tint}", \(background) }
            """)
        let before = try await Self.contrast(project)
        #expect(before.findings.count == 1)
        #expect(!before.findings.flatMap(\.diagnostic.fixes).isEmpty)
        #expect(try await Self.contrast(Self.fixed(project, before)).findings.isEmpty)
    }

    @Test(arguments: [
        "colorSpace: srgb, components: [1, 0.5843, 0], hex: \"#ff9500\"",
        "colorSpace: srgb, components: [ 1,0.5843,0 ], alpha: 1",
        "colorSpace: oklch, components: [0.76, 0.17, 61]",
        "colorSpace: hsl, components: [35, none, 50]",
        "colorSpace: display-p3, components: [0.95, 0.6, 0.2]",
    ])
    func `a color that is an object keeps its space and its form`(object: String) async throws {
        let project = Self.project(
            "color: { $type: color, ink: { $value: { \(object) } } }",
            "component: Sale\npreview: { backdrop: \"#FFFFFF\" }\nbody: { text: Sale, color: \"{color.ink}\" }\n")
        let before = try await Self.contrast(project)
        #expect(before.findings.count == 1)
        let help = try #require(before.findings.first?.diagnostic.help)
        #expect(help.hasPrefix("set {color.ink} to #"), "\(help)")
        #expect(help.hasSuffix(", the nearest value that passes in all 2 uses"), "\(help)")
        let fixed = Self.fixed(project, before)
        let text = try #require(fixed.files["tokens.yaml"])
        #expect(
            text.hasPrefix("color: { $type: color, ink: { $value: { colorSpace: \(object.split(separator: " ")[1])"))
        #expect(text.contains("alpha: 1") == object.contains("alpha: 1"))
        #expect(text.contains("hex") == object.contains("hex"))
        #expect(!text.contains("hex: \"#ff9500\""))
        #expect(try await Self.contrast(fixed).findings.isEmpty, "\(text)")
    }

    @Test func `the alpha of a color object is raised if no color with the hue passes`() async throws {
        let project = Self.project(
            """
            color:
              $type: color
              ink: { $value: { colorSpace: srgb, components: [0, 0, 0], alpha: 0.4, hex: "#000000" } }
            """,
            "component: Sale\npreview: { backdrop: \"#FFFFFF\" }\nbody: { text: Sale, color: \"{color.ink}\" }\n")
        let before = try await Self.contrast(project)
        let fixed = Self.fixed(project, before)
        let text = try #require(fixed.files["tokens.yaml"])
        #expect(text.contains("components: [0, 0, 0], alpha: 0.537255"), "\(text)")
        #expect(try await Self.contrast(fixed).findings.isEmpty)
    }

    @Test(arguments: ["[\"{part}\", 0.58, 0]", "[1, { $ref: \"#/part/$value\" }, 0]"])
    func `a color whose parts are other tokens is left to a person`(components: String) async throws {
        let project = Self.project(
            """
            part: { $type: number, $value: 1 }
            color: { $type: color, ink: { $value: { colorSpace: srgb, components: \(components) } } }
            """,
            "component: Sale\npreview: { backdrop: \"#FFFFFF\" }\nbody: { text: Sale, color: \"{color.ink}\" }\n")
        let findings = try await Self.contrast(project).findings
        #expect(findings.count == 1)
        #expect(findings.flatMap(\.diagnostic.fixes).isEmpty)
    }

    @Test func `a value that passes in one of two appearances is split by appearance`() async throws {
        let project = Self.project(
            "ink: { $type: color, $value: \"#101010\" }\n", "component: Chip\nbody: { text: Cafe, color: \"{ink}\" }\n")
        #expect(
            try await Self.contrast(project).findings.first?.diagnostic.help
                == "the nearest value of {ink} that passes in all 2 uses is #757575 (dark), a visibly different color; "
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
        let project = Self.project(
            tokens.joined(), specs.joined(separator: "---\n"), rules: "rules: { low-contrast-text: { minimum: 18.9 } }")
        let help = Set(try await Self.contrast(project).findings.map(\.diagnostic.help))
        #expect(
            help
                == Set(
                    names.map {
                        "use another token in Light-\($0):default; no value of {\($0)} with this hue passes there"
                    }))
    }

    @Test func `a fix changes the token at the end of an alias, in the appearance that fails`() async throws {
        let project = Self.project(
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
        let before = try await Self.contrast(project)
        let fix = try #require(before.findings.first?.diagnostic.fixes.first)
        #expect(fix.title.hasPrefix("Set {color.blue} to"))
        let fixed = Self.fixed(project, before)
        #expect(fixed.files["tokens.yaml"]?.contains("$value: \"#0A5FD9\", $modes: { dark: \"#") == true)
        #expect(try await Self.contrast(fixed).findings.isEmpty)
    }

    @Test func `two tokens are changed if no value of one passes`() async throws {
        let project = Self.project(
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
        let before = try await Self.contrast(project)
        let fixed = try await Self.contrast(Self.fixed(project, before))
        #expect(fixed.findings.map(\.diagnostic.message) == [])
    }

    @Test func `conflicting uses are listed`() async throws {
        let project = Self.project(
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
        let result = try await Self.contrast(project)
        #expect(result.findings.allSatisfy { $0.diagnostic.fixes.isEmpty })
        let help = try #require(result.findings.first?.diagnostic.help)
        #expect(help.contains("OnBlack:default, OnWhite:default"), "\(help)")
    }

    @Test func `the second layer behind a text is changed if the first cannot be`() async throws {
        // The veil is too thin to change the background; black and white backgrounds elsewhere limit the ink.
        let project = Self.project(
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
        let before = try await Self.contrast(project)
        let help = try #require(before.findings.first?.diagnostic.help)
        #expect(help.hasPrefix("set {color.ink} to #"), "\(help)")
        #expect(help.contains(" and {color.ground} to #"), "\(help)")
        #expect(help.hasSuffix("; no single token has a value that passes in all its uses"), "\(help)")
        #expect(try await Self.contrast(Self.fixed(project, before)).findings.map(\.diagnostic.message) == [])
        #expect(try await Self.contrast(project).findings == before.findings)
    }

    @Test func `a light background is not turned dark for a text on two backgrounds`() async throws {
        let project = Self.project(
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
        let findings = try await Self.contrast(project).findings
        #expect(
            findings.map(\.diagnostic.help) == [
                "split {color.muted} in two: no single value with this hue passes in Caption:default, "
                    + "HeroCaption:default"
            ])
        #expect(findings.flatMap(\.diagnostic.fixes).isEmpty)
    }

    @Test func `a background token derived from the text's token changes with it`() async throws {
        let project = Self.project(
            """
            color:
              $type: color
              danger: { $value: "#E0574C" }
              dangerTint: { $value: { color: "{color.danger}", alpha: 0.1 } }
            """,
            """
            component: Banner
            preview: { backdrop: "#FFFFFF" }
            body: { text: Retry, color: "{color.danger}", background: "{color.dangerTint}" }
            """)
        let before = try await Self.contrast(project)
        #expect(before.findings.count == 1)
        #expect(!before.findings.flatMap(\.diagnostic.fixes).isEmpty)
        #expect(try await Self.contrast(Self.fixed(project, before)).findings.isEmpty)
    }

    @Test(arguments: [
        ("{ color: \"#1C1C1E\", alpha: 0.45 }", "{ color: \"#1C1C1E\", alpha: 0.6"),
        ("{ color: \"#B98000\", alpha: 1 }", "{ color: \"#"),
    ])
    func `a color with a separate alpha keeps that form`(value: String, fixedValue: String) async throws {
        let project = Self.project(
            "color: { $type: color, ink: { $value: \(value) } }",
            "component: Note\npreview: { backdrop: \"#FFFFFF\" }\nbody: { text: Note, color: \"{color.ink}\" }\n")
        let before = try await Self.contrast(project)
        let fixed = Self.fixed(project, before)
        #expect(fixed.files["tokens.yaml"]?.contains("$value: \(fixedValue)") == true, "\(fixed.files)")
        #expect(fixed.files != project.files)
        #expect(try await Self.contrast(fixed).findings.isEmpty)
    }

    @Test func `two colors are changed in each appearance that fails`() async throws {
        let project = Self.project(
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
        let before = try await Self.contrast(project)
        let note = try #require(before.findings.first { $0.place?.component == "Note" })
        #expect(Set(note.occurrences.compactMap(\.appearance)).count == 2)
        let help = try #require(note.diagnostic.help)
        #expect(help.contains("(light)") && help.contains("(dark)"), "\(help)")
        #expect(try await Self.contrast(Self.fixed(project, before)).findings.map(\.diagnostic.message) == [])
    }

    @Test func `more alpha is suggested for a color that is too transparent`() async throws {
        let project = Self.project(
            """
            color:
              $type: color
              ink: { $value: "#00000066" }
            """,
            """
            component: Note
            preview: { backdrop: "#FFFFFF" }
            body: { text: Note, color: "{color.ink}" }
            """)
        let before = try await Self.contrast(project)
        let help = try #require(before.findings.first?.diagnostic.help)
        // Black at this alpha is the strongest color of its hue.
        #expect(
            help == "set {color.ink} to #00000089 (light), the nearest value that passes in all 2 uses", "\(help)")
        #expect(try await Self.contrast(Self.fixed(project, before)).findings.map(\.diagnostic.message) == [])
    }

    @Test(arguments: [
        ("#FFFFFF", "#00000000", "add a scrim or a material below it, or make the present one more opaque"),
        ("#FF9500", "#00000099", "change the text color to #"),
        ("#808080", "#FFFFFF99", "change the text color to #"),
    ])
    func `a color suggested over an unknown picture passes over every picture`(
        ink: String, scrim: String, help: String
    ) async throws {
        let project = { (ink: String) in
            Self.project(
                "",
                """
                component: Cover
                preview: { width: 320 }
                body:
                  zstack:
                    - { image: { placeholder: photo }, width: 320, height: 80, label: Photo }
                    - { shape: rectangle, fill: "\(scrim)", width: 320, height: 80 }
                    - { text: Cafe, color: "\(ink)" }
                """)
        }
        let found = try await Self.contrast(project(ink)).findings.filter { $0.rule == "low-contrast-text" }
        let text = try #require(found.first?.diagnostic.help)
        #expect(text.hasPrefix(help), "\(text)")
        guard let start = text.firstIndex(of: "#") else { return }
        let color = String(text[start...].prefix(7))
        #expect(try await Self.contrast(project(color)).findings.isEmpty, "\(color)")
    }

    @Test func `a scrim over an unknown picture becomes as opaque as required`() async throws {
        let project = Self.project(
            "white: { $type: color, $value: \"#FFFFFF\" }\nscrim: { $type: color, $value: \"#00000050\" }\n",
            """
            component: Cover
            body:
              zstack:
                - { image: { placeholder: photo }, width: 200, height: 80, hidden: true }
                - { text: Hello, color: "{white}", padding: 8, background: "{scrim}" }
            """)
        let found = try await Self.contrast(project).findings
        #expect(found.count == 1)
        // White on black of 0.535 over white: 4.5:1.
        #expect(found.first?.diagnostic.fixes.first?.edits.map(\.replacement) == ["\"#00000089\""])
    }

    @Test(arguments: [
        ("#0B57C4", "#7DB2FF", "background"), ("#FFFFFF", "#E0E0E0", "color"),
    ])
    func `the color suggested for a literal passes in all appearances`(
        light: String, dark: String, role: String
    ) async throws {
        func found(color: String, background: String) async throws -> [Finding] {
            let project = Self.project(
                "ground: { $type: color, $value: \"\(light)\", $modes: { dark: \"\(dark)\" } }\n"
                    + "ink: { $type: color, $value: \"#FFFFFF\", $modes: { dark: \"#04142E\" } }\n",
                """
                component: A
                body: { text: Hello, color: "\(color)", background: "\(background)", padding: 8 }
                ---
                component: B
                body: { text: Hello, color: "{ink}", background: "{ground}", padding: 8 }
                """)
            return try await Self.contrast(project).findings.filter { $0.place?.component == "A" }
        }
        let first = try #require(try await found(color: "#999999", background: "{ground}").first)
        let help = try #require(first.diagnostic.help)
        let words = "change the \(role) to "
        #expect(help.hasPrefix(words) && help.hasSuffix(" here in light and dark"), "\(help)")
        let color = String(help.dropFirst(words.count).prefix(7))
        let fixed =
            role == "color"
            ? try await found(color: color, background: "{ground}")
            : try await found(color: "#999999", background: color)
        #expect(fixed.isEmpty, "\(color)")
    }

    @Test func `a missing dark value is suggested before any other change`() async throws {
        let project = Self.project(
            """
            ink: { $type: color, $value: "#1B6B3A" }
            card: { $type: color, $value: "#FFFFFF", $modes: { dark: "#1B1E23" } }
            """,
            """
            component: Amount
            preview: { backdrop: "{card}" }
            body: { text: Amount, color: "{ink}" }
            """)
        let found = try await Self.contrast(project).findings
        #expect(found.count == 1 && found.allSatisfy(\.diagnostic.fixes.isEmpty))
        let help = try #require(found.first?.diagnostic.help)
        let words = "add $modes: { dark: \"#"
        #expect(help.hasPrefix(words) && help.hasSuffix("\" } to {ink}, the nearest dark value that passes"))
        let value = help.dropFirst(words.count).prefix(6)
        let fixed = Self.project(
            """
            ink: { $type: color, $value: "#1B6B3A", $modes: { dark: "#\(value)" } }
            card: { $type: color, $value: "#FFFFFF", $modes: { dark: "#1B1E23" } }
            """, try #require(project.files["spec.yaml"]))
        #expect(try await Self.contrast(fixed).findings.isEmpty)
    }

    @Test func `a palette color that serves two tokens needs no dark value`() async throws {
        let project = Self.project(
            """
            green: { $type: color, $value: "#1B6B3A" }
            brand: { $type: color, $value: "{green}", $modes: { dark: "#FFFFFF" } }
            gain: { $type: color, $value: "#000000", $modes: { dark: "{green}" } }
            card: { $type: color, $value: "#FFFFFF", $modes: { dark: "#1B1E23" } }
            """,
            """
            component: Amount
            preview: { backdrop: "{card}" }
            body: { vstack: [{ text: Gain, color: "{gain}" }, { text: Brand, color: "{brand}" }] }
            """)
        let found = try await Self.contrast(project).findings
        #expect(!found.isEmpty && !found.contains { $0.diagnostic.help?.contains("add $modes: { dark:") ?? false })
    }

    @Test func `conflicting uses in one state are identified by their nodes`() async throws {
        let project = Self.project(
            "ink: { $type: color, $value: \"#767676\", $modes: { dark: \"#767676\" } }",
            """
            component: List
            body:
              vstack:
                - { text: One, id: one, color: "{ink}", background: "#FFFFFF" }
                - { text: Two, color: "{ink}", background: "#000000" }
                - { text: Three, color: "{ink}", background: "#777777" }
            """)
        let help = try await Self.contrast(project).findings.compactMap(\.diagnostic.help)
        #expect(help.contains { $0.contains("List:default#body/") })
        #expect(!help.contains { $0.contains("List:default, List:default") })
    }

    @Test func `the cover is named if no value of the text's token passes below it`() async throws {
        let project = Self.project(
            """
            color:
              $type: color
              ink: { $value: "#000000", $modes: { dark: "#000000" } }
              veil: { $value: "#FFFFFFB0", $modes: { dark: "#FFFFFFB0" } }
            """,
            """
            component: Note
            preview: { backdrop: "#FFFFFF" }
            body:
              zstack:
                - { text: Hello, color: "{color.ink}" }
                - { shape: rectangle, fill: "{color.veil}", width: 200, height: 40 }
            """)
        let help = try await Self.contrast(project).findings.first?.diagnostic.help
        #expect(help?.contains("{color.veil} covers it and lowers its contrast") == true, "\(help ?? "none")")
    }
}
