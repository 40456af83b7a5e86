import Source

/// A key of a state's set: that names nothing a state can set. Reported by the readers.
package struct InvalidStateTarget: Rule {
    package static let facts = RuleFacts(
        "invalid-state-target", group: .sources,
        summary: "a key under `set:` that is neither a property nor a modifier of a node",
        rationale: """
            The key has no effect: the state looks the same as without it, although the spec says that it differs.
            """,
        fixing: "Write the name of a property, or `id.modifier` for a modifier of a node, as in `body.scale`.",
        fixSafety: """
            Safe if the name is a single typing error away from exactly one known name. Otherwise the nearest name \
            is only suggested.
            """,
        references: "the uispec language",
        failing: [
            RuleExample(
                """
                component: Chip
                properties: { title: Cafe }
                states:
                  plain:
                  chosen: { set: { »titel«: Sauna } }
                body:
                  text: $title
                """)
        ],
        passing: [
            RuleExample(
                """
                component: Chip
                properties: { title: Cafe }
                states:
                  plain:
                  chosen: { set: { title: Sauna, label.weight: bold } }
                body:
                  id: label
                  text: $title
                """)
        ])

    package init(_ settings: inout RuleSettings) {}
}
