import Layout
import Source
import Specs

/// Reports characters that no installed font can show.
package struct MissingGlyph: Rule {
    package static let facts = RuleFacts(
        "missing-glyph", group: .layout, severity: .warning,
        summary: "a character for which no installed font has a glyph",
        rationale: """
            The character is drawn and measured as a box, so the size of its text is wrong. Often it was pasted from \
            an icon font or the SF Symbols app, where it has a private-use code point that VoiceOver cannot read. It \
            can also belong to a script whose font is not installed where uispec runs.
            """,
        fixing: """
            Delete the character. To show an icon, add a `symbol:` node. For a script without a font, install one: the \
            Debian package `fonts-noto-core` has fonts for Arabic, Hebrew, Thai and Devanagari.
            """,
        limits: "uispec checks the fonts of the computer that it runs on, not the fonts of a device.",
        references: "the fonts' own character tables; Unicode 16, 23.5 Private-Use Characters",
        failing: [
            RuleExample(
                """
                component: Chip
                body:
                  »text: "\\U000F0000 Cafe"«
                """,
                note: "a private-use character has a glyph only in the font that it was copied from", severity: .error)
        ],
        passing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: カフェ ☕️ Café
                """),
            RuleExample(
                """
                component: Chip
                body:
                  hstack:
                    - { symbol: heart, hidden: true }
                    - text: Cafe
                """,
                note: "an icon is a symbol, not a character"),
        ])

    package init(_ settings: inout RuleSettings) {}

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        mockup.texts.count { $0.frame.text != nil }
    }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        mockup.texts.compactMap { placed in
            let missing = placed.frame.missing
            guard !missing.isEmpty else { return nil }
            let node = placed.frame.node
            return finding(
                Self.message(missing), at: node.content.textOrigin ?? node.range, in: mockup.place(of: placed.frame),
                help: Self.help(missing), occurrences: [mockup.occurrence()],
                severity: missing.contains { $0.properties.generalCategory == .privateUse } ? .error : nil)
        }
    }

    // MARK: Messages

    /// The maximum number of characters that a message names.
    private static let maximumNamed = 3

    private static func message(_ missing: [Unicode.Scalar]) -> String {
        let named = missing.prefix(maximumNamed).map(name).joined(separator: ", ")
        let rest = missing.count > maximumNamed ? " and \(missing.count - maximumNamed) more" : ""
        return "no installed font has a glyph for \(named)\(rest); a box is drawn and measured instead"
    }

    private static func help(_ missing: [Unicode.Scalar]) -> String {
        missing.contains { $0.properties.generalCategory != .privateUse }
            ? "use other characters, or install a font: fonts-noto-core has Arabic, Hebrew, Thai and Devanagari"
            : "delete the character; to show an icon, add a node such as { symbol: heart } before the text"
    }

    private static func name(_ scalar: Unicode.Scalar) -> String {
        let number = String(scalar.value, radix: 16, uppercase: true)
        let code = "U+" + String(repeating: "0", count: max(0, 4 - number.count)) + number
        return scalar.properties.name.map { "\(code) \($0)" } ?? code
    }
}
