import Layout
import Source
import Specs

/// Reports texts with words that the project forbids.
package struct ForbiddenCopy: NodeRule {
    package static let facts = RuleFacts(
        "forbidden-copy", group: .words,
        summary: "text with a word that the project forbids",
        rationale: """
            An app for finding friends that mentions a “date” in one place is a dating app to users who read it there. \
            Such words come in by habit, with templates and in translations.
            """,
        fixing: """
            Rephrase the text without the word, or list the whole phrase under `allow:` in the rule's settings.
            """,
        limits: """
            Without `words:` nothing is checked. In katakana and in scripts with spaces between words, such as Latin, \
            only whole words match; in other scripts a word also matches inside a longer one.
            """,
        references: "the product's own wording (Tokyo Friends: UI definition 2.2)",
        settings: [
            .init("words", "words that no text, label, hint or placeholder may contain", default: "[]"),
            .init("allow", "phrases that may contain such a word", default: "[]"),
        ],
        failing: [
            RuleExample(
                """
                component: Invitation
                body:
                  »text: 素敵な恋人を見つけよう«
                """, settings: "{ words: [恋人, デート] }")
        ],
        passing: [
            RuleExample(
                """
                component: Invitation
                body:
                  text: 気の合う友だちを見つけよう
                """, settings: "{ words: [恋人, デート] }"),
            RuleExample(
                """
                component: Update
                body:
                  vstack:
                    - text: アップデートがあります
                    - text: Update available
                """, note: "the words are parts of longer words", settings: "{ words: [デート, date] }"),
            RuleExample(
                """
                component: Terms
                body:
                  text: 恋愛目的の利用は禁止です
                """, note: "the phrase is allowed", settings: "{ words: [恋愛], allow: [恋愛目的の利用は禁止] }"),
        ])

    private let words: [ForbiddenWord]
    private let allowed: [ForbiddenWord]

    package init(_ settings: inout RuleSettings) {
        words = settings.texts("words", default: []).map(ForbiddenWord.init)
        allowed = settings.texts("allow", default: []).map(ForbiddenWord.init)
    }

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        words.isEmpty ? 0 : mockup.frames.reduce(0) { $0 + Self.texts(of: $1.frame.node).count }
    }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        guard !words.isEmpty else { return [] }
        let behavior = mockup.behavior
        let body = Finding.Place(component: mockup.component, state: mockup.state)
        return (behavior.gestures.compactMap(\.hint) + [behavior.announcement].compactMap(\.self)).compactMap {
            finding(for: $0.value, at: $0.origin, in: body, mockup)
        }
    }

    func check(_ placed: PlacedFrame, of mockup: Mockup, in design: Design) -> [Finding] {
        guard !words.isEmpty else { return [] }
        return Self.texts(of: placed.frame.node).compactMap { text, range in
            finding(for: text, at: range, in: mockup.place(of: placed.frame), mockup)
        }
    }

    private func finding(
        for text: String, at range: SourceRange, in place: Finding.Place, _ mockup: Mockup
    ) -> Finding? {
        let folded = FoldedText(text)
        let found = words.filter { $0.occurs(in: folded, outside: allowed) }.map(\.text)
        guard !found.isEmpty else { return nil }
        return finding(
            Self.message(text, found), at: range, in: place, help: Self.help, occurrences: [mockup.occurrence()])
    }

    /// Returns the texts that a node shows or VoiceOver reads. The parts of a standard control are separate nodes.
    private static func texts(of node: BoundNode) -> [(String, SourceRange)] {
        let voiceTexts = [node.voice.label, node.voice.hint, node.voice.value].compactMap(\.self)
        // The unwritten texts of a standard control are those of its parts, which are checked too.
        var texts = voiceTexts.filter { !node.isStandardControl || $0.range.start != node.range.start }.map {
            ($0.value, $0.origin)
        }
        texts += node.voice.actions.map { ($0.value, $0.origin) }
        if case .text(let text) = node.content { texts.append((text.string, text.origin ?? node.range)) }
        return texts
    }

    // MARK: Messages

    private static func message(_ text: String, _ words: [String]) -> String {
        "“\(text)” contains \(words.map { "“\($0)”" }.joined(separator: ", ")), which the project forbids"
    }

    private static let help = "rephrase the text, or list the phrase under allow: in the rule's settings"
}
