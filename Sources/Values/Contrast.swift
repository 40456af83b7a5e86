/// Contrast as WCAG 2.2 measures it.
package enum Contrast {
    /// The relative luminance of an opaque color, 0…1 (WCAG 2.2, “relative luminance”, with the threshold 0.04045 that
    /// replaced 0.03928 in May 2021).
    package static func luminance(_ color: RGBA) -> Double {
        0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }

    /// The contrast ratio of two opaque colors, 1…21, unrounded.
    package static func ratio(_ first: RGBA, _ second: RGBA) -> Double {
        let firstLuminance = luminance(first)
        let secondLuminance = luminance(second)
        return (max(firstLuminance, secondLuminance) + 0.05) / (min(firstLuminance, secondLuminance) + 0.05)
    }

    /// The ratio of a foreground, which may be translucent, on an opaque background: it is composed over it first.
    package static func ratio(of foreground: RGBA, on background: RGBA) -> Double {
        ratio(foreground.composited(over: background), background)
    }

    private static func linear(_ encoded: Double) -> Double {
        TransferFunction.srgb.decode(min(max(encoded, 0), 1))
    }
}
