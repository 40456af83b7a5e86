import Layout
import Project
import Source
import Specs

/// Reports VoiceOver texts that are not in the language of the app.
package struct ForeignLabel: Rule {
    package static let facts = RuleFacts(
        "foreign-label", group: .voice, severity: .warning,
        summary: "a VoiceOver label, value, hint or action name that is not in the language of the app",
        rationale: """
            Labels and hints are heard but not seen. English drafts remain unnoticed, and a Japanese voice spells them \
            out letter by letter.
            """,
        fixing: """
            Write the text in the language of the app. List names that stay as they are, such as product names, under \
            `allow:` in the rule's settings.
            """,
        limits: """
            Only languages that are not written in Latin letters are checked, because a label without any of their \
            letters is certainly in another language. Text on the screen is not checked, and neither are words of up \
            to two letters, abbreviations such as PDF, names with a capital inside such as AirDrop, and labels that \
            begin with an allowed name.
            """,
        references: "WCAG 2.2 SC 3.1.1, 3.1.2; Tokyo Friends: UI definition 5.3",
        settings: [
            .init(
                "allow", "words that are accepted in every language, such as product names",
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
                """, note: "product names, digits and emoji are accepted in every language", manifest: japanese),
            RuleExample(
                """
                component: Export
                body:
                  vstack:
                    - { symbol: doc, width: 44, height: 44, action: export_pdf, label: PDF }
                    - { symbol: airplayaudio, width: 44, height: 44, action: send, label: AirDrop }
                    - { symbol: music.note, width: 44, height: 44, action: listen, label: YouTube Music }
                    - { symbol: faceid, width: 44, height: 44, action: unlock, label: Face ID }
                """, note: "abbreviations and names are the same in every language", manifest: japanese),
            RuleExample(
                """
                component: LikeButton
                body:
                  symbol: heart
                  width: 44
                  height: 44
                  action: like
                  label: J’aime
                """, note: "languages written in Latin letters are not distinguished"),
        ])

    private static let japanese =
        "contexts: { appearance: [light], typeSize: [large], device: [iphone-15], locale: [ja] }"

    private static let standardAllowed = [
        "Instagram", "LINE", "Facebook", "TikTok", "YouTube", "Apple", "Google", "iPhone", "iPad", "Wi-Fi", "Bluetooth",
        "App Store", "Face ID", "Touch ID", "Safari", "Siri", "Spotify",
    ]

    /// The words of the names that are one word, in lower case.
    private let allowed: Set<String>
    /// The other names, in lower case.
    private let phrases: [String]

    package init(_ settings: inout RuleSettings) {
        let names = settings.texts("allow", default: Self.standardAllowed)
        allowed = Set(names.filter { !$0.contains(" ") }.flatMap(Self.words))
        phrases = names.filter { $0.contains(" ") }.map { $0.lowercased() }
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

    /// Returns the texts written for VoiceOver on a node, each with its kind.
    ///
    /// The value of a field is user input, and an unwritten value is a text of iOS, so both are left out.
    private static func words(of node: BoundNode) -> [(kind: String, text: Bound<String>)] {
        let voice = node.voice
        var value = voice.value
        if case .control(let control) = node.content, control.kind == .field || value?.range.start == node.range.start {
            value = nil
        }
        let texts = [("label", voice.label), ("value", value), ("hint", voice.hint)].compactMap { kind, text in
            text.map { (kind: kind, text: $0) }
        }
        return texts + voice.actions.map { ("action", $0) }
    }

    /// Whether a text has words but no letter of the writing system.
    private func isForeign(_ text: String, to system: WritingSystem) -> Bool {
        if system.writes(text) { return false }
        let written = text.split { !($0.isLetter || $0.isNumber || $0 == "-") }.map(String.init)
        // A name may go on: “YouTube Music” begins with an allowed word.
        if let first = written.first, allowed.contains(first.lowercased()) { return false }
        let lowercased = text.lowercased()
        if phrases.contains(where: lowercased.hasPrefix) { return false }
        return written.contains { name in
            let word = name.lowercased()
            // Abbreviations such as PDF, and names such as iCloud or FaceTime, are the same in every language.
            if name.dropFirst().contains(where: \.isUppercase) { return false }
            // Units and initials such as “km” or “A” are read in every language.
            return word.count(where: \.isLetter) > 2 && !allowed.contains(word)
        }
    }

    private static func words(_ text: String) -> [String] {
        text.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "-") }.map(String.init)
    }

    // MARK: Messages

    private static func message(_ kind: String, _ text: String, _ system: WritingSystem) -> String {
        "the \(kind) “\(text)” has no \(system.letters), but the language of the app is \(system.language)"
    }

    private static func help(_ kind: String, _ system: WritingSystem) -> String {
        "write the \(kind) in \(system.language), or list it under allow: in the rule's settings if it is a name"
    }
}
