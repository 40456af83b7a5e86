import Checks
import Project
import Source
import TestProjects
import Testing
import Values

/// The ratio that a text needs, and the texts that are exempt.
@Suite struct ContrastRuleTests {
    /// The findings of a component whose text is white on `#007AFF`, 4.01:1, or gray on white if `color` is set.
    private func findings(
        _ body: String, color: String = "#FFFFFF", background: String = "#007AFF", rules: String = "",
        contexts: String = TestProject.oneContext
    ) async throws -> [Finding] {
        let spec = """
            component: Label
            body:
              text: Cafe
              color: "\(color)"
              background: "\(background)"
            \(body.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n"))
            """
        let project = TestProject(spec: spec, contexts: contexts, manifest: rules)
        return try await project.check(only: ["low-contrast-text"]).findings
    }

    @Test(arguments: [
        ("{ size: 23.9 }", false), ("{ size: 24 }", true), ("{ size: 18.6, weight: bold }", false),
        ("{ size: 18.67, weight: bold }", true), ("{ size: 18.67, weight: semibold }", false),
        ("{ size: 18.67, weight: black }", true), ("{ style: largeTitle }", true), ("{ style: body }", false),
    ])
    func `wcag counts 24 points as large, and 18⅔ in bold`(font: String, isLarge: Bool) async throws {
        #expect(try await findings("font: \(font)").isEmpty == isLarge)
    }

    @Test(arguments: [
        ("{ size: 17.9 }", false), ("{ size: 18 }", true), ("{ size: 11, weight: bold }", true),
        ("{ size: 11, weight: semibold }", false),
    ])
    func `the guidelines count 18 points as large, and bold of any size`(font: String, isLarge: Bool) async throws {
        let rules = "rules:\n  low-contrast-text: { largeText: hig }\n"
        #expect(try await findings("font: \(font)", rules: rules).isEmpty == isLarge)
    }

    @Test func `large text needs three to one`() async throws {
        let found = try await findings("font: { size: 40 }", background: "#34C759")
        #expect(found.map(\.measure?.required) == [3])
    }

    @Test func `a text that becomes large with Dynamic Type needs a lower ratio there`() async throws {
        let contexts = "{ appearance: [light], typeSize: [large, ax5], device: [iphone-15] }"
        let found = try await findings("font: body", contexts: contexts)
        #expect(found.count == 1)
        #expect(found.first?.occurrences.compactMap(\.metrics?.typeSize) == [.large])
    }

    @Test func `a primary control has a threshold of its own`() async throws {
        let rules = "rules:\n  low-contrast-text: { primaryMinimum: 3 }\n"
        let control = "action: go\nhitArea: 44\nprominence: primary"
        #expect(try await findings(control, rules: rules).isEmpty)
        #expect(try await findings("action: go\nhitArea: 44", rules: rules).count == 1)
        #expect(try await findings(control).map(\.measure?.required) == [4.5])
    }

    @Test func `a disabled control and its content are exempt, and reported as notes`() async throws {
        let found = try await findings("action: go\nhitArea: 44\ndisabled: true")
        #expect(found.map(\.severity) == [.note])
        #expect(found.first?.diagnostic.message.contains("4.01:1") ?? false)
        let spec = """
            component: Card
            body:
              vstack:
                - { text: Inside, color: "#FFFFFF" }
              background: "#007AFF"
              action: open
              disabled: true
            """
        let result = try await TestProject(spec: spec).check(only: ["low-contrast-text"])
        #expect(result.findings.map(\.severity) == [.note])
        #expect(result.count(.error) == 0)
    }

    @Test(arguments: ["\"\"", "\" \""])
    func `a text without ink needs no contrast`(text: String) async throws {
        let spec = "component: Gap\nbody: { text: \(text), color: \"#FFFFFF\", background: \"#FFFFFF\" }\n"
        #expect(try await TestProject(spec: spec).check(only: ["low-contrast-text"]).findings.isEmpty)
    }

    @Test func `every background is measured and the worst one is reported`() async throws {
        let spec = """
            component: Note
            preview: { backdrop: ["#FFFFFF", "#767676", "#000000"] }
            body: { text: Note, color: "#000000" }
            """
        let found = try await TestProject(spec: spec).check(only: ["low-contrast-text"]).findings
        #expect(found.map(\.measure?.background?.hex) == ["#000000"])
    }

    @Test func `a ratio is compared unrounded and shown rounded down`() async throws {
        // 4.4953…:1, which rounds to 4.50.
        let found = try await findings("", color: "#777777", background: "#FFFFFF", rules: "")
        #expect(found.count == 1)
        #expect(found.first?.diagnostic.message.contains("4.47:1") ?? false)
        #expect(try await findings("", color: "#767676", background: "#FFFFFF").isEmpty)
    }

