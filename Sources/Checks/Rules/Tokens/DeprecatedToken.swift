import Source
package import Specs
import Tokens

/// Reports uses of deprecated tokens.
package struct DeprecatedToken: Rule {
    package static let facts = RuleFacts(
        "deprecated-token", group: .tokens, severity: .warning,
        summary: "a use of a deprecated token",
        rationale: """
            A deprecated token is going to be removed. Every component or token that still refers to it will break \
            then, and every new use delays the removal.
            """,
        fixing: """
            Refer to the token that `$deprecated:` recommends. If it names none, refer to another token with the same \
            role.
            """,
        limits: "Aliases in the token files of imported projects are not checked.",
        references: "DTCG Design Tokens Format Module 2025.10, $deprecated",
        failing: [
            RuleExample(
                """
                color:
                  $type: color
                  ink: { $value: "#1C1C1E", $modes: { dark: "#F2F2F7" } }
                  text: { $value: "{color.ink}", $deprecated: Use color.ink. }
                ---
                component: Title
                body:
                  text: Cafe
                  color: »"{color.text}"«
                """),
            RuleExample(
                """
                color:
                  $type: color
                  blue: { $value: "#0A5FD9", $deprecated: true }
                  »accent«: { $value: "{color.blue}" }
                ---
                component: Title
                body:
                  text: Cafe
                  color: "{color.accent}"
                """, note: "an alias of a deprecated token"),
        ],
        passing: [
            RuleExample(
                """
                color:
                  $type: color
                  ink: { $value: "#1C1C1E", $modes: { dark: "#F2F2F7" } }
                  text: { $value: "{color.ink}", $deprecated: Use color.ink. }
                ---
                component: Title
                body:
                  text: Cafe
                  color: "{color.ink}"
                """)
        ])

    package init(_ settings: inout RuleSettings) {}

    package func hasSubject(in mockup: Mockup, of design: Design) -> Bool { !design.ownTokens.isEmpty }

    package func check(_ component: Component, in design: Design) -> [Finding] {
        component.tokenReferences.compactMap { reference in
            guard let token = design.tokens[reference.path], let deprecation = token.deprecation else { return nil }
            return finding(
                Self.message(reference.path), at: reference.range, in: Finding.Place(component: component.name),
                notes: [.init("deprecated here", at: token.nameRange)], help: Self.help(deprecation))
        }
    }

    package func check(_ design: Design, uses: DesignUses) -> [Finding] {
        design.ownTokens.flatMap { token -> [Finding] in
            guard token.deprecation == nil, !design.importedFiles.contains(token.nameRange.file) else { return [] }
            return design.tokens.named(by: token.path).compactMap { path in
                guard let used = design.tokens[path], let deprecation = used.deprecation else { return nil }
                return finding(
                    Self.message(token.path, uses: path), at: token.nameRange, in: .token(token.path.text),
                    notes: [.init("deprecated here", at: used.nameRange)], help: Self.help(deprecation))
            }
        }
    }

    // MARK: Messages

    private static func message(_ path: TokenPath) -> String { "{\(path)} is deprecated" }

    private static func message(_ path: TokenPath, uses other: TokenPath) -> String {
        "{\(path)} refers to {\(other)}, which is deprecated"
    }

    private static func help(_ deprecation: Deprecation) -> String {
        if case .because(let reason) = deprecation { return reason }
        return "refer to another token with the same role; the deprecated token names no replacement"
    }
}
