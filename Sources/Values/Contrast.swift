/// Contrast as WCAG 2.2 measures it.
package enum Contrast {
    /// The relative luminance of an opaque color, 0…1 (WCAG 2.2, “relative luminance”, with the threshold 0.04045 that
    /// replaced 0.03928 in May 2021).
    ///
    /// A color beyond sRGB counts as it is, up to the edge of Display P3, which is all that a device shows.
    package static func luminance(_ color: RGBA) -> Double {
        let linear = SIMD3(linear(color.red), linear(color.green), linear(color.blue))
        let isInSRGB = linear.min() >= 0 && linear.max() <= 1
        return ((isInSRGB ? linear : shown(linear)) * weights).sum()
    }

    /// Linear light from an encoded component. Most colors are written in bytes, whose light is known.
    private static func linear(_ encoded: Double) -> Double {
        let byte = (encoded * 255).rounded()
        guard byte >= 0, byte <= 255, byte / 255 == encoded else { return TransferFunction.srgb.decode(encoded) }
        return lightOfBytes[Int(byte)]
    }

    private static let lightOfBytes = (0...255).map { TransferFunction.srgb.decode(Double($0) / 255) }

    private static let weights = SIMD3(0.2126, 0.7152, 0.0722)

    /// Linear sRGB, out of 0…1 where it must be, of what Display P3 can show of a color.
    private static func shown(_ linear: SIMD3<Double>) -> SIMD3<Double> {
        let finite = linear.replacing(with: 0, where: linear .!= linear)
        let wide = (ColorMatrix.linearSRGBToDisplayP3 * finite).clamped(lowerBound: .zero, upperBound: .one)
        return ColorMatrix.linearDisplayP3ToSRGB * wide
    }

    /// The contrast ratio of two opaque colors, 1…21, unrounded.
    package static func ratio(_ first: RGBA, _ second: RGBA) -> Double {
        let firstLuminance = luminance(first)
        let secondLuminance = luminance(second)
        return (max(firstLuminance, secondLuminance) + 0.05) / (min(firstLuminance, secondLuminance) + 0.05)
    }

    /// Whether a color is as light as one of some others, or lies between the darkest and the lightest of them.
    package static func isBetween(_ color: RGBA, _ others: [RGBA]) -> Bool {
        let (own, ends) = (luminance(color), others.map(luminance))
        guard let darkest = ends.min(), let lightest = ends.max() else { return false }
        return darkest <= own && own <= lightest
    }

    /// The ratio of a foreground, which may be translucent, on an opaque background: it is composed over it first.
    package static func ratio(of foreground: RGBA, on background: RGBA) -> Double {
        ratio(foreground.composited(over: background), background)
    }
}
