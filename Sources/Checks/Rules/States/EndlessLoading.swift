import Layout
import Source
import Specs

/// A loading state that never gives up.
package struct EndlessLoading: Rule {
    package static let facts = RuleFacts(
        "endless-loading", group: .states,
        summary: "a loading state has no timeout that leads to an error",
        rationale: """
            In a tunnel nothing answers, not even with an error. A skeleton then shimmers on for as long as somebody is \
            willing to watch it, and nothing can be tried again. Either the screen gives up, or the component that it uses.
            """,
        references: "Human Interface Guidelines, Loading; Tokyo Friends: UI definition 3.4.2, 4.2",
        failing: [
            RuleExample(
                """
                component: News
                content: remote
                states:
                  loaded:
                  empty:
                  »loading«: { announce: true }
                  error:
                body:
                  vstack:
                    - text: News
                    - { text: Find friends, when: empty, action: find_friends, minHeight: 44 }
                    - { text: Try again, when: error, action: reload, role: retry, minHeight: 44 }
                """),
            RuleExample(
                """
                component: News
                content: remote
                states:
                  loaded:
                  empty:
                  loading: { announce: true, timeout: { after: 3s, state: »empty« } }
                  error:
                body:
                  vstack:
                    - text: News
                    - { text: Find friends, when: empty, action: find_friends, minHeight: 44 }
                    - { text: Try again, when: error, action: reload, role: retry, minHeight: 44 }
                """, note: "that nothing came is not that there is nothing"),
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
                component: SaveButton
                states:
                  normal:
                  loading: { set: { body.disabled: true } }
                body:
                  text: Save changes
                  action: save
                  minHeight: 44
                """, note: "what a button waits for is not its content"),
        ])

    package init(_ settings: inout RuleSettings) {}

    package func hasSubject(in mockup: Mockup, of design: Design) -> Bool {
        mockup.showsRemoteContent(in: design)
    }

    package func check(states mockups: [Mockup], in design: Design) -> [Finding] {
        mockups.compactMap { mockup in
            guard mockup.isLoading, let component = design.library[mockup.component], component.hasRemoteContent,
                let state = component.state(named: mockup.state)
            else { return nil }
            let place = Finding.Place(component: mockup.component, state: mockup.state)
            guard let timeout = mockup.behavior.timeout else {
                if Self.isTimedElsewhere(mockup, component, in: design.library) { return nil }
                return finding(
                    Self.message(component.name), at: state.nameRange, in: place, help: Self.help,
                    occurrences: [mockup.occurrence()])
            }
            guard timeout.after != nil, let next = timeout.state else {
                return finding(
                    Self.message(incomplete: component.name), at: timeout.range, in: place, help: Self.help,
                    occurrences: [mockup.occurrence()])
            }
            // A state that there is not is told as such.
            guard component.stateNames.contains(next.value), !Self.tellsFailure(next.value, mockups) else { return nil }
            return finding(
                Self.message(component.name, leadsTo: next.value), at: next.range, in: place, help: Self.help,
                occurrences: [mockup.occurrence()])
        }
    }

    /// A state that is called an error, or one in which something can be tried again.
    private static func tellsFailure(_ state: String, _ mockups: [Mockup]) -> Bool {
        state.split(separator: "+").contains("error")
            || mockups.contains { $0.state == state && $0.waysOn.contains("retry") }
    }

    /// Whether a component that this one uses, or one that uses it, gives up in its place.
    private static func isTimedElsewhere(
        _ mockup: Mockup, _ component: Component, in library: SpecLibrary
    ) -> Bool {
        let isTimedInside = mockup.frames.contains { placed in
            guard case .use(let name, let state) = placed.frame.node.content, let used = library[name] else {
                return false
            }
            return used.says(.timeout, in: state)
        }
        return isTimedInside || library.support(for: component).endsLoading
    }

    // MARK: Messages

    private static func message(_ component: String) -> String {
        "the loading state of \(component) has no timeout: without an answer it never ends"
    }

    private static func message(incomplete component: String) -> String {
        "the timeout of \(component) does not say after which time it leads to which state"
    }

    private static func message(_ component: String, leadsTo state: String) -> String {
        "when \(component) does not load in time it shows “\(state)”, which is no error"
    }

    private static let help = "write timeout: { after: 3s, state: error }"
}
