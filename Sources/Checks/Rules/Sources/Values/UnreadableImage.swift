import Source

/// An image file that cannot be decoded. Reported by the readers.
package struct UnreadableImage: Rule {
    package static let facts = RuleFacts(
        "unreadable-image", group: .sources,
        summary: "an image file that cannot be decoded",
        rationale: "The mock-up shows a gray rectangle in place of the image, and the app may show nothing.",
        fixing: "Export the image again as PNG or SVG. The finding names the cause.",
        limits: "Only PNG and SVG files are decoded.",
        references: "W3C PNG, SVG 1.1",
        failing: [
            RuleExample(
                """
                component: Avatar
                body:
                  image: »a.png«
                  label: A portrait
                  width: 40
                  height: 40
                """, files: ["a.png": Array("no picture".utf8)])
        ],
        passing: [
            RuleExample(
                """
                component: Avatar
                body:
                  symbol: person
                  label: A portrait
                  font: { size: 24, relativeTo: title2 }
                """)
        ])

    package init(_ settings: inout RuleSettings) {}
}
