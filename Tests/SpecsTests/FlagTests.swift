import Source
import Specs
import Testing

/// What is true or false, through properties too.
struct `Flags` {
    /// What is told of a component with a property `off`, with the text that it underlines and what mends it.
    private static func told(_ keys: String) throws -> [String] {
        var spec = Specification("component: C\n" + keys)
        for component in spec.library.names.compactMap({ spec.library[$0] }) {
            for state in component.stateNames { _ = try spec.tree(component.name, state: state) }
        }
        return zip(spec.diagnostics, spec.places).map { told, place in
            ([told.message, place] + told.fixes.map(\.title)).joined(separator: " | ")
        }
    }

    private static let message = "this is used as true or false, but is the text “no” | no | Write false"

    @Test(arguments: [
        "{ text: x, disabled: $off }", "{ text: x, hidden: $off }", "{ text: x, redacted: $off }",
        "{ field: x, focused: $off }", "{ toggle: $off }", "{ hstack: [{ text: x }], clip: $off }",
        "{ text: x, largeContent: $off }", "{ text: x, flip: { when: default, then: false }, disabled: $off }",
    ])
    func `a text is none through a property`(_ body: String) throws {
        #expect(try Self.told("properties: { off: no }\nbody: \(body)") == [Self.message])
    }

    @Test func `a text that a state sets is told where it is set`() throws {
        let keys =
            "properties: { busy: false }\nstates: { a: , b: { set: { busy: no } } }\nbody: { text: x, disabled: $busy }"
        #expect(try Self.told(keys) == [Self.message])
    }

    @Test func `a text that is handed to a component is told where it is written`() throws {
        let keys = """
            body: { use: D, with: { off: no } }
            ---
            component: D
            properties: { off: false }
            body: { text: x, disabled: $off }
            """
        #expect(try Self.told(keys) == [Self.message])
    }

    @Test(arguments: [
        ("yes", "this must be true, false or a property, not the text “yes” | yes | Write true"),
        ("maybe", "this must be true, false or a property, not the text “maybe” | maybe"),
        (
            "{ when: default, then: off }",
            "this must be true, false or a property, not the text “off” | off | Write false"
        ),
    ])
    func `a word that is written is none`(_ value: String, _ expected: String) throws {
        #expect(try Self.told("body: { text: x, disabled: \(value) }") == [expected])
    }

    @Test(arguments: [
        ("\"true\"", "true"), ("'false'", "false"), ("\"yes\"", "true"), ("\"Off\"", "false"),
    ])
    func `a word in quotes is mended with its quotes`(_ value: String, _ meant: String) throws {
        for keys in [
            "body: { text: x, disabled: \(value) }", "properties: { a: \(value) }\nbody: { text: x, hidden: $a }",
        ] {
            var spec = Specification(component: keys)
            _ = try spec.tree()
            #expect(spec.helps == ["write \(meant) without quotes: a quoted value is always a text"])
            let edit = try #require(spec.diagnostics.first?.fixes.first?.edits.first)
            #expect(edit.replacement == meant)
            #expect(edit.range == spec.diagnostics.first?.range)
            #expect(spec.places == [value])
        }
    }

    @Test func `a word that a text is put together from has no mend by accident`() throws {
        var spec = Specification(component: "properties: { a: true }\nbody: { text: x, disabled: \"${a}\" }")
        _ = try spec.tree()
        #expect(spec.messages == ["this must be true, false or a property, not the text “true”"])
        #expect(spec.helps == ["a property keeps its type only when it is the whole value: $name"])
        #expect(spec.diagnostics.flatMap(\.fixes).isEmpty)
    }

    @Test(arguments: ["0", "3", "[]", "[a]", "''", "true"])
    func `a number, a list or nothing decides as in a condition`(_ value: String) throws {
        #expect(try Self.told("properties: { on: \(value) }\nbody: { text: x, disabled: $on }") == [])
    }
}
