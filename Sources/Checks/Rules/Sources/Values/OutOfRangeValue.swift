import Source

/// A number outside the range that a key takes. Reported by the readers.
package struct OutOfRangeValue: Rule {
    package static let facts = RuleFacts(
        "out-of-range-value", group: .sources,
        summary: "a number outside the range that its key accepts",
        rationale: "A negative length or an opacity of 2 cannot be drawn, on a device or in a mock-up.",
        fixing: "Write a number in the range that the finding names.",
        references: "the uispec language; DTCG 2025.10, Types",
        failing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                  opacity: »2«
                """)
        ],
        passing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                  opacity: 0.9
                """)
        ])

    package init(_ settings: inout RuleSettings) {}
}
