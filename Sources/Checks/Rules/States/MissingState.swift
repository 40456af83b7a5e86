import Source
package import Specs

/// Reports remote content without the states for its failures.
package struct MissingState: Rule {
    package static let facts = RuleFacts(
        "missing-state", group: .states, severity: .warning,
        summary: "remote content without an empty, loading or error state",
        rationale: """
            Content from the network can be empty, late or broken. A state that is not designed is improvised when it \
            occurs.
            """,
        fixing: """
            Add the missing states under `states:` and define in the body what each of them shows.
            """,
        limits: """
            Only components and screens with `content: remote` are checked. Further states, such as one without a \
            network connection, are a decision of the product: list them in the settings.
            """,
        references: "Human Interface Guidelines, Loading",
        settings: [
            .init("screens", "further states that each screen with remote content must have", default: "[]")
        ],
        failing: [
            RuleExample(
                """
                component: News
                content: »remote«
                states:
                  loaded:
                  filtered: { set: { body.text: News of friends } }
                body:
                  text: News
                """),
            RuleExample(
                """
                screen: News
                content: »remote«
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
                """, settings: "{ screens: [offline] }"),
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
                """),
            RuleExample(
                """
                screen: News
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
                """, note: "a screen needs no further state, unless the settings list one"),
        ])

    private let screenStates: [String]

    package init(_ settings: inout RuleSettings) {
        screenStates = settings.texts("screens", default: [])
    }

    package func hasSubject(in mockup: Mockup, of design: Design) -> Bool {
        mockup.showsRemoteContent(in: design)
    }

    package func check(_ component: Component, in design: Design) -> [Finding] {
        guard component.hasRemoteContent, let range = component.remoteContentRange else { return [] }
        let required = ["empty", "loading", "error"] + (component.isScreen ? screenStates : [])
        let present = Set(component.states.flatMap { [$0.name] + $0.parts })
        let missing = required.filter { !present.contains($0) }
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
        return "“\(component)” has remote content but lacks the state\(missing.count == 1 ? "" : "s") \(names)"
    }

    private static func help(_ missing: [String]) -> String {
        "add \(missing.map { "\($0):" }.joined(separator: ", ")) under states:"
    }
}
