import Checks
import Source
import TestProjects
import Testing

/// Properties, states and conditions as apps write them, with and without effect.
struct `A definition without effect` {
    private static func messages(_ spec: String) async throws -> [String] {
        try await TestProject(spec: spec).check(only: ["unused-definition"]).findings.map(\.diagnostic.message)
    }

    @Test(arguments: [
        (
            """
            component: EpisodeRow
            properties: { title: The first interview, duration: 42 min, progress: 0.4 }
            body: { hstack: [{ text: $title }, { text: $duration }] }
            """, "nothing uses the property “progress”"
        ),
        (
            """
            component: PriceTag
            properties: { price: "4,50 €", oldPrice: "6,00 €" }
            states: { regular: , sale: { set: { oldPrice: "7,00 €" } } }
            body: { text: "Now ${price}", when: sale }
            """, "nothing uses the property “oldPrice”"
        ),
        (
            """
            component: Toggle
            states:
              off: { set: { label.text: Off } }
              on: { set: { label.text: Off } }
            body: { text: Wi-Fi, id: label }
            """, "the state “on” equals “off”"
        ),
        (
            """
            component: Player
            states: { paused: , playing: , buffering: { announce: true } }
            body: { vstack: [{ symbol: play.fill, label: Play }, { text: Loading, when: buffering }] }
            """, "the state “playing” equals “paused”"
        ),
        (
            """
            component: List
            states: { content: , empty: , error: }
            body:
              vstack:
                - vstack: [{ text: Nothing here }, { text: Try again, when: error }]
                  when: [content, empty]
                - { text: No connection, unless: [content, empty] }
            """, "this condition holds in no state"
        ),
    ])
    func `is reported`(spec: String, message: String) async throws {
        #expect(try await Self.messages(spec) == [message])
    }

    @Test(arguments: [
        "component: A\nproperties: { title: Hi }\nbody: { text: $title }",
        "component: A\nproperties: { name: Taro }\nbody: { text: \"Hello ${name}!\" }",
        "component: A\nproperties: { user: { name: Taro } }\nbody: { text: $user.name }",
        "component: A\nproperties: { on: false }\nbody: { text: Hi, when: $on }",
        "component: A\nproperties: { kind: new }\nbody: { text: Hi, when: { $kind: new } }",
        "component: A\nproperties: { on: true }\nbody: { text: Hi, color: { when: $on, then: \"#000000\" } }",
        "component: A\nproperties: { rows: [{ t: a }, { t: b }] }\nbody: { vstack: [{ text: $item.t, each: $rows }] }",
        """
        component: A
        properties: { title: Hi }
        body: { use: B, with: { text: $title } }
        ---
        component: B
        properties: { text: Hi }
        body: { text: $text }
        """,
        "component: A\nproperties: { said: Saved }\nstates: { off: , on: { announce: $said } }\n"
            + "body: { text: Hi, when: on }",
        "component: A\nstates: { off: , on: { set: { body.opacity: 0.8 } } }\nbody: { text: Hi }",
        "component: A\nstates: { off: , on: { traits: [selected] } }\nbody: { text: Hi, action: a, minHeight: 44 }",
        "component: A\nstates: { off: , on: }\nbody: { text: { when: on, then: Yes, else: No } }",
        "component: A\nstates: { content: , error: , offline: , error+offline: }\n"
            + "body: { vstack: [{ text: A }, { text: B, when: error+offline }] }",
        "component: A\nstates: { one: , two: }\n"
            + "body: { vstack: [{ vstack: [{ text: B, when: [one, two] }], when: two }, { text: C }] }",
        "component: A\nstates: { small: , big: { body: { text: Big, when: big } } }\nbody: { text: Small }",
    ])
    func `is not reported if it has one`(spec: String) async throws {
        #expect(try await Self.messages(spec).isEmpty)
    }
}
