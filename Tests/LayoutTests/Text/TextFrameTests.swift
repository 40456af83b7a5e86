import Layout
import Specs
import Testing
import Values

@Suite struct TextFrameTests {
    @Test(arguments: [
        (HorizontalAlignment.leading, LayoutDirection.leftToRight, [10.0, 10]),
        (.center, .leftToRight, [10, 12.5]),
        (.trailing, .leftToRight, [10, 15]),
        // The padding of 10 is on the right, and the shorter line ends there: 40 − 10 − 15 and − 20.
        (.leading, .rightToLeft, [0, 5]),
        (.trailing, .rightToLeft, [0, 0]),
    ])
    func `lines are aligned within the text's own width`(
        alignment: HorizontalAlignment, direction: LayoutDirection, starts: [Double]
    ) throws {
        let node = text("aaaa bbb") { $0.alignment = alignment }.padding(Insets(top: 3, leading: 10))
        let laidOut = layOut(node, in: proposing(40, nil), metrics: metrics(direction: direction))
        let lines = try #require(laidOut.firstText).lines
        #expect(lines.map(\.baseline.x.value) == starts)
        // 3 of padding and the ascender of 8; the next baseline one leading of 15 below.
        #expect(lines.map(\.baseline.y.value) == [11, 26])
        #expect(lines.map(\.width.value) == [20, 15])
    }

    @Test func `a smaller font has smaller metrics`() throws {
        let node = text("aaaa bbbb") { ($0.lineLimit, $0.minimumScaleFactor) = (1, 0.5) }
        let frame = try #require(layOut(node, in: proposing(36, nil)).firstText)
        #expect(abs(frame.font.pointSize - 8) < 1e-9)
        #expect(abs(frame.font.lineHeight - 9.6) < 1e-9)
        #expect(abs((frame.lines.first?.baseline.y.value ?? 0) - 6.4) < 1e-9)
    }

    @Test func `widths and the first line are rounded up to a pixel`() {
        // 3 × 5.55 = 16.65 is 50 pixels at 3×; 1.2 × 11.1 = 13.32 is 40; the second line adds 16.65, not rounded.
        let laidOut = layOut(text("aaa\na", size: 11.1), in: proposing(100, nil), metrics: metrics(scale: 3))
        #expect(abs(laidOut.size.width.value - 50.0 / 3) < 1e-9)
        #expect(abs(laidOut.size.height.value - (40.0 / 3 + 16.65)) < 1e-9)
    }

    /// A flexible frame measures its text with the proposal and places it with the resulting size.
    @Test(arguments: Array(stride(from: 1.0, through: 120, by: 3.5)))
    func `a text has the same lines in its own size`(width: Double) throws {
        let string = "aa bbbbb 日本語 c ddddddddd"
        let first = layOut(text(string), in: proposing(Points(width), nil))
        let again = layOut(text(string), in: ProposedSize(first.size))
        #expect(try #require(again.firstText) == #require(first.firstText))
    }
}
