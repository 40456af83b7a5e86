import Layout
import Source
import Specs
import Values

/// Reports error and empty states without a next action, and toasts that disappear too soon.
package struct DeadEndState: Rule {
    package static let facts = RuleFacts(
        "dead-end-state", group: .states,
        summary: """
            an error state without a retry, an empty state without an action, or a toast that disappears before the \
            project's minimum time
            """,
        rationale: """
            Users who see an error or an empty screen want to act on it right there. Controls in tabs and bars lead \
            away from the content. A toast that disappears before it is read has no effect.
            """,
        fixing: """
            Add a control with `role: retry` to the error state, and to the empty state a control that leads to \
            content. Write at least the project's minimum time in `dismissAfter:` of a toast.
            """,
        limits: """
            Without `toast:` in the manifest the time of a toast is not checked. Error and empty states are checked \
            only with `content: remote`. Controls in bars do not count, and neither do controls that are disabled, \
            covered or fully transparent.
            """,
        references: "Human Interface Guidelines, Loading; WCAG 2.2 SC 2.2.1",
        settings: [
            .init(
                "toast", "minimum time that a toast stays, in seconds; if unset, the time is not checked",
                default: "none")
        ],
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
                    - { text: No news yet, when: empty }
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
                """, note: "a fully transparent control does not receive taps"),
            RuleExample(
                """
                component: Saved
                body:
                  text: Your profile is saved
                presentation: { as: toast }
                timing: { dismissAfter: »1s« }
                announce: true
                """, settings: "{ toast: 3 }"),
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
                    - { text: No news yet, when: empty }
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
                    - { field: Taro, placeholder: Name, label: Name, action: edit_name, minHeight: 44 }
                    - { text: The name Taro is taken, when: error }
                """, note: "an error in a form is corrected in the form"),
        ])

    private let toast: Double?

    package init(_ settings: inout RuleSettings) {
        toast = settings.optionalSeconds("toast")
    }

    package func hasSubject(in mockup: Mockup, of design: Design) -> Bool {
        mockup.showsRemoteContent(in: design)
            || (toast != nil && mockup.behavior.presentation?.value == .toast)
    }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        guard let component = design.library[mockup.component] else { return [] }
        return [shortToast(mockup)].compactMap { $0 } + deadEnds(mockup, of: component)
    }

    private func shortToast(_ mockup: Mockup) -> Finding? {
        let behavior = mockup.behavior
        guard let toast, behavior.presentation?.value == .toast, let stays = behavior.dismissAfter,
            stays.value.value < toast
        else {
            return nil
        }
        return finding(
            Self.message(toast: stays.value, minimum: toast), at: stays.range,
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
        let roles = mockup.usableControlRoles
        var messages: [(String, String)] = []
        if failed, !roles.contains("retry") {
            messages.append((Self.message(error: mockup.component, state.name), Self.errorHelp))
        }
        if isEmpty, roles.isEmpty {
            messages.append((Self.message(empty: mockup.component, state.name), Self.emptyHelp))
        }
        return messages.map { message, help in
            finding(
                message, at: state.nameRange, in: Finding.Place(component: mockup.component, state: mockup.state),
                help: help, occurrences: [mockup.occurrence()])
        }
    }

    // MARK: Messages

    private static func message(toast stays: Seconds, minimum toast: Double) -> String {
        "the toast disappears after \(DecimalText.short(stays.value)) s; "
            + "at least \(DecimalText.short(toast)) s are required"
    }

    private static func message(error component: String, _ state: String) -> String {
        "the state “\(state)” of “\(component)” has no control to retry"
    }

    private static func message(empty component: String, _ state: String) -> String {
        "the state “\(state)” of “\(component)” has no control in its content"
    }

    private static let errorHelp = "add a control with role: retry"
    private static let emptyHelp = "add a control that leads to content, outside the bars"
}

extension Mockup {
    /// The roles of the usable controls outside the bars.
    var usableControlRoles: Set<String> {
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
