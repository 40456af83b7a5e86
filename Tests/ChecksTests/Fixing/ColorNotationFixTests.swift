import Checks
import Source
import TestProjects
import Testing
import Values

/// A fix keeps the notation of a color and its references to other tokens.
@Suite struct ColorNotationFixTests {
    @Test(arguments: [
        "background: { color: \"{color.tint}\", alpha: 0.12 }", "background: { color: \"{color.tint}\", alpha: 0.05 }",
    ])
    func `a background that is a tint of the text changes with it`(background: String) async throws {
        let project = ContrastProject.project(
            "color: { $type: color, tint: { $value: \"#FF9500\" } }",
            """
            component: Sale
            preview: { backdrop: "#FFFFFF" }
            body: { text: Sale, color: "{color.tint}", \(background) }
            """)
        let before = try await ContrastProject.contrast(project)
        #expect(before.findings.count == 1)
        #expect(!before.findings.flatMap(\.diagnostic.fixes).isEmpty)
        #expect(try await ContrastProject.contrast(ContrastProject.fixed(project, before)).findings.isEmpty)
    }

    @Test(arguments: [
        "colorSpace: srgb, components: [1, 0.5843, 0], hex: \"#ff9500\"",
        "colorSpace: srgb, components: [ 1,0.5843,0 ], alpha: 1",
        "colorSpace: oklch, components: [0.76, 0.17, 61]",
        "colorSpace: hsl, components: [35, none, 50]",
        "colorSpace: display-p3, components: [0.95, 0.6, 0.2]",
    ])
    func `a color object keeps its color space and its form`(object: String) async throws {
        let project = ContrastProject.project(
            "color: { $type: color, ink: { $value: { \(object) } } }",
            "component: Sale\npreview: { backdrop: \"#FFFFFF\" }\nbody: { text: Sale, color: \"{color.ink}\" }\n")
        let before = try await ContrastProject.contrast(project)
        #expect(before.findings.count == 1)
        let help = try #require(before.findings.first?.diagnostic.help)
        #expect(help.hasPrefix("set {color.ink} to #"), "\(help)")
        #expect(help.hasSuffix(", the nearest value that passes in both uses"), "\(help)")
        let fixed = ContrastProject.fixed(project, before)
        let text = try #require(fixed.files["tokens.yaml"])
        #expect(
            text.hasPrefix("color: { $type: color, ink: { $value: { colorSpace: \(object.split(separator: " ")[1])"))
        #expect(text.contains("alpha: 1") == object.contains("alpha: 1"))
        #expect(text.contains("hex") == object.contains("hex"))
        #expect(!text.contains("hex: \"#ff9500\""))
        #expect(try await ContrastProject.contrast(fixed).findings.isEmpty, "\(text)")
    }

    @Test func `the alpha of a color object is raised if no color with the hue passes`() async throws {
        let project = ContrastProject.project(
            """
            color:
              $type: color
              ink: { $value: { colorSpace: srgb, components: [0, 0, 0], alpha: 0.4, hex: "#000000" } }
            """,
            "component: Sale\npreview: { backdrop: \"#FFFFFF\" }\nbody: { text: Sale, color: \"{color.ink}\" }\n")
        let before = try await ContrastProject.contrast(project)
        let fixed = ContrastProject.fixed(project, before)
        let text = try #require(fixed.files["tokens.yaml"])
        #expect(text.contains("components: [0, 0, 0], alpha: 0.537255"), "\(text)")
        #expect(try await ContrastProject.contrast(fixed).findings.isEmpty)
    }

    @Test(arguments: ["[\"{part}\", 0.58, 0]", "[1, { $ref: \"#/part/$value\" }, 0]"])
    func `a color whose components are other tokens has no automatic fix`(components: String) async throws {
        let project = ContrastProject.project(
            """
            part: { $type: number, $value: 1 }
            color: { $type: color, ink: { $value: { colorSpace: srgb, components: \(components) } } }
            """,
            "component: Sale\npreview: { backdrop: \"#FFFFFF\" }\nbody: { text: Sale, color: \"{color.ink}\" }\n")
        let findings = try await ContrastProject.contrast(project).findings
        #expect(findings.count == 1)
        #expect(findings.flatMap(\.diagnostic.fixes).isEmpty)
    }

    @Test func `a background token derived from the text's token changes with it`() async throws {
        let project = ContrastProject.project(
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
        let before = try await ContrastProject.contrast(project)
        #expect(before.findings.count == 1)
        #expect(!before.findings.flatMap(\.diagnostic.fixes).isEmpty)
        #expect(try await ContrastProject.contrast(ContrastProject.fixed(project, before)).findings.isEmpty)
    }

    @Test(arguments: [
        ("{ color: \"#1C1C1E\", alpha: 0.45 }", "{ color: \"#1C1C1E\", alpha: 0.6"),
        ("{ color: \"#B98000\", alpha: 1 }", "{ color: \"#"),
    ])
    func `a color with a separate alpha keeps its form`(value: String, fixedValue: String) async throws {
        let project = ContrastProject.project(
            "color: { $type: color, ink: { $value: \(value) } }",
            "component: Note\npreview: { backdrop: \"#FFFFFF\" }\nbody: { text: Note, color: \"{color.ink}\" }\n")
        let before = try await ContrastProject.contrast(project)
        let fixed = ContrastProject.fixed(project, before)
        #expect(fixed.files["tokens.yaml"]?.contains("$value: \(fixedValue)") == true, "\(fixed.files)")
        #expect(fixed.files != project.files)
        #expect(try await ContrastProject.contrast(fixed).findings.isEmpty)
    }

    @Test func `more alpha is suggested for a color that is too transparent`() async throws {
        let project = ContrastProject.project(
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
        let before = try await ContrastProject.contrast(project)
        let help = try #require(before.findings.first?.diagnostic.help)
        // Black at this alpha is the strongest color of its hue.
        #expect(
            help == "set {color.ink} to #00000089 (light), the nearest value that passes in both uses", "\(help)")
        #expect(
            try await ContrastProject.contrast(ContrastProject.fixed(project, before)).findings.map(
                \.diagnostic.message) == [])
    }
}
