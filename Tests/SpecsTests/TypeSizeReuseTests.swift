import Project
import Testing
import Values

@testable import Specs

/// Reusing bound elements between type sizes, with other fonts, must not change any node.
struct `Elements that type sizes share` {
    private static let text = """
        component: C
        properties:
          title: one
          gap: { when: { typeSize: accessibility }, then: 12, else: 4 }
        states:
          plain:
          titled: { set: { title: two } }
          big: { set: { word.font: { style: title1 }, icon.size: 30 } }
          held: { set: { word.scales: { max: xLarge }, body.scales: false } }
          off: { set: { body.disabled: true } }
          focused: { set: { name.focused: true, name.field: Ken } }
        body:
          vstack:
            - { text: $title, id: word }
            - { text: Italic, font: { size: 20, relativeTo: title2, weight: bold } }
            - { text: Fixed, font: { size: 20 } }
            - { text: Up to, scales: { max: xxxLarge } }
            - { text: Never, scales: false }
            - { text: Viewer, largeContent: true }
            - { text: Lines, lineLimit: { when: { typeSize: accessibility }, then: 6, else: 2 } }
            - { symbol: heart, id: icon, weight: bold }
            - { symbol: star, variant: fill, font: { style: largeTitle } }
            - { symbol: star, size: 20 }
            - { symbol: star, size: 20, scalesWith: body }
            - { shape: rectangle, width: 20, height: 10, scalesWith: headline, padding: 3 }
            - { shape: rectangle, width: 50%, height: 10 }
            - { shape: circle, width: 20, overlay: [{ text: Over }, { symbol: heart, scales: { max: large } }] }
            - { hstack: [{ text: Left }, { text: Right, when: { typeSize: [ax4, ax5] } }], spacing: $gap }
            - { vstack: [{ text: Small only }, { text: all }], unless: { typeSize: accessibility } }
            - { vstack: [{ text: At one }], when: { typeSize: xLarge } }
            - { text: "not at large", unless: { typeSize: large, direction: ltr } }
            - fits: [{ hstack: [{ text: Wide }, { text: row }] }, { vstack: [{ text: High }] }]
            - { field: $title, id: name, placeholder: Name, lineLimit: 3 }
            - { field: $title, font: { style: caption1 }, scales: { max: ax1 } }
            - { segmented: { items: [Day, Week], selected: 0 } }
            - { wheel: [{ values: [1, 2, 3], selected: 1, label: h }] }
            - { alert: { title: Sure?, message: Really, buttons: [Yes, { title: No, style: cancel }] } }
            - hstack:
                - { toggle: true }
                - { slider: 0.4 }
                - { stepper: 3 }
                - { text: Go, action: go }
                - { text: No, role: header }
            - { use: D, with: { title: { when: { typeSize: ax3 }, then: short, else: $title } } }
            - { use: D, state: { when: { typeSize: accessibility }, then: on, else: off }, color: "#FF0000" }
            - { use: D, slots: { in: [{ text: $title }, { text: large, when: { typeSize: large } }] } }
          spacing: $gap
        expect:
          - { node: word, pointSize: 17, in: { typeSize: large } }
          - { node: word, pointSize: { when: { typeSize: ax5 }, then: 53, else: 17 } }
        ---
        component: D
        properties: { title: mine, inset: { when: { typeSize: [xSmall, small] }, then: 1, else: 2 } }
        states: { off: , on: { set: { inner.font: { style: footnote } } } }
        body:
          zstack: [{ text: $title, id: inner }, { text: On, when: on }, { slot: in }, { shape: circle }]
          padding: $inset
        ---
        screen: S
        properties: { edits: false }
        states: { plain: , asking: , editing: { set: { edits: true } } }
        top: { hstack: [{ text: Top }, { symbol: gear }] }
        body: { scroll: [{ text: Body }, { field: Tokyo, focused: $edits }] }
        bottom: { hstack: [{ text: Bottom, scales: { max: xxxLarge } }] }
        presents:
          - { use: Sheet, when: asking }
          - { use: Toast, unless: { typeSize: accessibility } }
        ---
        component: Sheet
        presentation: { as: sheet, detents: { when: { typeSize: accessibility }, then: [large], else: [medium] } }
        body: { vstack: [{ text: Sheet, traits: [header] }, { field: Kyoto, focused: true }] }
        ---
        component: Toast
        presentation: { as: toast, edge: top }
        body: { text: Toast, padding: 8 }
        """

    /// The parts of a tree that may depend on the type size.
    private struct Bound: Equatable {
        var nodes: [BoundNode?]
        var expectations: [BoundExpectation.Requirement]
        var openingHeight: Points?
        var typeSize: TypeSize

        init(_ tree: BoundTree) {
            switch tree.arrangement {
            case .component(let body): nodes = [body]
            case .screen(let screen):
                nodes =
                    [screen.top, screen.body, screen.bottom]
                    + screen.presented.flatMap { [$0.node, $0.dimming] as [BoundNode?] }
            }
            nodes.append(tree.keyboard)
            expectations = tree.expectations.map(\.requirement)
            openingHeight = tree.openingHeight?.value
            typeSize = tree.metrics.typeSize
        }
    }

