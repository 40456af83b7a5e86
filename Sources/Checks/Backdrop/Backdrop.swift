import Layout
import Platform
import Specs
import Values

/// What really stands behind a text, composed from the layers below it.
///
/// Where the layers are flat the result is exact: nothing is rounded between them. Unknown pixels are taken as black and
/// as white, gradients at the places that are looked at.
struct Backdrop {
    /// The two colors that are compared at one place.
    struct Pair: Hashable {
        var foreground: RGBA
        var background: RGBA
        var ratio: Double
    }

    private let layers: [Layer]
    private let materials: MaterialTable

    /// - Parameters:
    ///   - layers: what is painted up to the text, as ``LayerTree`` tells it.
    ///   - rects: the places that will be asked for; layers that touch none of them are left out.
    init(_ layers: [Layer], touching rects: [Rect], materials: MaterialTable) {
        let bounds = rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
        self.layers = layers.compactMap { $0.touching(bounds) }
        self.materials = materials
    }

    /// The pair of lowest contrast under a text's lines.
    func worst(
        color: RGBA, in rects: [Rect], over base: RGBA, appearance: Appearance
    ) -> Pair? {
        var worst: Pair?
        for point in rects.flatMap({ BackdropPlaces(in: $0, on: layers).points }) {
            let candidates = [RGBA.black, .white].map { unknown in
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
            foreground: foreground, background: background, ratio: Contrast.ratio(foreground, background))
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
            case .group(let inner, let opacity):
                let group = compose(inner, over: .clear)
                result = group.opacity(opacity).composited(over: result)
            case .subject:
                if let subject { result = subject.composited(over: result) }
            }
        }
        return result
    }

    private func paint(_ fill: Layer.Fill, over below: RGBA) -> RGBA {
        switch fill.paint {
        case .color(let color): color.value[appearance].composited(over: below)
        case .unknown: unknown
        case .material(let material):
            materials.recipe(of: material, isDark: appearance.isDark).applied(to: below)
        case .gradient(let stops, let angle):
            GradientSample(stops: stops, angle: angle, rect: fill.rect)
                .color(at: point, in: appearance).composited(over: below)
        }
    }
}
