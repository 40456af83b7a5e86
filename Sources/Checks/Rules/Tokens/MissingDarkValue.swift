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
        source: "Human Interface Guidelines, Dark Mode",
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
                """, manifest: bothAppearances)
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

    package init(_ settings: inout RuleSettings) {}

    func check(_ placed: PlacedFrame, of mockup: Mockup, in design: Design) -> [Finding] {
        guard design.appearances.contains(where: \.isDark), design.appearances.contains(where: { !$0.isDark }) else {
            return []
        }
        return colorTokens(of: placed.frame.node).compactMap { path in
            guard let token = design.tokens[path], !isSettled(token, in: design) else { return nil }
            // The last of a chain of names is the one that has a value to add to.
            let root = token.chain.last.flatMap { design.tokens[$0] } ?? token
            return finding(
                Self.message(root.path), at: root.nameRange, in: .token(root.path.text), help: Self.help)
        }
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

    private func isSettled(_ token: ResolvedToken, in design: Design) -> Bool {
        if token.varies || token.path.text.hasPrefix("ios.") { return true }
        if design.importedFiles.contains(token.nameRange.file) { return true }
        return design.tokens.reached(from: [token.path]).contains { path in
            path.text.hasPrefix("ios.") || design.tokens[path]?.token.hasDarkValue ?? false
        }
    }

    // MARK: Messages

    private static func message(_ path: TokenPath) -> String { "{\(path)} has no value for dark appearance" }

    private static let help = "add $modes: { dark: … }; the same value again, where it is meant to stay"
}
