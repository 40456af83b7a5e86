import Source

/// A selection that is not one of a control's items. Reported by the readers.
package struct UnknownItem: Rule {
    package static let facts = RuleFacts(
        "unknown-item", group: .sources,
        summary: "a selection that is not one of the control's items",
        rationale: "The control is drawn without a selection, so its selected state is not checked.",
        fixing: "Write one of the items, or its index, counted from 0.",
        references: "the uispec language",
        failing: [
            RuleExample(
                """
                component: Drinks
                body:
                  segmented: { items: [Coffee, Tea], selected: »Tee« }
                """)
        ],
        passing: [
            RuleExample(
                """
                component: Drinks
                body:
                  segmented: { items: [Coffee, Tea], selected: Tea }
                """)
        ])

    package init(_ settings: inout RuleSettings) {}
}
