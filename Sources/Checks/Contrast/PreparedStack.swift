import Platform
import Values

/// An ink stack whose colors were looked up: each is known, or is one of a few that a search tries.
struct PreparedStack {
    /// Where the color of a paint comes from.
    enum Origin {
        case fixed(RGBA)
        /// One of the tried colors, with a part of its alpha: a tint changes with the color that it is made of.
        case tried(place: Int, alpha: Double)
    }

    private enum Layer {
        case paint(Origin)
        case ink(Origin)
        case material(MaterialRecipe)
        case unknown
        case group([Layer], GroupEffect)
    }

    /// The color below the layers: if it is fixed, it was composed over white.
    private var ground: Origin
    private var layers: ArraySlice<Layer>
    private let hasUnknown: Bool

    init(_ stack: InkStack, materials: MaterialTable, origin: (InkStack.Paint) -> Origin) {
        func prepared(_ layers: [InkStack.Layer]) -> [Layer] {
            layers.map { layer in
                switch layer {
                case .paint(let paint): .paint(origin(paint))
                case .ink(let paint): .ink(origin(paint))
                case .material(let material):
                    .material(materials.recipe(of: material, isDark: stack.appearance.isDark))
                case .unknown: .unknown
                case .group(let inner, let effect): .group(prepared(inner), effect)
                }
            }
        }
        ground = origin(stack.base)
        layers = prepared(stack.layers)[...]
        hasUnknown = stack.hasUnknown
        composeGround()
    }

    /// Composes the lowest layers once, as far as no trial changes them.
    private mutating func composeGround() {
        guard case .fixed(let base) = ground else { return }
        var color = base.composited(over: .white)
        while let first = layers.first {
            switch first {
            case .paint(.fixed(let paint)): color = paint.composited(over: color)
            case .material(let recipe): color = recipe.applied(to: color)
            case .paint, .ink, .unknown, .group:
                ground = .fixed(color)
                return
            }
            layers.removeFirst()
        }
        ground = .fixed(color)
    }

    /// The color behind the ink; unknown pixels are black.
    var background: RGBA { composed(over: .black, in: []).without }

    /// The contrast of the ink on what is behind it; where pixels are not known, the least over black, white and what
    /// is between them.
    ///
    /// - Parameter colors: The tried colors, by their places.
    func ratio(in colors: [RGBA]) -> Double {
        let dark = composed(over: .black, in: colors)
        let low = Contrast.ratio(dark.with, dark.without)
        guard hasUnknown else { return low }
        let light = composed(over: .white, in: colors)
        let high = Contrast.ratio(light.with, light.without)
        let ink = low <= high ? dark.with : light.with
        if dark.without != light.without, Contrast.isBetween(ink, [dark.without, light.without]) { return 1 }
        return min(low, high)
    }

    // MARK: Composing

    /// The colors that are seen with the ink, and without it.
    private struct Seen {
        var with: RGBA
        var without: RGBA
        /// Whether the ink was reached; before, both are the same and are composed once.
        var differs = false

        mutating func apply(_ change: (RGBA) -> RGBA) {
            with = change(with)
            without = differs ? change(without) : with
        }
    }

    private func composed(over unknown: RGBA, in colors: [RGBA]) -> Seen {
        let below =
            switch ground {
            case .fixed(let color): color
            case .tried: Self.color(of: ground, in: colors).composited(over: .white)
            }
        return Self.composed(layers, over: Seen(with: below, without: below), unknown: unknown, in: colors)
    }

    private static func composed(
        _ layers: ArraySlice<Layer>, over below: Seen, unknown: RGBA, in colors: [RGBA]
    ) -> Seen {
        var seen = below
        for layer in layers {
            switch layer {
            case .paint(let origin):
                let paint = color(of: origin, in: colors)
                seen.apply { paint.composited(over: $0) }
            case .ink(let origin):
                seen.with = color(of: origin, in: colors).composited(over: seen.with)
                seen.differs = true
            case .material(let recipe): seen.apply { recipe.applied(to: $0) }
            case .unknown: seen.apply { _ in unknown }
            case .group(let inner, let effect):
                let group = composed(
                    inner[...], over: Seen(with: .clear, without: .clear), unknown: unknown, in: colors)
                seen.without = effect.applied(to: group.without).composited(over: seen.without)
                seen.with = effect.applied(to: group.with).composited(over: seen.with)
                seen.differs = seen.differs || group.differs
            }
        }
        return seen
    }

    private static func color(of origin: Origin, in colors: [RGBA]) -> RGBA {
        switch origin {
        case .fixed(let color): return color
        case .tried(let place, let alpha):
            guard colors.indices.contains(place) else { return .clear }
            var color = colors[place]
            color.alpha *= alpha
            return color
        }
    }
}
