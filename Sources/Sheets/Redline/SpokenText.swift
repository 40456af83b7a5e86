import Checks
import Layout
import Specs

/// The text that VoiceOver speaks for an element, in the language of the locale.
struct SpokenText {
    var locale: String
    /// The position of a tab, from 1, and the number of tabs.
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

    /// Returns the text of an announcement: `コピーしました`.
    func announcement(of frame: Frame) -> String { announcement(Spoken.label(of: frame) ?? "") }

    /// Returns the hint that VoiceOver speaks after a pause, or nil: `もう一度ログインします`.
    func hint(of frame: Frame) -> String? {
        guard let hint = frame.node.voice.hint?.value, !hint.isEmpty else { return nil }
        return quoted([hint])
    }

    /// Returns a text as an announcement.
    func announcement(_ words: String) -> String { quoted([words]) }

    /// Returns the value of a node. That of a switch is translated.
    private func value(of node: BoundNode) -> String? {
        guard let value = node.voice.value?.value else { return nil }
        guard isJapanese, node.interaction?.role == "toggle" else { return value }
        return ["on": "オン", "off": "オフ"][value] ?? value
    }

    private func quoted(_ parts: [String]) -> String {
        let joined = parts.filter { !$0.isEmpty }
        let unique = joined.enumerated().filter { index, part in !joined[..<index].contains(part) }.map(\.element)
        let text = withOneComma(unique.reduce("") { $0.isEmpty ? $1 : $0 + separator(after: $0) + $1 })
        // Nested quotation marks.
        return isJapanese
            ? "「" + text.replacing("「", with: "『").replacing("」", with: "』") + "」"
            : "“" + text.replacing("“", with: "‘").replacing("”", with: "’") + "”"
    }

    /// Replaces commas by Japanese ones, and removes those of empty texts.
    private func withOneComma(_ text: String) -> String {
        guard isJapanese else { return text }
        let commas = text.replacing(", ", with: "、")
        return commas.reduce(into: "") { result, character in
            let isNeeded = result.last.map { !"、。！？…「".contains($0) } ?? false
            if character != "、" || isNeeded {
                result.append(character)
            } else if let last = result.last, "！？".contains(last) {
                // Japanese typesetting adds a space after a question mark.
                result.append("\u{3000}")
            }
        }
    }

    /// Returns the separator after a text, or none after a sentence.
    private func separator(after text: String) -> String {
        let isSentence = text.last.map("。！？．.!?…".contains) ?? false
        if isJapanese { return isSentence ? "" : "、" }
        return isSentence ? " " : ", "
    }

    /// Returns nil if VoiceOver does not speak the role.
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
