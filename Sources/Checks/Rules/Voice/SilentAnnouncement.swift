import Layout
import Source
import Specs

/// Reports toasts, banners and loading states that VoiceOver does not announce.
package struct SilentAnnouncement: Rule {
    package static let facts = RuleFacts(
        "silent-announcement", group: .voice,
        summary: "a toast, banner or loading state that VoiceOver does not announce",
        rationale: """
            VoiceOver stays at its element while a toast appears elsewhere on the screen or skeletons replace content. \
            Without an announcement, users who cannot see the screen wait for a response that has already arrived.
            """,
        fixing: """
            Write `announce: true` on the component or its state to have VoiceOver read the new content, or write the \
            text to read, as in `announce: Loading messages`. A loading state has to be announced once: by the screen, \
            or by a component on it.
            """,
        limits: """
            A banner is checked only if its name has a word such as “error”, “offline” or “status”, since other \
            banners may be advertisements.
            """,
        references: "WCAG 2.2 SC 4.1.3; UIAccessibility.Notification.announcement",
        failing: [
            RuleExample(
                """
                component: Saved
                body:
                  text: Your profile is saved
                presentation: { as: »toast« }
                """)
        ],
        passing: [
            RuleExample(
                """
                component: Saved
                body:
                  text: Your profile is saved
                presentation: { as: toast }
                announce: true
                """),
            RuleExample(
                """
                component: ErrorBanner
                body:
                  text: No connection
                announce: No connection to the internet
                """, note: "`announce:` with the text to read"),
            RuleExample(
                """
                screen: Friends
                states:
                  content:
                  loading: { set: { list.state: loading } }
                body: { use: FriendList, id: list }
                ---
                component: FriendList
                states:
                  content:
                  loading: { announce: true }
                body:
                  text: { when: loading, then: Looking for friends, else: Taro }
                """, note: "the list announces the loading state of the screen"),
            RuleExample(
                """
                component: PromoBanner
                body:
                  text: Summer sale
                """, note: "an advertisement is not announced"),
        ])

    package init(_ settings: inout RuleSettings) {}

    package func hasSubject(in mockup: Mockup, of design: Design) -> Bool {
        mockup.behavior.announces || mockup.isLoading || mockup.behavior.presentation?.value == .toast
            || !check(mockup, in: design).isEmpty
    }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        let behavior = mockup.behavior
        guard !behavior.announces, let component = design.library[mockup.component] else { return [] }
        if let presentation = behavior.presentation, presentation.value == .toast {
            return [
                finding(
                    for: "the toast “\(component.name)”", in: "the component “\(component.name)”",
                    at: presentation.range, mockup)
            ]
        }
        if !component.isScreen, Self.isNotice(component.name) {
            return [
                finding(
                    for: "“\(component.name)”", in: "the component “\(component.name)”", at: component.nameRange, mockup
                )
            ]
        }
        guard mockup.isLoading, component.isScreen || component.hasRemoteContent,
            !Self.isAnnouncedElsewhere(mockup, component, in: design.library),
            let state = component.state(named: mockup.state)
        else { return [] }
        return [
            finding(
                for: "the loading state of “\(component.name)”", in: "the state “\(state.name)”", at: state.nameRange,
                mockup)
        ]
    }

    private func finding(for subject: String, in owner: String, at range: SourceRange, _ mockup: Mockup) -> Finding {
        finding(
            Self.message(subject), at: range, in: Finding.Place(component: mockup.component, state: mockup.state),
            help: Self.help(owner), occurrences: [mockup.occurrence()])
    }

    /// Whether a component that this one uses, or one that uses it, announces the loading state.
    private static func isAnnouncedElsewhere(
        _ mockup: Mockup, _ component: Component, in library: SpecLibrary
    ) -> Bool {
        let isAnnouncedInside = mockup.frames.contains { placed in
            guard case .use(let name, let state) = placed.frame.node.content, let used = library[name] else {
                return false
            }
            return used.announces(in: state)
        }
        return isAnnouncedInside || library.support(for: component).announcesLoading
    }

    /// Whether the name of a component is that of a status message.
    ///
    /// A banner may be an advertisement, so its name must also contain one of ``notices``.
    private static func isNotice(_ name: String) -> Bool {
        let words = NameWords.words(of: name)
        if words.contains("toast") || words.contains("snackbar") { return true }
        return words.contains("banner") && !notices.isDisjoint(with: words)
    }

    private static let notices: Set<String> = [
        "error", "offline", "warning", "success", "notice", "notification", "network", "connection", "status", "alert",
        "info",
    ]

    // MARK: Messages

    private static func message(_ subject: String) -> String { "\(subject) is not announced by VoiceOver" }

    private static func help(_ owner: String) -> String {
        "write announce: true in \(owner) to read its content, or a text to read, such as announce: Not saved"
    }
}

extension Mockup {
    var isLoading: Bool { Component.isLoading(state) }
}
