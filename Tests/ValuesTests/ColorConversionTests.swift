import Testing
import Values

@Suite struct ColorConversionTests {
    struct Reference: Sendable {
        var color: Color
        /// In every space, computed by an independent implementation (ColorAide 8.13) in at least six digits.
        var components: [ColorSpace: SIMD3<Double>]
    }

    static let references = [
        Reference(
            color: .init(.srgb, 0, 128.0 / 255, 0),
            components: [
                .srgb: [0, 0.5019608, 0], .srgbLinear: [0, 0.2158605, 0], .hsl: [120, 100, 25.09804],
                .hwb: [120, 0, 49.80392], .lab: [46.2777078, -47.5523951, 48.5862848],
                .lch: [46.2777078, 67.9842434, 134.3838564], .oklab: [0.5197518, -0.1403023, 0.1076759],
                .oklch: [0.5197518, 0.1768582, 142.495345], .displayP3: [0.2160375, 0.4941816, 0.1315131],
                .a98RGB: [0.2813656, 0.4980167, 0.116747], .proPhotoRGB: [0.2305238, 0.3957806, 0.1299504],
                .rec2020: [0.3323222, 0.5097924, 0.1917788], .xyzD65: [0.0771883, 0.1543767, 0.0257294],
                .xyzD50: [0.083139, 0.1547476, 0.020956],
            ]),
        Reference(
            color: .init(.srgb, 10.0 / 255, 132.0 / 255, 1),
            components: [
                .srgb: [0.0392157, 0.5176471, 1], .srgbLinear: [0.0030353, 0.23074, 1],
                .hsl: [210.122449, 100, 51.96078], .hwb: [210.122449, 3.92157, 0],
                .lab: [54.7317947, 6.6665308, -70.6205073], .lch: [54.7317947, 70.9344676, 275.3927043],
                .oklab: [0.6242538, -0.0515207, -0.1990167], .oklch: [0.6242538, 0.2055773, 255.4861206],
                .displayP3: [0.230625, 0.509755, 0.9673267], .a98RGB: [0.2943408, 0.513343, 0.9854757],
                .proPhotoRGB: [0.4294037, 0.4419941, 0.9388685], .rec2020: [0.4150691, 0.5358773, 0.9640818],
                .xyzD65: [0.2642415, 0.2378558, 0.9780938], .xyzD50: [0.2332719, 0.2267097, 0.7365422],
            ]),
        Reference(
            color: .init(.displayP3, 1, 0.2, 0.1),
            components: [
                .srgb: [1.0901532, -0.0828164, -0.1075394], .srgbLinear: [1.2174936, -0.0075599, -0.011233],
                .hsl: [1.2385323, 121.88844, 49.13069], .hwb: [1.2385323, -10.75394, -9.01532],
                .lab: [58.4883379, 87.5643813, 85.4339403], .lch: [58.4883379, 122.3375618, 44.2944492],
                .oklab: [0.6658888, 0.2417525, 0.141496], .oklch: [0.6658888, 0.2801167, 30.340136],
                .displayP3: [1, 0.2, 0.1], .a98RGB: [0.9379072, -0.1084792, -0.1290834],
                .proPhotoRGB: [0.780626, 0.2975717, 0.0771437], .rec2020: [0.8923792, 0.3436738, 0.1419662],
                .xyzD65: [0.4973525, 0.2526691, 0.0119567], .xyzD50: [0.5263883, 0.2647835, 0.0081969],
            ]),
    ]

    @Test(arguments: references, ColorSpace.allCases)
    func `a color converts to every space as in the reference`(reference: Reference, space: ColorSpace) throws {
        let expected = try #require(reference.components[space])
        let converted = reference.color.converted(to: space)
        #expect(distance(converted.components, expected) < 0.000_02, "\(converted)")
        #expect(converted.missing.isEmpty)
    }

    @Test(arguments: ColorSpace.allCases)
    func `a round trip through a space loses nothing`(space: ColorSpace) {
        for color in sampleColors(of: .displayP3, count: 300) {
            let back = color.converted(to: space).converted(to: .displayP3)
            #expect(distance(back.components, color.components) < 0.000_001, "\(color)")
        }
    }

