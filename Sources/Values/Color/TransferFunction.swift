import RealModule

/// The encoding of linear light in an RGB space. All are extended to negative values by reflection (CSS Color 4,
/// section 10).
enum TransferFunction {
    /// sRGB and Display P3.
    case srgb
    /// Adobe RGB (1998).
    case a98
    /// ROMM RGB.
    case proPhoto
    /// ITU-R BT.1886, the curve of displays: a power of 2.4. CSS replaced the camera curve of BT.2020 with it in August
    /// 2025 (csswg-drafts 12574).
    case rec2020

    /// Converts an encoded component to linear light.
    func decode(_ encoded: Double) -> Double {
        let size = abs(encoded)
        let linear =
            switch self {
            case .srgb: size <= 0.04045 ? size / 12.92 : Double.pow((size + 0.055) / 1.055, 2.4)
            case .a98: Double.pow(size, 563.0 / 256)
            case .proPhoto: size <= 16.0 / 512 ? size / 16 : Double.pow(size, 1.8)
            case .rec2020: Double.pow(size, 2.4)
            }
        return encoded < 0 ? -linear : linear
    }

    /// Converts linear light to an encoded component.
    func encode(_ linear: Double) -> Double {
        let size = abs(linear)
        let encoded =
            switch self {
            case .srgb: size <= 0.0031308 ? 12.92 * size : 1.055 * Double.pow(size, 1 / 2.4) - 0.055
            case .a98: Double.pow(size, 256.0 / 563)
            case .proPhoto: size < 1.0 / 512 ? 16 * size : Double.pow(size, 1 / 1.8)
            case .rec2020: Double.pow(size, 1 / 2.4)
            }
        return linear < 0 ? -encoded : encoded
    }

    func decode(_ encoded: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(decode(encoded.x), decode(encoded.y), decode(encoded.z))
    }

    func encode(_ linear: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(encode(linear.x), encode(linear.y), encode(linear.z))
    }
}
