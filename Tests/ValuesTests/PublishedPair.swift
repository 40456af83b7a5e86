import Testing
import Values

/// A pair of colors with a published contrast.
struct PublishedPair: CustomTestStringConvertible, Sendable {
    var foreground: RGBA
    var background: RGBA
    var ratio: Double
    /// The number of published decimals.
    var digits: Int

    var testDescription: String { "\(foreground.hexWithAlpha) on \(background.hex): \(ratio)" }

    /// - Parameters:
    ///   - foreground: `0xRRGGBB`, composited over the background with the alpha.
    ///   - ratio: the published text.
    init(_ foreground: UInt32, alpha: Double = 1, on background: UInt32, _ ratio: String) {
        self.foreground = Self.color(foreground, alpha: alpha)
        self.background = Self.color(background, alpha: 1)
        self.ratio = Double(ratio) ?? .nan
        digits = ratio.split(separator: ".").dropFirst().first?.count ?? 0
    }

    /// The published value is exact to its last digit, rounded or truncated, and compared to at most a hundredth.
    var tolerance: Double {
        switch digits {
        case 0: 1
        case 1: 0.1
        default: 0.01
        }
    }

    private static func color(_ hex: UInt32, alpha: Double) -> RGBA {
        func byte(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: hex >> shift) }
        return .bytes(byte(16), byte(8), byte(0), alpha: alpha)
    }
}

extension PublishedPair {
    /// Sorted by source.
    static let all: [PublishedPair] = rules + understanding + checkers + libraries + translucent

    /// W3C, ACT Rules: afw4f7 “Text has minimum contrast” and 09o5cg “Text has enhanced contrast”, test cases.
    private static let rules = [
        PublishedPair(0x333333, on: 0xFFFFFF, "12.6"),
        .init(0x000000, on: 0x666666, "3.6"), .init(0x000000, on: 0x777777, "4.6"),
        .init(0xAAAAAA, on: 0xFFFFFF, "2.3"),
        .init(0x0000EE, on: 0xFFFFFF, "9.39"), .init(0x777777, on: 0xEEEEEE, "3.85"),
        .init(0x666666, on: 0xFFFFFF, "5.7"),
        .init(0x555555, on: 0xEEEEEE, "6.4"), .init(0x666666, on: 0x00FFFF, "4.6"),
        .init(0x000000, alpha: 0.3, on: 0xFFFFFF, "2.1"), .init(0x000000, alpha: 0.6, on: 0xFFFFFF, "5.7"),
        .init(0x5A5A5A, alpha: 0.8, on: 0xFFFFFF, "4.2"), .init(0x5A5A5A, alpha: 0.8, on: 0x000000, "2.3"),
        .init(0x5A5A5A, alpha: 0.9, on: 0xFFFFFF, "5.4"), .init(0x5A5A5A, alpha: 0.9, on: 0x000000, "2.6"),
    ]

    /// W3C, Understanding SC 1.4.11 Non-text Contrast, figures.
    private static let understanding = [
        PublishedPair(0x949494, on: 0xFFFFFF, "3"), .init(0xE5E5E5, on: 0x6221EA, "5.6"),
        .init(0xFFF000, on: 0xFFFFFF, "1.2"),
    ]

    /// WebAIM’s and TPGi’s contrast checkers and pages that quote them: well-known values, truncated or rounded.
    private static let checkers = [
        PublishedPair(0x000000, on: 0xFFFFFF, "21"), .init(0x767676, on: 0xFFFFFF, "4.54"),
        .init(0x777777, on: 0xFFFFFF, "4.48"), .init(0x0000FF, on: 0xFFFFFF, "8.59"),
        .init(0xFF0000, on: 0xFFFFFF, "4.00"),
        .init(0x595959, on: 0xFFFFFF, "7.00"), .init(0x04FA00, on: 0xFF0036, "2.76"),
        .init(0x999999, on: 0xFFFFFF, "2.85"),
        .init(0x1E293B, on: 0xFFFFFF, "14.63"), .init(0x808080, on: 0xFFFFFF, "3.949"),
    ]