    @Test func `the nearest colors that a finding suggests pass`() async throws {
        let help = try #require(try await findings("").first?.diagnostic.help)
        let proposed = help.split(whereSeparator: { $0 == " " || $0 == "," }).filter { $0.hasPrefix("#") }
        #expect(proposed.count >= 1)
        let background = try #require(proposed.first).description
        #expect(help.contains("background"))
        #expect(try await findings("", background: background).isEmpty)
    }

    // MARK: Covered text

    private func hidden(_ body: String, _ head: String = "component: Cover") async throws -> [String] {
        let spec =
            "\(head)\npreview: { backdrop: \"#FFFFFF\" }\nbody:\n"
            + body.split(separator: "\n").map { "  " + $0 + "\n" }.joined()
        return try await TestProject(spec: spec).check(only: ["low-contrast-text"]).findings.map(\.diagnostic.message)
    }

    private static let message = "“Beneath” is hidden by content drawn on top of it; its contrast is 1:1"

    @Test(arguments: [
        """
        zstack:
          - { text: Beneath, color: "#000000" }
          - { shape: rectangle, fill: "#F2F2F7", width: 200, height: 60 }
        """,
        """
        zstack:
          - { text: Beneath, color: "#000000" }
          - zstack:
              - { text: Above, color: "#000000", width: 200, height: 60 }
            background: "#F2F2F7"
        """,
        """
        text: Beneath
        color: "#000000"
        border: { color: "#F2F2F7", width: 14 }
        """,
        """
        text: Beneath
        color: "#000000"
        overlay: { shape: rectangle, fill: "#F2F2F7", width: 200, height: 60 }
        """,
        """
        zstack:
          - { text: Beneath, color: "#000000" }
          - { image: { placeholder: photo }, width: 200, height: 60, hidden: true }
        """,
        """
        zstack:
          - scroll:
              vstack:
                - { text: Beneath, color: "#000000" }
            width: 200
            height: 60
          - { shape: rectangle, fill: "#F2F2F7", width: 200, height: 60 }
        """,
    ])
    func `a text under an opaque layer is reported`(_ body: String) async throws {
        #expect(try await hidden(body) == [Self.message])
    }

    @Test(arguments: [
        """
        zstack:
          - { text: Beneath, color: "#000000" }
          - { shape: rectangle, fill: "#F2F2F7", width: 200, height: 60, opacity: 0 }
        """,
        """
        zstack:
          - { text: Beneath, color: "#000000", hidden: true }
          - { shape: rectangle, fill: "#F2F2F7", width: 200, height: 60 }
        """,
        """
        zstack:
          - { text: Beneath, color: "#000000", opacity: 0 }
          - { shape: rectangle, fill: "#F2F2F7", width: 200, height: 60 }
        """,
        """
        zstack:
          - { text: Beneath, color: "#000000" }
          - { shape: rectangle, fill: "#F2F2F7", width: 2, height: 60 }
        """,
        """
        zstack:
          - scroll:
              - { spacer: 150 }
              - { text: Beneath, color: "#000000" }
              - { spacer: 100 }
            width: 200
            height: 200
            spacing: 0
          - { shape: rectangle, fill: "#F2F2F7", width: 200, height: 60 }
        align: bottom
        """,
        """
        text: Beneath
        color: "#000000"
        padding: 4
        border: { color: "#F2F2F7", width: 2 }
        """,
    ])
    func `a text that is hidden on purpose or only temporarily is not reported`(_ body: String) async throws {
        #expect(try await hidden(body) == [])
    }

    // MARK: Graphics

    private func graphics(_ body: String, states: String = "") async throws -> [String] {
        let spec =
            "component: Control\npreview: { backdrop: \"#FFFFFF\" }\n\(states)body:\n"
            + body.split(separator: "\n").map { "  " + $0 + "\n" }.joined()
        return try await TestProject(spec: spec).check(only: ["low-contrast-graphic"]).findings.map {
            $0.measure.map { DecimalText.floored($0.measured, places: 2) } ?? ""
        }
    }

    private static let button = "action: go\nlabel: Go\nwidth: 44\nheight: 44\n"

    @Test(arguments: [
        // #D1D1D6 on white is 1.52:1, #E5E5EA 1.25:1, #767676 4.54:1.
        ("shape: rectangle\nfill: \"#E5E5EA\"\n", ["1.25"]), ("shape: rectangle\nfill: \"#767676\"\n", []),
        ("shape: circle\nstroke: { color: \"#D1D1D6\", width: 2 }\n", ["1.52"]),
        // Either the border or the fill is enough.
        ("shape: circle\nfill: \"#E5E5EA\"\nstroke: { color: \"#767676\", width: 2 }\n", []),
        ("shape: circle\nfill: \"#E5E5EA\"\nborder: { color: \"#D1D1D6\", width: 2 }\n", ["1.52"]),
        ("shape: rectangle\nfill: \"#E5E5EA\"\ndisabled: true\n", []),
        ("zstack:\n  - { text: Go, color: \"#000000\" }\nbackground: \"#E5E5EA\"\n", []),
        ("zstack:\n  - { symbol: heart, color: \"#000000\" }\nbackground: \"#E5E5EA\"\n", []),
    ])
    func `a control without text needs a visible outline`(_ body: String, _ ratios: [String]) async throws {
        #expect(try await graphics(body + Self.button) == ratios)
    }

