import Checks
import Source
import TestProjects
import Testing
import Values

/// Suggestions for literal colors, pictures, covers and missing dark values.
@Suite struct ColorSuggestionTests {
    @Test(arguments: [
        ("#FFFFFF", "#00000000", "add a scrim or a material below it, or make the present one more opaque"),
        ("#FF9500", "#00000099", "change the text color to #"),
        ("#808080", "#FFFFFF99", "change the text color to #"),
    ])
    func `a color suggested over an unknown picture passes over every possible image`(
        ink: String, scrim: String, help: String
    ) async throws {
        let project = { (ink: String) in
            ContrastProject.project(
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
        let found = try await ContrastProject.contrast(project(ink)).findings.filter { $0.rule == "low-contrast-text" }
        let text = try #require(found.first?.diagnostic.help)
        #expect(text.hasPrefix(help), "\(text)")
        guard let start = text.firstIndex(of: "#") else { return }
        let color = String(text[start...].prefix(7))
        #expect(try await ContrastProject.contrast(project(color)).findings.isEmpty, "\(color)")
    }

    @Test func `a scrim over an unknown picture becomes as opaque as required`() async throws {
        let project = ContrastProject.project(
            "white: { $type: color, $value: \"#FFFFFF\" }\nscrim: { $type: color, $value: \"#00000050\" }\n",
            """
            component: Cover
            body:
              zstack:
                - { image: { placeholder: photo }, width: 200, height: 80, hidden: true }
                - { text: Hello, color: "{white}", padding: 8, background: "{scrim}" }
            """)
        let found = try await ContrastProject.contrast(project).findings
        #expect(found.count == 1)
        // White on black of 0.535 over white: 4.5:1.
        #expect(found.first?.diagnostic.fixes.first?.edits.map(\.replacement) == ["\"#00000089\""])
    }

    @Test(arguments: [
        ("#0B57C4", "#7DB2FF", "background"), ("#FFFFFF", "#E0E0E0", "text color"),
    ])
    func `the color suggested for a literal passes in all appearances`(
        light: String, dark: String, role: String
    ) async throws {
        func found(color: String, background: String) async throws -> [Finding] {
            let project = ContrastProject.project(
                "ground: { $type: color, $value: \"\(light)\", $modes: { dark: \"\(dark)\" } }\n"
                    + "ink: { $type: color, $value: \"#FFFFFF\", $modes: { dark: \"#04142E\" } }\n",
                """
                component: A
                body: { text: Hello, color: "\(color)", background: "\(background)", padding: 8 }
                ---
                component: B
                body: { text: Hello, color: "{ink}", background: "{ground}", padding: 8 }
                """)
            return try await ContrastProject.contrast(project).findings.filter { $0.place?.component == "A" }
        }
        let first = try #require(try await found(color: "#999999", background: "{ground}").first)
        let help = try #require(first.diagnostic.help)
        let words = "change the \(role) to "
        #expect(help.hasPrefix(words) && help.hasSuffix(" here in light and dark"), "\(help)")
        let color = String(help.dropFirst(words.count).prefix(7))
        let fixed =
            role == "text color"
            ? try await found(color: color, background: "{ground}")
            : try await found(color: "#999999", background: color)
        #expect(fixed.isEmpty, "\(color)")
    }

    @Test func `a missing dark value is suggested before any other change`() async throws {
        let project = ContrastProject.project(
            """
            ink: { $type: color, $value: "#1B6B3A" }
            card: { $type: color, $value: "#FFFFFF", $modes: { dark: "#1B1E23" } }
            """,
            """
            component: Amount
            preview: { backdrop: "{card}" }
            body: { text: Amount, color: "{ink}" }
            """)
        let found = try await ContrastProject.contrast(project).findings
        #expect(found.count == 1 && found.allSatisfy(\.diagnostic.fixes.isEmpty))
        let help = try #require(found.first?.diagnostic.help)
        let words = "add $modes: { dark: \"#"
        #expect(help.hasPrefix(words) && help.hasSuffix("\" } to {ink}, the nearest dark value that passes"))
        let value = help.dropFirst(words.count).prefix(6)
        let fixed = ContrastProject.project(
            """
            ink: { $type: color, $value: "#1B6B3A", $modes: { dark: "#\(value)" } }
            card: { $type: color, $value: "#FFFFFF", $modes: { dark: "#1B1E23" } }
            """, try #require(project.files["spec.yaml"]))
        #expect(try await ContrastProject.contrast(fixed).findings.isEmpty)
    }

    @Test func `a palette color that serves two tokens needs no dark value`() async throws {
        let project = ContrastProject.project(
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
        let found = try await ContrastProject.contrast(project).findings
        #expect(!found.isEmpty && !found.contains { $0.diagnostic.help?.contains("add $modes: { dark:") ?? false })
    }

    @Test func `the cover is named if no value of the text's token passes below it`() async throws {
        let project = ContrastProject.project(
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
        let help = try await ContrastProject.contrast(project).findings.first?.diagnostic.help
        #expect(help?.contains("{color.veil} covers it and lowers its contrast") == true, "\(help ?? "none")")
    }
}
