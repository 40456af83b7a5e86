import Layout
import Platform
import Specs
import Values

/// What really stands behind a text, composed from the layers below it.
///
/// Where the layers are flat the result is exact: nothing is rounded between them. Unknown pixels are taken as black
/// and as white, gradients at the places that are looked at.
struct Backdrop: Sendable {
    /// The two colors that are compared at one place.
    struct Pair: Hashable {
        var foreground: RGBA
        var background: RGBA
        var ratio: Double
        /// Where it is.
        var place: Point
        /// What is behind it with pixels that nobody knows once black and once white; empty where all are known.
        var extremes: [RGBA] = []

        /// That of lower contrast, with pixels that nobody knows once black and once white: between these one can be as
        /// light as the text itself.
        static func worst(_ low: Pair, _ high: Pair) -> Pair {
            var worst = low.ratio <= high.ratio ? low : high
            guard low.background != high.background else { return worst }
            worst.extremes = [low.background, high.background]
            if Contrast.isBetween(worst.foreground, worst.extremes) {
                worst.ratio = 1
                worst.background = worst.foreground
            }
            return worst
        }
    }

    private let layers: [Layer]
    private let materials: MaterialTable
    /// Whether pixels of some of them nobody knows: these are taken as black and as white.
    private let hasUnknown: Bool

    /// - Parameters:
    ///   - layers: what is painted up to the text, as ``LayerTree`` tells it.
    ///   - rects: the places that will be asked for; layers that touch none of them are left out.
    init(_ layers: [Layer], touching rects: [Rect], materials: MaterialTable) {
        let bounds = rects.bounds ?? .zero
        self.layers = layers.compactMap { $0.touching(bounds) }
        hasUnknown = self.layers.contains(where: \.hasUnknown)
        self.materials = materials
    }

    /// The pair of lowest contrast under a text's lines.
    func worst(
        color: RGBA, in rects: [Rect], over base: RGBA, appearance: Appearance
    ) -> Pair? {
        worst(color: color, at: places(in: rects), over: base, appearance: appearance)
    }

    /// The places that are looked at under a text's lines, in any appearance.
    func places(in rects: [Rect]) -> [Point] {
        rects.flatMap { BackdropPlaces(in: $0, on: layers).points }
    }

    /// The pair of lowest contrast at some places.
    func worst(color: RGBA, at points: [Point], over base: RGBA, appearance: Appearance) -> Pair? {
        var worst: Pair?
        for point in points {
            let pair =
                hasUnknown
                ? pairOverUnknown(color, at: point, over: base, in: appearance)
                : pair(color, at: point, over: base, unknown: .black, in: appearance)
            if worst.map({ pair.ratio < $0.ratio }) ?? true { worst = pair }
        }
        return worst
    }

    /// The pair of lower contrast with unknown pixels black and white.
    private func pairOverUnknown(_ color: RGBA, at point: Point, over base: RGBA, in appearance: Appearance) -> Pair {
        let low = pair(color, at: point, over: base, unknown: .black, in: appearance)
        let high = pair(color, at: point, over: base, unknown: .white, in: appearance)
        return .worst(low, high)
    }

    private func pair(
        _ color: RGBA, at point: Point, over base: RGBA, unknown: RGBA, in appearance: Appearance
    ) -> Pair {
        let composed = Composition(
            point: point, subject: color, unknown: unknown, appearance: appearance, materials: materials
        ).compose(layers, over: base)
        let background = composed.without ?? composed.with
        return Pair(
            foreground: composed.with, background: background, ratio: Contrast.ratio(composed.with, background),
            place: point)
    }

    /// What is composed at a place; nil where pixels there are known only once they are drawn.
    func stack(at point: Point, ink: InkStack.Paint, over base: InkStack.Paint, in appearance: Appearance) -> InkStack?
    {
        stack(of: layers, at: point, ink: ink, in: appearance).map {
            InkStack(layers: $0, base: base, appearance: appearance)
        }
    }

    private func stack(
        of layers: [Layer], at point: Point, ink: InkStack.Paint, in appearance: Appearance
    ) -> [InkStack.Layer]? {
        var result: [InkStack.Layer] = []
        for layer in layers {
            switch layer {
            case .subject: result.append(.ink(ink))
            case .group(let inner, let effect):
                guard let inner = stack(of: inner, at: point, ink: ink, in: appearance) else { return nil }
                if !inner.isEmpty { result.append(.group(inner, effect)) }
            case .fill(let fill) where !fill.covers(point): break
            case .fill(let fill):
                switch fill.paint {
                case .color(let color):
                    let paint = InkStack.Paint(color: color.value[appearance], token: color.token)
                    // Nothing shows below an opaque color.
                    if paint.color.alpha >= 1 { result = [] }
                    result.append(.paint(paint))
                case .material(let material): result.append(.material(material))
                case .gradient(let stops, let angle):
                    let color = GradientSample(stops: stops, angle: angle, rect: fill.rect).color(
                        at: point, in: appearance)
                    result.append(.paint(InkStack.Paint(color: color, token: nil)))
                case .unknown: result = [.unknown]
                // Its pixels are known once it is drawn.
                case .picture: return nil
                case .ink: break
                }
            }
        }
        return result
    }
}

/// The color of one place, with the text and without it.
private struct Composition {
    let point: Point
    /// The text's color.
    let subject: RGBA
    let unknown: RGBA
    let appearance: Appearance
    let materials: MaterialTable

    /// What layers make of a ground, and what they would make of it without the text; nil where that is not among them,
    /// and nothing differs.
    func compose(_ layers: [Layer], over base: RGBA) -> (with: RGBA, without: RGBA?) {
        var (with, without): (RGBA, RGBA?) = (base, nil)
        for layer in layers {
            switch layer {
            case .fill(let fill):
                guard fill.covers(point) else { continue }
                with = paint(fill, over: with)
                if let below = without { without = paint(fill, over: below) }
            case .group(let inner, let effect):
                let inner = compose(inner, over: .clear)
                if inner.without != nil || without != nil {
                    without = effect.applied(to: inner.without ?? inner.with).composited(over: without ?? with)
                }
                with = effect.applied(to: inner.with).composited(over: with)
            case .subject:
                without = without ?? with
                with = subject.composited(over: with)
            }
        }
        return (with, without)
    }

    private func paint(_ fill: Layer.Fill, over below: RGBA) -> RGBA {
        switch fill.paint {
        case .color(let color): color.value[appearance].composited(over: below)
        case .unknown, .picture: unknown
        case .ink: below
        case .material(let material):
            materials.recipe(of: material, isDark: appearance.isDark).applied(to: below)
        case .gradient(let stops, let angle):
            GradientSample(stops: stops, angle: angle, rect: fill.rect)
                .color(at: point, in: appearance).composited(over: below)
        }
    }
}
