import Source
import Specs
import Testing
import Tokens
import Values

/// Binding of animations, reduced forms, hints, haptics, announcements and analytics.
struct BehaviorTests {
    private static let tokens = """
        m: { $type: duration, fast: { $value: 200ms } }
        s: { $type: spring, $value: { response: 0.4s, dampingFraction: 0.8 } }
        """

    private static func behavior(_ keys: String, state: String = "a") throws -> (BoundBehavior?, [String]) {
        var spec = Specification(component: keys + "\nstates: { a: , b: }\nbody: { text: x, id: card }", tokens: tokens)
        let tree = try spec.tree(state: state)
        return (tree?.behavior, spec.messages)
    }

    @Test func `an animation is bound with its reduced form`() throws {
        let (behavior, messages) = try Self.behavior(
            """
            motion:
              in:
                node: card
                trigger: appear
                curve: "{s}"
                repeat: 2
                changes: { offset.y: [offscreen, 0], scale: [1, 1.1, 1] }
                reduced: { duration: "{m.fast}", changes: { opacity: [0, 1] } }
              out: { trigger: { drag: vertical, distance: 150 }, duration: 1s, repeat: forever,
                changes: { offset.y: [0, 150] }, reduced: none }
            """)
        #expect(messages == [])
        let motions = try #require(behavior).motions
        let first = try #require(motions.first)
        #expect(first.node == "card")
        #expect(first.trigger == .appear)
        #expect(first.form.curve?.value == .spring(Spring(response: Seconds(0.4), dampingFraction: 0.8)))
        #expect(first.form.repetition?.value == .times(2))
        #expect(first.form.changes?.map(\.property) == [.offsetY, .scale])
        #expect(
            first.form.changes?.map(\.values) == [[.offscreen, .number(0)], [.number(1), .number(1.1), .number(1)]])
        #expect(first.reducedForm?.duration?.token == "m.fast")
        #expect(first.reducedForm?.changes?.map(\.property) == [.opacity])
        // Keys that the reduced form omits are those of the regular form.
        #expect(first.reducedForm?.repetition?.value == .times(2))
        let last = try #require(motions.last)
        #expect(last.trigger == .drag)
        #expect(last.dragDistance == 150)
        #expect(last.form.repetition?.value == .forever)
        #expect(last.reducedForm == nil)
        #expect(last.reduced != nil)
    }

    @Test func `hints, haptics, announcements and events are bound`() throws {
        let (behavior, messages) = try Self.behavior(
            """
            gestures: [{ swipe: left, node: card, hint: Swipe to skip., action: skip, alternative: skip_btn }]
            haptic: success
            haptics: { appear: soft, skip: light }
            announce: true
            presentation: { as: toast }
            analytics: { view: a_view, events: { share: [communityId, kind], error_view: } }
            timeout: { after: 3s, state: b }
            """)
        #expect(messages == [])
        let read = try #require(behavior)
        #expect(read.gestures.map(\.hint?.value) == ["Swipe to skip."])
        #expect(read.gestures.map(\.alternative?.value) == ["skip_btn"])
        #expect(read.gestures.map(\.node) == ["card"])
        #expect(read.haptic?.value == .success)
        #expect(read.haptics.mapValues(\.value) == ["appear": .soft, "skip": .light])
        #expect(read.announces)
        #expect(read.presentation?.value == .toast)
        #expect(read.views.map(\.value) == ["a_view"])
        #expect(read.events.map(\.name.value) == ["share", "error_view"])
        #expect(read.events.map { $0.fields.map(\.value) } == [["communityId", "kind"], []])
        #expect(read.timeout?.state?.value == "b")
    }

    @Test(arguments: [
        ("true", true, nil), ("false", false, nil), ("いいねを送りました", true, "いいねを送りました"), ("$count 件", true, "3 件"),
        ("{ when: a, then: 読み込んでいます, else: false }", true, "読み込んでいます"),
        ("{ when: b, then: 読み込んでいます, else: false }", false, nil), ("$shown", true, nil), ("$none", false, nil),
    ])
    func `an announcement may have its own text`(_ words: String, announces: Bool, said: String?) throws {
        let keys = "announce: \(words)\nproperties: { count: 3, shown: true, none: '' }"
        let (behavior, messages) = try Self.behavior(keys.replacing("$count", with: "${count}"))
        #expect(messages == [])
        let read = try #require(behavior)
        #expect(read.announces == announces)
        #expect(read.announcement?.value == said)
    }

    @Test func `a state overrides the announcement of its component`() throws {
        let keys = "announce: true\nstates: { a: { announce: false, haptic: error }, b: }\nhaptic: success"
        var spec = Specification(component: keys + "\nbody: { text: x }")
        let first = try #require(try spec.tree(state: "a")).behavior
        let second = try #require(try spec.tree(state: "b")).behavior
        #expect(first.announces == false)
        #expect(first.haptic?.value == .error)
        #expect(second.announces)
        #expect(second.haptic?.value == .success)
    }

    @Test(arguments: [
        ("motion: { m: { changes: { ofset.x: [0, 1] } } }", "unknown key “ofset.x” in changes"),
        (
            "motion: { m: { changes: { scale: 1 } } }",
            "“scale” takes a list of at least two values, from the first to the last, not the number 1"
        ),
        (
            "motion: { m: { changes: { scale: [1] } } }",
            "“scale” takes a list of at least two values, from the first to the last, not a list of one value"
        ),
        (
            "motion: { m: { changes: { scale: [] } } }",
            "“scale” takes a list of at least two values, from the first to the last, not an empty list"
        ),
        (
            "motion: { m: { repeat: 0, changes: { scale: [1, 2] } } }",
            "“repeat” takes a whole number of at least 1, or forever, not the number 0"
        ),
        ("motion: { m: { trigger: tapp, changes: { scale: [1, 2] } } }", "“trigger” cannot be the text “tapp”"),
        (
            "motion: { m: { reduced: off, changes: { scale: [1, 2] } } }",
            "“reduced” takes a map or none, not the text “off”"
        ),
        (
            "motion: { m: { reduced: { trigger: tap }, changes: { scale: [1, 2] } } }",
            "unknown key “trigger” in a reduced animation"
        ),
        ("motion: { m: 0.3s }", "“m” takes a map, not the text “0.3s”"),
        ("gestures: [{ swipe: lefft, action: a }]", "“swipe” cannot be the text “lefft”"),
        ("gestures: [{ swipe: left, action: a, hint: [x] }]", "this must be text, not a list"),
        ("announce: [x]", "this must be text, not a list"),
        ("haptics: [soft]", "“haptics” takes a map from appear, disappear or action ids to haptics, not a list"),
        ("analytics: { views: x }", "unknown key “views” in analytics"),
        ("analytics: { events: [share] }", "“events” takes a map from event names to lists of fields, not a list"),
        ("analytics: { events: { share: id } }", "“share” takes a list of fields, not the text “id”"),
    ])
    func `invalid values are reported`(_ keys: String, _ message: String) throws {
        #expect(try Self.behavior(keys).1 == [message])
    }
}
