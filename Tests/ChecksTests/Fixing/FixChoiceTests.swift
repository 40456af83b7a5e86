import Checks
import Pipeline
import Source
import TestProjects
import Testing
import Values

/// The choice among the colors that could be suggested.
@Suite struct `A suggested color` {
    private static func project(
        _ tokens: String, _ spec: String, contexts: String = "{ appearance: [light, dark], device: [iphone-15] }"
    ) -> TestProject {
        TestProject(
            spec: spec, tokens: tokens, contexts: contexts,
            manifest: "rules: { unused-token: off, missing-dark-value: off }\n")
    }

    private static func helps(_ project: TestProject) async throws -> [String] {
        try await project.check(only: ["low-contrast-text"]).findings.compactMap(\.diagnostic.help)
    }

    @Test func `may be for a different token in each appearance`() async throws {
        let project = Self.project(
            """
            ink: { $type: color, $value: "#999999", $modes: { dark: "#767676" } }
            card: { $type: color, $value: "#FFFFFF", $modes: { dark: "#2C2C2E" } }

            """,
            """
            component: A
            body:
              vstack:
                - { text: あ, color: "{ink}", background: "{card}" }
                - { text: い, color: "{ink}", background: "#FFFFFF" }

            """)
        let helps = try await Self.helps(project)
        let help = try #require(helps.first { $0.contains("{card}") })
        #expect(help.hasPrefix("set {ink} to #"), "\(help)")
        #expect(
            !help.contains("#FFFFFF") && help.hasSuffix("(dark), the nearest values that pass in all their uses"),
            "\(help)")
        let (outcome, texts) = try await project.fixing()
        #expect(outcome.skippedFixes == [])
        #expect(try await project.changed(to: texts).check().count(.error) == 0)
        #expect(texts["tokens.yaml"]?.contains("dark: \"#767676\"") == true)
    }

    @Test func `is found even if it is the only one that passes on black and on white`() async throws {
        let project = Self.project(
            "ink: { $type: color, $value: \"#0A0A0A\" }\n",
            """
            component: A
            body:
              vstack:
                - { text: あ, color: "{ink}", background: "#000000" }
                - { text: い, color: "{ink}", background: "#FFFFFF" }

            """, contexts: TestProject.oneContext)
        let helps = try await Self.helps(project)
        #expect(helps.count == 1 && helps.allSatisfy { $0.contains("{ink} that passes in both uses is #75757") })
        #expect(
            helps.allSatisfy { $0.hasSuffix("a visibly different color; accept it, or split the token in two") },
            "\(helps)")
        #expect(try await project.fixing().texts == [:])
    }

    @Test func `need not pass for a text that overlaps another one`() async throws {
        let link = """
            component: Link
            body: { text: Link, color: "{a}" }

            """
        let stack = """
            ---
            component: Other
            body:
              vstack: [{ text: One line, color: "{a}" }, { text: Another, color: "{a}" }]
              spacing: -16

            """
        let tokens = "a: { $type: color, $value: \"#C06080\" }\n"
        let alone = try await Self.helps(
            Self.project(tokens, link, contexts: TestProject.oneContext))
        #expect(alone.contains { $0.hasPrefix("set {a} to #") })
        let both = Self.project(tokens, link + stack, contexts: TestProject.oneContext)
        let found = try await both.check().findings
        #expect(found.contains { $0.rule == "overlapping-content" })
        let help = found.first { $0.rule == "low-contrast-text" && $0.place?.component == "Link" }?.diagnostic.help
        #expect(help?.hasPrefix("set {a} to #") == true, "\(help ?? "")")
    }

    @Test func `need not pass for a text that is unreadable because of its opacity`() async throws {
        let project = Self.project(
            "a: { $type: color, $value: \"#999999\" }\n",
            """
            component: A
            body:
              vstack:
                - { text: One, id: one, color: "{a}" }
                - { text: Two, id: two, color: "{a}", opacity: 0.2 }

            """, contexts: TestProject.oneContext)
        let found = try await project.check().findings.filter { $0.rule == "low-contrast-text" }
        let helps = Dictionary(
            found.map { ($0.place?.node ?? "", $0.diagnostic.help ?? "") }, uniquingKeysWith: { first, _ in first })
        #expect(helps["one"]?.hasSuffix(", the nearest value that passes in its only use") == true, "\(helps)")
        #expect(helps["two"]?.contains("its opacity") == true, "\(helps)")
        let (_, texts) = try await project.fixing()
        #expect(texts["tokens.yaml"]?.contains("#999999") == false)
    }

    @Test(arguments: ["0.7, 0.012, 100", "0.75, 0.02, 250", "0.72, 0.05, 30", "0.75, 0.15, 150"])
    func `keeps the written hue and chroma`(_ components: String) async throws {
        let project = Self.project(
            "ink: { $type: color, $value: { colorSpace: oklch, components: [\(components)] } }\n",
            "component: A\npreview: { backdrop: \"#FFFFFF\" }\nbody: { text: a, color: \"{ink}\" }\n",
            contexts: TestProject.oneContext)
        let (outcome, texts) = try await project.fixing()
        #expect(outcome.skippedFixes == [])
        let text = try #require(texts["tokens.yaml"])
        let written = try #require(text.split(separator: "components: [").last?.split(separator: "]").first)
        let numbers = written.split(separator: ", ").compactMap { Double($0) }
        let old = components.split(separator: ", ").compactMap { Double($0) }
        #expect(numbers.count == 3 && numbers[0] < old[0])
        #expect(numbers[2] == old[2])
        #expect(numbers[1] <= old[1])
        if old[1] < 0.1 { #expect(numbers[1] == old[1]) }
    }

    @Test(arguments: ["increased: \"#888888\"", "increased: \"#707070\""])
    func `keeps increased contrast at least as strong as standard contrast`(_ increased: String) async throws {
        let project = Self.project(
            """
            ink: { $type: color, $value: "#999999", $modes: { dark: "#FFFFFF", \(increased) } }
            card: { $type: color, $value: "#E5E5EA", $modes: { dark: "#000000", increased: "#FFFFFF" } }

            """,
            """
            component: A
            body:
              vstack:
                - { text: あ, color: "{ink}", background: "{card}" }
                - { text: い, color: "{ink}" }

            """,
            contexts: "{ appearance: [light, dark], contrast: [standard, increased], device: [iphone-15] }")
        let (outcome, texts) = try await project.fixing()
        #expect(outcome.skippedFixes == [])
        #expect(try await project.changed(to: texts).check().findings.map(\.diagnostic.message) == [])
    }
}
