import Source
package import Specs
import Tokens
import Values

/// A value that is written out although a token has it.
package struct LiteralValue: Rule {
    package static let facts = RuleFacts(
        "literal-value", group: .tokens, severity: .warning,
        summary: "a component writes out a value that a token has",
        rationale: """
            The day the token changes, the copy stays behind. Values are compared by role: a radius with tokens of
            radii, a padding with tokens of spacing, a color with colors that are the same in every appearance, how
            long an animation takes with durations. A width that happens to be 16 is no spacing.
            """,
        references: "the project's own tokens",
        settings: [
            .init("radius", "words that tell a token of radii by its path", default: "[radius, corner]"),
            .init(
                "spacing", "words that tell a token of distances by its path",
                default: "[space, spacing, padding, margin, gap, inset]"),
        ],
        failing: [
            RuleExample(
                """
                radius: { $type: dimension, card: { $value: 12 } }
                ---
                component: Card
                body:
                  vstack:
                    - { text: Cafe, padding: 16, radius: "{radius.card}" }
                    - { text: Bar, padding: 16, radius: »12« }
                """),
            RuleExample(
                """
                color: { $type: color, accent: { $value: "#0A5FD9" } }
                ---
                component: Link
                body:
                  vstack:
                    - { text: Cafe, color: "{color.accent}" }
                    - { text: Bar, color: »"#0a5fd9"« }
                """),
            RuleExample(
                """
                color: { $type: color, dusk: { $value: "#0A2A66" } }
                ---
                component: Panel
                body:
                  vstack:
                    - { text: Cafe, color: "#FFFFFF", background: "{color.dusk}" }
                    - text: Bar
                      color: "#FFFFFF"
                      background:
                        gradient: [{ color: »"#0A2A66"«, position: 0 }, { color: "#102030", position: 1 }]
                """, note: "a stop of a gradient is a color too"),
            RuleExample(
                """
                color: { $type: color, shade: { $value: "#00000040" } }
                ---
                component: Panel
                body:
                  vstack:
                    - { text: Cafe, background: "#FFFFFF", shadow: { color: "{color.shade}", blur: 8 } }
                    - { text: Bar, background: "#FFFFFF", shadow: { color: »"#00000040"«, blur: 8 } }
                """, note: "and so is a shadow's"),
            RuleExample(
                """
                motion: { $type: duration, quick: { $value: { value: 200, unit: ms } } }
                ---
                component: Fading
                body: { text: Cafe, id: label }
                motion:
                  in:
                    trigger: appear
                    node: label
                    duration: »0.2s«
                    changes: { opacity: [0, 1] }
                    reduced: { duration: "{motion.quick}", changes: { opacity: [0, 1] } }
                """, note: "a fifth of a second, however it is written"),
        ],
        passing: [
            RuleExample(
                """
                radius: { $type: dimension, card: { $value: 12 } }
                ---
                component: Card
                body:
                  text: Cafe
                  width: 120
                  minHeight: 12
                  padding: 12
                  radius: "{radius.card}"
                """, note: "a height and a padding of 12 are no radius"),
            RuleExample(
                """
                color:
                  $type: color
                  ink: { $value: "#FFFFFF", $modes: { dark: "#F2F2F7" } }
                  surface: { $value: "#1C1C1E", $modes: { dark: "#2C2C2E" } }
                ---
                component: Caption
                preview: { backdrop: "#1C1C1E" }
                body: { text: Cafe, color: "{color.ink}", background: "{color.surface}", padding: 8 }
                """, note: "what may stand behind it in a preview is no part of it"),
            RuleExample(
                """
                space: { $type: dimension, m: { $value: 16 } }
                ---
                component: Row
                body:
                  hstack:
                    - { text: Cafe }
                    - { text: Bar, padding: "{space.m}" }
                  spacing: 0
                  padding: { horizontal: 15 }
                """, note: "no token has the value, and nothing has no value"),
            RuleExample(
                """
                color:
                  $type: color
                  onAccent: { $value: "#FFFFFF", $modes: { dark: "#001B40" } }
                  accent: { $value: "#0A5FD9", $modes: { dark: "#6AA5FF" } }
                ---
                component: Photo
                body:
                  vstack:
                    - { text: Cafe, color: "#FFFFFF", background: "#1C1C1E" }
                    - { text: Bar, color: "{color.onAccent}", background: "{color.accent}" }
                """, note: "white that stays white is not the color of a token that turns dark",
                manifest: "contexts: { appearance: [light, dark], typeSize: [large], device: [iphone-15] }"),
        ])

    private let radiusWords: [String]
    private let spacingWords: [String]
    /// How many tokens of the same value are named.
    private let mostNames = 3

    package init(_ settings: inout RuleSettings) {
        radiusWords = settings.texts("radius", default: ["radius", "corner"]).map { $0.lowercased() }
        spacingWords = settings.texts(
            "spacing", default: ["space", "spacing", "padding", "margin", "gap", "inset"]
        ).map { $0.lowercased() }
    }

    package func hasSubject(in mockup: Mockup, of design: Design) -> Bool { !design.ownTokens.isEmpty }

    package func check(_ component: Component, in design: Design) -> [Finding] {
        guard !design.importedFiles.contains(component.nameRange.file) else { return [] }
        let literals = component.literals(in: design.library).filter { !$0.isNothing }
        guard !literals.isEmpty else { return [] }
        let tokens = design.ownTokens.filter { $0.deprecation == nil }
        return literals.compactMap { literal in
            let names = tokens.filter { isAlike($0, literal, in: design.appearances) }.map(\.path)
            guard !names.isEmpty else { return nil }
            return told(literal, names: names, in: component, of: design)
        }
    }

    private func isAlike(
        _ token: ResolvedToken, _ literal: Component.Literal, in appearances: [Appearance]
    ) -> Bool {
        switch (literal.value, token[.light]) {
        case (.length(let length), .dimension(let points)):
            guard abs(length - points.value) < 0.005 else { return false }
            return hasWord(token.path, of: literal.role == .radius ? radiusWords : spacingWords)
        case (.color(let color), .color):
            // The eye tells no two colors apart that have the same bytes.
            return appearances.allSatisfy {
                if case .color(let own) = token[$0] { own.hexWithAlpha == color.hexWithAlpha } else { false }
            }
        case (.seconds(let seconds), .duration(let duration)):
            return abs(seconds - duration.value) < Self.halfAMillisecond
        default: return false
        }
    }

    private static let halfAMillisecond = 0.000_5

    private func hasWord(_ path: TokenPath, of words: [String]) -> Bool {
        path.segments.contains { segment in
            let name = segment.lowercased()
            return words.contains { name.contains($0) }
        }
    }

    private func told(
        _ literal: Component.Literal, names: [TokenPath], in component: Component, of design: Design
    ) -> Finding {
        var finding = finding(
            Self.message(literal, names: names.prefix(mostNames)), at: literal.range,
            in: Finding.Place(component: component.name), help: Self.help(names.prefix(mostNames)))
        if names.count == 1, let name = names.first {
            let edit = Fix.Edit(range: literal.range, replacement: "\"{\(name)}\"")
            // The value of a property may stand where no token can: in a condition, in a text.
            // So may what an alias repeats.
            let isRepeated = design.sources[literal.range.file]?.isAnchored(literal.range) ?? false
            finding.diagnostic.fixes = [
                Fix(title: "Use {\(name)}", edits: [edit], isSafe: !literal.isShared && !isRepeated)
            ]
        }
        return finding
    }

    // MARK: Messages

    private static func message(_ literal: Component.Literal, names: ArraySlice<TokenPath>) -> String {
        let value =
            switch literal.value {
            case .length(let length): DecimalText.short(length)
            case .color(let color): color.hexWithAlpha
            case .seconds(let seconds): "\(DecimalText.short(seconds, places: 3)) s"
            }
        return "\(value) is written out; \(list(names)) \(names.count == 1 ? "has" : "have") that value"
    }

    private static func help(_ names: ArraySlice<TokenPath>) -> String {
        names.count == 1 ? "write \"\(list(names))\"" : "write the one that means the same"
    }

    private static func list(_ names: ArraySlice<TokenPath>) -> String {
        names.map { "{\($0)}" }.joined(separator: ", ")
    }
}

extension Component.Literal {
    /// No distance, no time: nothing is none of a scale.
    fileprivate var isNothing: Bool { value == .length(0) || value == .seconds(0) }
}
