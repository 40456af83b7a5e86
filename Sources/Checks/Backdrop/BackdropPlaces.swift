import RealModule
import Values

/// The places of a line of text that are looked at, so that none of them is better than the worst.
///
/// Over flat layers that reach beyond the text one place would do; a layer that ends under the text adds one on either
/// side of its edge. A gradient is looked at densely along the axes on which it changes: its luminance need not be worst
/// at a stop.
struct BackdropPlaces {
    /// How many places of a gradient are looked at along each axis.
    private static let gradientSteps = 64

    let points: [Point]

    init(in rect: Rect, on layers: [Layer]) {
        let inner = rect.inset(by: min(0.5, rect.size.shorterSide / 4))
        var horizontal = [inner.minX, inner.midX, inner.maxX]
        var vertical = [inner.minY, inner.midY, inner.maxY]
        for fill in layers.fills {
            guard let shown = fill.shown.intersection(inner) else { continue }
            horizontal += Self.besides([shown.minX, shown.maxX], within: inner.minX...inner.maxX)
            vertical += Self.besides([shown.minY, shown.maxY], within: inner.minY...inner.maxY)
            if case .gradient(_, let angle) = fill.paint {
                let radians = angle * .pi / 180
                if abs(Double.sin(radians)) > 1e-6 { horizontal += Self.steps(from: shown.minX, to: shown.maxX) }
                if abs(Double.cos(radians)) > 1e-6 { vertical += Self.steps(from: shown.minY, to: shown.maxY) }
            }
        }
        let columns = Set(horizontal).sorted()
        points = Set(vertical).sorted().flatMap { y in columns.map { Point(x: $0, y: y) } }
    }

    /// Places just before and just behind edges, where these do not bound the text anyway.
    private static func besides(_ edges: [Points], within range: ClosedRange<Points>) -> [Points] {
        edges.filter { $0 > range.lowerBound && $0 < range.upperBound }
            .flatMap { [$0 - 0.01, $0 + 0.01] }.filter(range.contains)
    }

    private static func steps(from start: Points, to end: Points) -> [Points] {
        (0...gradientSteps).map { start + (end - start) * (Double($0) / Double(gradientSteps)) }
    }
}

extension [Layer] {
    /// Every fill, those inside groups too.
    fileprivate var fills: [Layer.Fill] {
        flatMap { layer -> [Layer.Fill] in
            switch layer {
            case .fill(let fill): [fill]
            case .group(let inner, _): inner.fills
            case .subject: []
            }
        }
    }
}

extension Layer.Fill {
    /// The part of it that its clip lets through.
    fileprivate var shown: Rect {
        clip.map { rect.intersection($0) ?? .zero } ?? rect
    }
}
