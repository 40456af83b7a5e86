import Source
package import Specs

/// Remote content without a picture for its bad days.
package struct MissingState: Rule {
    package static let facts = RuleFacts(
        "missing-state", group: .states,
        summary: "remote content has no empty, loading or error state (a screen: no offline state)",
        rationale: """
            What comes over the network can be empty, late or broken. A state that nobody designed is designed by chance, \
            on the day it happens.
            """,
        references: "Human Interface Guidelines, Loading; Tokyo Friends: UI definition 4",
        failing: [
            RuleExample(
                """
                component: News
                content: »remote«
                states:
                  loaded:
                  filtered:
                body:
                  text: News
                """)
        ],
        passing: [
            RuleExample(
                """
                component: News
                content: remote
                states:
                  loaded:
                  empty:
                  loading: { announce: true, timeout: { after: 3s, state: error } }
                  error:
                body:
                  vstack:
                    - text: News
                    - { text: Find friends, when: empty, action: find_friends, minHeight: 44 }
                    - { text: Try again, when: error, action: reload, role: retry, minHeight: 44 }
                """)
        ])

    package init(_ settings: inout RuleSettings) {}

    package func hasSubject(in mockup: Mockup, of design: Design) -> Bool {
        mockup.showsRemoteContent(in: design)
    }

    package func check(_ component: Component, in design: Design) -> [Finding] {
        guard component.hasRemoteContent, let range = component.remoteContentRange else { return [] }
        let demanded = ["empty", "loading", "error"] + (component.isScreen ? ["offline"] : [])
        let present = Set(component.states.flatMap { [$0.name] + $0.parts })
        let missing = demanded.filter { !present.contains($0) }
        guard !missing.isEmpty else { return [] }
        return [
            finding(
                Self.message(component: component.name, missing: missing), at: range,
                in: Finding.Place(component: component.name), help: Self.help(missing))
        ]
    }

    // MARK: Messages

    private static func message(component: String, missing: [String]) -> String {
        let names = missing.map { "“\($0)”" }.joined(separator: ", ")
        return "\(component) has remote content but no state \(names)"
    }

    private static func help(_ missing: [String]) -> String {
        "add \(missing.map { "\($0):" }.joined(separator: ", ")) to states"
    }
}
