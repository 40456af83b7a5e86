import Checks
import Layout
import Specs

/// What VoiceOver says of an element, in the words of the language that it speaks.
struct SpokenText {
    var locale: String
    /// The place of a tab among the tabs, from 1, and how many there are.
    var tab: (place: Int, count: Int)?

    init(locale: String, tab: (place: Int, count: Int)? = nil) {
        self.locale = locale
        self.tab = tab
    }

    private var isJapanese: Bool { locale == "ja" || locale.hasPrefix("ja-") || locale.hasPrefix("ja_") }

    /// `選択中、カフェ、ボタン`.
    func text(of frame: Frame) -> String {
        let node = frame.node
        var parts: [String] = []
        if node.voice.traits.contains("selected") { parts.append(isJapanese ? "選択中" : "Selected") }
        parts.append(Spoken.label(of: frame) ?? "")
        if let value = value(of: node) { parts.append(value) }
        if let interaction = node.interaction {
            if interaction.isDisabled { parts.append(isJapanese ? "使用不可" : "Dimmed") }
            if let role = word(for: interaction.role) { parts.append(role) }
        }
        for trait in node.voice.traits { parts += [word(for: trait)].compactMap { $0 } }
        if let tab {
            parts.append(isJapanese ? "\(tab.count)個中\(tab.place)番目" : "\(tab.place) of \(tab.count)")
        }
        return quoted(parts)
    }

    /// What is announced of it by itself: `コピーしました`.
    func announcement(of frame: Frame) -> String { announcement(Spoken.label(of: frame) ?? "") }

    /// What VoiceOver says after a pause: `もう一度ログインします`; nil where it says nothing more.
    func hint(of frame: Frame) -> String? {
        guard let hint = frame.node.voice.hint?.value, !hint.isEmpty else { return nil }
        return quoted([hint])
    }

    /// Words that are announced.
    func announcement(_ words: String) -> String { quoted([words]) }

    /// Of a switch in the words of the language.
    private func value(of node: BoundNode) -> String? {
        guard let value = node.voice.value?.value else { return nil }
        guard isJapanese, node.interaction?.role == "toggle" else { return value }
        return ["on": "オン", "off": "オフ"][value] ?? value
    }

    private func quoted(_ parts: [String]) -> String {
        let joined = parts.filter { !$0.isEmpty }
        let unique = joined.enumerated().filter { index, part in !joined[..<index].contains(part) }.map(\.element)
        let text = withOneComma(unique.reduce("") { $0.isEmpty ? $1 : $0 + separator(after: $0) + $1 })
        // Quotes in quotes.
        return isJapanese
            ? "「" + text.replacing("「", with: "『").replacing("」", with: "』") + "」"
            : "“" + text.replacing("“", with: "‘").replacing("”", with: "’") + "”"
    }

    /// Texts that VoiceOver joins have one kind of comma, and none for what is empty.
    private func withOneComma(_ text: String) -> String {
        guard isJapanese else { return text }
        let commas = text.replacing(", ", with: "、")
        return commas.reduce(into: "") { result, character in
            let isNeeded = result.last.map { !"、。！？…「".contains($0) } ?? false
            if character != "、" || isNeeded {
                result.append(character)
            } else if let last = result.last, "！？".contains(last) {
                // As Japanese is set after a question.
                result.append("\u{3000}")
            }
        }
    }

    /// A sentence has its own end.
    private func separator(after text: String) -> String {
        let isSentence = text.last.map("。！？．.!?…".contains) ?? false
        if isJapanese { return isSentence ? "" : "、" }
        return isSentence ? " " : ", "
    }

    /// Nil for what VoiceOver does not say.
    private func word(for role: String) -> String? {
        let word = Self.words[role]
        return isJapanese ? word?.japanese : word?.english
    }

    private static let words: [String: (japanese: String, english: String)] = [
        "button": ("ボタン", "Button"), "retry": ("ボタン", "Button"), "link": ("リンク", "Link"), "tab": ("タブ", "Tab"),
        "toggle": ("スイッチボタン", "Switch Button"), "slider": ("調整可能", "Adjustable"),
        "stepper": ("調整可能", "Adjustable"), "picker": ("調整可能", "Adjustable"), "field": ("テキストフィールド", "Text Field"),
        "header": ("見出し", "Heading"), "image": ("画像", "Image"),
    ]
}
