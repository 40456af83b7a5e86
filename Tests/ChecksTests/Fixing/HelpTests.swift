import Checks
import Source
import TestProjects
import Testing

/// Help whose text, written as it is, has the intended effect.
struct `The help of findings` {
    private static func help(_ spec: String, rules: String = "{}", of rule: RuleID) async throws -> [String?] {
        try await TestProject(spec: spec, manifest: "rules: \(rules)").check(only: [rule]).findings.map(
            \.diagnostic.help)
    }

    @Test(arguments: [
        ("appear", "{ changes: { opacity: [0, 1] }, curve: linear, duration: 0.2s }, or reduced: none"),
        ("disappear", "{ changes: { opacity: [1, 0] }, curve: linear, duration: 0.2s }, or reduced: none"),
        ("press", "{ changes: { opacity: [1, 0.5] }, curve: linear, duration: 0.2s }, or reduced: none"),
        ("scroll", "none"),
    ])
    func `a reduced form ends as visible as the movement`(trigger: String, reduced: String) async throws {
        let spec = """
            component: Notice
            body: { text: Saved }
            motion:
              slide: { trigger: \(trigger), duration: 0.3s, changes: { offset.y: [64, 0] } }
            """
        #expect(try await Self.help(spec, of: "missing-reduced-motion") == ["write reduced: \(reduced)"])
    }

    @Test(arguments: ["appear", "disappear", "press", "tap", "scroll"])
    func `the proposed reduced form is accepted`(trigger: String) async throws {
        func spec(_ reduced: String) -> String {
            """
            component: Notice
            body: { text: Saved }
            motion:
              slide:
                trigger: \(trigger)
                duration: 0.3s
                changes: { offset.y: [64, 0] }
                \(reduced)
            """
        }
        let help = try #require(try await Self.help(spec(""), of: "missing-reduced-motion").first ?? nil)
        for choice in help.dropFirst("write ".count).split(separator: ", or ") {
            #expect(try await Self.help(spec(String(choice)), of: "missing-reduced-motion").isEmpty)
        }
    }

    @Test func `the alternative to a gesture is not an action with another effect`() async throws {
        let spec = """
            component: Photo
            body:
              vstack:
                - { image: { placeholder: photo }, height: 200, label: The tower }
                - { text: Like, action: like_btn, minHeight: 44, minWidth: 44 }
            gestures:
              - { longPress: 0.5s, action: open_profile, hint: Touch and hold to open. }
            """
        let help = try await Self.help(spec, of: "gesture-only-action")
        #expect(
            help == [
                "add a visible control with action: open_profile, or write alternative: with the action of a control "
                    + "that has the same effect"
            ])
    }

    @Test(arguments: [
        ("2fa", "write action: with a name in snake_case; the event is tap_ and that name"),
        ("openMap", "write open_map"),
    ])
    func `a proposed action follows the convention`(action: String, expected: String) async throws {
        let spec = """
            screen: Explore
            analytics: { view: explore_view }
            body: { text: Open, action: \(action), minHeight: 44 }
            """
        let rules = "{ off-convention-event: { patterns: [tap_*, '*_view'] } }"
        #expect(try await Self.help(spec, rules: rules, of: "off-convention-event") == [expected])
    }

    @Test func `a proposed view event matches a pattern`() async throws {
        let spec = """
            screen: Explore
            analytics: { view: explore }
            body: { text: Open }
            """
        let rules = "{ off-convention-event: { patterns: [tap_*, 'seen_*'] } }"
        #expect(
            try await Self.help(spec, rules: rules, of: "off-convention-event") == [
                "rename it to match a pattern, or list it under allow: in the rule's settings"
            ])
    }
}
