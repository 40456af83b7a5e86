package import Source
package import Values
package import YAML

/// The size of a text style at one type size, in points. `leading` is the distance between the baselines of two lines.
package struct TextMetrics: Hashable, Sendable {
    package let pointSize: Double
    package let leading: Double

    package init(pointSize: Double, leading: Double) {
        self.pointSize = pointSize
        self.leading = leading
    }
}

/// The sizes of the system's text styles at each type size, and the metrics of the system font.
package struct DynamicType: Sendable {
    struct Style: Sendable {
        var weight: FontWeight
        var emphasized: FontWeight
        var sizes: [TypeSize: TextMetrics]
    }

    package let defaultSize: TypeSize
    let styles: [TextStyle: Style]
    /// The metrics in ems.
    let fontMetrics: (ascender: Double, descender: Double, lineHeight: Double, capHeight: Double)
    /// The space added after each glyph of the system font, ascending by size.
    let trackings: [Interpolation.Entry]
    /// The leadings of all styles, ascending by size. Where two styles differ, the smaller one is used.
    let leadings: [Interpolation.Entry]
    /// The scripts whose lines are higher.
    let tallScripts: [TallScript]

    init(
        defaultSize: TypeSize, styles: [TextStyle: Style],
        fontMetrics: (ascender: Double, descender: Double, lineHeight: Double, capHeight: Double),
        trackings: [Interpolation.Entry], tallScripts: [TallScript]
    ) {
        self.defaultSize = defaultSize
        self.styles = styles
        self.fontMetrics = fontMetrics
        self.trackings = trackings
        self.tallScripts = tallScripts
        let all = styles.values.flatMap { $0.sizes.values.map { ($0.pointSize, $0.leading) } }
        leadings = Dictionary(all, uniquingKeysWith: min).sorted { $0.key < $1.key }
            .map { Interpolation.Entry(at: $0.key, value: $0.value) }
    }

    /// The metrics of a style at a type size.
    package func size(of style: TextStyle, at size: TypeSize) -> TextMetrics {
        styles[style]?.sizes[size] ?? TextMetrics(pointSize: 17, leading: 22)
    }

    /// The weight of a style without traits.
    package func weight(of style: TextStyle) -> FontWeight {
        styles[style]?.weight ?? .regular
    }

    /// The weight of a style with the bold trait.
    package func emphasizedWeight(of style: TextStyle) -> FontWeight {
        styles[style]?.emphasized ?? .semibold
    }

    /// The space that the system font adds after each glyph, linear between the sizes of Apple's table. Outside the
    /// table, the nearest tracking is scaled in proportion.
    package func tracking(at pointSize: Double) -> Points {
        Points(Interpolation.value(at: pointSize, in: trackings))
    }

    /// The distance between the baselines of two lines of the system font at a size without a style: linear between the
    /// sizes of the styles, scaled in proportion outside them.
    package func leading(at pointSize: Double) -> Double {
        Interpolation.value(at: pointSize, in: leadings)
    }

    /// The height of a label with one line, not rounded to pixels.
    package func lineHeight(_ pointSize: Double) -> Double { pointSize * fontMetrics.lineHeight }
    /// The distance from the top of a line to its baseline.
    package func ascender(_ pointSize: Double) -> Double { pointSize * fontMetrics.ascender }
    /// The distance from the baseline to the bottom of a line, positive.
    package func descender(_ pointSize: Double) -> Double { pointSize * fontMetrics.descender }
    package func capHeight(_ pointSize: Double) -> Double { pointSize * fontMetrics.capHeight }

    /// A number that scales with a style, as with `UIFontMetrics` and `@ScaledMetric`: by the ratio of the style's
    /// point sizes at `size` and at the default. (UIKit's own ratio is unpublished; its results are close to this one.)
    package func scaled(_ value: Double, relativeTo style: TextStyle, at size: TypeSize) -> Double {
        let base = self.size(of: style, at: defaultSize).pointSize
        guard base > 0 else { return value }
        return value * (self.size(of: style, at: size).pointSize / base)
    }
}

extension DynamicType {
    /// Reads `dynamic-type.yaml`.
    package static func read(_ document: Node) -> (value: DynamicType, diagnostics: [Diagnostic]) {
        FactReader.read(document, path: "dynamic-type") { facts in
            let defaultSize = facts.value("defaultSize", "a type size", fallback: .large) {
                $0.string.flatMap(TypeSize.init(name:))
            }
            let fontMetrics = facts.map("fontMetrics") {
                ($0.number("ascender"), $0.number("descender"), $0.number("lineHeight"), $0.number("capHeight"))
            }
            var styles: [TextStyle: Style] = [:]
            facts.map("styles") { facts in
                for style in TextStyle.allCases {
                    styles[style] = facts.map(style.rawValue) { Style(&$0) }
                }
            }
            let trackings = facts.value("tracking", "a list of [point size, tracking], ascending", fallback: []) {
                Self.trackings($0)
            }
            let tallScripts = facts.value(
                "tallScripts", "a list of [first character, last character, factor], ascending", fallback: [],
                TallScript.list)
            return DynamicType(
                defaultSize: defaultSize, styles: styles, fontMetrics: fontMetrics, trackings: trackings,
                tallScripts: tallScripts)
        }
    }

    private static func trackings(_ node: Node) -> [Interpolation.Entry]? {
        guard let rows = node.sequence else { return nil }
        let entries = rows.compactMap { row -> Interpolation.Entry? in
            guard let pair = FactReader.numbers(row), pair.count == 2, pair[0] > 0 else { return nil }
            return Interpolation.Entry(at: pair[0], value: pair[1])
        }
        let isAscending = zip(entries, entries.dropFirst()).allSatisfy { $0.at < $1.at }
        return entries.count == rows.count && isAscending ? entries : nil
    }
}

extension DynamicType.Style {
    fileprivate init(_ facts: inout FactReader) {
        weight = facts.weight("weight")
        emphasized = facts.weight("emphasized")
        var sizes: [TypeSize: TextMetrics] = [:]
        facts.map("sizes") { facts in
            for size in TypeSize.allCases {
                let metrics = facts.size(size.rawValue)
                sizes[size] = TextMetrics(pointSize: metrics.width.value, leading: metrics.height.value)
            }
        }
        self.sizes = sizes
    }
}
