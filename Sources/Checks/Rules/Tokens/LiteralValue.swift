import Source
package import Specs
import Tokens
import Values

/// Reports literal values that a token already has.
package struct LiteralValue: Rule {
    package static let facts = RuleFacts(
        "literal-value", group: .tokens, severity: .warning,
        summary: "a literal value for which a token exists",
        rationale: """
            When the token changes, the literal keeps the old value. Values are compared by role: a radius with radius \
            tokens, a padding with spacing tokens, a color with colors that are equal in every checked appearance and \
            are meant for the same part, and the duration of an animation with duration tokens. The words of a color \
            token's name, or else of its description, say what it is for; one that names no part fits all.
            """,
        fixing: """
            Write the token in place of the literal, as in `radius: "{radius.card}"`. If several tokens have that \
            value, write the one with the right role.
            """,
        fixSafety: """
            Safe if exactly one token has the value: `check --fix` writes that token. The fix for white and black is \
            unsafe, because many tokens have these values by chance. So is the fix for a literal in a property or in a \
            value with a YAML anchor, because such a value may be used where a token is not allowed. Unsafe fixes \
            appear in reports only.
            """,
        limits: """
            Widths and heights are not compared with tokens. Deprecated tokens are not suggested, and components of \
            imported projects are not checked.
            """,
        references: "the project's own tokens",
        settings: [
            .init("radius", "words in its path that identify a token as a radius", default: "[radius, corner]"),
            .init(
                "spacing", "words in its path that identify a token as a spacing",
                default: "[space, spacing, padding, margin, gap, inset]"),
            .init(
                "foreground", "words that identify a color token for texts and symbols",
                default: "[\(foregroundWords.joined(separator: ", "))]"),
            .init(
                "background", "words that identify a color token for backgrounds",
                default: "[\(backgroundWords.joined(separator: ", "))]"),
            .init(
                "line", "words that identify a color token for borders and dividers",
                default: "[\(lineWords.joined(separator: ", "))]"),
            .init(
                "shadow", "words that identify a color token for shadows",
                default: "[\(shadowWords.joined(separator: ", "))]"),
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
                """, note: "a gradient stop"),
            RuleExample(
                """
                color: { $type: color, onAccent: { $value: "#F7F7FF" } }
                ---
                component: Buy
                body:
                  vstack:
                    - { text: Cafe, color: "{color.onAccent}", background: "#0A2A66" }
                    - { text: Bar, color: »"#F7F7FF"«, background: "#0A2A66" }
                """, note: "a color for text on the accent"),
            RuleExample(
                """
                color: { $type: color, shade: { $value: "#00000040" } }
                ---
                component: Panel
                body:
                  vstack:
                    - { text: Cafe, background: "#FFFFFF", shadow: { color: "{color.shade}", blur: 8 } }
                    - { text: Bar, background: "#FFFFFF", shadow: { color: »"#00000040"«, blur: 8 } }
                """, note: "the color of a shadow"),
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
                """, note: "0.2 s and 200 ms are equal"),
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
                """, note: "heights and paddings are not compared with radius tokens"),
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
                """, note: "a preview's backdrop is not part of the component"),
            RuleExample(
                """
                color: { $type: color, paper: { $value: "#FFFFFF", $description: Ground of cards. } }
                ---
                component: Pay
                body:
                  vstack:
                    - { text: Cafe, color: "#000000", background: "{color.paper}" }
                    - { text: Pay, color: "#FFFFFF", background: "#0A4FB3" }
                """, note: "a background color is not offered for text"),
            RuleExample(
                """
                color: { $type: color, text: { muted: { $value: "#5C5C66" } }, border: { $value: "#D9D9DE" } }
                ---
                component: Field
                body:
                  vstack:
                    - { text: Cafe, color: "{color.text.muted}", background: "#FFFFFF" }
                    - { text: Bar, color: "#FFFFFF", background: "#5C5C66", border: { color: "{color.border}" } }
                """, note: "a text color is not offered for a background"),
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
                """, note: "no token has the value 15, and 0 needs no token"),
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
                """, note: "a token with another value in dark appearance is not equal to white",
                manifest: "contexts: { appearance: [light, dark], typeSize: [large], device: [iphone-15] }"),
        ])

    private static let foregroundWords = ["text", "label", "title", "ink", "foreground", "fg", "icon", "symbol"]
    private static let backgroundWords = ["background", "bg", "ground", "surface", "canvas", "backdrop", "fill"]
    private static let lineWords = ["border", "line", "divider", "separator", "outline", "stroke"]
    private static let shadowWords = ["shadow", "elevation", "shade"]

    /// Words in the names of tokens for corner radii.
    static let radiusWords = ["radius", "corner"]
    /// Words in the names of tokens for distances.
    static let spacingWords = ["space", "spacing", "padding", "margin", "gap", "inset"]

    private let radiusWords: [String]
    private let spacingWords: [String]
    private let colorRoles: ColorTokenRoles
    /// The most tokens that a finding lists.
    private let maxNames = 3

    package init(_ settings: inout RuleSettings) {
        radiusWords = settings.texts("radius", default: Self.radiusWords).map { $0.lowercased() }
        spacingWords = settings.texts("spacing", default: Self.spacingWords).map { $0.lowercased() }
        colorRoles = ColorTokenRoles([
            .foreground: settings.texts("foreground", default: Self.foregroundWords),
            .background: settings.texts("background", default: Self.backgroundWords),
            .line: settings.texts("line", default: Self.lineWords),
            .shadow: settings.texts("shadow", default: Self.shadowWords),
        ])
    }

    package func hasSubject(in mockup: Mockup, of design: Design) -> Bool { !design.ownTokens.isEmpty }

    package func check(_ component: Component, in design: Design) -> [Finding] {
        guard !design.importedFiles.contains(component.nameRange.file) else { return [] }
        let literals = component.literals(in: design.library).filter { !$0.isZero }
        guard !literals.isEmpty else { return [] }
        return literals.compactMap { literal in
            let tokens = design.tokensByValue.candidates(for: literal.value)
            let names = tokens.filter { isEqual($0, literal, in: design.appearances) }.map(\.path)
            guard !names.isEmpty else { return nil }
            return finding(for: literal, names: names, in: component, of: design)
        }
    }

    private func isEqual(
        _ token: ResolvedToken, _ literal: Component.Literal, in appearances: [Appearance]
    ) -> Bool {
        switch (literal.value, token[.light]) {
        case (.length(let length), .dimension(let points)):
            guard abs(length - points.value) < TokensByValue.tolerance else { return false }
            return token.path.hasWord(of: literal.role == .radius ? radiusWords : spacingWords)
        case (.color(let color), .color):
            guard case .color(let paint) = literal.role, colorRoles.fits(token, paint) else { return false }
            // Colors are equal if they have the same 8-bit components.
            return appearances.allSatisfy {
                if case .color(let own) = token[$0] { own.hexWithAlpha == color.hexWithAlpha } else { false }
            }
        case (.seconds(let seconds), .duration(let duration)):
            return abs(seconds - duration.value) < TokensByValue.durationTolerance
        default: return false
        }
    }

    private func finding(
        for literal: Component.Literal, names: [TokenPath], in component: Component, of design: Design
    ) -> Finding {
        var finding = finding(
            Self.message(literal, names: names.prefix(maxNames)), at: literal.range,
            in: Finding.Place(component: component.name), help: Self.help(names.prefix(maxNames)))
        if names.count == 1, let name = names.first {
            let edit = Fix.Edit(range: literal.range, replacement: "\"{\(name)}\"")
            // A property or a YAML alias may put the value where a token is not allowed, such as in a condition.
            let isRepeated = design.sources[literal.range.file]?.isAnchored(literal.range) ?? false
            finding.diagnostic.fixes = [
                Fix(
                    title: "Use {\(name)}", edits: [edit],
                    applicability: literal.isShared || isRepeated || literal.isVague ? .unsafe : .safe)
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
        return "the literal \(value) has the same value as \(list(names))"
    }

    private static func help(_ names: ArraySlice<TokenPath>) -> String {
        names.count == 1 ? "write \"\(list(names))\"" : "write the token that has the right role, in quotation marks"
    }

    private static func list(_ names: ArraySlice<TokenPath>) -> String {
        names.map { "{\($0)}" }.joined(separator: ", ")
    }
}

extension Component.Literal {
    /// A zero needs no token.
    fileprivate var isZero: Bool { value == .length(0) || value == .seconds(0) }

    /// Whether an equal token may well have another role: white and black have many, and a shape may be anything.
    fileprivate var isVague: Bool {
        value == .color(.white) || value == .color(.black) || role == .color(.shape)
    }
}
