import Checks
import Layout
import Testing
import Values

@testable import Sheets

/// The margins of parts, which are drawn as gaps, and the safe areas of screens.
@Suite struct GapReaderTests {
    private static let box = "shape: rectangle, width: 40, height: 30"

    private func gaps(_ body: String) throws -> [Rect] {
        AnatomyReader.anatomy(of: try AnatomyTests.mockup(body)).bands.filter { $0.kind == .gap }.map(\.rect)
    }

    @Test(arguments: [
        (
            "body: { vstack: [{ \(box), margin: { horizontal: 16, top: 6 } }] }",
            [
                Rect(x: 16, y: 0, width: 40, height: 6), Rect(x: 0, y: 6, width: 16, height: 30),
                Rect(x: 56, y: 6, width: 16, height: 30),
            ]
        ),
        ("body: { vstack: [{ \(box), margin: { top: 6 } }], padding: 10 }", [Rect(x: 10, y: 10, width: 40, height: 6)]),
        // Between neighbors, a margin and the spacing are one gap, which a negative margin makes smaller.
        (
            "body: { hstack: [{ \(box) }, { \(box), margin: { leading: 6 } }], spacing: 0 }",
            [Rect(x: 40, y: 0, width: 6, height: 30)]
        ),
        (
            "body: { hstack: [{ \(box) }, { \(box), margin: { leading: 6 } }], spacing: 10 }",
            [Rect(x: 40, y: 0, width: 16, height: 30)]
        ),
        (
            "body: { hstack: [{ \(box) }, { \(box), margin: { leading: -6 } }], spacing: 10 }",
            [Rect(x: 40, y: 0, width: 4, height: 30)]
        ),
        // A margin away from the edges has no effect, and neither has one beside a spacer or under another part.
        (
            """
            body:
              zstack: [{ shape: rectangle, width: 200, height: 200 }]
              overlay: { \(box), anchor: topTrailing, margin: 8 }
            """,
            [Rect(x: 152, y: 0, width: 40, height: 8), Rect(x: 192, y: 8, width: 8, height: 30)]
        ),
        (
            """
            body: { hstack: [{ \(box) }, { spacer: 30 }, { \(box), margin: { leading: 6 } }], spacing: 0 }
            """, []
        ),
        (
            """
            body: { zstack: [{ \(box), margin: 12 }, { shape: rectangle, width: 64, height: 54 }] }
            """, []
        ),
        // An inset of a hairline is not drawn.
        ("body: { vstack: [{ divider: , margin: { leading: 16 } }, { \(box) }], width: 100, spacing: 0 }", []),
    ])
    func `a margin is a gap at the edge that it keeps away from`(body: String, rects: [Rect]) throws {
        #expect(try gaps(body) == rects)
    }

    @Test func `a margin that is written once has one number`() throws {
        let body = "body: { vstack: [{ each: [1, 2, 3], \(Self.box), margin: { leading: 12 } }], spacing: 0 }"
        #expect(try gaps(body) == [Rect(x: 0, y: 0, width: 12, height: 30)])
    }

    @Test func `the note of a safe area begins inside the display`() throws {
        let block = "{ shape: rectangle, maxWidth: infinity, maxHeight: infinity, fill: \"#888888\" }"
        let anatomy = AnatomyReader.anatomy(
            of: try AnatomyTests.mockup("body: { vstack: [\(block)] }", kind: "screen"))
        let notes = anatomy.notes.filter { $0.words.hasPrefix("safe area") }
        #expect(notes.count == 2 && notes.allSatisfy { (370..<393).contains($0.rect.maxX.value) }, "\(notes)")
    }

    @Test func `the safe areas of a screen have their heights`() throws {
        let block = "{ shape: rectangle, maxWidth: infinity, maxHeight: infinity, fill: \"#888888\" }"
        let anatomy = AnatomyReader.anatomy(
            of: try AnatomyTests.mockup("body: { vstack: [\(block), \(block)] }", kind: "screen"))
        for area in [Anatomy.Span(0, 59), Anatomy.Span(818, 852)] { #expect(anatomy.rows.contains(area)) }
        for words in ["safe area 59", "safe area 34"] { #expect(anatomy.notes.contains { $0.words == words }) }
    }
}
