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
        /// Pixels that nobody knows yet.
        case unknown
        case group([Layer], GroupEffect)
        case ink(Paint)

        var isInk: Bool {
            if case .ink = self { true } else { false }
        }
    }

    var layers: [Layer]
    /// The opaque ground of the mock-up.
    var base: Paint
    package var appearance: Appearance

    /// Every color that takes part.
    package var paints: [Paint] { [base] + Self.paints(in: layers) }

    /// The ink itself, that of the last one where it is several times there.
    var ink: Paint? { Self.ink(in: layers) }

    /// The color directly below the ink; nil if more than a color is there, or the ink is in a group.
    var paintBelow: Paint? {
        guard let place = layers.firstIndex(where: \.isInk) else { return nil }
        guard place > 0 else { return base }
        guard case .paint(let paint) = layers[place - 1] else { return nil }
        return paint
    }

    /// Whether the ink is seen in its own color, with nothing over it.
    var isPlain: Bool { layers.last?.isInk ?? false }

    /// Whether the ink is composed with others before it lies on what is below, so that its own color is not what is
    /// seen.
    var isInkInGroup: Bool {
        !layers.contains(where: \.isInk) && ink != nil
    }

    /// The colors that lie over the ink, lowest first; what lies over it in a group of which it is a part is left out.
    var veils: [Paint] {
        guard let place = layers.lastIndex(where: { Self.ink(in: [$0]) != nil }) else { return [] }
        return Self.paints(in: Array(layers[(place + 1)...]))
    }

    private static func ink(in layers: [Layer]) -> Paint? {
        for layer in layers.reversed() {
            switch layer {
            case .ink(let paint): return paint
            case .group(let inner, _): if let paint = ink(in: inner) { return paint }
            case .paint, .material, .unknown: break
            }
        }
        return nil
    }

    private static func paints(in layers: [Layer]) -> [Paint] {
        layers.flatMap { layer -> [Paint] in
            switch layer {
            case .paint(let paint), .ink(let paint): [paint]
            case .material, .unknown: []
            case .group(let inner, _): paints(in: inner)
            }
        }
    }

    /// Whether pixels below the ink are not known.
    package var hasUnknown: Bool { Self.hasUnknown(in: layers) }

    private static func hasUnknown(in layers: [Layer]) -> Bool {
        layers.contains { layer in
            switch layer {
            case .unknown: true
            case .group(let inner, _): hasUnknown(in: inner)
            case .paint, .ink, .material: false
            }
        }
    }

    /// What is behind the ink; unknown pixels are black.
    func background(materials: MaterialTable) -> RGBA {
        PreparedStack(self, materials: materials) { .fixed($0.color) }.background
    }

    /// The contrast of the ink on what is behind it, with some colors changed; where pixels are not known, the least
    /// over black, white and what is between them.
    package func ratio(
        materials: MaterialTable, replacing: (Paint) -> RGBA
    ) -> Double {
        PreparedStack(self, materials: materials) { .fixed(replacing($0)) }.ratio(in: [])
    }
}
