import Values

extension RGBA {
    /// Makes an opaque color from `0xRRGGBB`.
    init(tone: UInt32) {
        self = .bytes(
            UInt8(truncatingIfNeeded: tone >> 16), UInt8(truncatingIfNeeded: tone >> 8), UInt8(truncatingIfNeeded: tone)
        )
    }

    /// Mixes two opaque colors in OKLab.
    func mixed(with other: RGBA, _ share: Double) -> RGBA {
        Color.mix(Color(self), Color(other), share: min(max(share, 0), 1), in: .oklab).rgbaClamped
    }

    func lighter(_ share: Double) -> RGBA { mixed(with: .white, share) }
    func darker(_ share: Double) -> RGBA { mixed(with: RGBA(tone: 0x0B0D1C), share) }
}
