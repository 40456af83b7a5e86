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
