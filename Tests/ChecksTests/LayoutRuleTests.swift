import Checks
import Source
import TestProjects
import Testing

/// Cases in which layout rules must not report anything, and in which they must, beyond their examples.
@Suite struct LayoutRuleTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var rule: RuleID
        var spec: String
        var messages: [String] = []
        var contexts = TestProject.oneContext
    }

    private static let tall = "{ appearance: [light], typeSize: [ax5], device: [iphone-15] }"
    private static let mirrored = "{ appearance: [light], typeSize: [large], device: [iphone-15], direction: [rtl] }"

    static let cases = [
        Case(
            testDescription: "the button that clears a field", rule: "overlapping-tap-targets",
            spec: """
                component: C
                body:
                  hstack:
                    - { field: Cafe, placeholder: Search, padding: 0, width: fill, action: search }
                    - { symbol: xmark, size: 17, action: clear, label: Clear, hitArea: 44 }
                """),
        Case(
            testDescription: "copies of one control have different targets", rule: "overlapping-tap-targets",
            spec: """
                component: C
                body:
                  hstack:
                    - { shape: circle, width: 24, height: 24, action: rate, label: Star, hitArea: 44, each: [1, 2] }
                  spacing: 8
                """,
            messages: ["the hit areas of “Star” and “Star” overlap by 12 × 44 pt"]),
        Case(
            testDescription: "two controls with the same action", rule: "overlapping-tap-targets",
            spec: """
                component: C
                body:
                  hstack:
                    - { shape: circle, width: 24, height: 24, action: open, label: Photo, hitArea: 44 }
                    - { text: Akari, action: open, hitArea: 44 }
                  spacing: 8
                """),
        Case(
            testDescription: "a scrim over everything", rule: "overlapping-tap-targets",
            spec: """
                component: C
                body:
                  zstack:
                    - { shape: rectangle, width: 100, height: 100, fill: "#FFFFFF", action: open, label: Open }
                    - { shape: rectangle, width: 100, height: 100, fill: "#000000" }
                """),
        Case(
            testDescription: "a banner over a button", rule: "overlapping-tap-targets",
            spec: """
                component: C
                body:
                  zstack:
                    - { shape: rectangle, width: 100, height: 44, fill: "#FFFFFF", action: open, label: Open }
                    - { text: Saved, width: 300, height: 60, background: "#FFFFFF" }
                  height: 200
                """,
            messages: ["“Open” is covered by “Saved”; no part of its hit area can be tapped"]),
        Case(
            testDescription: "a component that is taller than the screen", rule: "truncated-text",
            spec: """
                component: C
                body:
                  vstack:
                    - { text: $item, each: [One, Two, Three, Four, Five, Six, Seven, Eight, Nine, Ten, Eleven, Twelve] }
                    - text: A text that is long and comes last of all that is here
                """, contexts: tall),
        Case(
            testDescription: "a badge is not a title", rule: "truncated-text",
            spec: """
                component: C
                body:
                  symbol: bell
                  width: 44
                  height: 44
                  action: open
                  label: Inbox
                  overlay:
                    - { text: 1234567890123, lineLimit: 1, truncate: tail }
                """),
        Case(
            testDescription: "the placeholder of a failed state", rule: "jumping-content",
            spec: """
                component: C
                states:
                  content:
                  error: { body: { vstack: [{ skeleton: , id: photo, height: 40 }] } }
                body:
                  vstack:
                    - { shape: rectangle, id: photo, height: 160 }
                """),
        Case(
            testDescription: "corners of one side, mirrored", rule: "mismatched-nested-radius",
            spec: """
                component: C
                body:
                  vstack:
                    - shape: rectangle
                      height: 80
                      radius: { topLeading: 8, bottomLeading: 8, topTrailing: 16, bottomTrailing: 16 }
                  padding: 8
                  background: "#E5E5EA"
                  radius: { topLeading: 16, bottomLeading: 16, topTrailing: 24, bottomTrailing: 24 }
                """, contexts: mirrored),
        Case(
            testDescription: "a hit area without enough room", rule: "small-tap-target",
            spec: """
                component: C
                body:
                  hstack:
                    - { shape: circle, width: 24, height: 44, action: one, label: One }
                    - { shape: circle, width: 44, height: 44, action: two, label: Two }
                  spacing: 4
                """,
            messages: ["“One” has a hit area of 24 × 44 pt; 44 × 44 pt is required"]),
    ]

    @Test(arguments: cases)
    func `a rule reports exactly the expected messages`(_ item: Case) async throws {
        let result = try await TestProject(spec: item.spec, contexts: item.contexts).check(only: [item.rule])
        #expect(result.findings.map(\.diagnostic.message) == item.messages)
    }

    @Test func `the help for a small target names the spacing that a neighbor requires`() async throws {
        let item = try #require(Self.cases.last)
        let result = try await TestProject(spec: item.spec).check(only: [item.rule])
        #expect(
            result.findings.first?.diagnostic.help?.contains(
                "write spacing: 10 in the hstack instead of 4, then hitArea: 44 on the control") ?? false)
    }

    @Test(arguments: [("1:18", 1), ("1234", 1), ("12,800", 1), ("Play", 1), ("1 2 3 4", 0)])
    func `numbers that are split over lines are reported like words`(_ text: String, _ count: Int) async throws {
        let spec = "component: C\nbody: { text: \"\(text)\", font: largeTitle, width: 24 }"
        let found = try await TestProject(spec: spec).check(only: ["overflowing-content"]).findings
        #expect(found.count { $0.diagnostic.message.contains("is split over") } == count)
    }

    @Test func `a truncated title is reported even beside a badge that VoiceOver skips`() async throws {
        let badge = "overlay: [{ text: \"12\", hidden: true, color: \"#000000\" }]"
        let spec =
            "component: Tab\nbody: { vstack: [{ text: Notifications and news, lineLimit: 1, truncate: tail }], "
            + "\(badge), role: tab, action: open, width: 80, minHeight: 44 }"
        let found = try await TestProject(spec: spec).check(only: ["truncated-text"]).findings
        #expect(found.count == 1)
    }

    @Test(arguments: [
        ("padding", "top: 21", "horizontal: 8"), ("margin", "trailing: 7", "leading: 4"),
        ("radius", "bottomLeading: 9", "topLeading: 8"),
    ])
    func `a value off the scale is reported at the edge that sets it`(_ key: String, _ stray: String, _ other: String)
        async throws
    {
        let spec = "component: C\nbody:\n  text: A\n  \(key):\n    \(other)\n    \(stray)\n"
        let rules = "rules: { off-scale-spacing: { allowed: [4, 8, 16] }, off-scale-radius: { allowed: [8] } }\n"
        let result = try await TestProject(spec: spec, manifest: rules).check(
            only: ["off-scale-spacing", "off-scale-radius"])
        let lines = result.findings.compactMap { $0.diagnostic.range.flatMap { result.sources.location(of: $0)?.line } }
        #expect(lines == [6])
    }
}
