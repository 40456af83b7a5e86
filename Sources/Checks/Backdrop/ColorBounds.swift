import Layout
import Platform
import Specs
import Values

/// Between which colors everything lies that may be seen in a place, whatever is drawn there.
///
/// Of most that stands on a blurred bar the color tells that it reads well on anything that scrolls below: nobody has to
/// draw that.
struct ColorBounds {
    /// The least and the greatest of each component; opaque.
    private(set) var low: RGBA
    private(set) var high: RGBA

    /// Every color that a screen shows.
    static let any = ColorBounds(low: .black, high: .white)

    private init(low: RGBA, high: RGBA) {
        (self.low, self.high) = (low, high)
    }

    init(_ color: RGBA) {
        (low, high) = (color.clamped, color.clamped)
    }

    /// What may be seen behind some ink.
    ///
    /// - Parameters:
    ///   - ink: where it is.
    ///   - reach: how far around it a material blurs what it covers.
    ///   - layers: what is painted up to the ink, in the order of drawing.
    ///   - base: the opaque ground of the mock-up.
    init(
        behind ink: Rect, reaching reach: Points, _ layers: [Layer], over base: RGBA, in appearance: Appearance,
        _ materials: MaterialTable
    ) {
        let area = ink.inset(by: -reach)
        var (behind, around) = (ColorBounds(base), ColorBounds(base))
        for layer in layers {
            guard layer.touches(area) else { continue }
            switch layer {
            case .subject: continue
            case .group:
                around = .any
                if layer.touches(ink) { behind = .any }
            case .fill(let fill):
                // A blur brings what is around the ink behind it, and makes no color beyond those that it finds.
                let isMaterial = if case .material = fill.paint { true } else { false }
                let painted = (isMaterial ? around : behind).painted(with: fill.paint, in: appearance, materials)
                if layer.touches(ink) { behind = fill.hides(ink) ? painted : behind.union(painted) }
                let repainted = around.painted(with: fill.paint, in: appearance, materials)
                around = fill.hides(area) ? repainted : around.union(repainted)
            }
        }
        self = behind
    }

    /// The contrast that an opaque color has at least, whatever is behind it.
    func leastContrast(of color: RGBA) -> Double { Contrast.ratio(color.clamped, nearest(to: color)) }

    /// Of the colors that may be seen the one that differs least from another in lightness; that itself where it may be as
    /// light.
    func nearest(to color: RGBA) -> RGBA {
        let luminance = Contrast.luminance(color.clamped)
        if luminance < Contrast.luminance(low) { return low }
        return luminance > Contrast.luminance(high) ? high : color.clamped
    }

    private func union(_ other: ColorBounds) -> ColorBounds {
        ColorBounds(low: low.least(other.low), high: high.greatest(other.high))
    }

    /// What is seen where something is painted over it.
    private func painted(
        with paint: Layer.Paint, in appearance: Appearance, _ materials: MaterialTable
    ) -> ColorBounds {
        switch paint {
        case .color(let color): return composited(below: color.value[appearance])
        case .gradient(let stops, _):
            // Between two stops what is composed lies between what both would give.
            let ends = stops.map { composited(below: $0.color.value[appearance]) }
            return ends.dropFirst().reduce(ends.first ?? self) { $0.union($1) }
        case .material(let material):
            let recipe = materials.recipe(of: material, isDark: appearance.isDark)
            // Saturating weighs the components of a color against each other, and is greatest and least at corners; all else
            // rises with each component.
            let corners = corners.map { ColorBounds(recipe.applied(to: $0)) }
            return corners.dropFirst().reduce(corners.first ?? .any) { $0.union($1) }
        case .unknown, .picture, .ink: return .any
        }
    }

    private func composited(below color: RGBA) -> ColorBounds {
        ColorBounds(
            low: color.clamped.composited(over: low).clamped, high: color.clamped.composited(over: high).clamped)
    }

    private var corners: [RGBA] {
        [low.red, high.red].flatMap { red in
            [low.green, high.green].flatMap { green in
                [low.blue, high.blue].map { RGBA(red: red, green: green, blue: $0, alpha: 1) }
            }
        }
    }
}

extension Layer.Fill {
    /// Whether it is painted on all of a place.
    fileprivate func hides(_ place: Rect) -> Bool { !isTurned && isEven(over: place) }
}

extension RGBA {
    fileprivate func least(_ other: RGBA) -> RGBA {
        RGBA(red: min(red, other.red), green: min(green, other.green), blue: min(blue, other.blue), alpha: 1)
    }

    fileprivate func greatest(_ other: RGBA) -> RGBA {
        RGBA(red: max(red, other.red), green: max(green, other.green), blue: max(blue, other.blue), alpha: 1)
    }
}
