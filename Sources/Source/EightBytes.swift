/// Eight bytes of a text that are tested together.
///
/// A test returns the highest bit of every byte that passes; the byte at the lowest index is in the lowest bits. The
/// result for one byte never affects another byte. This is public because Swift 6.3 does not inline `@inlinable
/// package` functions into other modules, and a call per eight bytes would be slower than a loop over the bytes.
public struct EightBytes {
    @usableFromInline let word: UInt64

    @inlinable static var lowBits: UInt64 { 0x0101_0101_0101_0101 }
    @inlinable static var highBits: UInt64 { 0x8080_8080_8080_8080 }

    /// The bytes from `index` on; nil if fewer than eight are left.
    @inlinable public init?(_ bytes: [UInt8], at index: Int) {
        guard index >= 0, index <= bytes.count - 8 else { return nil }
        word = unsafe bytes.withUnsafeBytes { buffer in
            UInt64(littleEndian: unsafe buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        }
    }

    /// Finds the bytes equal to `byte`.
    @inlinable public func equal(to byte: UInt8) -> UInt64 {
        let difference = word ^ (Self.lowBits &* UInt64(byte))
        return ~(((difference & ~Self.highBits) &+ ~Self.highBits) | difference) & Self.highBits
    }

    /// Finds the bytes below `bound`, which must be at most 0x80.
    @inlinable public func below(_ bound: UInt8) -> UInt64 {
        let raised = (word & ~Self.highBits) &+ Self.lowBits &* UInt64(0x80 - bound)
        return ~(raised | word) & Self.highBits
    }

    /// The bytes outside ASCII.
    @inlinable public var beyondASCII: UInt64 { word & Self.highBits }

    /// Whether all eight are `byte`.
    @inlinable public func areAll(_ byte: UInt8) -> Bool { word == Self.lowBits &* UInt64(byte) }

    /// The index of the first byte that passed a test; 8 if none did.
    @inlinable public static func first(_ passed: UInt64) -> Int { passed.trailingZeroBitCount >> 3 }
}
