/// Eight bytes of a text, tested together.
///
/// Each test answers with the highest bit of every byte that passes; the byte at the lowest index holds the lowest bits.
/// No test lets one byte's answer spill into that of another. Public, since Swift 6.3 does not inline what is
/// `@inlinable package` into another module, and a call for every eight bytes would take longer than a loop over them.
public struct EightBytes {
    @usableFromInline let word: UInt64

    @inlinable static var lowBits: UInt64 { 0x0101_0101_0101_0101 }
    @inlinable static var highBits: UInt64 { 0x8080_8080_8080_8080 }

    /// The bytes from `index` on; nil where fewer than eight are left.
    @inlinable public init?(_ bytes: [UInt8], at index: Int) {
        guard index >= 0, index <= bytes.count - 8 else { return nil }
        word = unsafe bytes.withUnsafeBytes { buffer in
            UInt64(littleEndian: unsafe buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        }
    }

    /// The bytes that are `byte`.
    @inlinable public func equal(to byte: UInt8) -> UInt64 {
        let difference = word ^ (Self.lowBits &* UInt64(byte))
        return ~(((difference & ~Self.highBits) &+ ~Self.highBits) | difference) & Self.highBits
    }

    /// The bytes below `bound`, which is at most 0x80.
    @inlinable public func below(_ bound: UInt8) -> UInt64 {
        let raised = (word & ~Self.highBits) &+ Self.lowBits &* UInt64(0x80 - bound)
        return ~(raised | word) & Self.highBits
    }

    /// The bytes that are no ASCII.
    @inlinable public var beyondASCII: UInt64 { word & Self.highBits }

    /// Whether all eight are `byte`.
    @inlinable public func areAll(_ byte: UInt8) -> Bool { word == Self.lowBits &* UInt64(byte) }

    /// Which byte is the first that passed a test; 8 where none did.
    @inlinable public static func first(_ passed: UInt64) -> Int { passed.trailingZeroBitCount >> 3 }
}
