import Checks
import Source
import TestProjects
import Testing

/// The labels that VoiceOver reads, and their language and words.
struct `A label` {
    @Test(arguments: [
        ("\"\"", "heart", 1), ("\" \"", "heart", 1), ("\"\u{3000}\"", "heart", 1), ("heart.fill", "heart.fill", 1),
        ("Like", "heart", 0), ("heart", "heart", 1), ("Heart", "heart", 0),
        ("magnifyingglass", "magnifyingglass", 1), ("heart.fill", "heart", 0),
    ])
    func `is not blank and not the name of its symbol`(
        label: String, symbol: String, count: Int
    ) async throws {
        let spec = "component: C\nbody: { symbol: \(symbol), width: 44, height: 44, action: like, label: \(label) }"
        let found = try await TestProject(spec: spec).check(only: ["missing-label"]).findings
        #expect(found.count == count)
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
