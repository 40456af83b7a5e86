import Layout
import Source
import Specs

/// A character that can be neither measured nor shown.
package struct MissingGlyph: Rule {
    package static let facts = RuleFacts(
        "missing-glyph", group: .layout,
        summary: "no font has a character of a text: it is drawn as a box",
        rationale: """
            What no font has is measured as a box, so nothing that is said of the text's size holds. Often the character \
            was pasted from an icon font or the SF Symbols app, where it has a private number that VoiceOver cannot \
            read. Or the text is in a script whose font is not installed where uispec runs.
            """,
        references: "the fonts' own tables of characters; Unicode 16, 23.5 Private-Use Characters",
        failing: [
            RuleExample(
                """
                component: Chip
                body:
                  »text: "\\U000F0000 Cafe"«
                """,
                note: "a private-use character means nothing outside of the font that it came from")
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
                help: Self.help(missing), occurrences: [mockup.occurrence()])
        }
    }

    // MARK: Messages

    /// How many characters a message names.
    private static let mostNamed = 3

    private static func message(_ missing: [Unicode.Scalar]) -> String {
        let named = missing.prefix(mostNamed).map(name).joined(separator: ", ")
        let rest = missing.count > mostNamed ? " and \(missing.count - mostNamed) more" : ""
        return "no font here has \(named)\(rest): drawn as a box, and measured as one"
    }

    private static func help(_ missing: [Unicode.Scalar]) -> String {
        missing.contains { $0.properties.generalCategory != .privateUse }
            ? "write other characters; of Arabic, Hebrew, Thai and Devanagari the Debian package fonts-noto-core has fonts"
            : "use symbol: for an icon, or delete the character"
    }

    private static func name(_ scalar: Unicode.Scalar) -> String {
        let number = String(scalar.value, radix: 16, uppercase: true)
        let code = "U+" + String(repeating: "0", count: max(0, 4 - number.count)) + number
        return scalar.properties.name.map { "\(code) \($0)" } ?? code
    }
}
