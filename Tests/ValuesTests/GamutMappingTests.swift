import Testing
import Values

@Suite struct GamutMappingTests {
    /// Computed from the text of CSS Color 4, section 13.2, and confirmed with ColorAide's chroma reduction.
    @Test(arguments: [
        ("color(display-p3 1 0 0)", ColorSpace.srgb, SIMD3(1, 0.04457, 0.04593)),
        ("color(display-p3 0 1 0)", .srgb, SIMD3(0, 0.98576, 0.15974)),
        ("color(display-p3 0 0 1)", .srgb, SIMD3(0, 0, 1)),
        ("color(display-p3 1 1 0)", .srgb, SIMD3(0.99623, 0.99901, 0)),
        ("oklch(0.7 0.4 150)", .srgb, SIMD3(0, 0.76068, 0.28082)),
        ("oklch(0.4 0.37 265)", .srgb, SIMD3(0.05685, 0, 0.88999)),
        ("lab(50 -160 160)", .srgb, SIMD3(0, 0.52631, 0.06479)),
        ("oklch(0.9 0.3 30)", .displayP3, SIMD3(1, 0.79518, 0.74114)),
        ("color(rec2020 0 1 0)", .displayP3, SIMD3(0, 0.97407, 0.37445)),
        ("color(srgb 1.2 1.2 1.3)", .srgb, SIMD3(1, 1, 1)),
        ("color(srgb -0.2 -0.2 -0.3)", .srgb, SIMD3(0, 0, 0)),
    ])
    func `a color outside the gamut is mapped as in CSS`(
        css: String, space: ColorSpace, expected: SIMD3<Double>
    ) throws {
        let mapped = try Color(css: css).mapped(to: space)
        #expect(distance(mapped.components, expected) < 0.000_5, "\(mapped.components)")
    }

    @Test(arguments: [ColorSpace.srgb, .displayP3, .hsl, .hwb, .srgbLinear, .a98RGB])
    func `a mapped color is in the gamut`(space: ColorSpace) {
        for color in sampleColors(of: .rec2020, count: 200) {
            let mapped = color.mapped(to: space)
            #expect(mapped.space == space)
            #expect(mapped.isInGamut(of: space), "\(color)")
        }
    }

    @Test func `a color inside the gamut does not change`() {
        for color in sampleColors(of: .srgb, count: 100) {
            #expect(color.mapped(to: .srgb) == color)
            #expect(distance(color.mapped(to: .displayP3).rgba.components, color.components) < 0.000_1)
        }
    }

    @Test func `mapping keeps lightness and hue to what is just noticeable`() {
        for color in sampleColors(of: .rec2020, count: 200) where !color.isInGamut(of: .srgb) {
            let origin = color.converted(to: .oklch).components
            let mapped = color.mapped(to: .srgb).converted(to: .oklch).components
            guard (0..<1).contains(origin.x) else { continue }
            #expect(abs(mapped.x - origin.x) < 0.021, "\(color)")
            #expect(mapped.y <= origin.y + 0.021)
        }
    }

    @Test func `every color is in a space without limits`() {
        #expect(Color(.proPhotoRGB, 0, 1, 0).isInGamut(of: .oklch))
        #expect(!Color(.proPhotoRGB, 0, 1, 0).isInGamut(of: .rec2020))
        #expect(Color(.displayP3, 1, 0, 0).isInGamut(of: .displayP3))
        #expect(!Color(.displayP3, 1, 0, 0).isInGamut(of: .hsl))
    }

    @Test func `alpha survives`() {
        #expect(Color(.displayP3, 1, 0, 0, alpha: 0.4).mapped(to: .srgb).alpha == 0.4)
        #expect(Color(.displayP3, 1, 0, 0, alpha: nil).mapped(to: .srgb).missing == .alpha)
    }
}