    @Test func `the current dot of a page control needs contrast`() async throws {
        let dots = "zstack:\n  - { pageControl: { count: 3, current: 0 } }\nbackground: "
        #expect(try await graphics(dots + "\"#FFFFFF\"") == [])
        #expect(try await graphics(dots + "\"#303030\"").count == 1)
    }

    @Test(arguments: [
        ("#E5E5EA", "#8FE3A8", "", 1), ("#E5E5EA", "#1B7A3D", "", 0), ("#1B7A3D", "#E5E5EA", "", 0),
        // It says something in every state, so it has to be seen also where it never changes.
        ("#E5E5EA", "#E5E5EA", "", 1), ("#E5E5EA", "#8FE3A8", "hidden: true", 0),
    ])
    func `a shape with a label needs contrast in one of its states`(
        _ first: String, _ second: String, _ more: String, _ count: Int
    ) async throws {
        let states = "states:\n  away:\n  here: { set: { body.fill: \"\(second)\" } }\n"
        let body = "shape: circle\nwidth: 12\nheight: 12\nfill: \"\(first)\"\nlabel: Presence\n\(more)\n"
        #expect(try await graphics(body, states: states).count == count)
    }

    @Test(arguments: ["xSmall", "small", "xLarge", "xxLarge", "ax2", "ax5"])
    func `a control that is only moved in another state has no state indicator`(_ typeSize: String) async throws {
        let spec = """
            component: Settings
            preview: { backdrop: "#FFFFFF" }
            states: [plain, noticed]
            body:
              vstack:
                - { text: You are signed out., font: { size: 13.7, relativeTo: body }, when: noticed, color: "#000000" }
                - hstack:
                    - { text: Account, color: "#000000" }
                    - { spacer: }
                    - { symbol: chevron.right, color: "#C4C4C7", hidden: true }
                  action: open
                  minHeight: 44
              spacing: 7.3
              align: leading
            """
        let contexts = "{ appearance: [light], typeSize: [\(typeSize)], device: [iphone-se3, iphone-15] }"
        let found = try await TestProject(spec: spec, contexts: contexts).check(only: ["low-contrast-graphic"]).findings
        #expect(found.map(\.diagnostic.message) == [])
    }

    @Test(arguments: [10, 62, 63, 64, 80])
    func `each of several nested groups is visited once`(depth: Int) async throws {
        let groups = (0..<depth).map { level in
            let indentation = String(repeating: "  ", count: 2 * level + 1)
            return level == 0
                ? "\(indentation)zstack:" : "\(indentation.dropLast(2))- opacity: 0.99\n\(indentation)zstack:"
        }
        let innermost =
            String(repeating: "  ", count: 2 * depth + 1) + "- { text: Deep, color: \"#AAAAAA\", opacity: 0.99 }"
        let spec =
            (["component: C", "preview: { backdrop: \"#FFFFFF\" }", "body:", "  opacity: 0.99"] + groups + [innermost])
            .joined(separator: "\n")
        #expect(
            try await TestProject(spec: spec, contexts: TestProject.oneContext)
                .check(only: ["low-contrast-text"]).findings.count == 1)
    }

    /// White with an alpha of 0.98 leaves a fiftieth of black visible, which counts as hidden.
    @Test(arguments: [
        ("F0", "low-contrast-text"), ("F9", "low-contrast-text"), ("FA", "overlapping-content"),
        ("FF", "overlapping-content"),
    ])
    func `every cover over part of a text is reported at any alpha`(alpha: String, rule: String) async throws {
        let spec = """
            component: C
            preview: { backdrop: "#FFFFFF" }
            body:
              text: Hello there my friends
              color: "#000000"
              overlay: { shape: rectangle, fill: "#FFFFFF\(alpha)", hidden: true, width: 100, anchor: leading }
            """
        let result = try await TestProject(spec: spec, contexts: TestProject.oneContext)
            .check(only: ["low-contrast-text", "overlapping-content"])
        #expect(result.findings.map(\.rule.rawValue) == [rule])
    }

    @Test func `a cover in one appearance is reported only in that appearance`() async throws {
        let tokens = """
            color:
              $type: color
              veil: { $value: "#FFFFFFFC", $modes: { dark: "#FFFFFF10" } }
            """
        let spec = """
            component: C
            preview: { backdrop: "#000000" }
            body:
              text: Hello there
              color: "#FFFFFF"
              overlay: { shape: rectangle, fill: "{color.veil}", hidden: true }
            """
        let project = TestProject(
            spec: spec, tokens: tokens, contexts: "{ appearance: [light, dark], device: [iphone-15] }")
        let findings = try await project.check(only: ["low-contrast-text"]).findings
        #expect(findings.flatMap(\.occurrences).map(\.appearance?.isDark) == [false])
    }
}
