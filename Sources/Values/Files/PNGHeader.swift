/// The properties of a PNG that can be read without decoding it (PNG, third edition, sections 5 and 11).
package struct PNGHeader: Sendable, Hashable {
    /// The width in pixels.
    package let width: Int
    /// The height in pixels.
    package let height: Int
    /// Whether the pixels have an alpha sample, or some colors are declared transparent. The pixels may still be
    /// opaque.
    package let hasAlpha: Bool

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Returns nil if the bytes do not start with a valid PNG header.
    package init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: Self.signature) else { return nil }
        guard let header = Chunk(at: Self.signature.count, in: bytes), header.type == "IHDR", header.data.count == 13,
            let width = Self.number(at: header.data.lowerBound, in: bytes),
            let height = Self.number(at: header.data.lowerBound + 4, in: bytes), width > 0, height > 0
        else { return nil }
        self.width = width
        self.height = height
        // The color types with alpha are 4 (grayscale) and 6 (RGB).
        let colorType = bytes[header.data.lowerBound + 9]
        hasAlpha = colorType == 4 || colorType == 6 || Self.hasTransparency(bytes, behind: header)
    }

    /// Whether there is a `tRNS` chunk before the pixels.
    private static func hasTransparency(_ bytes: [UInt8], behind header: Chunk) -> Bool {
        var next = header.end
        while let chunk = Chunk(at: next, in: bytes), chunk.type != "IDAT" {
            if chunk.type == "tRNS" { return true }
            next = chunk.end
        }
        return false
    }

    private struct Chunk {
        var type: String
        var data: Range<Int>
        /// The end of the chunk, after its checksum.
        var end: Int { data.upperBound + 4 }

        init?(at start: Int, in bytes: [UInt8]) {
            guard let length = number(at: start, in: bytes), length <= bytes.count - start - 8 else { return nil }
            type = String(decoding: bytes[start + 4..<start + 8], as: UTF8.self)
            data = start + 8..<start + 8 + length
        }
    }

    /// Reads a big-endian number of four bytes.
    private static func number(at start: Int, in bytes: [UInt8]) -> Int? {
        guard start >= 0, bytes.count >= 4, start <= bytes.count - 4 else { return nil }
        return bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
}
