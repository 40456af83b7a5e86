/// A color as written in a file: a space, three components that may be missing, and an alpha.
///
/// Components can be outside the ranges of the space, which ``ColorSpace/components`` defines. They are limited to
/// ±1,000,000, so that no conversion overflows.
package struct Color: Hashable, Sendable {
    package let space: ColorSpace
    /// The components in the units of the space. A missing component is 0, because `none` renders as 0 (CSS Color 4,
    /// section 4.4).
    package let components: SIMD3<Double>
    /// The opacity, 0…1; 0 if it is missing.
    package let alpha: Double
    /// The components written as `none`, and the hue if a conversion made it undefined.
    package let missing: MissingComponents

    private static let greatestComponent = 1_000_000.0

    /// Makes a color from its components; nil represents `none`.
    package init(_ space: ColorSpace, _ first: Double?, _ second: Double?, _ third: Double?, alpha: Double? = 1) {
        var missing: MissingComponents = []
        if first == nil { missing.insert(.first) }
        if second == nil { missing.insert(.second) }
        if third == nil { missing.insert(.third) }
        if alpha == nil { missing.insert(.alpha) }
        self.init(space, SIMD3(first ?? 0, second ?? 0, third ?? 0), alpha: alpha ?? 0, missing: missing)
    }

    /// Makes an sRGB color without rounding or clamping.
    package init(_ rgba: RGBA) {
        self.init(.srgb, SIMD3(rgba.red, rgba.green, rgba.blue), alpha: rgba.alpha, missing: [])
    }

    init(_ space: ColorSpace, _ components: SIMD3<Double>, alpha: Double, missing: MissingComponents) {
        self.space = space
        let finite = components.replacing(with: 0, where: components .!= components)
        self.components = finite.clamped(
            lowerBound: SIMD3(repeating: -Self.greatestComponent), upperBound: SIMD3(repeating: Self.greatestComponent))
        self.alpha = alpha
        self.missing = missing
    }

    /// The components as they are written, nil for `none`.
    package var written: [Double?] {
        [
            missing.contains(.first) ? nil : components.x,
            missing.contains(.second) ? nil : components.y,
            missing.contains(.third) ? nil : components.z,
        ]
    }

    /// The color in gamma-encoded sRGB. Components are outside 0…1 for colors outside the gamut.
    package var rgba: RGBA {
        let color = converted(to: .srgb).components
        return RGBA(red: color.x, green: color.y, blue: color.z, alpha: alpha)
    }

    /// ``rgba`` with every component clamped to 0…1, as a plain sRGB surface shows it. Hue and lightness may shift;
    /// `mapped(to: .srgb).rgba` preserves them.
    package var rgbaClamped: RGBA {
        let color = converted(to: .srgb).components.clamped(lowerBound: .zero, upperBound: .one)
        return RGBA(red: color.x, green: color.y, blue: color.z, alpha: min(max(alpha, 0), 1))
    }

    /// The components in gamma-encoded Display P3, outside 0…1 for colors outside its gamut.
    package var displayP3: (red: Double, green: Double, blue: Double) {
        let color = converted(to: .displayP3).components
        return (color.x, color.y, color.z)
    }
}

/// The parts of a color that are `none`.
package struct MissingComponents: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package static let first = MissingComponents(rawValue: 1)
    package static let second = MissingComponents(rawValue: 2)
    package static let third = MissingComponents(rawValue: 4)
    package static let alpha = MissingComponents(rawValue: 8)
}
