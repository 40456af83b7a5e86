package import Source
package import Values
package import YAML

/// The size of a text style at one type size, in points; `leading` is the distance of the baselines of two lines.
package struct TextMetrics: Hashable, Sendable {
    package let pointSize: Points
    package let leading: Points

    package init(pointSize: Points, leading: Points) {
        self.pointSize = pointSize
        self.leading = leading
    }
}

/// How the system's text styles grow with the user's type size, and the measures of the system font.
package struct DynamicType: Sendable {
    struct Style: Sendable {
        var weight: FontWeight
        var emphasized: FontWeight
        var sizes: [TypeSize: TextMetrics]
    }

    package let defaultSize: TypeSize
    let styles: [TextStyle: Style]
    /// In ems.
    let fontMetrics: (ascender: Double, descender: Double, lineHeight: Double, capHeight: Double)
    /// Ascending by size.
    let trackings: [(pointSize: Double, tracking: Double)]

    /// What iOS shows for a style at a type size.
    package func size(of style: TextStyle, at size: TypeSize) -> TextMetrics {
        styles[style]?.sizes[size] ?? TextMetrics(pointSize: 17, leading: 22)
    }

    /// The weight of a style, as it is or with the bold trait.
    package func weight(of style: TextStyle, emphasized: Bool = false) -> FontWeight {
        guard let style = styles[style] else { return .regular }
        return emphasized ? style.emphasized : style.weight
    }

    /// What the system font adds after each glyph, linear between the sizes of Apple's table. Below the table it keeps
    /// the proportion of its smallest size; above it, its largest size's tracking.
    package func tracking(at pointSize: Points) -> Points {
        guard let first = trackings.first, let last = trackings.last else { return 0 }
        let size = pointSize.value
        if size <= first.pointSize { return Points(first.tracking * max(size, 0) / first.pointSize) }
        if size >= last.pointSize { return Points(last.tracking) }
        guard let upper = trackings.firstIndex(where: { $0.pointSize >= size }), upper > 0 else { return 0 }
        let (left, right) = (trackings[upper - 1], trackings[upper])
        let part = (size - left.pointSize) / (right.pointSize - left.pointSize)
        return Points(left.tracking + (right.tracking - left.tracking) * part)
    }

    /// The height of a label of one line, not rounded to pixels.
    package func lineHeight(_ pointSize: Points) -> Points { pointSize * fontMetrics.lineHeight }
    /// From the top of a line to its baseline.
    package func ascender(_ pointSize: Points) -> Points { pointSize * fontMetrics.ascender }
    /// From the baseline to the bottom of a line, positive.
    package func descender(_ pointSize: Points) -> Points { pointSize * fontMetrics.descender }
    package func capHeight(_ pointSize: Points) -> Points { pointSize * fontMetrics.capHeight }

    /// A number that grows as a style does, as `UIFontMetrics` and `@ScaledMetric` make it: by the ratio of the style's
    /// point sizes at `size` and at the default. (UIKit's own ratio is unpublished; its results are near this one.)
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
            return DynamicType(
                defaultSize: defaultSize, styles: styles, fontMetrics: fontMetrics, trackings: trackings)
        }
    }

    private static func trackings(_ node: Node) -> [(pointSize: Double, tracking: Double)]? {
        guard let rows = node.sequence else { return nil }
        let pairs = rows.compactMap { row -> (pointSize: Double, tracking: Double)? in
            guard let pair = FactReader.numbers(row), pair.count == 2, pair[0] > 0 else { return nil }
            return (pair[0], pair[1])
        }
        let isAscending = zip(pairs, pairs.dropFirst()).allSatisfy { $0.pointSize < $1.pointSize }
        return pairs.count == rows.count && isAscending ? pairs : nil
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
                sizes[size] = TextMetrics(pointSize: metrics.width, leading: metrics.height)
            }
        }
        self.sizes = sizes
    }
}
