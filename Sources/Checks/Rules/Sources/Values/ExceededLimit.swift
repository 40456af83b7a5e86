import Source

/// A documented limit is exceeded. Reported by the readers.
package struct ExceededLimit: Rule {
    package static let facts = RuleFacts(
        "exceeded-limit", group: .sources,
        summary: "a value or structure beyond a documented limit: nesting, nodes, contexts or text length",
        rationale: """
            Beyond the limits, checking and drawing would take too much time or memory. The part beyond a limit is \
            not checked.
            """,
        fixing: """
            Make the structure smaller: split the component, shorten the text, or list fewer contexts. The finding \
            names the limit.
            """,
        references: "Docs/limits.md",
        failing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                """,
                manifest: """
                    contexts:
                      »device: all
                      typeSize: all
                      appearance: all
                      contrast: all
                      orientation: all
                      direction: all
                      locale: [ar, bg, cs, da, de, el, en, es, et, fi, fr, he, hi, hr, hu, it, ja, ko, lt, nl]«
                    """)
        ],
        passing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                """,
                manifest: """
                    contexts: { device: [iphone-se-3, iphone-15], typeSize: [large, ax5] }
                    """)
        ])

    package init(_ settings: inout RuleSettings) {}
}
