import Checks
import Source
import TestProjects
import Testing

/// The labels that VoiceOver reads, and their language and words.
struct `A label` {
    @Test(arguments: [
        ("\"\"", "heart", 1), ("\" \"", "heart", 1), ("\"\u{3000}\"", "heart", 1), ("heart.fill", "heart.fill", 1),
        ("Like", "heart", 0), ("heart", "heart", 1), ("Heart", "heart", 0),
        ("magnifyingglass", "magnifyingglass", 1), ("heart.fill", "heart", 1), ("heart fill", "heart.fill", 1),
        ("Heart fill", "heart.fill", 0), ("heart_fill", "heart.fill", 1), ("ic_close", "xmark", 1),
        ("Button", "xmark", 1), ("icon 2", "xmark", 1), ("Untitled", "xmark", 1), ("ボタン", "xmark", 1),
        ("閉じる", "xmark", 0), ("Photo", "photo", 0), ("×", "xmark", 1), ("❌", "xmark", 1), ("X", "xmark", 0),
    ])
    func `is not blank and not the name of its symbol`(
        label: String, symbol: String, count: Int
    ) async throws {
        let spec = "component: C\nbody: { symbol: \(symbol), width: 44, height: 44, action: like, label: \(label) }"
        let found = try await TestProject(spec: spec).check(only: ["missing-label"]).findings
        #expect(found.count == count)
    }

    @Test(arguments: [
        "×", "✕", "+", ">", "←", "⋯", "•", "★", "?", "☰", "…", "!?", "➕", "▶️", "＋", "・", "Button", "アイコン",
    ])
    func `of a control is not a sign or a kind of control`(_ text: String) async throws {
        let spec = "component: C\nbody: { text: \"\(text)\", action: act, minWidth: 44, minHeight: 44 }"
        let found = try await TestProject(spec: spec).check(only: ["missing-label"]).findings
        #expect(found.count == 1)
        let labelled = spec.replacing("action: act", with: "action: act, label: Close")
        #expect(try await TestProject(spec: labelled).check(only: ["missing-label"]).findings.isEmpty)
    }

    @Test(arguments: [
        "Photo", "写真", "7", "99+", "¥", "保存", "설정", "Настройки", "إرسال", "ส่ง", "送信", "A", "Close ×", "👍", "❤️",
        "12 👥", "🇯🇵", "1️⃣", "㎡", "OK", "IMG_2031", "Untitled",
    ])
    func `of a control may be any word, digit or thing`(_ text: String) async throws {
        let spec = "component: C\nbody: { text: \"\(text)\", action: act, minWidth: 44, minHeight: 44 }"
        #expect(try await TestProject(spec: spec).check(only: ["missing-label"]).findings.isEmpty)
    }

    @Test(arguments: [
        ("image", 1), ("icon", 1), ("Untitled", 1), ("IMG_2031", 1), ("photo.png", 1), ("img_0231.jpg", 1), ("Bild", 1),
        ("画像", 1), ("写真 2", 1), ("🟦", 1), ("—", 1), ("DSC-0001", 1), ("icon_menu", 1), ("東京タワーの写真", 0),
        ("Photo of a cat", 0), ("Marie", 0), ("taro_yamada", 0), ("e-mail", 0), ("check-in", 0), ("uispec.dev", 0),
    ])
    func `of a picture says what it shows`(_ label: String, _ count: Int) async throws {
        let spec = "component: C\nbody: { image: { placeholder: photo }, height: 100, label: \"\(label)\" }"
        #expect(try await TestProject(spec: spec).check(only: ["missing-label"]).findings.count == count)
    }

    @Test(arguments: [
        ("body: { slider: 0.4, value: Nearly half, label: 音量, action: set }", 1),
        ("body: { toggle: false, label: 音量, action: set }", 0), ("body: { slider: 0.4, label: 音量, action: set }", 0),
        ("gestures: [{ longPress: 0.5s, action: open, alternative: open, hint: Hold to open }]\nbody: { text: 音 }", 1),
        ("announce: Saved in the cloud\nbody: { text: 音 }", 1),
    ])
    func `is in the language of the app, like all texts for VoiceOver`(_ rest: String, _ count: Int) async throws {
        let contexts = "{ appearance: [light], typeSize: [large], device: [iphone-15], locale: [ja] }"
        let found = try await TestProject(spec: "component: C\n" + rest, contexts: contexts)
            .check(only: ["foreign-label"]).findings
        #expect(found.count == count)
    }

    @Test func `is not announced in words that the project forbids`() async throws {
        let project = TestProject(
            spec: "component: C\nannounce: Find a date\nbody: { text: Cafe }",
            manifest: "rules: { forbidden-copy: { words: [date] } }\n")
        #expect(try await project.check(only: ["forbidden-copy"]).findings.count == 1)
    }
}
