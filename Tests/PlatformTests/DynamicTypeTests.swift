import Platform
import Source
import Testing
import Values

@Suite struct DynamicTypeTests {
    private let type = BuiltInFacts.ios17.dynamicType

    @Test(arguments: [
        (TextStyle.body, TypeSize.large, 17.0, 22.0), (.body, .ax5, 53, 62), (.largeTitle, .large, 34, 41),
        (.largeTitle, .ax5, 60, 70), (.title2, .ax1, 34, 41), (.footnote, .xSmall, 12, 16), (.caption2, .ax5, 40, 48),
        (.subheadline, .xxxLarge, 21, 28), (.callout, .ax3, 38, 46), (.headline, .medium, 16, 21),
    ])
    func `style has Apple's size and leading`(style: TextStyle, size: TypeSize, points: Double, leading: Double) {
        #expect(type.size(of: style, at: size) == TextMetrics(pointSize: points, leading: leading))
    }

    @Test(arguments: TextStyle.allCases)
    func `a style never shrinks as the type size grows, and leaves room between its lines`(style: TextStyle) {
        let metrics = TypeSize.allCases.map { type.size(of: style, at: $0) }
        #expect(metrics.allSatisfy { $0.pointSize >= 11 && $0.leading > $0.pointSize })
        for (smaller, larger) in zip(metrics, metrics.dropFirst()) {
            #expect(smaller.pointSize <= larger.pointSize && smaller.leading <= larger.leading)
        }
    }

    @Test func `headlines are semibold, and titles bold when emphasized`() {
        #expect(type.weight(of: .headline) == .semibold)
        #expect(type.weight(of: .body) == .regular)
        #expect(type.emphasizedWeight(of: .largeTitle) == .bold)
        #expect(type.emphasizedWeight(of: .body) == .semibold)
    }

    @Test(arguments: [(17.0, -0.43), (12, 0), (34, 0.4), (12.5, -0.04), (3, 0.12), (200, 0), (0, 0)])
    func `tracking is linear between the sizes of the table`(size: Double, expected: Double) {
        #expect(abs(type.tracking(at: size).value - expected) < 1e-9)
    }

    @Test(arguments: [(17.0, 22.0), (53, 62), (57, 67), (120, 140)])
    func `leading of any size follows the styles`(size: Double, expected: Double) {
        #expect(abs(type.leading(at: size) - expected) < 1e-9)
    }

    @Test func `a label of one body line is 20_29 points high, its baseline 16_19 below the top`() {
        #expect(type.lineHeight(17) == 20.287109375)
        #expect(abs(type.ascender(17) - 16.186523) < 1e-5)
        #expect(abs(type.ascender(17) + type.descender(17) - type.lineHeight(17)) < 1e-9)
        #expect(abs(type.capHeight(100) - 70.459) < 1e-3)
    }

    @Test func `a scaled number grows as its style does`() {
        #expect(type.scaled(34, relativeTo: .body, at: .ax5) == 106)
        #expect(type.scaled(34, relativeTo: .body, at: .large) == 34)
        #expect(type.scaled(10, relativeTo: .caption2, at: .xSmall) == 10)
    }

    @Test(arguments: [
        ("    sizes: [14, 19]", "not a map"), ("    weight: fat", "not a weight"), ("    wieght: bold", "unknown key"),
    ])
    func `broken data is reported`(line: String, message: String) {
        let result = DynamicType.read(BuiltInFacts.document("styles:\n  body:\n\(line)\n"))
        #expect(result.diagnostics.contains { $0.message.contains(message) && $0.range != nil })
    }

    @Test func `a missing type size is reported by its path`() {
        let result = DynamicType.read(BuiltInFacts.document("styles: { body: { sizes: { large: [17, 22] } } }"))
        #expect(result.diagnostics.contains { $0.message == "dynamic-type.styles.body.sizes has no “ax5”" })
        #expect(!result.diagnostics.contains { $0.message.contains("“large”") })
    }
}
