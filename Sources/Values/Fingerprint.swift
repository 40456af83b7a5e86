/// A hash of texts and files: FNV-1a with 64 bits (draft-eastlake-fnv). It does not protect against deliberate
/// collisions.
///
/// The methods take arrays and strings instead of any sequence, because a generic method is not specialized in other
/// modules and is a hundred times slower.
package struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
    private var value: UInt64 = 0xCBF2_9CE4_8422_2325

    package init() {}

    package init(_ bytes: [UInt8]) {
        add(bytes)
    }

    package init(_ text: String) {
        add(text)
    }

    package mutating func add(_ bytes: [UInt8]) {
        for byte in bytes { value = Self.next(value, byte) }
    }

    package mutating func add(_ text: String) {
        for byte in text.utf8 { value = Self.next(value, byte) }
    }

    private static func next(_ value: UInt64, _ byte: UInt8) -> UInt64 {
        (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    /// Sixteen hexadecimal digits.
    package var description: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
