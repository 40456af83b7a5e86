import Source
import Specs
import Tokens

/// Reports tokens that no component uses.
package struct UnusedToken: Rule {
    package static let facts = RuleFacts(
        "unused-token", group: .tokens, severity: .warning,
        summary: "a token that no component uses, directly or through another token",
        rationale: """
            An unused token looks like a design decision but has no effect. It is still maintained, generated as code, \
            and picked by mistake. Generated code does not count as a use.
            """,
        fixing: """
            Remove the token, or list its path under `except:` in the rule's settings with a comment that says why.
            """,
        limits: """
            A project without components is a library for other projects and is not checked. Nothing is reported while \
            a file cannot be read, because the file may use the token. Deprecated tokens are not reported.
            """,
        references: "DTCG Design Tokens Format Module 2025.10: a token gives a name to a decision",
        settings: [
            .init(
                "except", "paths of tokens that may be unused, such as `palette.*`; `*` matches any characters",
                default: "none")
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
                """, note: "the token is used through another token"),
            RuleExample(
                """
                space:
                  $type: dimension
                  s: { $value: 8 }
                  m: { $value: 16 }
                """, note: "a project without components is a library"),
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
                """, note: "a deprecated token may be unused"),
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
                """, note: "an animation uses the token"),
        ])

    private let exceptions: [ScopePattern]

    package init(_ settings: inout RuleSettings) {
        exceptions = settings.texts("except", default: []).map { ScopePattern($0) }
    }

    package func hasSubject(in mockup: Mockup, of design: Design) -> Bool { !design.ownTokens.isEmpty }

    package func check(_ design: Design, uses: DesignUses) -> [Finding] {
        let components = design.library.components
        let hasOwn = components.contains { !design.importedFiles.contains($0.nameRange.file) }
        // A file that could not be read may use the token.
        guard hasOwn, design.isComplete else { return [] }
        let named = components.flatMap(\.tokenReferences).map(\.path)
        // A misspelled reference counts as a use of the token with the nearest name: one mistake is reported once.
        let misspelled = Set(named).filter { design.tokens[$0] == nil }.compactMap(design.tokens.names.nearest)
        let used = design.tokens.reached(from: uses.tokens.union(named).union(misspelled))
        // Tokens that groups inherit through $extends share one place in the file.
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

    private static func message(_ path: TokenPath) -> String { "{\(path)} is not used" }

    private static let help = "remove it, or list it under except: in the rule's settings"
}
