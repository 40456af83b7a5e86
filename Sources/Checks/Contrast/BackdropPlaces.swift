import Scene
import Specs
import Values

/// The places of a line of text that are looked at, so that none of them is better than the worst.
///
/// Over flat layers that reach beyond the text one place would do; a layer that ends under the text adds one on either
/// side of its edge. A gradient is looked at densely along the axes on which it changes and at its stops: its luminance
/// need not be worst at one of them.
struct BackdropPlaces {

    let points: [Point]

    init(in rect: Rect, on layers: [Layer]) {
        let inner = rect.inset(by: min(0.5, rect.size.shorterSide / 4))
        var horizontal = [inner.minX, inner.midX, inner.maxX]
        var vertical = [inner.minY, inner.midY, inner.maxY]
        for fill in layers.fills {
            guard let shown = fill.shown.intersection(inner) else { continue }
            horizontal += Self.besides([shown.minX, shown.maxX], within: inner.minX...inner.maxX)
            vertical += Self.besides([shown.minY, shown.maxY], within: inner.minY...inner.maxY)
            if case .gradient(let stops, let angle) = fill.paint {
                let gradient = GradientSample(stops: stops, angle: angle, rect: fill.rect)
                let (x, y) = gradient.direction
                let stops = stops.map { gradient.place(of: $0.position) }
                if abs(x) > 1e-6 {
                    horizontal += Self.steps(from: shown.minX, to: shown.maxX)
                    horizontal += stops.map(\.x).filter { $0 > shown.minX && $0 < shown.maxX }
                }
                if abs(y) > 1e-6 {
                    vertical += Self.steps(from: shown.minY, to: shown.maxY)
                    vertical += stops.map(\.y).filter { $0 > shown.minY && $0 < shown.maxY }
                }
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
        (0...Thresholds.gradientSteps).map { start + (end - start) * (Double($0) / Double(Thresholds.gradientSteps)) }
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
