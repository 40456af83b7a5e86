/// Writes PNG files (PNG, third edition) in sRGB with eight bits per channel. The same pixels give the same bytes.
struct PNGWriter {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    private var bytes = Self.signature

    /// Returns the file of a picture, without an alpha channel if it is opaque.
    static func file(of picture: PixelRows) -> [UInt8] {
        let isOpaque = picture.isOpaque
        var file = PNGWriter()
        // Bit depth 8, color type RGB or RGBA, the standard compression and filter methods, no interlacing.
        file.append(
            chunk: "IHDR",
            bigEndian(picture.width) + bigEndian(picture.height) + [8, isOpaque ? 2 : 6, 0, 0, 0])
        // The perceptual rendering intent.
        file.append(chunk: "sRGB", [0])
        let stream = stream(of: picture, isOpaque: isOpaque)
        file.bytes.reserveCapacity(stream.byteCount + 100)
        file.append(chunk: "IDAT", byteCount: stream.byteCount) { stream.append(to: &$0) }
        file.append(chunk: "IEND", [])
        return file.bytes
    }

    /// Returns the file of an opaque picture with indexed colors.
    ///
    /// It has about a third of the bytes without a visible difference, but takes longer to write.
    ///
    /// - Parameter colors: the maximum number of colors, from 2 to 256.
    static func file(of picture: PixelRows, colors: Int) -> [UInt8] {
        var palette = Palette(ColorHistogram(of: picture), limit: colors)
        var file = PNGWriter()
        // Bit depth 8, color type indexed.
        file.append(chunk: "IHDR", bigEndian(picture.width) + bigEndian(picture.height) + [8, 3, 0, 0, 0])
        file.append(chunk: "sRGB", [0])
        file.append(
            chunk: "PLTE",
            palette.colors.flatMap { color in [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> UInt32($0)) } })
        let stream = stream(of: picture, in: &palette)
        file.append(chunk: "IDAT", byteCount: stream.byteCount) { stream.append(to: &$0) }
        file.append(chunk: "IEND", [])
        return file.bytes
    }

    /// Compresses the indices without filters, because neighboring indices are not related.
    private static func stream(of picture: PixelRows, in palette: inout Palette) -> BitWriter {
        var bytes: [UInt8] = []
        bytes.reserveCapacity((picture.width + 1) * picture.height)
        var row = [UInt32](repeating: 0, count: picture.width)
        var checksum = Adler32()
        for y in 0..<picture.height {
            picture.copy(y, into: &row)
            bytes.append(filterNone)
            checksum.add(byte: filterNone)
            var x = 0
            while x < row.count {
                let count = PixelRows.runLength(of: row, in: x..<row.count)
                let index = palette.index(of: row[x] & 0xFF_FFFF)
                bytes += repeatElement(index, count: count)
                for _ in 0..<count { checksum.add(byte: index) }
                x += count
            }
            checksum.reduce()
        }
        var matcher = ChainMatcher(bytes)
        return matcher.stream(checksum: checksum.value)
    }

    private static func stream(of picture: PixelRows, isOpaque: Bool) -> BitWriter {
        var matcher = FlatMatcher(width: picture.width, isOpaque: isOpaque)
        var pixels = [UInt32](repeating: 0, count: picture.width)
        var parts = [0..<picture.width]
        picture.read(0, isOpaque: isOpaque, into: &pixels)
        matcher.append(&pixels, in: parts, filter: Self.filterNone)
        for row in 1..<picture.height {
            picture.findChanges(in: row, &parts)
            for part in parts { picture.filterUp(row, in: part, isOpaque: isOpaque, into: &pixels) }
            matcher.append(&pixels, in: parts, filter: Self.filterUp)
        }
        return matcher.finish()
    }

    // The numbers of the filters (PNG, 9.2).
    private static let filterNone: UInt8 = 0
    private static let filterUp: UInt8 = 2

    private mutating func append(chunk type: String, _ data: [UInt8]) {
        append(chunk: type, byteCount: data.count) { $0 += data }
    }

    private mutating func append(chunk type: String, byteCount: Int, data: (inout [UInt8]) -> Void) {
        bytes += Self.bigEndian(byteCount)
        let start = bytes.count
        bytes += type.utf8
        data(&bytes)
        var checksum = CRC32()
        checksum.update(bytes[start...])
        bytes += Self.bigEndian(Int(checksum.value))
    }

    private static func bigEndian(_ number: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
