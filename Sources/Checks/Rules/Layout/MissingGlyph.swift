import Layout
import Source
import Specs

/// Reports characters that no installed font can show, or that the project's own font does not have.
package struct MissingGlyph: Rule {
    package static let facts = RuleFacts(
        "missing-glyph", group: .layout, severity: .warning,
        summary: "a character for which no installed font, or not the font of its text, has a glyph",
        rationale: """
            The character is drawn and measured as a box, so the size of its text is wrong. Often it was pasted from \
            an icon font or the SF Symbols app, where it has a private-use code point that VoiceOver cannot read. It \
            can also belong to a script whose font is not installed where uispec runs. Text in a font of the \
            project's own is set in two fonts if that font lacks some of its characters.
            """,
        fixing: """
            Delete the character. To show an icon, add a `symbol:` node. For a script without a font, install one: the \
            Debian packages `fonts-noto-core` (Arabic, Hebrew, Thai, Devanagari and others), `fonts-noto-cjk` and \
            `fonts-noto-color-emoji` have most scripts and emoji. If the font is the project's own, name the family \
            that has the other characters after it: \
            `fontFamily: [Brand, Hiragino Sans]`.
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
        mockup.texts.flatMap { placed in
            let frame = placed.frame
            let origin = frame.node.content.textOrigin ?? frame.node.range
            var findings: [Finding] = []
            let missing = frame.missing
            if !missing.isEmpty {
                findings.append(
                    finding(
                        Self.message(missing), at: origin, in: mockup.place(of: frame), help: Self.help(missing),
                        occurrences: [mockup.occurrence()],
                        severity: missing.contains { $0.properties.generalCategory == .privateUse } ? .error : nil))
            }
            if let font = frame.text?.font, !font.hasWrittenFallback {
                let substituted = frame.substituted.filter { !missing.contains($0) }
                if !substituted.isEmpty {
                    findings.append(
                        finding(
                            Self.message(substituted, lackingIn: font.families), at: origin,
                            in: mockup.place(of: frame), help: Self.help(lackingIn: font.families),
                            occurrences: [mockup.occurrence()]))
                }
            }
            return findings
        }
    }

    // MARK: Messages

    /// The maximum number of characters that a message names.
    private static let maximumNamed = 3

    private static func message(_ missing: [Unicode.Scalar]) -> String {
        "no installed font has a glyph for \(list(missing)); a box is drawn and measured instead"
    }

    private static func message(_ substituted: [Unicode.Scalar], lackingIn families: [String]) -> String {
        let fonts = families.joined(separator: ", ")
        return "\(fonts) has no glyph for \(list(substituted)); the system font is drawn and measured instead"
    }

    private static func help(lackingIn families: [String]) -> String {
        let fonts = families.joined(separator: ", ")
        return "name a family that has it after the project's own, such as fontFamily: [\(fonts), Hiragino Sans]"
    }

    private static func list(_ scalars: [Unicode.Scalar]) -> String {
        let named = scalars.prefix(maximumNamed).map(name).joined(separator: ", ")
        let rest = scalars.count > maximumNamed ? " and \(scalars.count - maximumNamed) more" : ""
        return named + rest
    }

    private static func help(_ missing: [Unicode.Scalar]) -> String {
        missing.contains { $0.properties.generalCategory != .privateUse }
            ? "use other characters, or install a font (Debian: fonts-noto-core, -noto-cjk, -noto-color-emoji)"
            : "delete the character; to show an icon, add a node such as { symbol: heart } before the text"
    }

    private static func name(_ scalar: Unicode.Scalar) -> String {
        let number = String(scalar.value, radix: 16, uppercase: true)
        let code = "U+" + String(repeating: "0", count: max(0, 4 - number.count)) + number
        return scalar.properties.name.map { "\(code) \($0)" } ?? code
    }
}
