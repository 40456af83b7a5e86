import Testing
import Values

/// Interpolation in CSS Color 4; expected values by its formulas, with published conversions.
@Suite struct `Mixing colors` {
    private static let red = Color(.srgb, 1, 0, 0)
    private static let blue = Color(.srgb, 0, 0, 1)

    @Test(arguments: [
        (ColorSpace.srgb, "#800080"), (.srgbLinear, "#BC00BC"), (.oklab, "#8C53A2"), (.lab, "#C10088"),
    ])
    func `the middle depends on the space`(_ space: ColorSpace, _ expected: String) {
        let middle = Color.mix(Self.red, Self.blue, share: 0.5, in: space).rgbaClamped
        #expect(middle.hex == expected)
    }

    @Test func `hues go the shorter way`() {
        let middle = Color.mix(Color(.oklch, 0.6, 0.1, 350), Color(.oklch, 0.6, 0.1, 30), share: 0.5, in: .oklch)
        #expect(abs(middle.components.z - 370) < 1e-9 || abs(middle.components.z - 10) < 1e-9)
    }

    @Test func `a color without a hue takes the other's`() {
        let mixed = Color.mix(Color(.srgb, 1, 1, 1), Color(.oklch, 0.6, 0.1, 200), share: 0.5, in: .oklch)
        #expect(abs(mixed.components.z - 200) < 1e-6)
    }

    @Test func `a transparent color does not contribute to the color`() {
        let mixed = Color.mix(Color(.srgb, 1, 0, 0, alpha: 0), Color(.srgb, 0, 0, 1), share: 0.25, in: .srgb)
        #expect(mixed.rgba == RGBA(red: 0, green: 0, blue: 1, alpha: 0.25))
    }

    @Test(arguments: ColorSpace.allCases)
    func `the ends are the colors themselves`(_ space: ColorSpace) {
        for (share, end) in [(0.0, Self.red), (1, Self.blue)] {
            let color = Color.mix(Self.red, Self.blue, share: share, in: space).rgba
            let expected = end.rgba
            #expect(abs(color.red - expected.red) < 1e-6 && abs(color.blue - expected.blue) < 1e-6)
        }
    }
}
