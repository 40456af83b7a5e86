import Layout
import Project
import Source
import Specs

/// What VoiceOver says in another language than the app's.
package struct ForeignLabel: Rule {
    package static let facts = RuleFacts(
        "foreign-label", group: .voice, severity: .warning,
        summary: "a label for VoiceOver is not in the language of the app",
        rationale: """
            Labels and hints are written for VoiceOver alone. Nobody sees them, so the English ones of the first draft stay, \
            and a Japanese voice spells them out. A text on the screen is not judged here: it may be a name, and everybody \
            sees it. Speaks only for languages that are not written in Latin letters, where a label without one of theirs \
            is in no doubt.
            """,
        references: "WCAG 2.2 SC 3.1.1, 3.1.2; Tokyo Friends: UI definition 5.3",
        settings: [
            .init(
                "allow", "words that stay as they are, such as names of products",
                default: "[\(standardAllowed.joined(separator: ", "))]")
        ],
        failing: [
            RuleExample(
                """
                component: LikeButton
                body:
                  symbol: heart
                  width: 44
                  height: 44
                  action: like
                  label: »Send like«
                """, manifest: japanese),
            RuleExample(
                """
                component: Message
                states:
                  sent: { announce: 送信しました }
                body:
                  text: こんにちは
                  label: メッセージ
                  actions: [{ name: »Delete it«, action: delete }]
                """, manifest: japanese),
        ],
        passing: [
            RuleExample(
                """
                component: LikeButton
                body:
                  symbol: heart
                  width: 44
                  height: 44
                  action: like
                  label: いいねを送る
                """, manifest: japanese),
            RuleExample(
                """
                component: Links
                body:
                  vstack:
                    - { symbol: camera, width: 44, height: 44, action: open_instagram, label: Instagram }
                    - { symbol: person.2, width: 44, height: 44, action: open_friends, label: "12 👥" }
                """, note: "names of products, digits and emoji are in every language", manifest: japanese),
            RuleExample(
                """
                component: LikeButton
                body:
                  symbol: heart
                  width: 44
                  height: 44
                  action: like
                  label: J’aime
                """, note: "from Latin letters alone nothing is told of a language in them"),
        ])

    private static let japanese =
        "contexts: { appearance: [light], typeSize: [large], device: [iphone-15], locale: [ja] }"

    private static let standardAllowed = [
        "Instagram", "LINE", "Facebook", "TikTok", "YouTube", "Apple", "Google", "iPhone", "iPad", "Wi-Fi", "Bluetooth",
    ]

    /// In lower case.
    private let allowed: Set<String>

    package init(_ settings: inout RuleSettings) {
        let names = settings.texts("allow", default: Self.standardAllowed)
        allowed = Set(names.flatMap(Self.words))
    }

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        WritingSystem(locale: mockup.metrics.locale) == nil
            ? 0 : mockup.labelled.count { !$0.isCovered && $0.frame.node.hasLabel }
    }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        guard let system = WritingSystem(locale: mockup.metrics.locale) else { return [] }
        func findings(_ words: [(kind: String, text: Bound<String>)], in place: Finding.Place) -> [Finding] {
            words.filter { isForeign($0.text.value, to: system) }.map { kind, text in
                finding(
                    Self.message(kind, text.value, system), at: text.origin, in: place, help: Self.help(kind, system),
                    occurrences: [mockup.occurrence()])
            }
        }
        let announced = mockup.behavior.announcement.map { [(kind: "announcement", text: $0)] } ?? []
        let hints = mockup.behavior.gestures.compactMap(\.hint).map { (kind: "hint", text: $0) }
        return mockup.labelled.flatMap { placed -> [Finding] in
            guard !placed.isCovered, !placed.isHiddenFromVoice else { return [] }
            return findings(Self.words(of: placed.frame.node), in: mockup.place(of: placed.frame))
        } + findings(announced + hints, in: Finding.Place(component: mockup.component, state: mockup.state))
    }

    /// All that VoiceOver says of a node by words of its own, and what each is. The value of a field is what people gave it,
    /// and of other controls what iOS says where nothing is written.
    private static func words(of node: BoundNode) -> [(kind: String, text: Bound<String>)] {
        let voice = node.voice
        var value = voice.value
        if case .control(let control) = node.content, control.kind == .field || value?.range.start == node.range.start {
            value = nil
        }
        let said = [("label", voice.label), ("value", value), ("hint", voice.hint)].compactMap { kind, text in
            text.map { (kind: kind, text: $0) }
        }
        return said + voice.actions.map { ("action", $0) }
    }

    /// Whether a text has words, none of them of the language.
    private func isForeign(_ text: String, to system: WritingSystem) -> Bool {
        if system.writes(text) { return false }
        return Self.words(text).contains { word in
            // Units, initials and signs such as “km” or “A” are read as they are anywhere.
            word.count(where: \.isLetter) > 2 && !allowed.contains(word)
        }
    }

    private static func words(_ text: String) -> [String] {
        text.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "-") }.map(String.init)
    }

    // MARK: Messages

    private static func message(_ kind: String, _ text: String, _ system: WritingSystem) -> String {
        "VoiceOver reads the \(kind) “\(text)” in an app in \(system.language): it has no \(system.letters)"
    }

    private static func help(_ kind: String, _ system: WritingSystem) -> String {
        "write the \(kind) in \(system.language), or list a name that stays as it is under allow:"
    }
}
