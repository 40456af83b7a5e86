import Checks
import Source
import TestProjects
import Testing

/// Content that appears only after scrolling is measured like content that is visible at once.
@Suite struct `Ink that is scrolled to` {
    private static func ratios(_ spec: String, rule: String = "low-contrast-text") async throws -> [Double] {
        let project = TestProject(spec: spec, contexts: TestProject.oneContext)
        let result = try await project.check(only: [RuleID(rule), "unmeasured-text"])
        #expect(result.findings.allSatisfy { $0.rule.rawValue == rule }, "\(result.findings)")
        return result.findings.compactMap(\.measure?.measured)
    }

    private static func screen(_ body: String) -> String { "screen: S\nbackground: \"#000000\"\nbody:\n  \(body)\n" }

    @Test(arguments: [0, 400, 900, 2_000, 20_000])
    func `has the same contrast at any distance down`(height: Int) async throws {
        let spec = Self.screen(
            """
            scroll:
                - { shape: rectangle, fill: "#222222", width: 300, height: \(height), hidden: true }
                - { text: Imprint, color: "#111111" }
            """)
        let ratios = try await Self.ratios(spec)
        #expect(ratios.count == 1)
        #expect(abs((ratios.first ?? 0) - 1.1121) < 0.0001)
    }

    @Test(arguments: [0, 600, 3_000])
    func `has the same contrast at any distance to the side`(width: Int) async throws {
        let spec = Self.screen(
            """
            scroll:
                - scroll:
                    - { shape: rectangle, fill: "#222222", width: \(width), height: 30, hidden: true }
                    - { text: Imprint, color: "#111111" }
                  axis: horizontal
                  margin: { top: 1500 }
            """)
        #expect(try await Self.ratios(spec).count == 1)
    }

    @Test func `is measured on scrolled and on fixed backgrounds`() async throws {
        let spec = """
            screen: S
            background: "#FFFFFF"
            body:
              zstack:
                - { shape: rectangle, fill: "#101010", width: fill, height: fill, hidden: true }
                - scroll:
                    - { shape: rectangle, fill: "#00000000", height: 1800, hidden: true }
                    - { text: On what stays, color: "#111111" }
                    - { text: On a card of its own, color: "#111111", background: "#FFFFFF", padding: 8 }
                    - { text: Dark on its card, color: "#F0F0F0", background: "#FFFFFF", padding: 8 }
            """
        let ratios = try await Self.ratios(spec)
        #expect(ratios.map { ($0 * 100).rounded() / 100 } == [1.01, 1.14])
    }

    @Test func `has the same contrast in the shadow of a bar as beside it`() async throws {
        let spec = """
            screen: S
            background: "#FFFFFF"
            top: { text: Title, minHeight: 600, width: fill, background: "#FFFFFF", color: "#000000" }
            body: { scroll: [{ text: Row, each: [1, 2, 3, 4, 5, 6, 7, 8], color: "#DDDDDD", height: 44 }] }
            """
        let project = TestProject(spec: spec, contexts: TestProject.oneContext)
        let result = try await project.check(only: ["low-contrast-text"])
        #expect(result.findings.count == 1)
    }

    @Test func `includes symbols and outlines of controls`() async throws {
        let spec = """
            screen: S
            background: "#FFFFFF"
            body:
              scroll:
                - { shape: rectangle, fill: "#00000000", height: 1800, hidden: true }
                - { symbol: heart, color: "#EEEEEE", label: Heart }
                - { shape: circle, width: 44, fill: "#EEEEEE", action: go, label: Go }
            """
        #expect(try await Self.ratios(spec, rule: "low-contrast-graphic").count == 2)
    }

    @Test func `is measured hundreds of screens down`() async throws {
        let spec = Self.screen(
            "scroll: [{ text: a, color: \"#DDDDDD\", each: [\((0..<300).map(String.init).joined(separator: ", "))],"
                + " margin: { top: 900 } }, { vstack: [{ text: End, color: \"#222222\" }] }]")
        let result = try await TestProject(spec: spec, contexts: TestProject.oneContext)
            .check(only: ["low-contrast-text", "unmeasured-text"])
        #expect(result.findings.map(\.rule) == ["low-contrast-text"])
        #expect(result.findings.first?.diagnostic.message.contains("“End”") == true)
    }

    @Test func `is reported as unmeasured if it is too far away`() async throws {
        let spec = Self.screen(
            "scroll: [{ text: Row, each: [1, 2], margin: { top: 40000 }, color: \"#111111\" },"
                + " { text: a, color: \"#FFFFFF\", each: [\((0..<1100).map(String.init).joined(separator: ", "))],"
                + " margin: { top: 900 } }]")
        let result = try await TestProject(spec: spec, contexts: TestProject.oneContext)
            .check(only: ["low-contrast-text", "unmeasured-text"])
        #expect(Set(result.findings.map(\.rule.rawValue)) == ["low-contrast-text", "unmeasured-text"])
        let finding = result.findings.first { $0.rule == "unmeasured-text" }
        #expect(
            finding?.diagnostic.message.hasSuffix("it is beyond the 1,024 scroll positions that are measured") == true)
    }

    @Test func `is reported as unmeasured if a control is too far away`() async throws {
        let spec = """
            screen: S
            background: "#FFFFFF"
            body:
              scroll:
                - shape: rectangle
                  width: 100
                  height: 100
                  fill: "#000000"
                  action: a
                  label: Go
                  margin: { top: 900 }
                  each: [\((0..<1100).map(String.init).joined(separator: ", "))]
            """
        let result = try await TestProject(spec: spec, contexts: TestProject.oneContext)
            .check(only: ["low-contrast-graphic", "unmeasured-text"])
        #expect(result.findings.map(\.rule) == ["unmeasured-text"])
    }

    /// Content beside the screen cannot be scrolled into view, but the other texts are still measured.
    @Test func `is not measured if it cannot be scrolled into view`() async throws {
        let spec = Self.screen(
            "scroll: [{ text: Far, hidden: true, offset: { x: 900 }, color: \"#111111\","
                + " each: [\((0..<1100).map(String.init).joined(separator: ", "))] },"
                + " { text: End, color: \"#222222\" }]")
        let result = try await TestProject(spec: spec, contexts: TestProject.oneContext)
            .check(only: ["low-contrast-text", "unmeasured-text"])
        #expect(result.findings.map(\.rule) == ["low-contrast-text"])
        #expect(result.findings.first?.diagnostic.message.contains("“End”") == true)
    }
}
