import Source
import Specs
import Testing

/// The values of `role` and `traits`.
struct `Roles and traits` {
    @Test(arguments: [
        ("body: { text: x, action: a, role: buton }", "“role” cannot be the text “buton”", "buton", "button"),
        ("body: { text: x, role: Header }", "“role” cannot be the text “Header”", "Header", "header"),
        ("body: { text: x, role: heading }", "“role” cannot be the text “heading”", "heading", "header"),
        (
            "body: { text: x, traits: [selectd, button] }", "“traits” cannot be the text “selectd”", "selectd",
            "selected"
        ),
        ("body: { text: x, traits: heading }", "“traits” cannot be the text “heading”", "heading", "header"),
        (
            "states: { a: { traits: [updateFrequently] } }\nbody: { text: x }",
            "“traits” cannot be the text “updateFrequently”", "updateFrequently", "updatesFrequently"
        ),
        (
            "properties: { role: hedaer }\nbody: { text: x, role: $role }", "“role” cannot be the text “hedaer”",
            "hedaer", "header"
        ),
    ])
    func `that are misspelled are reported`(_ keys: String, _ message: String, _ place: String, _ suggestion: String)
        throws
    {
        var spec = Specification(component: keys)
        _ = try spec.tree()
        #expect(spec.messages == [message])
        #expect(spec.places == [place])
        #expect(spec.helps == ["did you mean “\(suggestion)”?"])
        #expect(spec.diagnostics.first?.fixes.map(\.title) == ["Write \(suggestion)"])
    }

    @Test(arguments: [
        "role: button", "role: none", "role: tag", "role: cart", "role: menu", "role: checkbox", "role: 最高管理者",
        "role: retry", "traits: [isHeader, playsSound]", "traits: notEnabled", "traits: isSelected", "traits: []",
    ])
    func `that a project defines are accepted`(_ modifier: String) throws {
        var spec = Specification(component: "body: { text: x, \(modifier) }")
        _ = try spec.tree()
        #expect(spec.messages == [])
    }
}
