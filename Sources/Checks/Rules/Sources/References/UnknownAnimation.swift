import Source

/// An expectation of an animation that its component does not have. Reported by the readers.
package struct UnknownAnimation: Rule {
    package static let facts = RuleFacts(
        "unknown-animation", group: .sources,
        summary: "an expectation that names an unknown animation",
        rationale: "An expectation for an animation that does not exist is never tested.",
        fixing: "Correct the name, or declare the animation under `motion:`.",
        fixSafety: """
            Safe if the name is a single typing error away from exactly one known name. Otherwise the nearest name \
            is only suggested.
            """,
        references: "the uispec language",
        failing: [
            RuleExample(
                """
                component: Card
                motion:
                  in: { changes: { opacity: [0, 1] }, duration: 0.3s, reduced: none }
                expect:
                  - { motion: »inn«, duration: 0.3s }
                body:
                  text: Cafe
                """)
        ],
        passing: [
            RuleExample(
                """
                component: Card
                motion:
                  in: { changes: { opacity: [0, 1] }, duration: 0.3s, reduced: none }
                expect:
                  - { motion: in, duration: 0.3s }
                body:
                  text: Cafe
                """)
        ])

    package init(_ settings: inout RuleSettings) {}
}
