import Source
import Specs
import Testing

/// References to nodes and actions by id.
struct `References by id` {
    private static func messages(_ text: String) throws -> [String] {
        var specification = Specification(text)
        for state in specification.library["G"]?.stateNames ?? [] { _ = try specification.tree("G", state: state) }
        return specification.messages
    }

    @Test(arguments: [
        ("gestures: [{ longPress: 0.5s, node: NAME, action: open, alternative: open, hint: Hold }]"),
        ("motion: { x: { node: NAME, trigger: tap, duration: 0.2s, changes: { opacity: [0, 1] } } }"),
        ("states: { on: { motion: { x: { node: NAME, trigger: tap, changes: { opacity: [0, 1] } } } } }"),
    ])
    func `to an unknown node are reported`(_ behavior: String) throws {
        let body =
            "body: { vstack: [{ text: Hi, id: card }, { use: Badge, id: badge }], action: open }\n---\n"
            + "component: Badge\nbody: { text: 1, id: count }"
        for name in ["card", "badge", "badge.count", "count", "body"] {
            #expect(try Self.messages("component: G\n\(behavior.replacing("NAME", with: name))\n\(body)") == [])
        }
        #expect(
            try Self.messages("component: G\n\(behavior.replacing("NAME", with: "crad"))\n\(body)")
                == ["“G” has no node “crad”"])
    }

    @Test(arguments: [
        "gestures: [{ longPress: 0.5s, node: card, action: open, alternative: open, hint: Hold }]",
        "motion: { x: { node: card, trigger: tap, duration: 0.2s, changes: { opacity: [0, 1] } } }",
        "states: { on: { set: { card.padding: 4 } } }",
        "haptics: { greet: light }",
        "expect: [{ node: card, height: 20 }]",
    ])
    func `to a node that cannot be read are not reported`(_ behavior: String) throws {
        let body = "body: { vstack: [{ txet: Hi, id: card, action: greet }, { text: Ho }], action: open }"
        #expect(try Self.messages("component: G\n\(behavior)\n\(body)") == ["unknown kind of node “txet”"])
    }

    @Test(arguments: [
        "open", "wave", "flip", "close", "send", "archive", "appear", "disappear",
    ])
    func `from haptics must be to known actions`(_ action: String) throws {
        let text = """
            component: G
            properties: { deed: open, rows: [{ act: send }] }
            gestures: [{ swipe: left, threshold: 80, action: wave, alternative: open }]
            haptics: { NAME: light }
            body: { vstack: [{ use: Badge }, { text: a, action: $deed }, { text: b, each: $rows, action: $item.act }] }
            ---
            component: Badge
            states: { on: , off: { set: { body.action: close } } }
            body: { text: 1, action: flip }
            ---
            screen: S
            body: { vstack: [{ use: G }, { text: x, action: archive }] }
            """
        #expect(try Self.messages(text.replacing("NAME", with: action)) == [])
        let misspelled = String(action.dropLast())
        #expect(try Self.messages(text.replacing("NAME", with: misspelled)) == ["“G” has no action “\(misspelled)”"])
    }

    @Test(arguments: [
        // Composed, with spaces, and passed by a property, a list, another component or a component that uses this one.
        ("open_photo", "openphoto"), ("do_1_now", "do_1_never"), ("play it", "play_it"), ("pause 3 times", "pause 3"),
        ("save as", "save_as"), ("send_mail", "sendmail"), ("flip_over", "flipover"), ("hide_all", "hideall"),
        ("keep", "keepit"), ("drop", "dropit"), ("move", "moveit"), ("copy", "copyit"),
    ])
    func `from haptics may be to composed actions or actions with spaces`(_ action: String, _ other: String) throws {
        let text = """
            component: G
            properties: { kind: photo, deed: save as, way: "send_${kind}", rows: [{ id: 1 }] }
            haptics: { NAME: light }
            body:
              vstack:
                - { text: "Open it ${kind}", action: "open_${kind}" }
                - { text: "${kind}", each: $rows, action: "do_${item.id}_now" }
                - { text: Play, action: play it }
                - { text: Pause, action: "pause ${kind} times" }
                - { text: Save, action: $deed }
                - { text: Send, action: "${way}" }
                - { use: Badge, with: { turn: "flip_${kind}" } }
            ---
            component: Badge
            properties: { turn: none }
            body: { text: 1, action: $turn }
            ---
            screen: S
            body:
              vstack:
                - { use: G, with: { deed: { when: on, then: keep, else: drop } } }
                - { use: G, each: $rows, with: { deed: $item.act } }
                - { use: G, with: { deed: $way } }
                - { text: x, action: "hide_${y}" }
            properties: { y: all, way: none, rows: [{ act: move }] }
            states: { on: , off: { set: { way: copy } } }
            """
        #expect(try Self.messages(text.replacing("NAME", with: action)) == [])
        #expect(try Self.messages(text.replacing("NAME", with: other)) == ["“G” has no action “\(other)”"])
    }

    @Test func `from haptics are not checked against actions composed only of properties`() throws {
        let text =
            "component: G\nproperties: { a: b, c: d }\nhaptics: { bd: soft }\nbody: { text: x, action: '${a}${c}' }"
        #expect(try Self.messages(text) == [])
    }

    @Test func `from an order to an unknown node are reported`() throws {
        let text =
            "component: G\nbody: { vstack: [{ text: Hi, id: title }, { text: Ho, id: edit }], order: [titel, edit] }"
        #expect(try Self.messages(text) == ["“G” has no node “titel”"])
        #expect(try Self.messages(text.replacing("titel", with: "title")) == [])
    }

    @Test(arguments: [
        ("$ids", "[edit, titel, edit]", ["titel", "edit"]), ("$ids", "titel", ["$ids"]), ("$ids", "[title, edit]", []),
        ("{ when: default, then: $ids }", "[titel]", ["titel"]), ("[title, $ids]", "title", ["$ids"]),
        ("titel", "x", ["titel"]), ("$ids", "", []),
    ])
    func `from an order may be written in a property`(_ order: String, _ ids: String, _ places: [String]) throws {
        var spec = Specification(
            component: """
                properties: { ids: \(ids) }
                body: { vstack: [{ text: Hi, id: title }, { text: Ho, id: edit }], order: \(order) }
                """)
        _ = try spec.tree()
        #expect(spec.places == places)
    }

    @Test func `from an order passed by a use are reported where they are written`() throws {
        var spec = Specification(
            """
            component: C
            body: { use: D, with: { ids: [titel] } }
            ---
            component: D
            properties: { ids: [] }
            body: { vstack: [{ text: Hi, id: title }, { text: Ho, id: edit }], order: $ids }
            """)
        _ = try spec.tree()
        #expect(spec.messages == ["“D” has no node “titel”"])
        #expect(spec.places == ["titel"])
        #expect(spec.diagnostics.flatMap(\.fixes).map(\.title) == ["Write title"])
    }
}
