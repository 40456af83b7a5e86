import Testing
import Values

@Suite struct NearestContrastTests {
    /// On white for 4.5:1, at most as far as the colors found by stepping the lightness alone.
    @Test(arguments: [
        ("#0088FF", "#0976DD"), ("#FF8D28", "#B6600A"), ("#34C759", "#0E8935"), ("#FF383C", "#EA1829"),
    ])
    func `a system color has a near candidate`(css: String, known: String) throws {
        let color = try Color(css: css).rgba
        let candidates = try #require(NearestContrast.candidates(for: color, against: [.white], required: 4.5))
        #expect(candidates.best.direction == .darker)
        #expect(candidates.other == nil)
        #expect(
            candidates.best.ratio >= 4.5 && candidates.best.ratio < 4.52,
            "\(candidates.best.color.hex) \(candidates.best.ratio)")
        let distance = ColorDifference.ok(color, try Color(css: known).rgba)
        #expect(
            candidates.best.difference <= distance,
            "\(candidates.best.color.hex) \(candidates.best.difference) \(distance)")
    }

    @Test(arguments: [3, 4.5, 7.0])
    func `a candidate passes, keeps its hue and could not be nearer`(required: Double) throws {
        let backgrounds = [RGBA.white, .black, .bytes(242, 242, 247), .bytes(28, 28, 30)]
        for color in sampleColors(of: .srgb, count: 60).map(\.rgba) {
            for background in backgrounds {
                guard let candidates = NearestContrast.candidates(for: color, against: [background], required: required)
                else {
                    Issue.record("\(color.hex) on \(background.hex)")
                    continue
                }
                for candidate in [candidates.best] + [candidates.other].compactMap(\.self) {
                    check(candidate, of: color, on: background, required: required)
                }
                #expect(candidates.best.difference <= candidates.other?.difference ?? .infinity)
            }
        }
    }

    private func check(_ candidate: NearestContrast.Candidate, of color: RGBA, on background: RGBA, required: Double) {
        #expect(Contrast.ratio(candidate.color, background) >= required)
        #expect(candidate.ratio == Contrast.ratio(candidate.color, background))
        let bytes = candidate.color.components * 255
        #expect(distance(bytes, bytes.rounded(.toNearestOrEven)) < 1e-9)
        let origin = Color(color).converted(to: .oklch).components
        let found = Color(candidate.color).converted(to: .oklch).components
        guard let direction = candidate.direction else { return }
        #expect(direction == .darker ? found.x < origin.x : found.x > origin.x)
        // The hue is compared as a distance, since degrees are noise near gray. Rounding shifts it, most in dark
        // colors.
        let turn = abs(origin.z - found.z)
        let drift = min(origin.y, found.y) * min(turn, 360 - turn) * .pi / 180
        #expect(drift < 0.004, "\(color.hex) \(candidate.color.hex) \(drift)")
        // One 8-bit step of lightness back toward the origin fails.
        let step = direction == .darker ? 1.5 / 255 : -1.5 / 255
        let closer = Color(.oklch, found.x + step, found.y, found.z).rgba
        guard abs(found.x - origin.x) > abs(step) else { return }
        #expect(Contrast.ratio(closer, background) < required, "\(color.hex) \(candidate.color.hex) \(background.hex)")
    }

    @Test func `a gray stays gray`() throws {
        for level in UInt8(130)...220 {
            let gray = RGBA.bytes(level, level, level)
            let candidate = try #require(NearestContrast.candidates(for: gray, against: [.white], required: 4.5)).best
            #expect(candidate.color.hex == "#767676")
        }
    }

    @Test func `a tinted gray keeps its tint`() throws {
        let gray = RGBA.bytes(142, 142, 147)
        let candidate = try #require(NearestContrast.candidates(for: gray, against: [.black], required: 7)).best
        #expect(candidate.color.blue - candidate.color.red > 4.0 / 255)
        #expect(abs(candidate.color.green - candidate.color.red) < 1.5 / 255)
    }

    @Test func `both directions are offered where both exist`() throws {
        let middle = RGBA.bytes(120, 120, 120)
        let candidates = try #require(NearestContrast.candidates(for: middle, against: [middle], required: 3))
        #expect(Set([candidates.best.direction, candidates.other?.direction]) == [.darker, .lighter])
    }

    @Test func `a color that passes stays`() throws {
        let blue = RGBA.bytes(0, 64, 221)
        let candidates = try #require(NearestContrast.candidates(for: blue, against: [.white], required: 4.5))
        #expect(candidates.best.color == blue)
        #expect(candidates.best.direction == nil)
        #expect(candidates.best.difference < 0.000_001)
    }

    @Test func `black and white together leave a narrow band`() throws {
        let red = RGBA.bytes(255, 59, 48)
        let candidate = try #require(NearestContrast.candidates(for: red, against: [.white, .black], required: 4.5))
            .best
        #expect(Contrast.ratio(candidate.color, .white) >= 4.5)
        #expect(Contrast.ratio(candidate.color, .black) >= 4.5)
        #expect(NearestContrast.candidates(for: red, against: [.white, .black], required: 4.6) == nil)
    }

    @Test func `a translucent color is measured after compositing and keeps its alpha`() throws {
        let label = RGBA.bytes(60, 60, 67, alpha: 0.6)
        let candidate = try #require(NearestContrast.candidates(for: label, against: [.white], required: 4.5)).best
        #expect(candidate.color.alpha == 0.6)
        #expect(Contrast.ratio(of: candidate.color, on: .white) >= 4.5)
        let faint = label.opacity(0.5)
        #expect(NearestContrast.candidates(for: faint, against: [.white], required: 4.5) == nil)
    }

    @Test func `a background can be changed under a translucent text`() throws {
        let text = RGBA.white.opacity(0.8)
        let blue = RGBA.bytes(0, 136, 255)
        let candidates = NearestContrast.candidates(for: blue, required: 4.5) { Contrast.ratio(of: text, on: $0) }
        let candidate = try #require(candidates).best
        #expect(candidate.direction == .darker)
        #expect(Contrast.ratio(of: text, on: candidate.color) >= 4.5)
    }

    @Test func `a candidate for a color outside sRGB is inside`() throws {
        let color = Color(.displayP3, 1, 0.4, 0).rgba
        let candidate = try #require(NearestContrast.candidates(for: color, against: [.white], required: 4.5)).best
        #expect(Color(candidate.color).isInGamut(of: .srgb))
        #expect(candidate.ratio >= 4.5)
    }
}
