import Layout
import Project
import Scene
import Source
import Specs
import Values

/// Reports mock-ups without an accepted decision, or that have changed since.
package struct UnsignedMockup: Rule {
    package static let facts = RuleFacts(
        "unsigned-mockup", group: .acceptance, severity: .warning,
        summary: "a mock-up without an accepted decision in `signoff.jsonl`",
        rationale: """
            A change of one token can change hundreds of mock-ups. Without a decision about each, a change that went \
            unnoticed is released.
            """,
        fixing: """
            Open the page of `uispec report`, accept or reject the mock-up, export the decisions, and merge them with \
            `uispec report --accept FILE`.
            """,
        limits: """
            The rule is off unless the manifest names it, as in `rules: { unsigned-mockup: warning }`. It covers the \
            contexts that `render` draws, as far as `contexts` in the manifest has them too. `uispec report --verify \
            --require signed` covers all of them.
            """,
        references: "the team's own process",
        settings: [
            .init("roles", "roles that each have to accept; none for any role", default: "[]"),
            .init(
                "scope", "patterns of the components and states to sign, such as *Card or Chip:selected; none for all",
                default: "[]"),
        ],
        isOptional: true,
        failing: [
            RuleExample(
                """
                component: »Chip«
                body:
                  text: Cafe
                """, settings: "{ scope: [Chip] }"),
            RuleExample(
                """
                component: »Chip«
                body:
                  text: Cafe
                """, note: "it was accepted, but has changed since", settings: "{ roles: [qa], scope: [Chip] }",
                files: [
                    Signoff.file: Array(
                        """
                        {"at":"2026-11-24","by":"Aoi","context":"light,large,iphone-15","decision":"accepted",\
                        "mockup":"Chip:default","role":"qa","scene":"0123456789abcdef"}
                        """.utf8)
                ]),
        ],
        passing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                """, note: "the rule is off unless the manifest names it")
        ])

    private let roles: [String]
    private let scope: [ScopePattern]

    package init(_ settings: inout RuleSettings) {
        roles = settings.texts("roles", default: [])
        scope = settings.texts("scope", default: []).map { ScopePattern($0) }
    }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        guard isWanted(mockup, in: design) else { return [] }
        let names = SignoffContext(design.manifest.contexts)
        let laidOut = mockup.laidOut.reachingEdge
        let drawn = design.manifest.pictures.appearances
        return design.appearances.filter(drawn.contains).compactMap { appearance in
            let subject = SignoffDecision.Subject.mockup(
                "\(mockup.component):\(mockup.state)", context: names.name(of: mockup.metrics, in: appearance))
            let print = SceneFingerprint.fingerprint(of: laidOut, in: appearance, bytes: design.shownFile)
            let seen = SignoffDecision.Seen(scene: print.description)
            for role in roles.isEmpty ? [nil] : roles.map(Optional.some) {
                let status = design.signoff.status(of: subject, seen: seen, role: role)
                guard let problem = Self.problem(status, role: role), let range = range(of: mockup, in: design) else {
                    continue
                }
                return finding(
                    "“\(mockup.component):\(mockup.state)” \(problem)", at: range,
                    in: Finding.Place(component: mockup.component, state: mockup.state),
                    help: "decide on the page of uispec report, and merge the export with uispec report --accept",
                    occurrences: [mockup.occurrence(appearance)])
            }
            return nil
        }
    }

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        isWanted(mockup, in: design) ? 1 : 0
    }

    private func isWanted(_ mockup: Mockup, in design: Design) -> Bool {
        design.pictured.contains(mockup.metrics)
            && (scope.isEmpty || scope.contains { $0.matches(component: mockup.component, state: mockup.state) })
    }

    /// Returns the problem of a status; nil if it is accepted.
    private static func problem(_ status: Signoff.Status, role: String?) -> String? {
        let person = role.map { " by \($0)" } ?? ""
        return switch status {
        case .accepted: nil
        case .unsigned: "has not been accepted\(person)"
        case .expired(let last): "has changed since the last decision\(person), of \(last.at)"
        case .rejected(let last): "was rejected by \(last.by) on \(last.at)"
        }
    }

    private func range(of mockup: Mockup, in design: Design) -> SourceRange? {
        let component = design.library[mockup.component]
        let state = component?.states.first { $0.name == mockup.state }
        return state?.nameRange ?? component?.nameRange
    }
}
