import Source
import Specs
import Testing

/// Values that cannot be drawn.
struct `Impossible values` {
    @Test(arguments: [
        ("body: { symbol: heart, size: -3 }", "the size of a symbol must be greater than 0", "-3"),
        ("body: { symbol: heart, size: 0 }", "the size of a symbol must be greater than 0", "0"),
        ("body: { text: x, border: { color: red, width: -1 } }", "the width of a line must not be negative", "-1"),
        (
            "body: { shape: circle, stroke: { color: red, width: -4 } }", "the width of a line must not be negative",
            "-4"
        ),
        ("body: { hstack: [{ spacer: -8 }] }", "the minimum length of a spacer must not be negative", "-8"),
        ("body: { vstack: [{ divider: 3 }] }", "a divider is always a hairline and takes no thickness", "3"),
        (
            "motion: { m: { changes: { opacity: [-1, 0.5] } } }\nbody: { text: x }",
            "“opacity” must be between 0 and 1, but is -1", "-1"
        ),
        (
            "motion: { m: { changes: { width: [1, -5] } } }\nbody: { text: x }",
            "“width” must not be negative, but is -5", "-5"
        ),
        (
            "motion: { rise: { trigger: appear } }\nbody: { text: x }",
            "the animation “rise” needs a key “changes”", "rise"
        ),
        ("motion: { rise: }\nbody: { text: x }", "the animation “rise” needs a key “changes”", "rise"),
        ("gestures: [{ swipe: left }]\nbody: { text: x }", "this gesture needs a key “action”", "swipe"),
        (
            "gestures: [{ swipe: left, longPress: 1s, action: a }]\nbody: { text: x }",
            "this gesture has two kinds, “swipe” and “longPress”", "longPress"
        ),
        (
            "gestures: [{ swipe: left, action: a }, { action: b, swipe: left, node: body }]\nbody: { text: x }",
            "this gesture triggers “b”, but the same gesture already triggers “a”", "swipe"
        ),
        (
            "presentation: { as: sheet, detents: ['150%'] }\nbody: { text: x }", "a detent cannot be the text “150%”",
            "'150%'"
        ),
        (
            "body: { vstack: [{ text: a, id: a }, { text: b, id: b }], order: [b, b, a] }",
            "“b” is listed twice in this order; VoiceOver reads it only once", "b"
        ),
    ])
    func `are reported`(_ keys: String, _ message: String, _ place: String) throws {
        var spec = Specification(component: keys)
        _ = try spec.tree()
        #expect(spec.messages == [message])
        #expect(spec.places == [place])
        #expect(spec.diagnostics.allSatisfy { $0.help != nil })
    }

    @Test(arguments: [
        "gestures: [{ swipe: left, action: a }, { swipe: right, action: b }]",
        "gestures: [{ swipe: left, threshold: 40, action: a }, { swipe: left, threshold: 160, action: b }]",
        "gestures: [{ longPress: 0.3s, action: a }, { longPress: 1s, action: b }]",
        "gestures: [{ swipe: left, node: x, action: a }, { swipe: left, action: b }]",
        "presentation: { as: sheet, detents: ['100%', large] }",
        "motion: { m: { changes: { scale: [-1, 5], offset.x: [-4, 4], rotation: [-90, 0] } } }",
    ])
    func `do not include similar valid values`(_ keys: String) throws {
        var spec = Specification(
            component: keys + "\nbody: { vstack: [{ text: x, id: x }, { divider: }], spacing: -4 }")
        _ = try spec.tree()
        #expect(spec.messages == [])
    }
}
