import Source
import Specs
import Testing
import Values

struct `Components in components` {
    private static let chip = """

        ---
        component: Chip
        properties: { title: default }
        states: { off: , on: { set: { title: on } } }
        body: { hstack: [{ text: $title, id: title }, { slot: trailing }], id: chip }
        """

    private static func spec(_ body: String, properties: String = "{}") -> Specification {
        Specification("component: C\nproperties: \(properties)\nbody: \(body)" + chip)
    }

    @Test func `a use takes properties, a state and nodes for slots`() throws {
        var spec = Self.spec(
            "{ vstack: [{ use: Chip }, { use: Chip, state: on }, "
                + "{ use: Chip, with: { title: given }, slots: { trailing: [{ text: a }, { text: b }] } }] }"
        )
        #expect(try spec.texts() == ["default", "on", "given", "a", "b"])
        #expect(spec.messages == [])
    }

    @Test func `the state may be a property, and null means the default`() throws {
        var spec = Self.spec(
            "{ vstack: [{ use: Chip, state: $s }, { use: Chip, state: $none }] }", properties: "{ s: on, none: }")
        #expect(try spec.texts() == ["on", "default"])
        #expect(spec.messages == [])
    }

    @Test func `a use is one node whose child is the component's body`() throws {
        var spec = Self.spec("{ vstack: [{ use: Chip, id: mine, slots: { trailing: { text: a } } }] }")
        let use = try spec.body().children[0]
        #expect(use.content.kind == "use")
        #expect(use.id == "mine")
        #expect(use.all.map(\.path) == ["body/0", "body/0/0", "body/0/0/0", "body/0/0/1"])
        #expect(use.children[0].id == "chip")
    }

    @Test func `the nodes of a slot are evaluated in the scope of the use, and only if the slot is kept`() throws {
        var spec = Specification(
            """
            component: C
            properties: { title: mine }
            body: { use: D, slots: { a: [{ text: $title }], b: [{ text: never }] } }
            ---
            component: D
            properties: { title: theirs, open: false }
            body: { zstack: [{ slot: a }, { slot: b, when: $open }] }
            """)
        #expect(try spec.texts() == ["mine"])
        #expect(spec.messages == [])
    }

    @Test func `an overlay may hold a slot`() throws {
        var spec = Specification(
            """
            component: C
            body: { use: D, slots: { badge: [{ text: "1" }, { text: "2" }] } }
            ---
            component: D
            body: { text: x, overlay: { slot: badge } }
            """)
        let body = try spec.body().children[0]
        #expect(body.overlay.map(\.path) == ["body/0/overlay", "body/0/overlay1"])
        #expect(spec.messages == [])
    }

    @Test(
        arguments: [
            ("{ use: Chp }", "unknown component “Chp”", "did you mean “Chip”?", "Chp"),
            ("{ use: Chip, state: onn }", "“Chip” has no state “onn”", "did you mean “on”?", "onn"),
            ("{ use: Chip, with: { titel: x } }", "unknown key “titel” in “Chip”", "did you mean “title”?", "titel"),
            ("{ use: Chip, with: x }", "“with” takes a map of properties, not the text “x”", nil, "x"),
            (
                "{ use: Chip, slots: { trailin: { text: x } } }", "unknown key “trailin” in the “slots” map of “Chip”",
                "did you mean “trailing”?", "trailin"
            ),
            ("{ use: Chip, slots: x }", "“slots” takes a map from slot names to nodes, not the text “x”", nil, "x"),
            (
                "{ text: t, with: { a: 1 } }", "“with” applies to a use, not to a node of kind “text”",
                "remove it: it has no effect here", "with"
            ),
            (
                "{ slot: a }", "a slot must be a child of a container",
                "wrap it in a stack: zstack: [{ slot: … }]", "slot: a"
            ),
        ] as [(String, String, String?, String)])
    func `unknown names of a component are errors`(
        _ body: String, _ message: String, _ help: String?, _ place: String
    ) throws {
        var spec = Self.spec(body)
        _ = try spec.tree()
        #expect(spec.messages == [message])
        #expect(spec.helps == [help])
        #expect(spec.places == [place])
    }

    @Test func `a component that uses itself is reported once`() throws {
        var spec = Specification(component: "body: { vstack: [{ use: C }, { use: C }] }")
        _ = try spec.tree()
        #expect(spec.messages == ["“C” uses itself"])
        #expect(spec.diagnostics.map(\.rule) == [.referenceCycle])
    }

    @Test(arguments: ["A", "B", "D"])
    func `a cycle of components is reported completely, regardless of where it is entered`(_ root: String) throws {
        var spec = Specification(
            "component: A\nbody: { use: B }\n---\ncomponent: B\nbody: { use: C }\n---\n"
                + "component: C\nbody: { use: A }\n---\ncomponent: D\nbody: { use: C }")
        _ = try spec.tree(root)
        #expect(spec.messages == ["these components use each other: A → B → C → A"])
        #expect(spec.places == ["B"])
        #expect(spec.diagnostics[0].notes.map(\.message) == ["“C” is used here", "“A” is used here"])
    }

    @Test func `a slot that uses its own component is a cycle of one component`() throws {
        var spec = Specification(
            "component: C\nbody: { use: D, slots: { a: [{ use: C }] } }\n---\n"
                + "component: D\nbody: { zstack: [{ slot: a }] }"
        )
        _ = try spec.tree()
        #expect(spec.messages == ["“C” uses itself"])
    }

    @Test func `components may be nested up to the limit`() throws {
        func chain(_ count: Int) -> Specification {
            Specification(
                (0..<count).map { "component: C\($0)\nbody: { use: C\($0 + 1) }\n---\n" }.joined()
                    + "component: C\(count)\nbody: { text: a }")
        }
        var deep = chain(30)
        _ = try deep.tree("C0")
        #expect(deep.messages == [])
        var tooDeep = chain(BindingLimits.maxUseDepth + 5)
        _ = try tooDeep.tree("C0")
        #expect(
            tooDeep.messages == [
                "components are nested too deeply here; at most \(BindingLimits.maxUseDepth) levels are supported"
            ])
    }

    @Test func `a component with too many nodes is reported once and not bound again`() throws {
        let item = (0..<250).map { _ in "{ text: a }" }.joined(separator: ", ")
        var spec = Specification(
            "component: C\nbody: { vstack: [\((0..<100).map { _ in "{ use: D }" }.joined(separator: ", "))] }\n---\n"
                + "component: D\nbody: { vstack: [\(item)] }")
        #expect(try spec.tree() == nil)
        #expect(spec.messages == ["“C” has more than 20000 nodes"])
        #expect(spec.places == ["C"])
        #expect(try spec.tree(typeSize: .ax5) == nil)
        #expect(spec.messages.count == 1)
        #expect(try spec.tree("D") != nil)
    }

    @Test func `paths count only kept nodes, and overlays have their own paths`() throws {
        var spec = Specification(
            component: """
                body:
                  vstack:
                    - { text: gone, when: false }
                    - { text: a, each: [1, 2] }
                    - { text: b, overlay: [{ text: c }, { text: d }] }
                  overlay: { text: e }
                """)
        let body = try spec.body()
        #expect(
            body.all.map(\.path) == [
                "body", "body/0", "body/1", "body/2", "body/2/overlay", "body/2/overlay1", "body/overlay",
            ])
    }
}
