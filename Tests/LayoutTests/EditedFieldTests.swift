import Layout
import Specs
import Testing
import Values

/// A field of 17-point type: its characters are 8.5 wide.
@Suite struct EditedFieldTests {
    private func parts(_ keys: String, width: Points = 200) throws -> (text: Frame, caret: Frame) {
        let laidOut = layOut(written("field: \(keys)\nfocused: true\npadding: 10"), in: proposing(width, 300))
        let parts = try #require(laidOut.roots.first).children
        return (try #require(parts.first { $0.text != nil }), try #require(parts.last))
    }

    @Test func `the caret is before a placeholder, not on its first letter`() throws {
        let (text, caret) = try parts("\nplaceholder: aaaa")
        #expect(caret.rect.maxX == text.rect.minX)
        #expect(caret.rect.minX >= 0)
    }

    @Test func `the caret is after the text`() throws {
        let (text, caret) = try parts("aaaa")
        #expect(caret.rect.minX == text.rect.maxX)
    }

    /// 60 is left: seven characters.
    @Test func `text in a field scrolls to its end`() throws {
        let (text, _) = try parts("aaaaaaaabb", width: 80)
        #expect(text.text?.lines.map(\.text) == ["aaaaabb"])
    }

    @Test func `a field that is not edited truncates its end`() throws {
        let laidOut = layOut(written("field: aaaaaaaabb\npadding: 10"), in: proposing(80, 300))
        #expect(laidOut.firstText?.lines.map(\.text) == ["aaaaaa…"])
    }

    /// 60 is left for ten characters of 8.5.
    @Test(arguments: ["field: aaaaaaaabb", "field:\nplaceholder: aaaaaaaabb", "field: aaaaaaaabb\nfocused: true"])
    func `text in a field shrinks to its minimum scale`(field: String) throws {
        for (factor, fits) in [(0.7, true), (0.9, false)] {
            let node = written("\(field)\npadding: 10\nminimumScaleFactor: \(factor)")
            let text = try #require(layOut(node, in: proposing(80, 300)).firstText)
            #expect(text.isTruncated != fits)
            #expect(abs(text.font.pointSize - (fits ? 11.9 : 15.3)) < 0.2)
        }
    }

    /// The field ends 343 below the start; a distance of 8 stays free above the end of 200.
    @Test(arguments: [(true, "0 157 100 35"), (false, "0 308 100 35")])
    func `a field that is edited scrolls into view`(isFocused: Bool, place: String) throws {
        let field = written("field: a\nfocused: \(isFocused)")
        let laidOut = layOut(scroll(.vertical, .start, box(100, 300), field, box(100, 100)), in: proposing(100, 200))
        let frame = try #require(laidOut.allFrames().map(\.frame).first { $0.node.content.kind == "field" })
        #expect(frame.rect.short == place)
    }

    /// The field is 150 of 200 high, and the line with the caret is already visible.
    @Test func `a field that takes most of the room keeps its place if its caret is visible`() throws {
        let field = written("field:\nfocused: true\npadding: 10\nminHeight: 150\nanchor: topLeading")
        let laidOut = layOut(scroll(.vertical, .start, box(100, 80), field, box(100, 100)), in: proposing(100, 200))
        let frame = try #require(laidOut.allFrames().map(\.frame).first { $0.node.content.kind == "field" })
        #expect(frame.rect.minY == 88)
    }
}
