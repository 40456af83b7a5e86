import Layout
import Specs
import Testing
import Values

@Suite struct ChipTests {
    /// At 16 pt, a line is 1.193359375 × 16 = 19.09 pt high, rounded up to 19.33 at 3×. With padding it is 31.33; the
    /// minimum is 32. The width is three characters of 16 and padding of 12 on both sides.
    @Test func `a chip is 72 by 32`() throws {
        let callout = ResolvedFont(
            pointSize: 16, weight: .regular, isItalic: false, tracking: 0, ascender: 0.9521484 * 16,
            lineHeight: 1.193359375 * 16, capHeight: 11.27, leading: 21, textStyle: .callout, baseSize: 16)
        let chip = text("カフェ") { $0.font = bound(callout) }
            .padding(Insets(top: 6, leading: 12, bottom: 6, trailing: 12)).minHeight(32)
        let laidOut = layOut(chip, in: nil, metrics: metrics(scale: 3))
        let frame = try #require(laidOut.roots.first)
        #expect(laidOut.size == Size(width: 72, height: 32))
        #expect(frame.rect.short == "0 0 72 32")
        #expect(frame.content.short == "12 6 48 20")
        // (32 − 31.33) / 2 + 6 + 15.23
        let line = try #require(frame.text?.lines.first)
        #expect(line.baseline.x == 12)
        #expect(line.baseline.y.description == "21.57")
    }
}
