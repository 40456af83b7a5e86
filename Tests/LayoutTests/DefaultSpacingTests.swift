import Platform
import Specs
import Testing
import Values

@testable import Layout

/// The default spacing of stacks on iOS 17, at three pixels per point.
struct DefaultSpacingTests {
    private static func font(_ style: TextStyle) -> ResolvedFont {
        let type = TestFacts.facts.dynamicType
        let size = type.size(of: style, at: .large)
        return ResolvedFont(
            pointSize: size.pointSize, weight: .regular, isItalic: false, tracking: 0,
            ascender: type.ascender(size.pointSize), lineHeight: type.lineHeight(size.pointSize),
            capHeight: type.capHeight(size.pointSize), leading: size.leading, textStyle: style,
            baseSize: size.pointSize)
    }

    private static func gap(_ upper: TextStyle?, _ lower: TextStyle?) -> Double {
        StackGap.texts(upper: upper.map { [font($0)] }, lower: lower.map { [font($0)] }).length(at: 3).value
    }

    /// Source: swiftui-layout.md, §2 (OpenSwiftUI); headline above footnote and footnote above footnote are 2.67 apart
    /// in a dump of an iOS 17 list row.
    @Test(arguments: [
        (TextStyle.largeTitle, 0.67), (.title1, 0.67), (.title2, 2), (.title3, 1.33), (.headline, 2), (.body, 2),
        (.callout, 2), (.subheadline, 2.33), (.footnote, 2.67), (.caption1, 2), (.caption2, 0),
    ])
    func `between two texts is the leading of the lower one`(lower: TextStyle, expected: Double) {
        #expect(abs(Self.gap(.headline, lower) - expected) < 0.01)
    }

    @Test func `beside other content depends on which is above`() {
        #expect(abs(Self.gap(.body, nil) - 10.64) < 0.01)
        #expect(abs(Self.gap(nil, .body) - 6.43) < 0.01)
    }

    @Test func `is that of plain content where the text has a padding`() throws {
        func height(_ second: BoundNode) throws -> Points {
            var stack = BoundStack(axis: .vertical, spacing: 8, alignment: .center)
            stack.hasStandardSpacing = true
            return try #require(layOut(node(.stack(stack), [text("a"), second]), in: nil).roots.first).rect.height
        }
        #expect(try height(text("a").padding(Insets(top: 1, leading: 0, bottom: 0, trailing: 0))) == 12 + 7 + 13)
        // The fonts of these tests have lines 12 high and 15 apart.
        #expect(try height(text("a")) == 12 + 3 + 12)
    }
}
