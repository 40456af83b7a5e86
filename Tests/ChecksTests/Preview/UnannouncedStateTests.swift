import Checks
import Source
import TestProjects
import Testing

/// States of buttons, chips, tabs and rows.
struct `A state that can be seen` {
    private static func states(_ spec: String) async throws -> [String?] {
        try await TestProject(spec: spec).check(only: ["unannounced-state"]).findings.map(\.place?.state)
    }

    private static func button(_ states: String, _ body: String, properties: String = "{ name: heart }") -> String {
        "component: Button\nproperties: \(properties)\nstates: { off: , \(states) }\nbody: { \(body), action: act }\n"
    }

    private static let heart = "symbol: $name, label: Like, width: 44, height: 44"
    private static let chip = """
        text: Cafe, color: "#000000", background: "#EEEEEE", minHeight: 44
        """
    private static let bar = """
        component: TabBar
        properties: { chosen: 0 }
        states: { home: , saved: { set: { chosen: 1 } } }
        body:
          hstack:
            - { symbol: { when: { $chosen: 0 }, then: house.fill, else: house }, label: Home, action: home }
            - { symbol: { when: { $chosen: 1 }, then: star.fill, else: star }, label: Saved, action: saved }
        """

    @Test(arguments: [
        (button("liked: { set: { name: heart.fill } }", heart), "liked"),
        (button("chosen: { set: { body.background: \"#0A5FD9\", body.color: \"#FFFFFF\" } }", chip), "chosen"),
        (button("open: { set: { name: chevron.up } }", heart.replacing("Like", with: "Details")), "open"),
        (bar, "saved"),
        (
            button(
                "done: { set: { t: Done } }", "hstack: [{ text: $t }], label: Task, minHeight: 44",
                properties: "{ t: Open }"), "done"
        ),
    ])
    func `is reported if it cannot be heard`(spec: String, state: String) async throws {
        #expect(try await Self.states(spec) == [state])
    }

    @Test(arguments: [
        button("liked: { set: { name: heart.fill }, traits: [selected] }", heart),
        button("liked: { set: { name: heart.fill, body.label: Unlike } }", heart),
        button("liked: { set: { name: heart.fill, body.value: Liked } }", heart),
        button("liked: { set: { name: heart.fill }, announce: Liked }", heart),
        button("likePressed: { set: { body.background: \"#0A5FD9\" } }", chip),
        button("highlighted: { set: { body.background: \"#0A5FD9\" } }", chip),
        button("disabled: { set: { body.color: \"#999999\", body.disabled: true } }", chip),
        button("closing: { set: { body.opacity: 0.5, body.scale: 0.9 } }", chip),
        button("loading: { set: { body.redacted: true } }", chip),
        button("other: { set: { t: Done } }", "text: $t, minHeight: 44", properties: "{ t: Open }"),
        button("far: { set: { body.padding: 20 } }", chip),
        bar.replacing("label: Home", with: "label: Home, traits: { when: { $chosen: 0 }, then: selected }")
            .replacing("label: Saved", with: "label: Saved, traits: { when: { $chosen: 1 }, then: selected }"),
        "component: Dot\nstates: { off: , on: { set: { body.fill: \"#FF0000\" } } }\nbody: { shape: circle, width: 8 }",
    ])
    func `is not reported if it is heard or says nothing`(spec: String) async throws {
        #expect(try await Self.states(spec).isEmpty)
    }
}