    @Test(arguments: [
        TypeSize.allCases, [.ax5, .large, .xxxLarge, .ax1, .xSmall], [.large, .ax3, .large, .xLarge, .ax3],
    ])
    func `nodes equal those of each type size bound separately`(sizes: [TypeSize]) throws {
        var (remembering, alone) = (Specification(Self.text), Specification(Self.text))
        for name in ["C", "S", "Sheet", "C"] {
            let states = try #require(remembering.library[name]).stateNames
            for (index, size) in sizes.enumerated() {
                // A worker does not have to start a new job to get the right nodes.
                if index != 1 { remembering.remember(name) }
                for device in ["iphone-15", "iphone-se3"] {
                    for state in states {
                        let trees = (
                            try remembering.tree(name, state: state, typeSize: size, device: device),
                            try alone.tree(name, state: state, typeSize: size, device: device)
                        )
                        let (one, other) = (Bound(try #require(trees.0)), Bound(try #require(trees.1)))
                        #expect(one == other, "\(name) \(state) at \(size) on \(device)")
                    }
                }
            }
        }
        #expect(alone.messages == [])
        #expect(remembering.messages == [])
    }

    @Test func `elements are not shared between layout directions`() throws {
        var (remembering, alone) = (Specification(Self.text), Specification(Self.text))
        remembering.remember()
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            for size in [TypeSize.large, .ax2] {
                let bodies = (
                    try remembering.body(typeSize: size, direction: direction),
                    try alone.body(typeSize: size, direction: direction)
                )
                #expect(bodies.0 == bodies.1, "\(size) \(direction)")
            }
        }
    }

    @Test func `nodes without scaled fonts are shared, and resized nodes are shared by all states`() throws {
        var spec = Specification(
            component: """
                states: { a: , b: { set: { word.color: "#0000FF" } } }
                body:
                  vstack:
                    - { shape: rectangle, width: 20 }
                    - { text: Grows }
                    - { text: Grows not, scales: false }
                    - { text: Colored, id: word }
                """)
        spec.remember()
        let large = try spec.body(state: "a")
        spec.remember()
        let bodies = (try spec.body(state: "a", typeSize: .ax5), try spec.body(state: "b", typeSize: .ax5))
        func same(_ one: BoundNode, _ other: BoundNode) -> [Bool] {
            zip(one.children, other.children).map { $0.0.identity == $0.1.identity }
        }
        #expect(same(large, bodies.0) == [true, false, true, false])
        #expect(same(bodies.0, bodies.1) == [true, true, true, false])
        // Nodes of a previous size are removed, but the bound elements are kept.
        #expect(try spec.body(state: "a").identity == large.identity)
    }

    @Test func `type sizes with the same result of a condition share elements`() throws {
        var spec = Specification(
            component: """
                body:
                  zstack: [{ shape: rectangle, width: 20 }]
                  padding: { when: { typeSize: accessibility }, then: 4, else: 2 }
                """)
        var known: [[TypeSize]: BoundNode] = [:]
        for size in TypeSize.allCases {
            spec.remember()
            let body = try spec.body(typeSize: size)
            let side = TypeSize.allCases.filter { $0.isAccessibility == size.isAccessibility }
            #expect(known[side, default: body].identity == body.identity, "\(size)")
            #expect(body.padding?.value.top == (size.isAccessibility ? 4 : 2))
            known[side] = body
        }
        #expect(Set(known.values.map(\.identity)).count == 2)
    }

    @Test func `an error in some type sizes is reported by their job`() throws {
        let text = """
            component: C
            body: { vstack: [{ text: $gone }, { text: $lost, when: { typeSize: accessibility } }] }
            ---
            component: D
            body: { text: D }
            """
        let (gone, lost) = ("“C” has no property “gone”", "“C” has no property “lost”")
        var spec = Specification(text)
        func messages(_ name: String = "C", at size: TypeSize) throws -> [String] {
            spec.remember(name)
            _ = try spec.tree(name, typeSize: size)
            return spec.messages
        }
        #expect(try messages(at: .large) == [gone])
        #expect(try messages(at: .xLarge) == [])
        // The nodes around an error are bound again with it.
        #expect(try messages(at: .ax1).contains(lost))
        #expect(try messages("D", at: .ax1) == [])
        #expect(try messages(at: .ax1) == [gone, lost])
    }

    @Test func `each use is recorded by one of the jobs`() throws {
        let text = """
            component: C
            body:
              vstack:
                - { text: One, color: "{ios.color.label}" }
                - { text: Two, color: "{ios.color.link}", when: { typeSize: accessibility } }
                - { use: D, unless: { typeSize: large } }
            ---
            component: D
            body: { text: D, color: "{ios.color.secondaryLabel}" }
            """
        var (spec, alone) = (Specification(text), Specification(text))
        var (tokens, components) = (alone.binder.usedTokens, alone.binder.usedComponents)
        for size in TypeSize.allCases {
            spec.remember()
            _ = try (spec.tree(typeSize: size), alone.tree(typeSize: size))
            tokens.formUnion(spec.binder.usedTokens)
            components.formUnion(spec.binder.usedComponents)
            #expect(tokens == alone.binder.usedTokens, "\(size)")
            #expect(components == alone.binder.usedComponents, "\(size)")
        }
        #expect(tokens.count == 3)
        #expect(components == ["D"])
    }

    @Test func `more states than the cache holds are bound correctly in each type size`() throws {
        let names = (0..<40).map { "s\($0)" }
        var spec = Specification(
            component: """
                states: { \(names.map { "\($0): { set: { word.text: \"\($0)\" } }" }.joined(separator: ", ")) }
                body: { vstack: [{ text: word, id: word }, { text: Grows }] }
                """)
        var alone = spec
        for size in [TypeSize.large, .ax1, .ax5] {
            spec.remember()
            for name in names {
                #expect(try spec.body(state: name, typeSize: size) == alone.body(state: name, typeSize: size))
            }
        }
    }
}
