import Testing
import Values

struct `The motion of a spring` {
    /// With this response a second is one radian.
    private static let turn = Seconds(6.283_185_307_179_586)

    private func value(
        damping: Double, response: Seconds = turn, from start: Double = 1, velocity: Double = 0, to rest: Double = 0,
        at time: Double
    ) -> Double {
        let spring = Spring(response: response, dampingFraction: damping)
        return SpringMotion(spring, from: start, velocity: velocity, to: rest).value(at: time)
    }

    // Undamped cos t; critical (1 + t)e⁻ᵗ; ζ = 1.25 has the roots -½ and -2: (4e^(-t/2) - e^(-2t)) / 3; ζ = 0.6 has the
    // root -0.6 ± 0.8i: e^(-0.6t)(cos 0.8t + 0.75 sin 0.8t).
    @Test(arguments: [
        (0.0, 1.0, 0.540_302_305_868), (0, 3.141_592_653_590, -1), (1, 1, 0.735_758_882_343),
        (1, 2, 0.406_005_849_710), (1.25, 1, 0.763_595_785_395), (0.6, 1, 0.677_630_776_466),
        (0.6, 3.926_990_816_987, -0.094_780_225_167),
    ])
    func `follows the closed form`(damping: Double, time: Double, expected: Double) {
        #expect(abs(value(damping: damping, at: time) - expected) < 1e-9)
    }

    @Test func `starts with the given velocity`() {
        #expect(abs(value(damping: 0, from: 0, velocity: 1, at: 1) - 0.841_470_984_808) < 1e-9)
        let spring = Spring(response: Self.turn, dampingFraction: 1.25)
        #expect(SpringMotion(spring, from: 0, velocity: 2, to: 0).state(at: 1e-9).velocity > 1.99)
    }

    @Test(arguments: [0, 0.3, 1, 1.8]) func `returns the slope of its own values`(damping: Double) {
        let motion = SpringMotion(
            Spring(response: Seconds(0.4), dampingFraction: damping), from: 3, velocity: -7, to: 1)
        let slope = (motion.value(at: 0.1 + 1e-6) - motion.value(at: 0.1 - 1e-6)) / 2e-6
        #expect(abs(motion.state(at: 0.1).velocity - slope) < 1e-4)
    }

    @Test func `changes little where critical damping begins`() {
        let near = value(damping: 0.999_999, at: 1.5)
        #expect(abs(near - value(damping: 1, at: 1.5)) < 1e-5)
        #expect(abs(value(damping: 1.000_002, at: 1.5) - value(damping: 1, at: 1.5)) < 1e-5)
    }

    @Test func `a press of the product matches its document`() {
        func scale(_ time: Double) -> String {
            DecimalText.fixed(
                value(damping: 0.6, response: Seconds(0.3), from: 1, to: 0.95, at: time), places: 3)
        }
        #expect([0, 0.05, 0.1, 0.2].map(scale) == ["1.000", "0.983", "0.959", "0.945"])
    }

    @Test func `without response it is at rest at once`() {
        #expect(value(damping: 0.5, response: Seconds(0), from: 4, to: 2, at: 0.001) == 2)
    }
}

struct `The progress of a timing curve` {
    @Test func `linear is linear`() {
        for share in [0, 0.1, 0.37, 0.5, 1] {
            #expect(abs(CubicBezier(0, 0, 1, 1).progress(at: share) - share) < 1e-9)
        }
    }

    // ease at half its time, by CSS Easing's own curve: solved x(s) = 0.5.
    @Test func `named curves have their published values`() {
        #expect(abs(CubicBezier(0.25, 0.1, 0.25, 1).progress(at: 0.5) - 0.802_403_388) < 1e-6)
        #expect(abs(CubicBezier(0.42, 0, 0.58, 1).progress(at: 0.5) - 0.5) < 1e-9)
        let (slow, fast) = (CubicBezier(0.42, 0, 1, 1), CubicBezier(0, 0, 0.58, 1))
        #expect(abs(slow.progress(at: 0.3) + fast.progress(at: 0.7) - 1) < 1e-9)
    }

    @Test func `stays at its ends beyond them`() {
        let curve = CubicBezier(0.3, -0.5, 0.7, 1.5)
        #expect(curve.progress(at: -1) == 0 && curve.progress(at: 2) == 1)
        #expect(curve.progress(at: 0.1) < 0 && curve.progress(at: 0.9) > 1)
    }
}
