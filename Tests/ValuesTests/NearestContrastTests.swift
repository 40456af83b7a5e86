import Testing
import Values

@Suite struct NearestContrastTests {
    /// On white for 4.5:1, no farther than colors that stepping the lightness alone finds.
    @Test(arguments: [
        ("#0088FF", "#0976DD"), ("#FF8D28", "#B6600A"), ("#34C759", "#0E8935"), ("#FF383C", "#EA1829"),
    ])
    func `a system color finds a near relative`(css: String, known: String) throws {
        let color = try Color(css: css).rgba
        let mends = try #require(NearestContrast.mends(for: color, against: [.white], required: 4.5))
        #expect(mends.best.direction == .darker)
        #expect(mends.other == nil)
        #expect(mends.best.ratio >= 4.5 && mends.best.ratio < 4.52, "\(mends.best.color.hex) \(mends.best.ratio)")
        let distance = ColorDifference.ok(color, try Color(css: known).rgba)
        #expect(mends.best.difference <= distance, "\(mends.best.color.hex) \(mends.best.difference) \(distance)")
    }

    @Test(arguments: [3, 4.5, 7.0])
    func `a mend passes, keeps its hue and could not be nearer`(required: Double) throws {
        let backgrounds = [RGBA.white, .black, .bytes(242, 242, 247), .bytes(28, 28, 30)]
        for color in sampleColors(of: .srgb, count: 60).map(\.rgba) {
            for background in backgrounds {
                guard let mends = NearestContrast.mends(for: color, against: [background], required: required) else {
                    Issue.record("\(color.hex) on \(background.hex)")
                    continue
                }
                for mend in [mends.best] + [mends.other].compactMap(\.self) {
                    check(mend, of: color, on: background, required: required)
                }
                #expect(mends.best.difference <= mends.other?.difference ?? .infinity)
            }
        }
    }

    private func check(_ mend: NearestContrast.Mend, of color: RGBA, on background: RGBA, required: Double) {
        #expect(Contrast.ratio(mend.color, background) >= required)
        #expect(mend.ratio == Contrast.ratio(mend.color, background))
        let bytes = mend.color.components * 255
        #expect(distance(bytes, bytes.rounded(.toNearestOrEven)) < 1e-9)
        let origin = Color(color).converted(to: .oklch).components
        let found = Color(mend.color).converted(to: .oklch).components
        guard let direction = mend.direction else { return }
        #expect(direction == .darker ? found.x < origin.x : found.x > origin.x)
        // The hue as a distance, since degrees mean nothing near gray; rounding is what moves it, most in the darks.
        let turn = abs(origin.z - found.z)
        let drift = min(origin.y, found.y) * min(turn, 360 - turn) * .pi / 180
        #expect(drift < 0.004, "\(color.hex) \(mend.color.hex) \(drift)")
        // One 8-bit step of lightness back toward the origin fails.
        let step = direction == .darker ? 1.5 / 255 : -1.5 / 255
        let closer = Color(.oklch, found.x + step, found.y, found.z).rgba
        guard abs(found.x - origin.x) > abs(step) else { return }
        #expect(Contrast.ratio(closer, background) < required, "\(color.hex) \(mend.color.hex) \(background.hex)")
    }

    @Test func `a gray stays gray`() throws {
        for level in UInt8(130)...220 {
            let gray = RGBA.bytes(level, level, level)
            let mend = try #require(NearestContrast.mends(for: gray, against: [.white], required: 4.5)).best
            #expect(mend.color.hex == "#767676")
        }
    }

    @Test func `a tinted gray keeps its tint`() throws {
        let gray = RGBA.bytes(142, 142, 147)
        let mend = try #require(NearestContrast.mends(for: gray, against: [.black], required: 7)).best
        #expect(mend.color.blue - mend.color.red > 4.0 / 255)
        #expect(abs(mend.color.green - mend.color.red) < 1.5 / 255)
    }

    @Test func `both directions are offered where both exist`() throws {
        let middle = RGBA.bytes(120, 120, 120)
        let mends = try #require(NearestContrast.mends(for: middle, against: [middle], required: 3))
        #expect(Set([mends.best.direction, mends.other?.direction]) == [.darker, .lighter])
    }

    @Test func `a color that passes stays`() throws {
        let blue = RGBA.bytes(0, 64, 221)
        let mends = try #require(NearestContrast.mends(for: blue, against: [.white], required: 4.5))
        #expect(mends.best.color == blue)
        #expect(mends.best.direction == nil)
        #expect(mends.best.difference < 0.000_001)
    }

    @Test func `black and white together leave a narrow band`() throws {
        let red = RGBA.bytes(255, 59, 48)
        let mend = try #require(NearestContrast.mends(for: red, against: [.white, .black], required: 4.5)).best
        #expect(Contrast.ratio(mend.color, .white) >= 4.5)
        #expect(Contrast.ratio(mend.color, .black) >= 4.5)
        #expect(NearestContrast.mends(for: red, against: [.white, .black], required: 4.6) == nil)
    }

    @Test func `a translucent color is measured composed and keeps its alpha`() throws {
        let label = RGBA.bytes(60, 60, 67, alpha: 0.6)
        let mend = try #require(NearestContrast.mends(for: label, against: [.white], required: 4.5)).best
        #expect(mend.color.alpha == 0.6)
        #expect(Contrast.ratio(of: mend.color, on: .white) >= 4.5)
        let faint = label.opacity(0.5)
        #expect(NearestContrast.mends(for: faint, against: [.white], required: 4.5) == nil)
    }

    @Test func `a background can be changed under a translucent text`() throws {
        let text = RGBA.white.opacity(0.8)
        let blue = RGBA.bytes(0, 136, 255)
        let mends = NearestContrast.mends(for: blue, required: 4.5) { Contrast.ratio(of: text, on: $0) }
        let mend = try #require(mends).best
        #expect(mend.direction == .darker)
        #expect(Contrast.ratio(of: text, on: mend.color) >= 4.5)
    }

    @Test func `a color outside of sRGB is mended inside`() throws {
        let color = Color(.displayP3, 1, 0.4, 0).rgba
        let mend = try #require(NearestContrast.mends(for: color, against: [.white], required: 4.5)).best
        #expect(Color(mend.color).isInGamut(of: .srgb))
        #expect(mend.ratio >= 4.5)
    }
}
