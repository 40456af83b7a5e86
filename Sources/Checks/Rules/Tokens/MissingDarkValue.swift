import Layout
import Source
import Specs
import Tokens
import Values

/// A color that nobody decided for dark appearance.
package struct MissingDarkValue: NodeRule {
    package static let facts = RuleFacts(
        "missing-dark-value", group: .tokens, severity: .warning,
        summary: "a color of texts, symbols or grounds has no value for dark appearance",
        rationale: """
            Half of all people use their phone in dark appearance. A color without a dark value shows its light one
            there, which nobody has looked at. Where it is meant to stay, saying so settles it: dark: with the same
            value.
            """,
        references: "Human Interface Guidelines, Dark Mode; Accessibility, Increase Contrast",
        settings: [
            .init(
                "increased",
                "whether a value for increased contrast is asked for too, where the contexts have both: many need none",
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
                """, note: "a screen's ground", manifest: bothAppearances),
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
                """, note: "in standard contrast it shows its light value", manifest: bothAppearances),
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
                """, note: "where the project asks for increased contrast",
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
                """, note: "the same value, written, is a decision", manifest: bothAppearances),
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
                """, note: "what it refers to has one", manifest: bothAppearances),
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
                """, note: "a project without dark appearance needs none"),
        ])

    private static let bothAppearances =
        "contexts: { appearance: [light, dark], typeSize: [large], device: [iphone-15] }"

    private let asksForIncreased: Bool

    package init(_ settings: inout RuleSettings) {
        asksForIncreased = settings.flag("increased", default: false)
    }

    package func hasSubject(in mockup: Mockup, of design: Design) -> Bool {
        design.hasColorTokens && !wanted(in: design).isEmpty
    }

    /// A screen's ground stands on no node.
    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        guard case .screen(let screen) = mockup.laidOut.tree.arrangement else { return [] }
        return findings(of: [screen.background.token].compactMap(\.self), in: design)
    }

    func check(_ placed: PlacedFrame, of mockup: Mockup, in design: Design) -> [Finding] {
        findings(of: colorTokens(of: placed.frame.node), in: design)
    }

    private func findings(of tokens: [TokenPath], in design: Design) -> [Finding] {
        let wanted = wanted(in: design)
        guard !wanted.isEmpty else { return [] }
        return tokens.flatMap { path -> [Finding] in
            guard let token = design.tokens[path] else { return [] }
            // The last of a chain of names is the one that has a value to add to.
            let root = token.chain.last.flatMap { design.tokens[$0] } ?? token
            return wanted.filter { !isSettled(token, $0, in: design) }.map { mode in
                finding(mode.message(root.path), at: root.nameRange, in: .token(root.path.text), help: mode.help)
            }
        }
    }

    /// The values that colors need beside their own.
    private func wanted(in design: Design) -> [Mode] {
        var modes: [Mode] = []
        let appearances = design.appearances
        if appearances.contains(where: \.isDark), appearances.contains(where: { !$0.isDark }) { modes.append(.dark) }
        if asksForIncreased, appearances.contains(where: \.isIncreasedContrast),
            appearances.contains(where: { !$0.isIncreasedContrast })
        {
            modes.append(.increased)
        }
        return modes
    }

    /// The tokens of what the rule is about: the texts, the symbols and the grounds that a node shows.
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

    private func isSettled(_ token: ResolvedToken, _ mode: Mode, in design: Design) -> Bool {
        if token.path.isPlatform || design.importedFiles.contains(token.nameRange.file) { return true }
        // Mostly it has another value, and nobody need ask where that is from.
        if token.varies, token[.light] != token[mode.appearance] { return true }
        return design.tokens.reached(from: [token.path]).contains { path in
            path.isPlatform || design.tokens[path].map { mode.isGiven(by: $0.token) } ?? false
        }
    }

    /// A value that a color may lack.
    private enum Mode {
        case dark
        case increased

        var appearance: Appearance {
            switch self {
            case .dark: .dark
            case .increased: .lightIncreased
            }
        }

        func isGiven(by token: Token) -> Bool {
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
            case .dark: "add $modes: { dark: … }; the same value again, where it is meant to stay"
            case .increased: "add $modes: { increased: … }; the same value again, where it suffices"
            }
        }
    }
}
