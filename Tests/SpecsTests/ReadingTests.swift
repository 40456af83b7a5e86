import Source
import Specs
import Testing
import Values

struct `Reading specs` {
    @Test(arguments: [
        ("component: C\nlevl: atom\nbody: { text: x }", "unknown key “levl” in a component", "levl"),
        ("screen: S\nbdoy: { text: x }\nbody: { text: x }", "unknown key “bdoy” in a screen", "bdoy"),
        ("component: C\nlevel: atm\nbody: { text: x }", "“level” cannot be the text “atm”", "atm"),
        ("component: C\nid: PG-1\nbody: { text: x }", "unknown key “id” in a component", "id"),
        ("component: C", "“C” has no body", "C"),
        ("component: C\nbody: text", "a node must be a map, not the text “text”", "text"),
        ("component: C\nbody: { txt: x }", "unknown kind of node “txt”", "txt"),
        ("component: C\nbody: { padding: 4 }", "this node has no kind", "padding"),
        (
            "component: C\nbody: { text: x, symbol: y }",
            "a node must have exactly one kind, not both “text” and “symbol”",
            "symbol"
        ),
        (
            "component: C\nbody: { togle: true }", "unknown kind of node “togle”", "togle"
        ),
        ("component: C\nbody: { text: x, pading: 4 }", "unknown key “pading” in a node", "pading"),
        (
            "component: C\nbody: { text: x, lines: 1, lineLimit: 2 }",
            "“lineLimit” is set twice on this node", "lineLimit"
        ),
        ("component: C\nbody: { vstack: [{ text: a, id: x }, { text: b, id: x }] }", "two nodes have the id “x”", "x"),
        (
            "component: C\nbody: { vstack: [{ fits: [{ text: a }, { text: b, id: x }] }, { text: c, id: x }] }",
            "two nodes have the id “x”", "x"
        ),
        (
            "component: C\nbody: { fits: [{ text: a, id: x }, { vstack: [{ text: a, id: x }, { text: b, id: x }] }] }",
            "two nodes have the id “x”", "x"
        ),
        (
            "component: C\nbody: { vstack: [&a { text: x }, { <<: *a, color: red }] }",
            "“<<” is a merge key of YAML 1.1, which YAML 1.2 does not support", "<<"
        ),
        (
            "component: C\nbody: { vstack: [&a { text: x }, { text: y, <<: *a }] }",
            "“<<” is a merge key of YAML 1.1, which YAML 1.2 does not support", "<<"
        ),
        (
            "component: C\nbody: { text: x, keyboard: covers, overlay: { text: y, keyboard: covers } }",
            "“keyboard” on a node applies only to the bottom bar of a screen", "keyboard"
        ),
        ("component: C\nbody: { vstack: [{ text: a, id: body }] }", "two nodes have the id “body”", "body"),
        ("component: C\nbody: { vstack: [x] }", "a node must be a map, not the text “x”", "x"),
        (
            "component: C\nproperties: [a]\nbody: { text: x }",
            "“properties” takes a map from property names to defaults, not a list", "[a]"
        ),
        ("component: C\npreview: { widht: 3 }\nbody: { text: x }", "unknown key “widht” in “preview”", "widht"),
        ("component: C\ncontent: far\nbody: { text: x }", "“content” takes remote or local, not the text “far”", "far"),
        (
            "component: C\nexpect: { height: 1 }\nbody: { text: x }", "“expect” takes a list of maps, not a map",
            "{ height: 1 }"
        ),
        ("component:\nbody: { text: x }", "a component needs a name", ""),
        ("name: x", "this document is neither a component, a screen nor acceptance criteria", "name"),
        ("[1]", "a document of a spec must be a map, not a list", ""),
        (
            "component: C\nbody: { text: x }\n---\ncomponent: C\nbody: { text: y }",
            "the component “C” is defined twice", "C"
        ),
    ])
    func `an error is reported at its place`(_ text: String, _ message: String, _ place: String) {
        let spec = Specification(text)
        #expect(spec.messages == [message])
        #expect(spec.places == [place])
    }

