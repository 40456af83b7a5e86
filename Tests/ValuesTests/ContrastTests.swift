import Testing
import Values

@Suite struct ContrastTests {
    /// Ratios computed independently from the WCAG formula.
    @Test(arguments: [
        (RGBA.bytes(255, 255, 255), RGBA.bytes(0, 122, 255), "4.01"),
        (RGBA.bytes(255, 255, 255), RGBA.bytes(10, 132, 255), "3.64"),
        (RGBA.bytes(60, 60, 67, alpha: 0.6), RGBA.bytes(255, 255, 255), "3.43"),
        (RGBA.bytes(0, 0, 0), RGBA.bytes(255, 255, 255), "21.00"),
    ])
    func `ratio is floored to two decimals`(foreground: RGBA, background: RGBA, expected: String) {
        #expect(DecimalText.floored(Contrast.ratio(of: foreground, on: background), places: 2) == expected)
    }

    @Test(arguments: PublishedPair.all)
    func `a published ratio is measured as it was published`(pair: PublishedPair) {
        let ratio = Contrast.ratio(of: pair.foreground, on: pair.background)
        #expect(abs(ratio - pair.ratio) < pair.tolerance, "\(ratio)")
    }

    @Test func `a color in bytes is as light as its neighbor that is not`() {
        for byte in UInt8.min..<UInt8.max {
            let color = RGBA.bytes(byte, byte, byte)
            let component = color.red + 1e-12
            let neighbor = RGBA(red: component, green: component, blue: component)
            #expect(abs(Contrast.luminance(color) - Contrast.luminance(neighbor)) < 1e-11)
        }
    }

    /// Luminance in Display P3: 0.2290 R + 0.6917 G + 0.0793 B, from its own matrix to XYZ.
    @Test(arguments: [
        (Color(.displayP3, 1, 0, 0), 0.228975, 3.764), (Color(.displayP3, 0, 1, 0), 0.691739, 1.416),
        (Color(.displayP3, 0, 0, 1), 0.079287, 8.122), (Color(.displayP3, 1, 1, 0), 0.920713, 1.082),
        (Color(.displayP3, 0.5, 0, 0), 0.049010, 10.605),
    ])
    func `a color outside sRGB has its luminance in Display P3`(
        color: Color, luminance: Double, onWhite: Double
    ) {
        #expect(abs(Contrast.luminance(color.rgba) - luminance) < 0.000_2)
        #expect(abs(Contrast.ratio(color.rgba, .white) - onWhite) < 0.01)
    }

    @Test func `the same color is as light in either space`() {
        // color.js has 3.000644 for both.
        let wide = Color(.displayP3, 0.555354, 0.5982801, 0.5316741).rgba
        #expect(abs(Contrast.ratio(wide, .white) - 3.000644) < 0.0005)
    }

    @Test func `a color outside Display P3 is limited to its edge`() {
        let green = Color(.displayP3, 0, 1, 0).rgba
        let beyond = Color(.displayP3, -0.4, 1.3, -0.4).rgba
        #expect(abs(Contrast.luminance(beyond) - Contrast.luminance(green)) < 1e-9)
        #expect(Contrast.luminance(RGBA(red: .nan, green: .infinity, blue: 0)).isFinite)
    }

    @Test func `a candidate for a color outside sRGB reaches the required ratio as measured`() throws {
        let color = Color(.displayP3, 1, 0.2, 0.2).rgba
        let candidates = try #require(NearestContrast.candidates(for: color, against: [.white], required: 4.5))
        #expect(Contrast.ratio(candidates.best.color, .white) >= 4.5)
        // On a background outside sRGB too.
        let ground = Color(.displayP3, 0, 1, 0).rgba
        let other = try #require(NearestContrast.candidates(for: .white, against: [ground], required: 4.5))
        #expect(Contrast.ratio(other.best.color, ground) >= 4.5)
    }
}
