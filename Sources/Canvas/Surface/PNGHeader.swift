/// What the head of a PNG says, without decoding it (PNG, third edition, sections 5 and 11).
package struct PNGHeader: Sendable, Hashable {
    /// In pixels.
    package let width: Int
    package let height: Int
    /// Whether each pixel has an alpha sample, or colors are declared transparent; also where all are opaque.
    package let hasAlpha: Bool

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Nil where the bytes do not start as a PNG does.
    package init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: Self.signature) else { return nil }
        guard let header = Chunk(at: Self.signature.count, in: bytes), header.type == "IHDR", header.data.count == 13,
            let width = Self.number(at: header.data.lowerBound, in: bytes),
            let height = Self.number(at: header.data.lowerBound + 4, in: bytes), width > 0, height > 0
        else { return nil }
        self.width = width
        self.height = height
        // The color types with alpha are 4, grays, and 6, colors.
        let colorType = bytes[header.data.lowerBound + 9]
        hasAlpha = colorType == 4 || colorType == 6 || Self.hasTransparency(bytes, behind: header)
    }

    /// Whether a `tRNS` chunk stands before the pixels.
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
        /// Behind its checksum.
        var end: Int { data.upperBound + 4 }

        init?(at start: Int, in bytes: [UInt8]) {
            guard let length = number(at: start, in: bytes), length <= bytes.count - start - 8 else { return nil }
            type = String(decoding: bytes[start + 4..<start + 8], as: UTF8.self)
            data = start + 8..<start + 8 + length
        }
    }

    /// Four bytes, the highest first.
    private static func number(at start: Int, in bytes: [UInt8]) -> Int? {
        guard start >= 0, bytes.count >= 4, start <= bytes.count - 4 else { return nil }
        return bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
}
