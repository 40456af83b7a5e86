import Layout
import Source
import Specs

/// Reports loading states without a timeout that leads to an error state.
package struct EndlessLoading: Rule {
    package static let facts = RuleFacts(
        "endless-loading", group: .states,
        summary: "a loading state without a timeout that leads to an error state",
        rationale: """
            Without a network connection no response arrives, not even an error. A skeleton without a timeout then \
            shimmers forever, and users cannot retry.
            """,
        fixing: """
            Write `timeout: { after: 3s, state: error }` on the loading state. One timeout is enough: on the screen or \
            on a component that it uses.
            """,
        limits: """
            Only components with `content: remote` are checked. A state counts as an error state if its name is \
            `error` or one of its controls has `role: retry`.
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
                """, note: "an empty state does not report the failure"),
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
                """, note: "a button with a busy state has no remote content"),
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
                if Self.hasTimeoutElsewhere(mockup, component, in: design.library) { return nil }
                return finding(
                    Self.message(component.name), at: state.nameRange, in: place, help: Self.help,
                    occurrences: [mockup.occurrence()])
            }
            guard timeout.after != nil, let next = timeout.state else {
                return finding(
                    Self.message(incomplete: component.name), at: timeout.range, in: place, help: Self.help,
                    occurrences: [mockup.occurrence()])
            }
            // An unknown state is reported when the spec is read.
            guard component.stateNames.contains(next.value), !Self.isErrorState(next.value, mockups) else {
                return nil
            }
            return finding(
                Self.message(component.name, entering: next.value), at: next.range, in: place, help: Self.help,
                occurrences: [mockup.occurrence()])
        }
    }

    /// Whether a state is named `error` or has a control to retry.
    private static func isErrorState(_ state: String, _ mockups: [Mockup]) -> Bool {
        state.split(separator: "+").contains("error")
            || mockups.contains { $0.state == state && $0.usableControlRoles.contains("retry") }
    }

    /// Whether a component that this one uses, or one that uses it, has the timeout.
    private static func hasTimeoutElsewhere(
        _ mockup: Mockup, _ component: Component, in library: SpecLibrary
    ) -> Bool {
        let hasTimeoutInside = mockup.frames.contains { placed in
            guard case .use(let name, let state) = placed.frame.node.content, let used = library[name] else {
                return false
            }
            return used.sets(.timeout, in: state)
        }
        return hasTimeoutInside || library.support(for: component).endsLoading
    }

    // MARK: Messages

    private static func message(_ component: String) -> String {
        "the loading state of “\(component)” has no timeout, so it never ends without a response"
    }

    private static func message(incomplete component: String) -> String {
        "the timeout of “\(component)” needs both after: and state:"
    }

    private static func message(_ component: String, entering state: String) -> String {
        "the timeout of “\(component)” leads to “\(state)”, which is not an error state"
    }

    private static let help = "write timeout: { after: 3s, state: error }"
}
