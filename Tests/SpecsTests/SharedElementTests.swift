import Testing
import Values

@testable import Specs

/// Reusing bound elements between states, screens and uses must not change any node.
struct `Elements that states share` {
    private static let text = """
        component: C
        properties: { title: one, items: [{ name: a }, { name: b }], open: false }
        states:
          plain:
          titled: { set: { title: two } }
          named: { set: { items.1.name: c } }
          padded: { set: { row.padding: 8, row.opacity: 0.5 } }
          spaced: { set: { body.spacing: 4 } }
          worded: { set: { word.text: "${title}!" } }
          open: { set: { open: true, word.text: $title } }
          again: { set: { open: true, word.text: $title } }
          titled+open:
          blue: { set: { body.color: "#0000FF" } }
          other: { body: { text: $title } }
        body:
          vstack:
            - { text: $title, id: word }
            - { text: "${title} and more" }
            - hstack: [{ text: $item.name, when: $open }, { text: "$index" }, { text: always }]
              each: $items
              id: row
            - { text: Plain, when: plain }
            - { text: Other, unless: [plain, titled] }
            - { text: On one, when: { device: iphone-se3 } }
            - { shape: rectangle, width: 50%, height: 20 }
            - { use: D, slots: { in: [{ text: $title }, { text: open, when: open }] } }
            - { use: D, each: [1, 2], with: { title: $title, number: $item } }
            - { use: D, state: { when: open, then: on, else: off }, color: "#FF0000" }
            - { hstack: [{ text: Nothing of it changes }, { text: But this, when: [padded, spaced] }] }
          overlay: [{ text: $title, when: titled }]
        ---
        component: D
        properties: { title: mine, number: 0 }
        states: { off: , on: { set: { inner.opacity: 0.5 } } }
        body:
          zstack: [{ text: $title, id: inner }, { text: "$number" }, { text: On, when: on }, { slot: in }]
        """

    @Test(arguments: [["plain"], ["open", "plain"], ["again", "titled"]])
    func `nodes equal those of each state bound separately`(first: [String]) throws {
        var remembering = Specification(Self.text)
        remembering.remember()
        let states = try #require(remembering.library["C"]).stateNames
        for device in ["iphone-se3", "iphone-15", "iphone-se3"] {
            for state in first + states {
                var alone = Specification(Self.text)
                #expect(
                    try remembering.body(state: state, device: device) == alone.body(state: state, device: device),
                    "\(state) on \(device)")
            }
        }
        #expect(remembering.messages == [])
    }

    @Test func `a node that a state does not change is shared`() throws {
        var spec = Specification(Self.text)
        spec.remember()
        let named = try spec.body(state: "named")
        let worded = try spec.body(state: "worded")
        #expect(named.identity != worded.identity)
        #expect(named.children.count == worded.children.count)
        for (index, pair) in zip(named.children, worded.children).enumerated() {
            #expect((pair.0.identity == pair.1.identity) == (index > 0), "\(pair.0.path)")
        }
    }

    @Test func `an error is reported once per component`() throws {
        var spec = Specification(
            """
            component: C
            states: { a: , b: }
            body: { vstack: [{ text: $gone }] }
            ---
            component: D
            body: { use: C }
            """)
        for (name, count) in [("C", 1), ("C", 0), ("D", 1), ("D", 0), ("C", 1)] {
            spec.remember(name)
            for state in name == "C" ? ["a", "b"] : ["default"] { _ = try spec.tree(name, state: state) }
            #expect(spec.messages == Array(repeating: "“C” has no property “gone”", count: count))
        }
    }

    /// If a variant has no drawing, the symbol without the variant is drawn. The full name may be another symbol.
    @Test func `the width of a symbol does not depend on other symbols`() throws {
        let symbols = ["symbol: ellipsis, variant: fill, size: 20", "symbol: ellipsis.fill, size: 20"]
        func width(_ node: BoundNode) -> Points? {
            if case .symbol(let symbol) = node.content { symbol.size.width } else { nil }
        }
        let alone = try symbols.map { symbol in
            var spec = Specification(component: "body: { \(symbol) }")
            return width(try spec.body())
        }
        for order in [[0, 1], [1, 0]] {
            let list = order.map { "{ \(symbols[$0]) }" }.joined(separator: ", ")
            var spec = Specification(component: "body: { vstack: [\(list)] }")
            #expect(try spec.body().children.map(width) == order.map { alone[$0] })
        }
    }

    @Test func `a component that uses itself in one state is omitted only there`() throws {
        let text = """
            component: C
            states: { one: , two: }
            body: { vstack: [{ use: B, when: one }, { use: E, when: two }] }
            ---
            component: B
            body: { use: D, with: { p: 1 } }
            ---
            component: E
            properties: { inner: false }
            body: { use: D, slots: {}, overlay: [{ text: hi, when: $inner }, { slot: q }] }
            ---
            component: D
            properties: { p: 0 }
            body: { vstack: [{ text: D }, { use: E, with: { inner: true }, slots: { q: [{ text: qq }] } }] }
            """
        var remembering = Specification(text)
        remembering.remember()
        for state in ["one", "two"] {
            var alone = Specification(text)
            #expect(try remembering.body(state: state) == alone.body(state: state), "\(state)")
        }
    }

    @Test func `paths are unique, also for a slot that is used twice`() throws {
        let text = """
            component: C
            body:
              use: Box
              slots:
                x: [{ hstack: [{ text: a }, { text: b }] }, { text: c }]
                y: [{ vstack: [{ text: d }] }, { text: e }]
            ---
            component: Box
            body:
              vstack: [{ hstack: [{ text: before }] }, { slot: x }, { slot: x }]
              overlay: [{ text: o }, { slot: y }, { slot: y }]
            """
        var spec = Specification(text)
        func paths(_ node: BoundNode) -> [String] { [node.path] + (node.children + node.overlay).flatMap(paths) }
        let all = paths(try spec.body())
        #expect(all.count == Set(all).count && all.count > 16, "\(all.sorted())")
        #expect(all.contains("body/0/overlay1/0") && all.contains("body/0/3/1"), "\(all.sorted())")
    }

    @Test func `a set of modifiers contains those that were inserted`() {
        for modifier in Modifier.allCases {
            var set = ModifierSet([modifier])
            #expect(Modifier.allCases.filter(set.contains) == [modifier])
            #expect(set.shares(ModifierSet(Modifier.allCases)))
            #expect(!set.shares(ModifierSet(Modifier.allCases.filter { $0 != modifier })))
            set.remove(modifier)
            #expect(set == ModifierSet())
        }
    }
}
