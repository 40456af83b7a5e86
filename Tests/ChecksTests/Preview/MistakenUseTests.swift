import Checks
import Source
import TestProjects
import Testing

/// Keys of uses as apps write them, which set what their names suggest or something else.
struct `A key of a use that sets something else` {
    /// Components with properties, states and traits of the same names.
    private static let components = """
        component: Field
        properties: { value: "", label: Name, disabled: false }
        body: { vstack: [{ text: $label }, { text: $value, color: "#767676", unless: $disabled }] }
        ---
        component: Plan
        properties: { chosen: false, name: Yearly, price: "30 €" }
        states:
          plain:
          chosen: { set: { chosen: true }, traits: [selected] }
          long: { set: { name: A plan with a long name, price: "30,000 €", title.lineLimit: 2 } }
          cheap: { set: { price: "3 €" } }
        body:
          hstack:
            - { symbol: { when: $chosen, then: checkmark.circle.fill, else: circle }, hidden: true }
            - { text: $name, id: title }
            - { text: $price }
        ---

        """

    private static func messages(_ spec: String) async throws -> [String] {
        try await TestProject(spec: components + spec).check(only: ["mistaken-use"]).findings
            .map(\.diagnostic.message)
    }

    private static let state =
        "the state “chosen” of “Plan” sets “chosen” too, and its other changes are missing here"

    private static func modifier(_ name: String) -> String {
        "this is the modifier “\(name)” of the node, and not the property “\(name)” of “Field”"
    }

    @Test(arguments: [
        ("component: A\nbody: { use: Field, value: Akari }", modifier("value")),
        ("component: A\nbody: { use: Field, with: { value: Akari }, label: Given name }", modifier("label")),
        ("component: A\nbody: { vstack: [{ use: Field, disabled: true }] }", modifier("disabled")),
        (
            "component: A\nstates: { a: , b: { set: { f.value: Akari } } }\nbody: { use: Field, id: f }",
            modifier("value")
        ),
        ("component: A\nbody: { use: Plan, with: { chosen: true } }", state),
        ("component: A\nproperties: { on: true }\nbody: { use: Plan, with: { chosen: $on } }", state),
        (
            """
            component: A
            states: { a: , b: }
            body: { use: Plan, with: { chosen: { when: b, then: true, else: false } } }
            """,
            state
        ),
        ("component: A\nbody: { vstack: [{ use: Plan, each: [true, false], with: { chosen: $item } }] }", state),
    ])
    func `is reported`(spec: String, message: String) async throws {
        #expect(try await Self.messages(spec) == [message])
    }

    @Test(arguments: [
        "component: A\nbody: { use: Field, with: { value: Akari } }",
        "component: A\nbody: { use: Field, with: { value: Akari }, value: The name that you entered }",
        "component: A\nbody: { use: Field, width: 200, hint: Opens the keyboard }",
        "component: A\nstates: { a: , b: { set: { f.hint: Akari } } }\nbody: { use: Field, id: f }",
        """
        component: A
        states: { a: , b: { set: { f.value: Filled } } }
        body: { use: Field, id: f, with: { value: "" }, value: Empty }
        """,
        "component: A\nbody: { use: Plan, state: chosen }",
        "component: A\nbody: { use: Plan, state: plain, with: { chosen: true } }",
        "component: A\nbody: { use: Plan, with: { chosen: false } }",
        "component: A\nbody: { use: Plan, with: { price: \"3 €\" } }",
        "component: A\nbody: { use: Plan, with: { name: A plan with a long name } }",
    ])
    func `is not reported where it sets what it says`(spec: String) async throws {
        #expect(try await Self.messages(spec) == [])
    }
}
