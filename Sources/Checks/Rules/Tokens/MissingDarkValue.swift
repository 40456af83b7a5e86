import Layout
import Source
import Specs
import Tokens
import Values

/// Reports colors without a value for dark appearance or, on request, for increased contrast.
package struct MissingDarkValue: NodeRule {
    package static let facts = RuleFacts(
        "missing-dark-value", group: .tokens, severity: .warning,
        summary: "a color of text, a symbol or a background without a value for dark appearance",
        rationale: """
            About half of all people use their phone in dark appearance. A color without a dark value keeps its light \
            value there, which is often unreadable or glaring, and the file does not say whether that was intended.
            """,
        fixing: """
            Add `$modes: { dark: "#…" }` to the token, next to `$value`. If the color should not change in dark \
            appearance, repeat its value there.
            """,
        limits: """
            Borders, strokes and shadows are not checked, nor are the tokens of iOS and of imported projects. Whether \
            a dark value is readable is checked by `low-contrast-text` and `low-contrast-graphic`.
            """,
        references: "Human Interface Guidelines, Dark Mode; Accessibility, Increase Contrast",
        settings: [
            .init(
                "increased",
                "whether a value for increased contrast is required too, if both contrasts are checked",
                default: "false")
        ],
        failing: [
            RuleExample(
                """
                color:
                  $type: color
                  »ink«: { $value: "#1C1C1E" }
                ---
                component: Title
                preview: { backdrop: "#FFFFFF" }
                body:
                  text: Cafe
                  color: "{color.ink}"
                """, manifest: bothAppearances),
            RuleExample(
                """
                color:
                  $type: color
                  »page«: { $value: "#F2F2F7" }
                ---
                screen: Home
                background: "{color.page}"
                body:
                  text: Cafe
                  color: "#000000"
                """, note: "the background of a screen has no dark value", manifest: bothAppearances),
            RuleExample(
                """
                color:
                  $type: color
                  »ink«: { $value: "#1C1C1E", $modes: { dark+increased: "#FFFFFF" } }
                ---
                component: Title
                preview: { backdrop: "#FFFFFF" }
                body:
                  text: Cafe
                  color: "{color.ink}"
                """, note: "the dark value is for increased contrast only", manifest: bothAppearances),
            RuleExample(
                """
                color:
                  $type: color
                  »ink«: { $value: "#1C1C1E", $modes: { dark: "#F2F2F7" } }
                ---
                component: Title
                body:
                  text: Cafe
                  color: "{color.ink}"
                """, note: "the setting `increased: true` requires a value for increased contrast",
                manifest: """
                    contexts: { contrast: [standard, increased], typeSize: [large], device: [iphone-15] }
                    rules: { missing-dark-value: { increased: true } }
                    """),
        ],
        passing: [
            RuleExample(
                """
                color:
                  $type: color
                  onPhoto: { $value: "#FFFFFF", $modes: { dark: "#FFFFFF" } }
                  scrim: { $value: "#1C1C1E", $modes: { dark: "#1C1C1E" } }
                ---
                component: Caption
                body:
                  text: Cafe
                  color: "{color.onPhoto}"
                  background: "{color.scrim}"
                """, note: "the light value is repeated for dark appearance", manifest: bothAppearances),
            RuleExample(
                """
                color:
                  $type: color
                  ink: { $value: "#1C1C1E", $modes: { dark: "#F2F2F7" } }
                  title: { $value: "{color.ink}" }
                  ground: { $value: "{ios.color.systemBackground}" }
                ---
                component: Title
                body:
                  text: Cafe
                  color: "{color.title}"
                  background: "{color.ground}"
                """, note: "the referenced colors have dark values", manifest: bothAppearances),
            RuleExample(
                """
                color:
                  $type: color
                  ink: { $value: "#1C1C1E" }
                ---
                component: Title
                body:
                  text: Cafe
                  color: "{color.ink}"
                """, note: "the project does not check dark appearance"),
        ])

    private static let bothAppearances =
        "contexts: { appearance: [light, dark], typeSize: [large], device: [iphone-15] }"

    private let requiresIncreased: Bool

    package init(_ settings: inout RuleSettings) {
        requiresIncreased = settings.flag("increased", default: false)
    }

    package func hasSubject(in mockup: Mockup, of design: Design) -> Bool {
        design.hasColorTokens && !requiredModes(in: design).isEmpty
    }

    /// Checks the background of a screen, which belongs to no node.
    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        guard case .screen(let screen) = mockup.laidOut.tree.arrangement else { return [] }
        return findings(of: [screen.background.token].compactMap(\.self), in: design)
    }

    func check(_ placed: PlacedFrame, of mockup: Mockup, in design: Design) -> [Finding] {
        findings(of: colorTokens(of: placed.frame.node), in: design)
    }

    private func findings(of tokens: [TokenPath], in design: Design) -> [Finding] {
        let modes = requiredModes(in: design)
        guard !modes.isEmpty else { return [] }
        return tokens.flatMap { path -> [Finding] in
            guard let token = design.tokens[path] else { return [] }
            // A mode is added to the token at the end of an alias chain, which has the value.
            let root = token.chain.last.flatMap { design.tokens[$0] } ?? token
            return modes.filter { !hasValue(token, for: $0, in: design) }.map { mode in
                finding(mode.message(root.path), at: root.nameRange, in: .token(root.path.text), help: mode.help)
            }
        }
    }

    /// The modes that every color needs, as far as the checked contexts differ in them.
    private func requiredModes(in design: Design) -> [Mode] {
        var modes: [Mode] = []
        let appearances = design.appearances
        if appearances.contains(where: \.isDark), appearances.contains(where: { !$0.isDark }) { modes.append(.dark) }
        if requiresIncreased, appearances.contains(where: \.isIncreasedContrast),
            appearances.contains(where: { !$0.isIncreasedContrast })
        {
            modes.append(.increased)
        }
        return modes
    }

    /// The color tokens of a node's text, symbol, shape and background.
    private func colorTokens(of node: BoundNode) -> [TokenPath] {
        var colors: [BoundColor?] = []
        switch node.content {
        case .text(let text): colors.append(text.color)
        case .symbol(let symbol): colors.append(symbol.color)
        case .shape(let shape): colors.append(shape.fill)
        default: break
        }
        for layer in node.decoration.background {
            switch layer {
            case .color(let color): colors.append(color)
            case .gradient(let stops, _): colors += stops.map(\.color)
            case .shape(let shape): colors.append(shape.fill)
            case .material, .image: break
            }
        }
        return colors.compactMap { $0?.token }
    }

    private func hasValue(_ token: ResolvedToken, for mode: Mode, in design: Design) -> Bool {
        if token.path.isPlatform || design.importedFiles.contains(token.nameRange.file) { return true }
        // A different value proves that the mode is defined, without a search along the aliases.
        if token.varies, token[.light] != token[mode.appearance] { return true }
        return design.tokens.reached(from: [token.path]).contains { path in
            path.isPlatform || design.tokens[path].map { mode.isDefined(by: $0.token) } ?? false
        }
    }

    /// A mode that a color may not define.
    private enum Mode {
        case dark
        case increased

        var appearance: Appearance {
            switch self {
            case .dark: .dark
            case .increased: .lightIncreased
            }
        }

        func isDefined(by token: Token) -> Bool {
            switch self {
            case .dark: token.modes.contains { $0.appearance == .dark }
            case .increased: token.modes.contains(where: \.appearance.isIncreasedContrast)
            }
        }

        func message(_ path: TokenPath) -> String {
            switch self {
            case .dark: "{\(path)} has no value for dark appearance"
            case .increased: "{\(path)} has no value for increased contrast"
            }
        }

        var help: String {
            switch self {
            case .dark:
                "add $modes: { dark: … } next to $value, with the same color if it should not change in dark appearance"
            case .increased:
                "add $modes: { increased: … } next to $value, with the same color if its contrast is sufficient"
            }
        }
    }
}
