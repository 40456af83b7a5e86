import Layout
import Source
import Specs

/// A word that the product does not use.
package struct ForbiddenCopy: NodeRule {
    package static let facts = RuleFacts(
        "forbidden-copy", group: .words,
        summary: "a text has a word that the product rules out",
        rationale: """
            An app for finding friends that says “date” in one place is a dating app to whoever reads it there. Such words \
            come with habits, templates and translations. The project lists them; without a list nothing is judged.
            """,
        references: "the product's own wording (Tokyo Friends: UI definition 2.2)",
        settings: [
            .init("words", "what no text, label, hint or placeholder may say", default: "[]"),
            .init("allow", "phrases in which such a word may stand", default: "[]"),
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
                """, note: "a word within another one is not that word", settings: "{ words: [デート, date] }"),
            RuleExample(
                """
                component: Terms
                body:
                  text: 恋愛目的の利用は禁止です
                """, note: "a phrase may be allowed", settings: "{ words: [恋愛], allow: [恋愛目的の利用は禁止] }"),
        ])

    private let words: [RuledOutWord]
    private let allowed: [RuledOutWord]

    package init(_ settings: inout RuleSettings) {
        words = settings.texts("words", default: []).map(RuledOutWord.init)
        allowed = settings.texts("allow", default: []).map(RuledOutWord.init)
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
        let found = words.filter { $0.stands(in: folded, besides: allowed) }.map(\.text)
        guard !found.isEmpty else { return nil }
        return finding(
            Self.message(text, found), at: range, in: place, help: Self.help, occurrences: [mockup.occurrence()])
    }

    /// Everything that a node shows or VoiceOver says of it. The parts of a standard control are nodes of their own.
    private static func texts(of node: BoundNode) -> [(String, SourceRange)] {
        let said = [node.voice.label, node.voice.hint, node.voice.value].compactMap(\.self)
        // What a standard control says where nothing is written, its parts show.
        var texts = said.filter { !node.isStandardControl || $0.range.start != node.range.start }.map {
            ($0.value, $0.origin)
        }
        texts += node.voice.actions.map { ($0.value, $0.origin) }
        if case .text(let text) = node.content { texts.append((text.string, text.origin ?? node.range)) }
        return texts
    }

    // MARK: Messages

    private static func message(_ text: String, _ words: [String]) -> String {
        "“\(text)” says \(words.map { "“\($0)”" }.joined(separator: ", ")), which the product rules out"
    }

    private static let help = "say it otherwise, or list the phrase under allow:"
}

extension BoundNode {
    fileprivate var isStandardControl: Bool {
        if case .control = content { true } else { false }
    }
}
