package import Platform
package import Tokens
package import Values

/// What is composed at one place with its ink, kept so that it can be asked what another color in it would change.
package struct InkStack: Hashable, Sendable {
    /// A color and the token that it came from.
    package struct Paint: Hashable, Sendable {
        package var color: RGBA
        package var token: TokenPath?
    }

    indirect enum Layer: Hashable, Sendable {
        case paint(Paint)
        case material(Material)
        case group([Layer], GroupEffect)
        case ink(Paint)
    }

    var layers: [Layer]
    /// The opaque ground of the mock-up.
    var base: Paint
    package var appearance: Appearance

    /// Every color that takes part.
    package var paints: [Paint] { [base] + Self.paints(in: layers) }

    /// The ink itself, that of the last one where it is several times there.
    var ink: Paint? { Self.ink(in: layers) }

    /// Whether the ink is composed with others before it lies on what is below, so that its own color is not what is seen.
    var isInkInGroup: Bool {
        let isFree = layers.contains { layer in
            if case .ink = layer { true } else { false }
        }
        return !isFree && ink != nil
    }

    private static func ink(in layers: [Layer]) -> Paint? {
        layers.reversed().lazy.compactMap { layer in
            switch layer {
            case .ink(let paint): paint
            case .group(let inner, _): ink(in: inner)
            case .paint, .material: nil
            }
        }.first
    }

    private static func paints(in layers: [Layer]) -> [Paint] {
        layers.flatMap { layer -> [Paint] in
            switch layer {
            case .paint(let paint), .ink(let paint): [paint]
            case .material: []
            case .group(let inner, _): paints(in: inner)
            }
        }
    }

    /// The contrast of the ink on what is behind it, with some colors changed.
    package func ratio(
        materials: MaterialTable, replacing: (Paint) -> RGBA
    ) -> Double {
        let ground = replacing(base).composited(over: .white)
        let with = compose(layers, over: ground, showsInk: true, materials, replacing)
        let without = compose(layers, over: ground, showsInk: false, materials, replacing)
        return Contrast.ratio(with, without)
    }

    private func compose(
        _ layers: [Layer], over below: RGBA, showsInk: Bool, _ materials: MaterialTable, _ replacing: (Paint) -> RGBA
    ) -> RGBA {
        layers.reduce(below) { below, layer in
            switch layer {
            case .paint(let paint): replacing(paint).composited(over: below)
            case .ink(let paint): showsInk ? replacing(paint).composited(over: below) : below
            case .material(let material):
                materials.recipe(of: material, isDark: appearance.isDark).applied(to: below)
            case .group(let inner, let effect):
                effect.applied(to: compose(inner, over: .clear, showsInk: showsInk, materials, replacing))
                    .composited(over: below)
            }
        }
    }
}
