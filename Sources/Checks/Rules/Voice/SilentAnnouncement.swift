import Layout
import Source
import Specs

/// Something that appears and VoiceOver is not told of.
package struct SilentAnnouncement: Rule {
    package static let facts = RuleFacts(
        "silent-announcement", group: .voice,
        summary: "VoiceOver is not told of a toast, a banner or a loading state",
        rationale: """
            VoiceOver stays where it is while a toast comes and goes at the other end of the screen, and while content makes \
            way for skeletons. Without an announcement, who cannot see it waits for an answer that has been given. Of a \
            loading state either the screen tells, or the component that it uses: once is enough.
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
                announce: There is no connection to the internet
                """, note: "the words that are said"),
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
                """, note: "the list tells of it, and need not do so twice"),
            RuleExample(
                """
                component: PromoBanner
                body:
                  text: Summer sale
                """, note: "an advertisement is a part of the page"),
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
            return [silent("the toast \(component.name)", at: presentation.range, mockup)]
        }
        if !component.isScreen, Self.isNotice(component.name) {
            return [silent(component.name, at: component.nameRange, mockup)]
        }
        guard mockup.isLoading, component.isScreen || component.hasRemoteContent,
            !Self.isToldElsewhere(mockup, component, in: design.library),
            let state = component.state(named: mockup.state)
        else { return [] }
        return [silent("the loading state of \(component.name)", at: state.nameRange, mockup)]
    }

    private func silent(_ what: String, at range: SourceRange, _ mockup: Mockup) -> Finding {
        finding(
            Self.message(what), at: range, in: Finding.Place(component: mockup.component, state: mockup.state),
            help: Self.help, occurrences: [mockup.occurrence()])
    }

    /// Whether a component that this one uses, or one that uses it, tells of the loading.
    private static func isToldElsewhere(
        _ mockup: Mockup, _ component: Component, in library: SpecLibrary
    ) -> Bool {
        let isToldInside = mockup.frames.contains { placed in
            guard case .use(let name, let state) = placed.frame.node.content, let used = library[name] else {
                return false
            }
            return used.announces(in: state)
        }
        return isToldInside || library.support(for: component).announcesLoading
    }

    /// Whether a component, by its name, tells how something went. A banner may also advertise: it counts only where
    /// its name says that it does not.
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

    private static func message(_ what: String) -> String { "VoiceOver is not told of \(what)" }

    private static let help = "write announce: true, or the words that it says"
}

extension Mockup {
    var isLoading: Bool { Component.isLoading(state) }
}
