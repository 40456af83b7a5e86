import Source
import Specs
import Testing
import Tokens
import Values

struct `Expectations and behavior` {
    private static let tokens = "m: { $type: duration, fast: { $value: 200ms } }\nn: { $type: dimension, $value: 12 }"

    private static func expectations(_ figures: String, state: String = "a") throws -> ([BoundExpectation], [String]) {
        var spec = Specification(
            component: "states: { a: , b: }\nbody: { text: x }\nexpect: [{ node: body, \(figures) }]", tokens: tokens)
        let tree = try spec.tree(state: state)
        return (tree?.expectations ?? [], spec.messages)
    }

    @Test(arguments: [
        ("height: 32", BoundExpectation.Requirement.exactly(32)), ("width: 50%", .exactly(196.5)),
        ("x: -8", .exactly(-8)),
        ("gap: {n}", .exactly(12)), ("duration: 0.3s", .exactly(0.3)), ("delay: {m.fast}", .exactly(0.2)),
        ("height: { min: 44 }", .between(44, nil)), ("duration: { min: 0.1s, max: {m.fast} }", .between(0.1, 0.2)),
        ("radius: full", .text("full")), ("text: 2", .text("2")), ("label: 3s", .text("3s")),
        ("timeout: 14s", .exactly(14)),
        (#"text: "a\nb""#, .text("a\nb")),
    ])
    func `a figure is a number, a token, a range or a text`(
        _ figure: String, _ requirement: BoundExpectation.Requirement
    ) throws {
        let (expectations, messages) = try Self.expectations(figure)
        #expect(expectations.map(\.requirement) == [requirement])
        #expect(messages == [])
    }

    @Test func `a color has every appearance`() throws {
        let (expectations, _) = try Self.expectations("color: {ios.color.systemBlue}")
        guard case .color(let color)? = expectations.first?.requirement else {
            Issue.record("no color")
            return
        }
        #expect(color[.light].hex == "#007AFF")
        #expect(color[.dark] != color[.light])
    }

    @Test func `an expectation applies only in its state and its context`() throws {
        #expect(try Self.expectations("state: b, height: 1").0.isEmpty)
        #expect(try Self.expectations("state: b, height: 1", state: "b").0.count == 1)
        #expect(try Self.expectations("state: [a, b], height: 1", state: "b").0.count == 1)
        #expect(try Self.expectations("state: [b], height: 1").0.isEmpty)
        #expect(try Self.expectations("in: { typeSize: accessibility }, height: 1").0.isEmpty)
        #expect(try Self.expectations("in: { typeSize: large }, height: 1, width: 2").0.count == 2)
    }

    @Test(arguments: [
        ("state: c, height: 1", "“C” has no state “c”"), ("state: [a, c], height: 1", "“C” has no state “c”"),
        ("state: { a: b }, height: 1", "“state” takes a state or a list of states, not a map"),
        ("state: [], height: 1", "“state” takes a state or a list of states, not a list"),
        ("motion: [a], delay: 1s", "“motion” takes a name, not a list"),
        ("height: [1]", "“height” takes a number or { min: …, max: … }, not a list"),
        ("gap: {ios.color.label}", "{ios.color.label} is a color, but a dimension is required here"),
    ])
    func `an invalid figure is an error`(_ figures: String, _ message: String) throws {
        #expect(try Self.expectations(figures).1 == [message])
    }

    @Test func `behavior of the component and of its state is bound`() throws {
        var spec = Specification(
            component: """
                states: { a: , b: { timing: { dismissAfter: 3s },
                  motion: { pop: { trigger: state, duration: {m.fast}, changes: { scale: [1, 2] } } } } }
                timeout: { after: 5s, state: b }
                gestures: [{ swipe: left, threshold: 80, action: skip, alternative: skip, hint: h },
                  { longPress: 0.35s, action: hold }]
                motion: { press: { summary: answers, trigger: press, duration: 0.2s, delay: 50ms,
                  curve: ease-in, changes: { scale: [1, 0.95] } } }
                body: { text: x }
                """, tokens: Self.tokens)
        let plain = try #require(try spec.tree(state: "a")).behavior
        #expect(plain.dismissAfter == nil)
        #expect(plain.timeout?.after?.value == Seconds(5))
        #expect(plain.gestures.map(\.kind) == ["swipe", "longPress"])
        #expect(plain.gestures.map(\.threshold?.value) == [80, nil])
        #expect(plain.gestures[1].duration == Seconds(0.35))
        #expect(plain.motions.map(\.name) == ["press"])
        #expect(plain.motions.map(\.summary) == ["answers"])
        #expect(plain.motions[0].delay?.value == Seconds(0.05))
        let other = try #require(try spec.tree(state: "b")).behavior
        #expect(other.dismissAfter?.value == Seconds(3))
        #expect(other.motions.map(\.duration?.value) == [Seconds(0.2), Seconds(0.2)])
        #expect(spec.messages == [])
    }

    @Test(arguments: [
        ("gestures: { swipe: left }", "“gestures” takes a list, not a map"),
        ("gestures: [{ threshold: 80 }]", "a gesture needs a kind"),
        ("gestures: [{ swipe: left, treshold: 80 }]", "unknown key “treshold” in a gesture"),
        ("motion: [x]", "“motion” takes a map from names to animations, not a list"),
        ("motion: { a: { duraton: 1s } }", "unknown key “duraton” in an animation"),
        (
            "motion: { a: { duration: 1, changes: { scale: [1, 2] } } }",
            "a duration must be a number with s or ms, not the number 1"
        ),
        (
            "motion: { a: { curve: easy, changes: { scale: [1, 2] } } }",
            "a cubicBezier must be a list of four numbers or a name, not the text “easy”"
        ),
        ("timing: { dismisAfter: 1s }", "unknown key “dismisAfter” in timing"),
        ("timing: 3s", "“timing” takes a map, not the text “3s”"),
        ("timeout: { after: 1s, state: erorr }", "“C” has no state “erorr”"),
    ])
    func `invalid behavior is reported`(_ keys: String, _ message: String) throws {
        var spec = Specification(component: keys + "\nstates: [a, error]\nbody: { text: x }")
        _ = try spec.tree()
        #expect(spec.messages == [message])
    }
}
