import Source
package import Specs

/// Reports keys of a use that set something else than their names suggest.
package struct MistakenUse: Rule {
    package static let facts = RuleFacts(
        "mistaken-use", group: .states, severity: .warning,
        summary: """
            a modifier of a use with the name of a property, or a property of a use that a state sets with other changes
            """,
        rationale: """
            `label:` beside `use:` is read by VoiceOver, and the property `label` of the component keeps its default. \
            `with: { selected: true }` draws the selected look, and the trait that the state `selected` adds is \
            missing. Both look right in the file.
            """,
        fixing: """
            Pass properties in `with:`, and choose a state in `state:`. In a state, set a property of the own \
            component that `with:` passes on.
            """,
        limits: """
            A modifier passes if `with:` sets the property too. Only properties with the name of a state, and flags \
            that a state sets alone, are compared with states.
            """,
        references: "the uispec language: components, states and conditions",
        isPreview: true,
        failing: [
            RuleExample(
                """
                component: Field
                properties: { value: "" }
                body: { text: $value }
                ---
                component: Form
                body: { use: Field, »value«: Akari }
                """),
            RuleExample(
                """
                component: Field
                properties: { value: "" }
                body: { text: $value }
                ---
                component: Form
                states:
                  empty:
                  filled: { set: { »name.value«: Akari } }
                body: { use: Field, id: name }
                """),
            RuleExample(
                """
                component: Plan
                properties: { chosen: false }
                states:
                  plain:
                  chosen: { set: { chosen: true }, traits: [selected] }
                body: { symbol: { when: $chosen, then: checkmark.circle.fill, else: circle }, label: Yearly }
                ---
                component: Plans
                body: { use: Plan, with: { »chosen«: true } }
                """, note: "VoiceOver does not say that the plan is selected"),
        ],
        passing: [
            RuleExample(
                """
                component: Field
                properties: { value: "" }
                body: { text: $value }
                ---
                component: Form
                body: { use: Field, with: { value: Akari } }
                """),
            RuleExample(
                """
                component: Plan
                properties: { chosen: false }
                states:
                  plain:
                  chosen: { set: { chosen: true }, traits: [selected] }
                body: { symbol: { when: $chosen, then: checkmark.circle.fill, else: circle }, label: Yearly }
                ---
                component: Plans
                body: { use: Plan, state: chosen }
                """),
        ])

    package init(_ settings: inout RuleSettings) {}

    package func check(_ component: Component, in design: Design) -> [Finding] {
        component.mistakenUses(in: design.library).map { use in
            finding(
                Self.message(use), at: use.range, in: Finding.Place(component: component.name),
                help: Self.help(use, in: component))
        }
    }

    // MARK: Messages

    private static func message(_ use: Component.MistakenUse) -> String {
        switch use.kind {
        case .modifier(let name, let used):
            "this is the modifier “\(name)” of the node, and not the property “\(name)” of “\(used)”"
        case .property(let name, let state, let used):
            "the state “\(state)” of “\(used)” sets “\(name)” too, and its other changes are missing here"
        }
    }

    private static func help(_ use: Component.MistakenUse, in component: Component) -> String {
        switch use.kind {
        case .modifier(let name, _) where use.isInState:
            "give \(component.name) a property, pass it to the component with with: { \(name): … }, and set it here"
        case .modifier(let name, _): "write with: { \(name): … }"
        case .property(_, let state, _): "write state: \(state), or a condition that chooses it"
        }
    }
}
