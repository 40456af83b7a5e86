import Values

/// A sequence that is the same on every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Colors of an RGB space, its corners and grays first, then at random.
func sampleColors(of space: ColorSpace, count: Int) -> [Color] {
    var generator = SeededGenerator(state: 20_251_028)
    let ends = [0.0, 1.0]
    let corners = ends.flatMap { red in
        ends.flatMap { green in ends.map { blue in Color(space, red, green, blue) } }
    }
    let grays = [0.02, 0.2, 0.5, 0.9].map { Color(space, $0, $0, $0) }
    func component() -> Double { Double.random(in: 0...1, using: &generator) }
    let random = (0..<count).map { _ in Color(space, component(), component(), component()) }
    return corners + grays + random
}

/// The greatest difference of two colors' components.
func distance(_ first: SIMD3<Double>, _ second: SIMD3<Double>) -> Double {
    let difference = first - second
    return max(difference.max(), -difference.min())
}
