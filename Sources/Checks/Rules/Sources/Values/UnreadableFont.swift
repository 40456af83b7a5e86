import Source

/// A font file in which no text can be drawn. Reported by the loader.
package struct UnreadableFont: Rule {
    package static let facts = RuleFacts(
        "unreadable-font", group: .sources,
        summary: "a file in a folder of `fonts:` that is not a font, or not one that iOS loads",
        rationale: "Text in its family is measured and drawn in the system font, and the app may show that font too.",
        fixing: "Export the font again as TrueType or OpenType. The finding names the cause.",
        limits: "Files with other endings than `.ttf`, `.otf`, `.ttc`, `.otc`, `.woff` and `.woff2` are not read.",
        references: "OpenType 1.9.1; Apple, Adding a custom font to your app",
        failing: [
            RuleExample(
                """
                component: Title
                body: { text: Welcome }
                """, manifest: "fonts: [»Fonts«]", files: ["Fonts/Brand.ttf": Array("no font".utf8)]),
            RuleExample(
                """
                component: Title
                body: { text: Welcome }
                """, note: "a web font, which iOS does not load", manifest: "fonts: [»Fonts«]",
                files: ["Fonts/Brand.woff2": Array("wOF2".utf8)]),
        ],
        passing: [
            RuleExample(
                """
                component: Title
                body: { text: Welcome }
                """, note: "files of other kinds are not read", manifest: "fonts: [Fonts]",
                files: ["Fonts/LICENSE.txt": Array("Free to use.".utf8)])
        ])

    package init(_ settings: inout RuleSettings) {}
}
