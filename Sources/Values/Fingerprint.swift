/// A number that tells texts and files apart: FNV-1a with 64 bits (draft-eastlake-fnv). Not for adversaries.
package struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
    private var value: UInt64 = 0xCBF2_9CE4_8422_2325

    package init() {}

    package init(_ bytes: some Sequence<UInt8>) {
        add(bytes)
    }

    package mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }

    /// Sixteen hexadecimal digits.
    package var description: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
