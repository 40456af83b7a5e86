/// Contrast as defined by WCAG 2.2.
package enum Contrast {
    /// The relative luminance of an opaque color, 0…1 (WCAG 2.2, “relative luminance”, with the threshold 0.04045 that
    /// replaced 0.03928 in May 2021).
    ///
    /// Colors outside sRGB are limited to Display P3, the gamut of the devices.
    package static func luminance(_ color: RGBA) -> Double {
        let linear = SIMD3(linear(color.red), linear(color.green), linear(color.blue))
        let isInSRGB = linear.min() >= 0 && linear.max() <= 1
        return ((isInSRGB ? linear : shown(linear)) * weights).sum()
    }

    /// Converts an encoded component to linear light. Most colors have 8-bit components, whose light is precomputed.
    private static func linear(_ encoded: Double) -> Double {
        let byte = (encoded * 255).rounded()
        guard byte >= 0, byte <= 255, byte / 255 == encoded else { return TransferFunction.srgb.decode(encoded) }
        return lightOfBytes[Int(byte)]
    }

    private static let lightOfBytes = (0...255).map { TransferFunction.srgb.decode(Double($0) / 255) }

    private static let weights = SIMD3(0.2126, 0.7152, 0.0722)

    /// Limits linear sRGB to the gamut of Display P3. The result may be outside 0…1.
    private static func shown(_ linear: SIMD3<Double>) -> SIMD3<Double> {
        let finite = linear.replacing(with: 0, where: linear .!= linear)
        let wide = (ColorMatrix.linearSRGBToDisplayP3 * finite).clamped(lowerBound: .zero, upperBound: .one)
        return ColorMatrix.linearDisplayP3ToSRGB * wide
    }

    /// The unrounded contrast ratio of opaque colors, 1…21.
    package static func ratio(_ first: RGBA, _ second: RGBA) -> Double {
        let firstLuminance = luminance(first)
        let secondLuminance = luminance(second)
        return (max(firstLuminance, secondLuminance) + 0.05) / (min(firstLuminance, secondLuminance) + 0.05)
    }

    /// Whether the luminance of a color is within the range of the luminances of other colors.
    package static func isBetween(_ color: RGBA, _ others: [RGBA]) -> Bool {
        let (own, ends) = (luminance(color), others.map(luminance))
        guard let darkest = ends.min(), let lightest = ends.max() else { return false }
        return darkest <= own && own <= lightest
    }

    /// The ratio of a foreground on an opaque background. A translucent foreground is composited first.
    package static func ratio(of foreground: RGBA, on background: RGBA) -> Double {
        ratio(foreground.composited(over: background), background)
    }
}
