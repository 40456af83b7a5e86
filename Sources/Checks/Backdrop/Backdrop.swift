import Layout
import Platform
import Specs
import Values

/// What really stands behind a text, composed from the layers below it.
///
/// Where the layers are flat the result is exact: nothing is rounded between them. Unknown pixels are taken as black and
/// as white, gradients at the places that are looked at.
struct Backdrop: Sendable {
    /// The two colors that are compared at one place.
    struct Pair: Hashable {
        var foreground: RGBA
        var background: RGBA
        var ratio: Double
        /// Where it is.
        var place: Point
    }

    private let layers: [Layer]
    private let materials: MaterialTable
    /// What pixels that nobody knows are taken for; one of them where there are none.
    private let unknowns: [RGBA]

    /// - Parameters:
    ///   - layers: what is painted up to the text, as ``LayerTree`` tells it.
    ///   - rects: the places that will be asked for; layers that touch none of them are left out.
    init(_ layers: [Layer], touching rects: [Rect], materials: MaterialTable) {
        let bounds = rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
        self.layers = layers.compactMap { $0.touching(bounds) }
        unknowns = self.layers.contains(where: \.hasUnknown) ? [.black, .white] : [.black]
        self.materials = materials
    }

    /// The pair of lowest contrast under a text's lines.
    func worst(
        color: RGBA, in rects: [Rect], over base: RGBA, appearance: Appearance
    ) -> Pair? {
        worst(
            color: color, at: rects.flatMap { BackdropPlaces(in: $0, on: layers).points }, over: base,
            appearance: appearance)
    }

    /// The pair of lowest contrast at some places.
    func worst(color: RGBA, at points: [Point], over base: RGBA, appearance: Appearance) -> Pair? {
        var worst: Pair?
        for point in points {
            let candidates = unknowns.map { unknown in
                pair(color, at: point, over: base, unknown: unknown, in: appearance)
            }
            guard var pair = candidates.min(by: { $0.ratio < $1.ratio }) else { continue }
            // Between black and white an unknown pixel can be as light as the text itself.
            if let low = candidates.first, let high = candidates.last, low.background != high.background {
                let luminance = Contrast.luminance(pair.foreground)
                let ends = [low, high].map { Contrast.luminance($0.background) }.sorted()
                if ends[0] <= luminance, luminance <= ends[1] {
                    pair.ratio = 1
                    pair.background = pair.foreground
                }
            }
            if worst.map({ pair.ratio < $0.ratio }) ?? true { worst = pair }
        }
        return worst
    }

    private func pair(
        _ color: RGBA, at point: Point, over base: RGBA, unknown: RGBA, in appearance: Appearance
    ) -> Pair {
        let with = Composition(
            point: point, subject: color, unknown: unknown, appearance: appearance, materials: materials)
        let without = Composition(
            point: point, subject: nil, unknown: unknown, appearance: appearance, materials: materials)
        let foreground = with.compose(layers, over: base)
        let background = without.compose(layers, over: base)
        return Pair(
            foreground: foreground, background: background, ratio: Contrast.ratio(foreground, background),
            place: point)
    }

    /// What is composed at a place; nil where pixels there are not known.
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
                case .unknown, .picture: return nil
                case .ink: break
                }
            }
        }
        return result
    }
}

/// The color of one place, with or without the text.
private struct Composition {
    let point: Point
    /// The text's color; nil leaves the text out.
    let subject: RGBA?
    let unknown: RGBA
    let appearance: Appearance
    let materials: MaterialTable

    func compose(_ layers: [Layer], over base: RGBA) -> RGBA {
        var result = base
        for layer in layers {
            switch layer {
            case .fill(let fill):
                if fill.covers(point) { result = paint(fill, over: result) }
            case .group(let inner, let effect):
                result = effect.applied(to: compose(inner, over: .clear)).composited(over: result)
            case .subject:
                if let subject { result = subject.composited(over: result) }
            }
        }
        return result
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