    /// Tests of color.js (color-js/color.js), chroma.js (gka/chroma.js), wcag-contrast-ratio (gsnedders), Chrome
    /// DevTools (ColorUtils), get-contrast-ratio (misund), wcag_color_contrast (Ruby), gs-tools, colorizr, and
    /// omni-color (rteammco).
    private static let libraries = [
        PublishedPair(0xFFFFEE, on: 0xFFFFFF, "1.01007"), .init(0xAFBAAE, on: 0xFFFFFF, "2.008125"),
        .init(0x8B9986, on: 0xFFFFFF, "3.000644"), .init(0x776655, on: 0xFFFFFF, "5.502984"),
        .init(0x000000, on: 0xFF0000, "5.25"), .init(0x000000, on: 0x222222, "1.32"),
        .init(0x00C600, on: 0x0000C6, "5.000229313902297"), .init(0xFF0000, on: 0x0000FF, "2.148936170212766"),
        .init(0xD8D8D8, on: 0xFFFFFF, "1.425"), .init(0xEEEEEE, on: 0xAAABBB, "1.956"),
        .init(0x123456, on: 0x789ABC, "4.3"), .init(0xDD00FF, on: 0xFF0000, "1.0506"),
        .init(0xFFFFFF, on: 0x777777, "4.4776"), .init(0x990000, on: 0x000000, "2.35"),
        .init(0x990000, on: 0xFFFFFF, "8.92"), .init(0x990000, on: 0x777777, "1.99"),
        .init(0xFF0000, on: 0x777777, "1.12"),
        .init(0xFF9999, on: 0x000000, "10.27"), .init(0xFF9999, on: 0xFFFFFF, "2.05"),
        .init(0xFF9999, on: 0x777777, "2.19"),
        .init(0x994C00, on: 0x000000, "3.39"), .init(0x994C00, on: 0xFFFFFF, "6.20"),
        .init(0x994C00, on: 0x777777, "1.38"),
        .init(0xFF7F00, on: 0x000000, "8.29"), .init(0xFF7F00, on: 0xFFFFFF, "2.53"),
        .init(0xFFB266, on: 0x000000, "11.81"),
        .init(0xFFB266, on: 0xFFFFFF, "1.78"), .init(0xFFB266, on: 0x777777, "2.52"),
        .init(0x999900, on: 0x000000, "6.91"),
        .init(0x999900, on: 0xFFFFFF, "3.04"),
    ]

    /// Tests of omni-color (rteammco): half-transparent text, composed over its background.
    private static let translucent = [
        PublishedPair(0x990000, alpha: 0.5, on: 0x000000, "1.31"), .init(0x990000, alpha: 0.5, on: 0xFFFFFF, "3.03"),
        .init(0x990000, alpha: 0.5, on: 0x777777, "1.71"), .init(0xFF0000, alpha: 0.5, on: 0x000000, "1.91"),
        .init(0xFF0000, alpha: 0.5, on: 0xFFFFFF, "2.44"), .init(0xFF0000, alpha: 0.5, on: 0x777777, "1.23"),
        .init(0xFF9999, alpha: 0.5, on: 0x000000, "3.06"), .init(0xFF9999, alpha: 0.5, on: 0xFFFFFF, "1.42"),
        .init(0xFF9999, alpha: 0.5, on: 0x777777, "1.49"), .init(0x994C00, alpha: 0.5, on: 0x000000, "1.59"),
        .init(0x994C00, alpha: 0.5, on: 0xFFFFFF, "2.26"), .init(0x994C00, alpha: 0.5, on: 0x777777, "1.22"),
        .init(0xFF7F00, alpha: 0.5, on: 0x000000, "2.63"), .init(0xFF7F00, alpha: 0.5, on: 0xFFFFFF, "1.61"),
        .init(0xFFB266, alpha: 0.5, on: 0x000000, "3.39"), .init(0xFFB266, alpha: 0.5, on: 0x777777, "1.62"),
        .init(0x999900, alpha: 0.5, on: 0x000000, "2.36"), .init(0x990000, alpha: 0, on: 0x777777, "1.00"),
        .init(0xFF7F00, alpha: 0, on: 0xFFFFFF, "1.00"),
    ]
}
