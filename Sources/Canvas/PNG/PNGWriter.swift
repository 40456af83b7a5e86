/// Writes PNG files (PNG, third edition) of eight bits a channel, in sRGB. The same pixels give the same bytes.
struct PNGWriter {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    private var bytes = Self.signature

    /// The file of a picture, without an alpha channel where it is opaque.
    static func file(of picture: PixelRows) -> [UInt8] {
        let isOpaque = picture.isOpaque
        var file = PNGWriter()
        // Eight bits a channel; color with or without alpha; the one method there is; no interlacing.
        file.append(
            chunk: "IHDR",
            bigEndian(picture.width) + bigEndian(picture.height) + [8, isOpaque ? 2 : 6, 0, 0, 0])
        // How colors out of gamut are meant: perceptually.
        file.append(chunk: "sRGB", [0])
        let stream = stream(of: picture, isOpaque: isOpaque)
        file.bytes.reserveCapacity(stream.byteCount + 100)
        file.append(chunk: "IDAT", byteCount: stream.byteCount) { stream.append(to: &$0) }
        file.append(chunk: "IEND", [])
        return file.bytes
    }

    /// The file of an opaque picture in few colors, each pixel an index of one byte: about a third of the bytes, as the
    /// eye sees no difference. Takes longer.
    ///
    /// - Parameter colors: the most there may be, from 2 to 256.
    static func file(of picture: PixelRows, colors: Int) -> [UInt8] {
        var palette = Palette(ColorCensus(of: picture), limit: colors)
        var file = PNGWriter()
        // Eight bits an index.
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

    /// Without filters: neighboring indices say nothing of each other.
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

    /// The numbers of filters (PNG, 9.2).
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
