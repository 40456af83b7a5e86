import Source
import Specs
import Testing

/// Boolean values, also through properties.
struct `Flags` {
    /// Returns the diagnostics of a component: the message, the underlined text and the titles of the fixes.
    private static func diagnostics(of keys: String) throws -> [String] {
        var spec = Specification("component: C\n" + keys)
        for component in spec.library.names.compactMap({ spec.library[$0] }) {
            for state in component.stateNames { _ = try spec.tree(component.name, state: state) }
        }
        return zip(spec.diagnostics, spec.places).map { diagnostic, place in
            ([diagnostic.message, place] + diagnostic.fixes.map(\.title)).joined(separator: " | ")
        }
    }

    private static let message = "this is used as true or false, but is the text “no” | no | Write false"

    @Test(arguments: [
        "{ text: x, disabled: $off }", "{ text: x, hidden: $off }", "{ text: x, redacted: $off }",
        "{ field: x, focused: $off }", "{ toggle: $off }", "{ hstack: [{ text: x }], clip: $off }",
        "{ text: x, largeContent: $off }", "{ text: x, flip: { when: default, then: false }, disabled: $off }",
    ])
    func `a text from a property is reported`(_ body: String) throws {
        #expect(try Self.diagnostics(of: "properties: { off: no }\nbody: \(body)") == [Self.message])
    }

    @Test func `a text that a state sets is reported where it is set`() throws {
        let keys =
            "properties: { busy: false }\nstates: { a: , b: { set: { busy: no } } }\nbody: { text: x, disabled: $busy }"
        #expect(try Self.diagnostics(of: keys) == [Self.message])
    }

    @Test func `a text passed to a component is reported where it is written`() throws {
        let keys = """
            body: { use: D, with: { off: no } }
            ---
            component: D
            properties: { off: false }
            body: { text: x, disabled: $off }
            """
        #expect(try Self.diagnostics(of: keys) == [Self.message])
    }

    @Test(arguments: [
        ("yes", "this must be true, false or a property, not the text “yes” | yes | Write true"),
        ("maybe", "this must be true, false or a property, not the text “maybe” | maybe"),
        (
            "{ when: default, then: off }",
            "this must be true, false or a property, not the text “off” | off | Write false"
        ),
    ])
    func `a written text is reported`(_ value: String, _ expected: String) throws {
        #expect(try Self.diagnostics(of: "body: { text: x, disabled: \(value) }") == [expected])
    }

    @Test(arguments: [
        ("\"true\"", "true"), ("'false'", "false"), ("\"yes\"", "true"), ("\"Off\"", "false"),
    ])
    func `the fix of a quoted word removes the quotes`(_ value: String, _ boolean: String) throws {
        for keys in [
            "body: { text: x, disabled: \(value) }", "properties: { a: \(value) }\nbody: { text: x, hidden: $a }",
        ] {
            var spec = Specification(component: keys)
            _ = try spec.tree()
            #expect(spec.helps == ["write \(boolean) without quotes: a quoted value is always text"])
            let edit = try #require(spec.diagnostics.first?.fixes.first?.edits.first)
            #expect(edit.replacement == boolean)
            #expect(edit.range == spec.diagnostics.first?.range)
            #expect(spec.places == [value])
        }
    }

    @Test func `a composed text has no fix`() throws {
        var spec = Specification(component: "properties: { a: true }\nbody: { text: x, disabled: \"${a}\" }")
        _ = try spec.tree()
        #expect(spec.messages == ["this must be true, false or a property, not the text “true”"])
        #expect(spec.helps == ["a property keeps its type only when it is the whole value: $name"])
        #expect(spec.diagnostics.flatMap(\.fixes).isEmpty)
    }

    @Test(arguments: ["0", "3", "[]", "[a]", "''", "true"])
    func `a number, a list or null counts as in a condition`(_ value: String) throws {
        #expect(try Self.diagnostics(of: "properties: { on: \(value) }\nbody: { text: x, disabled: $on }") == [])
    }
}
