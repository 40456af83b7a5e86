import Source
package import Specs

/// Reports properties, states and conditions without effect.
package struct UnusedDefinition: Rule {
    package static let facts = RuleFacts(
        "unused-definition", group: .states, severity: .warning,
        summary: "a property that nothing uses, a state that equals another, or a condition that never holds",
        rationale: """
            A value that nothing uses is most often a misspelled or forgotten reference. A state that equals another \
            is drawn, checked and signed twice, and the difference that it was written for is missing.
            """,
        fixing: """
            Refer to the property in a node as `$name`, change something in the state, or correct the condition. \
            Remove what is not needed.
            """,
        limits: """
            Only conditions on states are followed. A state is compared with others by what is written in it, and not \
            if a condition or a combined state names it.
            """,
        references: "the uispec language: components, states and conditions",
        isPreview: true,
        failing: [
            RuleExample(
                """
                component: Row
                properties: { title: Notifications, »subtitle«: Off }
                body: { text: $title }
                """),
            RuleExample(
                """
                component: Row
                states:
                  normal:
                  »highlighted«:
                body: { text: Notifications }
                """, note: "a state that changes nothing"),
            RuleExample(
                """
                component: Row
                states:
                  normal: { set: { title.text: Done } }
                  error:
                body:
                  vstack:
                    - { text: Notifications, id: title }
                    - vstack:
                        - { text: Try again, »when«: normal }
                      when: error
                """, note: "both conditions never hold together"),
        ],
        passing: [
            RuleExample(
                """
                component: Row
                properties: { title: Notifications, subtitle: Off }
                body:
                  vstack:
                    - text: $title
                    - text: "Now: ${subtitle}"
                """),
            RuleExample(
                """
                component: Row
                states:
                  normal:
                  highlighted: { set: { body.opacity: 0.8 } }
                body: { text: Notifications }
                """),
        ])

    package init(_ settings: inout RuleSettings) {}

    package func hasSubject(in mockup: Mockup, of design: Design) -> Bool {
        design.library[mockup.component].map { !$0.properties.isEmpty || !$0.states.isEmpty } ?? false
    }

    package func check(_ component: Component, in design: Design) -> [Finding] {
        guard component.isComplete else { return [] }
        return component.unusedParts.map { part in
            finding(
                Self.message(part.kind), at: part.range, in: Finding.Place(component: component.name),
                help: Self.help(part.kind))
        }
    }

    // MARK: Messages

    private static func message(_ kind: Component.UnusedPart.Kind) -> String {
        switch kind {
        case .property(let name): "nothing uses the property “\(name)”"
        case .state(let name, let other): "the state “\(name)” equals “\(other)”"
        case .condition: "this condition holds in no state"
        }
    }

    private static func help(_ kind: Component.UnusedPart.Kind) -> String {
        switch kind {
        case .property(let name): "write $\(name) where it is shown, or remove it"
        case .state: "change something in the state, or remove it"
        case .condition: "correct the condition, or remove the node"
        }
    }
}