    @Test(arguments: ColorSpace.allCases)
    func `the path to a space does not matter`(space: ColorSpace) {
        for color in sampleColors(of: .srgb, count: 20) {
            let direct = color.converted(to: space)
            for between in ColorSpace.allCases {
                let detour = color.converted(to: between).converted(to: space)
                #expect(distance(detour.rgba.components, direct.rgba.components) < 0.000_001, "\(color) \(between)")
            }
        }
    }

    @Test func `an sRGB color stays exact`() {
        let color = RGBA.bytes(10, 132, 255, alpha: 0.3)
        #expect(Color(color).rgba == color)
    }

    @Test(arguments: [ColorSpace.hsl, .hwb, .lch, .oklch], [0, 0.2, 0.5, 1])
    func `a gray has no hue`(space: ColorSpace, level: Double) throws {
        let gray = Color(.srgb, level, level, level).converted(to: space)
        let hue = try #require(space.hueIndex)
        #expect(gray.written[hue] == nil)
        #expect(gray.written.count { $0 == nil } == 1)
    }

    @Test func `a missing component renders as zero`() {
        #expect(Color(.oklch, 0.5, nil, 30).rgba == Color(.oklch, 0.5, 0, 30).rgba)
        #expect(Color(.srgb, 1, nil, 0, alpha: nil).rgba == RGBA(red: 1, green: 0, blue: 0, alpha: 0))
        #expect(Color(.srgb, 1, nil, 0) != Color(.srgb, 1, 0, 0))
    }

    @Test(arguments: ColorSpace.allCases)
    func `extreme components do not overflow`(space: ColorSpace) {
        let values = [-Double.infinity, -1e300, 0, 1e-300, 1e300, .nan]
        for first in values {
            for second in values {
                let color = Color(space, first, second, 1e300)
                for target in ColorSpace.allCases {
                    for result in [color.converted(to: target), color.mapped(to: target)] {
                        #expect(result.components.sum().isFinite)
                        #expect(result.rgba.hex.count == 7)
                    }
                }
                #expect(NearestContrast.candidates(for: color.rgba, against: [.white], required: 4.5) != nil)
            }
        }
    }

    @Test func `whiteness and blackness above 100 together make a gray`() {
        let gray = Color(.hwb, 0, 100, 50).rgba
        #expect(distance(gray.components, SIMD3(repeating: 2.0 / 3)) < 1e-12)
    }

    @Test func `the P3 red is outside of sRGB, and clamps`() {
        let red = Color(.displayP3, 1, 0, 0)
        #expect(red.rgba.red > 1)
        #expect(red.rgbaClamped == RGBA(red: 1, green: 0, blue: 0))
        #expect(red.displayP3 == (1, 0, 0))
    }

    @Test(arguments: [
        ("#ff0000", "#00ff00", 0.519813), ("#0a84ff", "#007aff", 0.0256949), ("#000", "#fff", 1), ("#123", "#123", 0),
    ])
    func `the difference is the distance in OKLab`(first: String, second: String, expected: Double) throws {
        let difference = ColorDifference.ok(try Color(css: first), try Color(css: second))
        #expect(abs(difference - expected) < 0.000_001)
    }

    @Test(arguments: [
        (ColorSpace.srgb, 0, "between 0 and 1"), (.lch, 1, "at least 0"), (.hsl, 0, "at least 0 and less than 360"),
        (.lab, 2, "a finite number"), (.hwb, 1, "between 0 and 100"),
    ])
    func `a range reads well`(space: ColorSpace, index: Int, text: String) {
        #expect(space.components[index].rangeText == text)
    }

    @Test func `a hue of 360 is not allowed`() {
        let hue = ColorSpace.oklch.components[2]
        #expect(hue.allows(359.9) && hue.allows(0))
        #expect(!hue.allows(360) && !hue.allows(-1) && !hue.allows(.nan))
    }
}

extension RGBA {
    var components: SIMD3<Double> { SIMD3(red, green, blue) }
}
