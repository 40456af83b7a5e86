import Loading
import Testing

@testable import Pipeline
@testable import Sheets

/// The suggestions beside the findings of sheets.
@Suite(.enabled(if: Typesetter().hasFonts, "without fonts no sheets are drawn"))
struct FindingSuggestionTests {
    private func project(_ color: String, kind: String = "component", fill: String = "#007AFF") throws -> SheetProject {
        try SheetProject(
            """
            \(kind): Chip
            properties: { isOn: true }
            states: { on: , pressed: { set: { body.scale: 0.95 } } }
            body:
              vstack: [{ text: Cafés, color: "\(color)" }]
              padding: 20
              background: { color: "\(fill)" }
            """, contexts: "{ appearance: [light, dark], device: [iphone-15] }")
    }

    @Test(arguments: [SheetKind.contact, .redline, .typeSizes])
    func `a finding about contrast has the nearest color that passes`(kind: SheetKind) throws {
        let words = try #require(try project("#FFFFFF").page(kind)).words.joined(separator: " ")
        #expect(words.contains("Help: change the background to #0172F0"), "\(words)")
    }

    @Test func `the devices of a screen have the nearest color that passes`() throws {
        let words = try #require(try project("#FFFFFF", kind: "screen").page(.devices)).words.joined(separator: " ")
        #expect(words.contains("Help: change the background to #0172F0"), "\(words)")
    }

    @Test func `redlines show the contrast before and after the change`() throws {
        let words = try #require(try project("#FFFFFF").page(.redline)).words.joined(separator: " ")
        for sample in ["now #007AFF", "fix #0172F0"] { #expect(words.contains(sample), "\(sample) in \(words)") }
    }

    /// A sample of a color that does not pass in the drawing would be wrong.
    @Test(arguments: [
        // The text color changes, not the background.
        ("vstack: [{ text: A, color: \"#777777\" }], padding: 20, background: \"#808080\"", "now #777777"),
        // Only dark fails.
        (
            """
            vstack: [{ text: A, color: "#555555" }], padding: 20, background: "{ios.color.secondarySystemBackground}"
            """, "now #555555"
        ),
        // No single color passes.
        (
            """
            vstack: [{ text: A, color: "#7F7F7F" }], padding: 20, \
            background: { when: on, then: "#202020", else: "#F0F0F0" }
            """, nil
        ),
        // More than the color decides.
        ("vstack: [{ text: A, color: \"#AAAAAA\", opacity: 0.8 }], padding: 20, background: \"#FFFFFF\"", nil),
    ])
    func `redlines show a change only if it is one color`(body: String, sample: String?) throws {
        let words = try #require(
            try SheetProject(
                "component: C\nstates: { off: , on: }\nbody: { \(body) }",
                contexts: "{ appearance: [light, dark], device: [iphone-15] }"
            ).page(.redline)
        ).words
        #expect(words.first { $0.hasPrefix("now ") } == sample, "\(words)")
    }

    @Test func `a finding has its ratio in each appearance, and what its message says only once`() throws {
        let words = try #require(
            try project("#FFFFFF", fill: "{ios.color.systemBlue}").page(.contact)
        ).words.joined(separator: " ")
        #expect(words.contains("#FFFFFF on #007AFF · dark 3.64:1"), "\(words)")
        let same = try #require(try project("#FFFFFF").page(.contact)).words
        #expect(same.contains("#FFFFFF on #007AFF"), "\(same)")
        let small = try #require(
            try SheetProject("component: C\nbody: { vstack: [{ text: A }], action: open, width: 40, height: 30 }")
                .page(.contact)
        ).words
        #expect(small.contains { $0.contains("40 × 30 pt; 44") } && !small.contains("40 × 30 pt"), "\(small)")
    }
}
