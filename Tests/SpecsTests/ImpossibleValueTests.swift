import Source
import Specs
import Testing

/// Values that nothing can be drawn with.
struct `Impossible values` {
    @Test(arguments: [
        ("body: { symbol: heart, size: -3 }", "the size of a symbol is more than 0", "-3"),
        ("body: { symbol: heart, size: 0 }", "the size of a symbol is more than 0", "0"),
        ("body: { text: x, border: { color: red, width: -1 } }", "the width of a line is not negative", "-1"),
        ("body: { shape: circle, stroke: { color: red, width: -4 } }", "the width of a line is not negative", "-4"),
        ("body: { hstack: [{ spacer: -8 }] }", "the least length of a spacer is not negative", "-8"),
        ("body: { vstack: [{ divider: 3 }] }", "a divider is a hairline and takes no number", "3"),
        (
            "motion: { m: { changes: { opacity: [-1, 0.5] } } }\nbody: { text: x }",
            "“opacity” lies between 0 and 1; this is -1", "-1"
        ),
        (
            "motion: { m: { changes: { width: [1, -5] } } }\nbody: { text: x }",
            "“width” is not negative; this is -5", "-5"
        ),
        (
            "motion: { rise: { trigger: appear } }\nbody: { text: x }",
            "the animation “rise” does not say what changes", "rise"
        ),
        ("motion: { rise: }\nbody: { text: x }", "the animation “rise” does not say what changes", "rise"),
        ("gestures: [{ swipe: left }]\nbody: { text: x }", "this gesture does nothing: it has no action", "swipe"),
        (
            "gestures: [{ swipe: left, longPress: 1s, action: a }]\nbody: { text: x }",
            "a gesture is of one kind; this one is both “swipe” and “longPress”", "longPress"
        ),
        (
            "gestures: [{ swipe: left, action: a }, { action: b, swipe: left, node: body }]\nbody: { text: x }",
            "this gesture does “b”, and the same gesture does “a”", "swipe"
        ),
        (
            "presentation: { as: sheet, detents: ['150%'] }\nbody: { text: x }", "the text “150%” is no detent",
            "'150%'"
        ),
        (
            "body: { vstack: [{ text: a, id: a }, { text: b, id: b }], order: [b, b, a] }",
            "“b” stands twice in this order, and is read once", "b"
        ),
    ])
    func `are told`(_ keys: String, _ message: String, _ place: String) throws {
        var spec = Specification(component: keys)
        _ = try spec.tree()
        #expect(spec.messages == [message])
        #expect(spec.places == [place])
    }

    @Test(arguments: [
        "gestures: [{ swipe: left, action: a }, { swipe: right, action: b }]",
        "gestures: [{ swipe: left, threshold: 40, action: a }, { swipe: left, threshold: 160, action: b }]",
        "gestures: [{ longPress: 0.3s, action: a }, { longPress: 1s, action: b }]",
        "gestures: [{ swipe: left, node: x, action: a }, { swipe: left, action: b }]",
        "presentation: { as: sheet, detents: ['100%', large] }",
        "motion: { m: { changes: { scale: [-1, 5], offset.x: [-4, 4], rotation: [-90, 0] } } }",
    ])
    func `are not those that only look like them`(_ keys: String) throws {
        var spec = Specification(
            component: keys + "\nbody: { vstack: [{ text: x, id: x }, { divider: }], spacing: -4 }")
        _ = try spec.tree()
        #expect(spec.messages == [])
    }
}
