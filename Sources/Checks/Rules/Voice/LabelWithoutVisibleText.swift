import Layout
import Source
import Specs

/// Reports controls whose label does not contain their visible text.
package struct LabelWithoutVisibleText: Rule {
    package static let facts = RuleFacts(
        "label-without-visible-text", group: .voice, severity: .warning,
        summary: "a control whose `label:` does not contain the text that can be seen on it",
        rationale: """
            Users of Voice Control say what they see, as in “Tap Send”. If the label has other words, nothing \
            happens. Users who see the text and hear VoiceOver get two names for one control.
            """,
        fixing: "Begin the label with the visible text, as in `label: Send message` for “Send”, or remove it.",
        limits: """
            Capital letters, spaces and punctuation do not matter. Text without letters is not compared, and of \
            several texts one is enough. Standard controls are not compared.
            """,
        references: "WCAG 2.2 SC 2.5.3 Label in Name; UIAccessibility, accessibilityUserInputLabels",
        isPreview: true,
        failing: [
            RuleExample(
                """
                component: SendButton
                body: { text: Send, action: send, label: »Submit message«, minWidth: 44, minHeight: 44 }
                """)
        ],
        passing: [
            RuleExample(
                """
                component: SendButton
                body: { text: Send, action: send, label: Send message, minWidth: 44, minHeight: 44 }
                """),
            RuleExample(
                """
                component: Inbox
                body:
                  hstack:
                    - { symbol: envelope, hidden: true }
                    - { text: "3" }
                  action: open_inbox
                  label: Inbox, three unread messages
                  minWidth: 44
                  minHeight: 44
                """, note: "text without letters is not spoken"),
        ])

    private let spoken = TextMemo<SpokenWords>()

    package init(_ settings: inout RuleSettings) {}

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        mockup.controls.count { !$0.isCovered && $0.frame.node.hasLabel }
    }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        mockup.controls.compactMap { placed in
            let node = placed.frame.node
            guard let label = node.voice.label, !placed.isCovered, !placed.isHiddenFromVoice, !placed.isPartOfControl,
                !placed.isInvisible, !node.isStandardControl
            else { return nil }
            var texts: [String] = []
            placed.frame.collectVisibleTexts(into: &texts)
            let seen = texts.map { (text: $0, words: spoken.answer(for: $0, SpokenWords.init)) }.filter(
                \.words.hasWords)
            guard let first = seen.first else { return nil }
            let words = label.value + (node.voice.value.map { " " + $0.value } ?? "")
            let heard = spoken.answer(for: words, SpokenWords.init)
            if seen.contains(where: { heard.contain($0.words) }) { return nil }
            return finding(
                Self.message(label.value, first.text), at: label.range, in: mockup.place(of: placed.frame),
                help: Self.help(first.text), occurrences: [mockup.occurrence()])
        }
    }

    // MARK: Messages

    private static func message(_ label: String, _ text: String) -> String {
        "the label “\(label)” does not contain the visible text “\(text)”"
    }

    private static func help(_ text: String) -> String { "begin the label with “\(text)”, or remove the label" }
}

extension Frame {
    /// Appends the texts that can be seen, except those of other controls inside.
    fileprivate func collectVisibleTexts(into texts: inout [String]) {
        guard node.opacity > 0, !node.isRedacted, !node.isDecoration else { return }
        if case .text(let text) = node.content, node.hasVisibleText { texts.append(text.string) }
        for inner in children + overlay where !inner.node.isControl { inner.collectVisibleTexts(into: &texts) }
    }
}
