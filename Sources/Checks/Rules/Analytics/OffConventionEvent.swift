import Layout
import Source
import Specs

/// Reports analytics events that do not follow the project's naming convention.
package struct OffConventionEvent: Rule {
    package static let facts = RuleFacts(
        "off-convention-event", group: .analytics, severity: .warning,
        summary: "an event that does not follow the project's naming convention, or a control without an event",
        rationale: """
            Events are written by many people and analyzed by others a year later. `tapLike`, `like_tapped` and \
            `tap_like` count as three different events. A control logs `tap_` and its action, and a gesture `swipe_` \
            and its action, which makes actions part of event names.
            """,
        fixing: """
            Rename the event in snake_case to match one of the `patterns:`, as in `tap_like` or `home_view`; name an \
            action without the prefix, as in `action: like`. Add `action:` to a control that has none, or list an \
            accepted name under `allow:`.
            """,
        limits: """
            Nothing is checked unless a component of the project has `analytics:`. Names are checked only if the \
            manifest sets `patterns:`.
            """,
        references: "the project's own convention",
        settings: [
            .init(
                "patterns",
                "patterns of event names, such as `tap_*`; `*` matches one or more characters; if unset, no names are "
                    + "checked", default: "none"),
            .init("allow", "names of events, views and actions that are accepted", default: "[]"),
        ],
        failing: [
            RuleExample(
                """
                screen: Explore
                analytics: { view: explore_view, events: { »ShareTapped«: [communityId] } }
                body:
                  text: No friends nearby
                """, settings: convention),
            RuleExample(
                """
                screen: Explore
                analytics: { view: explore_view }
                body:
                  text: Find friends
                  action: »findFriends«
                  minHeight: 44
                """, settings: convention),
            RuleExample(
                """
                screen: Explore
                analytics: { view: explore_view }
                body: { text: Find friends, »role«: button, minHeight: 44 }
                """, note: "the button has no action, so it logs no event"),
            RuleExample(
                """
                screen: Explore
                analytics: { view: »home_view« }
                body:
                  text: No friends nearby
                """, note: "the view event belongs to another screen", settings: convention),
        ],
        passing: [
            RuleExample(
                """
                screen: Explore
                analytics: { view: explore_view, events: { share: [communityId], error_view: [kind] } }
                body:
                  text: Share
                  action: share
                  minHeight: 44
                """, note: "`events:` may name an action to add fields to its event, here `tap_share`",
                settings: convention),
            RuleExample(
                """
                screen: Explore
                analytics: { view: exploreShown }
                body:
                  text: Find friends
                  action: findFriends
                  minHeight: 44
                """, note: "without `patterns:` in the manifest, names are not checked"),
            RuleExample(
                """
                component: FindButton
                body:
                  text: Find friends
                  action: findFriends
                  minHeight: 44
                """, note: "a project without analytics is not checked"),
        ])

    private static let convention = "{ patterns: [tap_*, swipe_*, '*_view'] }"

    /// Nil if names are not checked.
    private let patterns: [String]?
    private let allowed: Set<String>

    package init(_ settings: inout RuleSettings) {
        patterns = settings.optionalTexts("patterns")
        allowed = Set(settings.texts("allow", default: []))
    }

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        let behavior = mockup.behavior
        return design.library.hasAnalytics
            ? mockup.controlCount + behavior.gestures.count + behavior.views.count + behavior.events.count : 0
    }

    package func check(states mockups: [Mockup], in design: Design) -> [Finding] {
        guard design.library.hasAnalytics else { return [] }
        // Few events break the convention, so the actions are collected only on demand.
        lazy var actions = mockups.actions
        return mockups.flatMap { mockup in
            controls(in: mockup) + gestures(in: mockup)
                + views(in: mockup, isScreen: design.library[mockup.component]?.isScreen ?? false)
                + events(in: mockup) { actions.contains($0) }
        }
    }

    // MARK: Controls and gestures

    private func controls(in mockup: Mockup) -> [Finding] {
        mockup.controls.compactMap { placed in
            guard !placed.isCovered, let interaction = placed.frame.node.interaction else { return nil }
            guard let action = interaction.action else {
                guard Self.tapped.contains(interaction.role), !placed.isDisabled else { return nil }
                return finding(
                    Self.message(withoutAction: mockup.name(of: placed.frame)), at: interaction.range,
                    in: mockup.place(of: placed.frame), help: Self.actionHelp, occurrences: [mockup.occurrence()])
            }
            return finding(forAction: action, prefix: "tap_", in: mockup.place(of: placed.frame), mockup)
        }
    }

    /// The roles of controls that log an event on each tap.
    private static let tapped: Set<String> = ["button", "link", "tab", "toggle", "retry"]

    private func gestures(in mockup: Mockup) -> [Finding] {
        let body = Finding.Place(component: mockup.component, state: mockup.state)
        return mockup.behavior.gestures.compactMap { gesture in
            gesture.action.flatMap { finding(forAction: $0, prefix: "swipe_", in: body, mockup) }
        }
    }

    private func finding(
        forAction action: Bound<String>, prefix: String, in place: @autoclosure () -> Finding.Place, _ mockup: Mockup
    ) -> Finding? {
        let repeats = action.value.hasPrefix(prefix)
        guard patterns != nil, repeats || !NameWords.isSnakeCase(action.value), !allowed.contains(action.value)
        else { return nil }
        let name = NameWords.snakeCase(repeats ? String(action.value.dropFirst(prefix.count)) : action.value)
        return finding(
            Self.message(action: action.value, event: prefix + action.value), at: action.origin, in: place(),
            help: NameWords.isSnakeCase(name) ? "write \(name)" : Self.actionHelp, occurrences: [mockup.occurrence()])
    }

    // MARK: Views and events

    private func views(in mockup: Mockup, isScreen: Bool) -> [Finding] {
        guard let patterns, !mockup.behavior.views.isEmpty else { return [] }
        let body = Finding.Place(component: mockup.component, state: mockup.state)
        let name = NameWords.snakeCase(mockup.component)
        return mockup.behavior.views.compactMap { view in
            guard !allowed.contains(view.value) else { return nil }
            let expected = NameWords.isSnakeCase(name) ? name + "_view" : nil
            guard Self.follows(view.value, patterns) else {
                return finding(
                    Self.message(event: view.value, patterns), at: view.origin, in: body,
                    help: expected.flatMap { Self.follows($0, patterns) ? "write \($0)" : nil } ?? Self.help,
                    occurrences: [mockup.occurrence()])
            }
            guard isScreen, let expected, !Self.isView(view.value, ofScreen: name) else { return nil }
            return finding(
                Self.message(view: view.value, of: mockup.component), at: view.origin, in: body,
                help: Self.follows(expected, patterns) ? "write \(expected)" : Self.help,
                occurrences: [mockup.occurrence()])
        }
    }

    /// Whether a view event begins with the name of its screen, as `explore_view` and `explore_empty_view` do.
    ///
    /// The suffix “screen”, “page” or “view” of a screen's name is optional in the event.
    private static func isView(_ view: String, ofScreen name: String) -> Bool {
        let short = ["_screen", "_page", "_view"].first(where: name.hasSuffix).map { String(name.dropLast($0.count)) }
        return view == "error_view" || [name, short].compactMap { $0 }.contains { view.hasPrefix($0 + "_") }
    }

    private func events(in mockup: Mockup, isAction: (String) -> Bool) -> [Finding] {
        guard let patterns else { return [] }
        return mockup.behavior.events.compactMap { event in
            let name = event.name.value
            guard !Self.follows(name, patterns), !allowed.contains(name), !isAction(name) else { return nil }
            return finding(
                Self.message(event: name, patterns), at: event.name.origin,
                in: Finding.Place(component: mockup.component, state: mockup.state),
                help: Self.help, occurrences: [mockup.occurrence()])
        }
    }

    private static func follows(_ event: String, _ patterns: [String]) -> Bool {
        NameWords.isSnakeCase(event) && patterns.contains { matches(event, $0) }
    }

    /// `*` matches one or more characters.
    private static func matches(_ name: String, _ pattern: String) -> Bool {
        guard let star = pattern.firstIndex(of: "*") else { return name == pattern }
        let head = pattern[..<star]
        let tail = pattern[pattern.index(after: star)...]
        return name.hasPrefix(head) && name.hasSuffix(tail) && name.count > head.count + tail.count
    }

    // MARK: Messages

    private static func message(withoutAction control: String) -> String {
        "\(control) can be tapped but has no action, so it logs no event"
    }

    private static func message(action: String, event: String) -> String {
        "the action “\(action)” logs the event “\(event)”, which does not follow the project's naming convention"
    }

    private static func message(event: String, _ patterns: [String]) -> String {
        "the event “\(event)” does not match \(patterns.joined(separator: ", ")) in snake_case"
    }

    private static func message(view: String, of screen: String) -> String {
        "screen “\(screen)” logs the view event “\(view)”, which does not begin with its name"
    }

    private static let actionHelp = "write action: with a name in snake_case; the event is tap_ and that name"
    private static let help = "rename it to match a pattern, or list it under allow: in the rule's settings"
}

extension [Mockup] {
    /// The actions of all controls and gestures.
    fileprivate var actions: Set<String> {
        Set(
            flatMap { mockup in
                mockup.frames.compactMap { $0.frame.node.interaction?.action?.value }
                    + mockup.behavior.gestures.compactMap { $0.action?.value }
            })
    }
}
