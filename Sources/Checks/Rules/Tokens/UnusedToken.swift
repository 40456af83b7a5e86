import Source
import Specs
import Tokens

/// A token that nothing uses.
package struct UnusedToken: Rule {
    package static let facts = RuleFacts(
        "unused-token", group: .tokens, severity: .warning,
        summary: "no component uses a token, neither by name nor through another token",
        rationale: """
            A token that nobody uses looks like a decision and is none: it is maintained, translated into code and
            chosen by mistake. That code is generated from it is no use of it. A project without components is a library
            for others, and is not asked.
            """,
        references: "DTCG Design Tokens Format Module 2025.10: a token gives a name to a decision",
        settings: [
            .init("except", "tokens that may be unused, such as palette.*; a * stands for anything", default: "none")
        ],
        failing: [
            RuleExample(
                """
                color:
                  $type: color
                  ink: { $value: "#1C1C1E" }
                  »pencil«: { $value: "#48484A" }
                ---
                component: Title
                body:
                  text: Cafe
                  color: "{color.ink}"
                """)
        ],
        passing: [
            RuleExample(
                """
                color:
                  $type: color
                  black: { $value: "#1C1C1E" }
                  ink: { $value: "{color.black}" }
                ---
                component: Title
                body:
                  text: Cafe
                  color: "{color.ink}"
                """, note: "used through another token"),
            RuleExample(
                """
                space:
                  $type: dimension
                  s: { $value: 8 }
                  m: { $value: 16 }
                """, note: "a library of tokens"),
            RuleExample(
                """
                color:
                  $type: color
                  ink: { $value: "#1C1C1E" }
                  text: { $value: "{color.ink}", $deprecated: Use color.ink. }
                ---
                component: Title
                body:
                  text: Cafe
                  color: "{color.ink}"
                """, note: "a deprecated one is on its way out already"),
            RuleExample(
                """
                motion:
                  press: { $type: duration, $value: 0.2s }
                ---
                component: Title
                body:
                  text: Cafe
                motion:
                  press: { trigger: press, duration: "{motion.press}", changes: { opacity: [1, 0.8] } }
                """, note: "used by what happens rather than by what is shown"),
        ])

    private let exceptions: [ScopePattern]

    package init(_ settings: inout RuleSettings) {
        exceptions = settings.texts("except", default: []).map { ScopePattern($0) }
    }

    package func hasSubject(in mockup: Mockup, of design: Design) -> Bool { !design.ownTokens.isEmpty }

    package func check(_ design: Design, uses: DesignUses) -> [Finding] {
        let components = design.library.components
        let hasOwn = components.contains { !design.importedFiles.contains($0.nameRange.file) }
        // What could not be read may use what seems unused.
        guard hasOwn, design.isWhole else { return [] }
        let named = components.flatMap(\.tokenReferences).map(\.path)
        // Who misspells a name uses the token all the same, and is told of the one mistake.
        let meant = Set(named).filter { design.tokens[$0] == nil }.compactMap(design.tokens.names.nearest)
        let used = design.tokens.reached(from: uses.tokens.union(named).union(meant))
        // A token that a group hands on to others stands in all of them under one name in the file.
        let usedPlaces = Set(design.ownTokens.filter { used.contains($0.path) }.map(\.nameRange))
        return design.ownTokens.compactMap { token in
            guard !usedPlaces.contains(token.nameRange), token.deprecation == nil,
                !design.importedFiles.contains(token.nameRange.file), !isExcepted(token.path)
            else { return nil }
            return finding(
                Self.message(token.path), at: token.nameRange, in: .token(token.path.text), help: Self.help)
        }
    }

    private func isExcepted(_ path: TokenPath) -> Bool {
        exceptions.contains { $0.matches(component: path.text, state: nil) }
    }

    // MARK: Messages

    private static func message(_ path: TokenPath) -> String { "nothing uses {\(path)}" }

    private static let help = "remove it, or list it in the rule's setting except: with the reason in a comment"
}