    @Test func `a misspelled key has a hint`() {
        #expect(Specification(component: "sumary: x\nbody: { text: x }").helps == ["did you mean “summary”?"])
        #expect(Specification(component: "body: { vstak: [] }").helps == ["did you mean “vstack”?"])
        #expect(Specification(component: "body: { text: x, opacty: 1 }").helps == ["did you mean “opacity”?"])
    }

    @Test func `all errors of a file are reported, and its other documents are read`() {
        let spec = Specification(
            "component: A\nbody: { txt: x }\n---\ncomponent: B\nlevl: x\nbody: { text: x, pading: 1 }")
        #expect(spec.diagnostics.count == 3)
        #expect(spec.library.names == ["B"])
    }

    @Test func `names of SwiftUI are accepted`() throws {
        var spec = Specification(
            component:
                "body: { text: x, lines: 2, foregroundStyle: '#FF0000', cornerRadius: 4, aspectRatio: 2, font: title }")
        let body = try spec.body()
        #expect(body.text?.lineLimit == 2)
        #expect(body.decoration.radius != nil)
        #expect(body.sizing.aspect?.value == 2)
        #expect(body.text?.font.value.textStyle == .title1)
        #expect(spec.messages == [])
    }

    @Test func `a file may hold several documents, including empty ones and acceptance criteria`() {
        let spec = Specification(
            "---\n---\ncomponent: A\nbody: { text: x }\n---\nacceptance: X\ncriteria: []\n"
                + "---\nscreen: S\nbody: { text: y }\n"
        )
        #expect(spec.messages == [])
        #expect(spec.library.names == ["A", "S"])
        #expect(spec.library["S"]?.isScreen == true)
    }

    @Test func `a spec may be JSON`() throws {
        var spec = Specification(
            #"{ "component": "C", "properties": { "n": 1 }, "body": { "vstack": [{ "text": "a ${n}" }] } }"#,
            path: "spec.json")
        #expect(spec.messages == [])
        #expect(try spec.texts() == ["a 1"])
    }

    @Test func `notes may be a single text, and bodies of different states may share ids`() {
        let spec = Specification(
            component: """
                notes: one
                states: { a: , b: { body: { vstack: [{ text: x, id: t }] } }, c: { set: { t.opacity: 0.5 } } }
                body: { vstack: [{ text: y, id: t }] }
                """)
        #expect(spec.messages == [])
        #expect(spec.library["C"]?.notes == ["one"])
    }

    /// An empty state centers its content if it fits, and scrolls it otherwise.
    @Test func `children of fits may share ids, since only one is shown`() throws {
        let spec = Specification(
            component: """
                states: { a: , b: { set: { t.text: z } } }
                body: { fits: [&row { vstack: [{ text: x, id: t }] }, { scroll: [*row] }] }
                """)
        #expect(spec.messages == [])
    }

    @Test func `a screen has bars, a background and presented components`() throws {
        var spec = Specification(
            """
            screen: S
            id: PG-30
            background: "#010203"
            top: { text: top }
            bottom: { text: bottom }
            presents: [{ use: Sheet, when: matched }]
            states: { plain: , matched: }
            body: { text: body }
            ---
            component: Sheet
            body: { text: sheet }
            """)
        guard case .screen(let screen)? = try spec.tree("S", state: "matched")?.arrangement else {
            Issue.record("no screen")
            return
        }
        #expect(screen.top?.texts == ["top"])
        #expect(screen.bottom?.texts == ["bottom"])
        #expect(screen.presented.flatMap(\.node.texts) == ["sheet"])
        #expect(spec.library["S"]?.screen?.id == "PG-30")
        guard case .screen(let plain)? = try spec.tree("S", state: "plain")?.arrangement else { return }
        #expect(plain.presented.isEmpty)
        #expect(spec.messages == [])
    }
}
