import Source
import Specs
import Testing
import Tokens
import Values

struct `States` {
    @Test func `a state sets properties, parts of properties and modifiers`() throws {
        var spec = Specification(
            component: """
                properties: { selected: false, tabs: [{ title: A }, { title: B }] }
                states:
                  plain:
                  on: { set: { selected: true, tabs.1.title: Z, body.opacity: 0.5, label.padding: 8, label.text: set } }
                body:
                  vstack:
                    - { text: written, id: label }
                    - { text: $tabs.1.title }
                    - { text: chosen, when: $selected }
                """)
        #expect(try spec.texts(state: "plain") == ["written", "B"])
        let body = try spec.body(state: "on")
        #expect(body.texts == ["set", "Z", "chosen"])
        #expect(body.effects.opacity == 0.5)
        #expect(body.children[0].padding?.value.top == 8)
        #expect(spec.messages == [])
    }

    @Test func `a state can set modifiers of a node that is named like a property`() throws {
        var spec = Specification(
            component: """
                properties: { title: x }
                states: { a: , b: { set: { title.opacity: 0.5 } }, c: { set: { title: y } } }
                body: { zstack: [{ text: $title, id: title }] }
                """)
        #expect(try spec.body(state: "b").children[0].effects.opacity == 0.5)
        #expect(try spec.texts(state: "c") == ["y"])
        #expect(spec.messages == [])
    }

    @Test func `a state sets the content of the root as body, and when, unless and each by id`() throws {
        var spec = Specification(
            """
            component: C
            states: { a: , b: { set: { body.text: set } } }
            body: { text: written }
            ---
            component: D
            states: { a: , b: { set: { x.when: false, y.each: [1, 2], z.use: C } } }
            body: { vstack: [{ text: x, id: x }, { text: y, id: y }, { use: E, id: z }] }
            ---
            component: E
            body: { text: e }
            """)
        #expect(try spec.texts(state: "b") == ["set"])
        #expect(try spec.texts("D", state: "a") == ["x", "y", "e"])
        #expect(try spec.texts("D", state: "b") == ["y", "y", "written"])
        #expect(spec.messages == [])
    }

    @Test func `a combined state applies both states, then its own settings`() throws {
        var spec = Specification(
            component: """
                properties: { p: 0, q: 0, r: 0 }
                states:
                  a: { set: { p: 1, q: 1, r: 1 } }
                  b: { set: { q: 2, r: 2 } }
                  a+b: { set: { r: 3 } }
                body: { text: "${p}${q}${r}" }
                """)
        #expect(try spec.texts(state: "a") == ["111"])
        #expect(try spec.texts(state: "a+b") == ["123"])
        #expect(try spec.texts(state: "b+a") == ["113"])
        #expect(spec.library["C"]?.stateNames == ["a", "b", "a+b"])
    }

    @Test func `a use may combine two states`() throws {
        var spec = Specification(
            """
            component: D
            body: { use: C, state: a+b }
            ---
            component: C
            properties: { p: 0, q: 0 }
            states: { plain: , a: { set: { p: 1 } }, b: { set: { q: 1 } } }
            body: { text: "${p}${q}" }
            """)
        #expect(try spec.texts("D") == ["11"])
        #expect(spec.messages == [])
    }

    @Test func `a state may replace the body and its VoiceOver label`() throws {
        var spec = Specification(
            component: """
                states: { a: , b: { body: { text: other }, traits: [selected], label: spoken } }
                body: { text: one }
                """)
        let body = try spec.body(state: "b")
        #expect(body.texts == ["other"])
        #expect(body.voice.traits == ["selected"])
        #expect(body.voice.label?.value == "spoken")
    }

    @Test(arguments: [
        ("selectd: true", "“selectd” is neither a property nor the id of a node", "did you mean “selected”?"),
        ("body.opacty: 1", "a node has no modifier “opacty”", "did you mean “opacity”?"),
        (
            "lable.opacity: 1", "“lable” in “lable.opacity” is neither a property nor the id of a node",
            "did you mean “label.opacity”?"
        ),
        (
            "tabs.2.title: x", "“tabs.2.title” does not exist in the default of the property “tabs”",
            "set a value that the default of “tabs” contains"
        ),
        (
            "tabs.0.titel: x", "“tabs.0.titel” does not exist in the default of the property “tabs”",
            "set a value that the default of “tabs” contains"
        ),
        (
            "selected.x: 1", "“selected.x” does not exist in the default of the property “selected”",
            "set a value that the default of “selected” contains"
        ),
        ("label.offset.y: 1", "a state cannot set a part of the modifier “offset”", "set “label.offset” as a whole"),
        ("label.overlay: { text: x }", "a state cannot set “overlay”", "write a body for the state instead"),
        (
            "label.symbol: heart", "a state cannot set “symbol” on a node of kind text",
            "write a body for the state instead"
        ),
        ("body.vstack: []", "a state cannot set the nodes of a container", "write a body for the state instead"),
    ])
    func `a state sets only what exists`(_ setting: String, _ message: String, _ help: String) {
        let spec = Specification(
            component: """
                properties: { selected: false, tabs: [{ title: A }, { title: B }] }
                states: { a: , b: { set: { \(setting) } } }
                body: { vstack: [{ text: x, id: label }] }
                """)
        #expect(spec.messages == [message])
        #expect(spec.helps == [help])
        #expect(spec.places == [String(setting.prefix { $0 != ":" })])
    }

    @Test(arguments: [
        ("states: { a: { sett: {} } }", "unknown key “sett” in a state"),
        ("states: { a: , a+c: }", "“a+c” combines the unknown state “c”"),
        ("states: {}", "“states” takes a map of at least one state, not an empty map"),
        ("states: { a: 1 }", "“a” takes a map, not the number 1"),
        ("states: { a: { set: [x] } }", "“set” takes a map, not a list"),
        ("states: [a, b, a]", "the state “a” is declared twice"),
    ])
    func `invalid states are reported`(_ states: String, _ message: String) {
        #expect(Specification(component: states + "\nbody: { text: x }").messages == [message])
    }

    @Test func `states may be a list of names`() {
        let spec = Specification(component: "states: [a, b]\nbody: { text: x }")
        #expect(spec.library["C"]?.stateNames == ["a", "b"])
        #expect(spec.library["C"]?.defaultState == "a")
    }
}
