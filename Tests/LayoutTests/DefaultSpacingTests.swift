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
        func edge(_ style: TextStyle?) -> EdgeSpacing.Edge { style.map { .text(font($0)) } ?? .plain }
        return StackGap.standard(edge(upper), edge(lower), plain: 8).length(at: 3).value
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

    /// Source: swiftui-layout.md, “Default spacing”: the largest sum over the categories that both edges have.
    @Test func `beside a row of a text and other content is the larger one`() {
        let row = EdgeSpacing.Edge.text(Self.font(.body)).joined(with: .plain)
        func gap(_ upper: EdgeSpacing.Edge, _ lower: EdgeSpacing.Edge) -> Double {
            StackGap.standard(upper, lower, plain: 8).length(at: 3).value
        }
        let text = EdgeSpacing.Edge.text(Self.font(.body))
        #expect(abs(gap(text, row) - 10.64) < 0.01)
        #expect(abs(gap(row, text) - 6.43) < 0.01)
        #expect(gap(.plain.joined(with: .spacer), .plain) == 0)
        #expect(gap(.plain, .plain) == 8)
    }

    /// Source: swiftui-layout.md, “Default spacing”: only a frame or a padding makes edges plain.
    @Test func `is that of texts where a text hugs`() throws {
        var stack = BoundStack(axis: .vertical, spacing: 8, alignment: .center)
        stack.hasStandardSpacing = true
        let column = node(.stack(stack), [text("a").height(.hug), text("a")])
        #expect(try #require(layOut(column, in: nil).roots.first).rect.height == 12 + 3 + 12)
    }
}
