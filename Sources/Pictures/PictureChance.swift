/// Numbers that a seed determines. Each is computed from its index alone, so that a wider picture adds details at its
/// edges and keeps the others.
struct PictureChance {
    private let seed: UInt64

    /// - Parameter text: any text. Equal texts give equal numbers on every machine.
    init(_ text: String) {
        // FNV-1a, then mixed, because its high bits hardly depend on the last letters.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        seed = Self.mixed(hash)
    }

    private init(seed: UInt64) {
        self.seed = seed
    }

    /// Independent numbers for one part of a picture.
    func part(_ number: Int) -> PictureChance {
        PictureChance(seed: Self.mixed(seed ^ (UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15)))
    }

    /// Returns a number from 0 up to 1.
    func callAsFunction(_ index: Int, _ channel: Int = 0) -> Double {
        let place = UInt64(truncatingIfNeeded: index) &* 0x9E37_79B9_7F4A_7C15
        let offset = UInt64(truncatingIfNeeded: channel) &* 0xD1B5_4A32_D192_ED03
        return Double(Self.mixed(seed &+ place &+ offset) >> 11) / 9_007_199_254_740_992
    }

    /// Returns a number in a range.
    func callAsFunction(_ index: Int, _ channel: Int = 0, in range: ClosedRange<Double>) -> Double {
        range.lowerBound + (range.upperBound - range.lowerBound) * self(index, channel)
    }

    /// Returns an element of a list; `fallback` if it is empty.
    func pick<Element>(_ index: Int, _ channel: Int = 0, from list: [Element], or fallback: Element) -> Element {
        let place = Int(self(index, channel) * Double(list.count))
        return list.indices.contains(place) ? list[place] : fallback
    }

    /// A number from −1 to 1 that changes smoothly along an axis, in steps of about 1.
    func wave(_ position: Double, _ channel: Int = 0) -> Double {
        guard abs(position) < 1e9 else { return 0 }
        let start = position.rounded(.down)
        let share = position - start
        let eased = share * share * (3 - 2 * share)
        let (low, high) = (self(Int(start), channel), self(Int(start) &+ 1, channel))
        return (low + (high - low) * eased) * 2 - 1
    }

    /// SplitMix64's output function.
    private static func mixed(_ value: UInt64) -> UInt64 {
        var mixed = value &+ 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
