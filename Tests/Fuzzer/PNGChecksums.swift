/// Corrects the checksums of a PNG file, so that a changed file is decoded and not refused at once.
enum PNGChecksums {
    private static let table: [UInt32] = (0..<256).map { number in
        (0..<8).reduce(UInt32(number)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    }

    static func repaired(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        var offset = 8
        while offset + 12 <= bytes.count {
            let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= bytes.count - offset - 12 else { break }
            let end = offset + 8 + length
            let sum = bytes[offset + 4..<end].reduce(UInt32.max) { sum, byte in
                table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ (sum >> 8)
            }
            for place in 0..<4 { bytes[end + place] = UInt8(truncatingIfNeeded: ~sum >> (24 - 8 * UInt32(place))) }
            offset = end + 4
        }
        return bytes
    }
}
