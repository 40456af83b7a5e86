import Layout
import Source
import Specs
import Values

/// A state from which nothing leads on.
package struct DeadEndState: Rule {
    package static let facts = RuleFacts(
        "dead-end-state", group: .states,
        summary: "an error without a retry, an empty state without a next action, a toast that leaves at once",
        rationale: """
            Something failed, or there is nothing yet: whoever reads that wants to do something about it, there and then. Tabs \
            and bars lead away, not on. And a toast that leaves before it is read has told nothing.
            """,
        references:
            "Human Interface Guidelines, Loading; WCAG 2.2 SC 2.2.1; Tokyo Friends: UI definition 3.4.1, 4, 7.4",
        settings: [.init("toast", "how long a toast stays at least, in seconds", default: "3")],
        failing: [
            RuleExample(
                """
                component: News
                content: remote
                states:
                  loaded:
                  empty:
                  loading: { announce: true, timeout: { after: 3s, state: error } }
                  »error«:
                body:
                  vstack:
                    - text: News
                    - { text: Nobody has written yet, when: empty }
                    - { text: Find friends, when: empty, action: find_friends, minHeight: 44 }
                    - { text: The news could not be loaded, when: error }
                """),
            RuleExample(
                """
                component: News
                content: remote
                states:
                  loaded:
                  empty:
                  loading: { announce: true, timeout: { after: 3s, state: error } }
                  »error«:
                body:
                  vstack:
                    - text: News
                    - { text: Find friends, when: empty, action: find_friends, minHeight: 44 }
                    - { text: Try again, when: error, action: reload, role: retry, minHeight: 44, opacity: 0 }
                """, note: "what is wholly transparent takes no taps"),
            RuleExample(
                """
                component: Saved
                body:
                  text: Your profile is saved
                presentation: { as: toast }
                timing: { dismissAfter: »1s« }
                announce: true
                """),
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
                    - { text: Nobody has written yet, when: empty }
                    - { text: Find friends, when: empty, action: find_friends, minHeight: 44 }
                    - { text: The news could not be loaded, when: error }
                    - { text: Try again, when: error, action: reload, role: retry, minHeight: 44 }
                """),
            RuleExample(
                """
                component: NameField
                states:
                  normal:
                  error:
                body:
                  vstack:
                    - { field: Taro, placeholder: Name, action: edit_name, minHeight: 44 }
                    - { text: Somebody is called Taro already, when: error }
                """, note: "a mistake in a form is mended in the form"),
        ])

    private let toast: Double

    package init(_ settings: inout RuleSettings) {
        toast = settings.seconds("toast", default: 3)
    }

    package func hasSubject(in mockup: Mockup, of design: Design) -> Bool {
        mockup.showsRemoteContent(in: design) || mockup.behavior.presentation?.value == .toast
    }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        guard let component = design.library[mockup.component] else { return [] }
        return [hurriedToast(mockup)].compactMap { $0 } + deadEnds(mockup, of: component)
    }

    private func hurriedToast(_ mockup: Mockup) -> Finding? {
        let behavior = mockup.behavior
        guard behavior.presentation?.value == .toast, let stays = behavior.dismissAfter, stays.value.value < toast
        else {
            return nil
        }
        return finding(
            message(toast: stays.value), at: stays.range,
            in: Finding.Place(component: mockup.component, state: mockup.state),
            help: "write dismissAfter: \(DecimalText.short(toast))s",
            occurrences: [
                mockup.occurrence(
                    nil, Finding.Measure(measured: stays.value.value, required: toast, unit: .seconds))
            ])
    }

    private func deadEnds(_ mockup: Mockup, of component: Component) -> [Finding] {
        guard component.hasRemoteContent, let state = component.state(named: mockup.state) else { return [] }
        let (failed, isEmpty) = (state.parts.contains("error"), state.parts.contains("empty"))
        guard failed || isEmpty else { return [] }
        let ways = mockup.waysOn
        var messages: [(String, String)] = []
        if failed, !ways.contains("retry") {
            messages.append((Self.message(error: mockup.component, state.name), Self.errorHelp))
        }
        if isEmpty, ways.isEmpty {
            messages.append((Self.message(empty: mockup.component, state.name), Self.emptyHelp))
        }
        return messages.map { message, help in
            finding(
                message, at: state.nameRange, in: Finding.Place(component: mockup.component, state: mockup.state),
                help: help, occurrences: [mockup.occurrence()])
        }
    }

    // MARK: Messages

    private func message(toast stays: Seconds) -> String {
        "the toast leaves after \(DecimalText.short(stays.value)) s; it stays for at least \(DecimalText.short(toast)) s"
    }

    private static func message(error component: String, _ state: String) -> String {
        "in the state “\(state)” \(component) has no control that tries again"
    }

    private static func message(empty component: String, _ state: String) -> String {
        "in the state “\(state)” \(component) offers nothing to do next: no control in its content"
    }

    private static let errorHelp = "add a control with role: retry"
    private static let emptyHelp = "add a control that leads to content; one in a bar does not count"
}

extension Mockup {
    /// The roles of the controls in the content, bars left out, that can be used.
    var waysOn: Set<String> {
        Set(
            controls.compactMap { placed in
                let path = placed.frame.node.path
                guard !path.hasPrefix("top"), !path.hasPrefix("bottom"), !placed.isCovered, !placed.isDisabled,
                    !placed.isInvisible
                else { return nil }
                return placed.frame.node.role
            })
    }
}
