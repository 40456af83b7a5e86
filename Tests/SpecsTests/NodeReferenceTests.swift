import Specs
import Testing

/// Nodes that are named by their ids.
struct `A node that is named` {
    private static func messages(_ text: String) throws -> [String] {
        var specification = Specification(text)
        for state in specification.library["G"]?.stateNames ?? [] { _ = try specification.tree("G", state: state) }
        return specification.messages
    }

    @Test(arguments: [
        ("gestures: [{ longPress: 0.5s, node: NAME, action: open, alternative: open, hint: Hold }]"),
        ("motion: { x: { node: NAME, trigger: tap, duration: 0.2s, changes: { opacity: [0, 1] } } }"),
        ("states: { on: { motion: { x: { node: NAME, trigger: tap, duration: 0.2s, changes: { opacity: [0, 1] } } } } }"),
    ])
    func `is one that there is`(_ behavior: String) throws {
        let body =
            "body: { vstack: [{ text: Hi, id: card }, { use: Badge, id: badge }], action: open }\n---\n"
            + "component: Badge\nbody: { text: 1, id: count }"
        for name in ["card", "badge", "badge.count", "count", "body"] {
            #expect(try Self.messages("component: G\n\(behavior.replacing("NAME", with: name))\n\(body)") == [])
        }
        #expect(
            try Self.messages("component: G\n\(behavior.replacing("NAME", with: "crad"))\n\(body)")
                == ["G has no node “crad”"])
    }

    @Test func `of an order is one that there is`() throws {
        let text =
            "component: G\nbody: { vstack: [{ text: Hi, id: title }, { text: Ho, id: edit }], order: [titel, edit] }"
        #expect(try Self.messages(text) == ["G has no node “titel”"])
        #expect(try Self.messages(text.replacing("titel", with: "title")) == [])
    }
}
