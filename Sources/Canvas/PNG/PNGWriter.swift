/// Writes PNG files (PNG, third edition) in sRGB with eight bits per channel. The same pixels give the same bytes.
struct PNGWriter {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    private var bytes = Self.signature

    /// Returns the file of a picture, without an alpha channel if it is opaque.
    ///
    /// A thorough effort writes indexed colors if there are so few that all are exact.
    static func file(of picture: PixelRows, effort: CompressionEffort) -> [UInt8] {
        let isOpaque = picture.isOpaque
        switch effort {
        case .quick:
            return file(of: picture, .color(isOpaque: isOpaque), stream(of: picture, isOpaque: isOpaque))
        case .thorough:
            if isOpaque, var palette = Palette(allColorsOf: picture) { return file(of: picture, in: &palette) }
            return file(of: picture, .color(isOpaque: isOpaque), thoroughStream(of: picture, isOpaque: isOpaque))
        }
    }

    /// Returns the file of an opaque picture with indexed colors.
    ///
    /// It has about a third of the bytes without a visible difference, but takes longer to write.
    ///
    /// - Parameter colors: the maximum number of colors, from 2 to 256.
    static func file(of picture: PixelRows, colors: Int) -> [UInt8] {
        var palette = Palette(ColorHistogram(of: picture), limit: colors)
        return file(of: picture, in: &palette)
    }

    private static func file(of picture: PixelRows, in palette: inout Palette) -> [UInt8] {
        let stream = stream(of: picture, in: &palette)
        return file(of: picture, .indexed(palette.colors), stream)
    }

    /// The samples of a pixel.
    private enum PixelKind {
        case color(isOpaque: Bool)
        case indexed([UInt32])

        /// The color type: RGB, RGBA or indexed (PNG, 11.2.1).
        var number: UInt8 {
            switch self {
            case .color(let isOpaque): isOpaque ? 2 : 6
            case .indexed: 3
            }
        }
    }

    private static func file(of picture: PixelRows, _ kind: PixelKind, _ stream: BitWriter) -> [UInt8] {
        var file = PNGWriter()
        file.bytes.reserveCapacity(stream.byteCount + 1_000)
        // Bit depth 8, the color type, the standard compression and filter methods, no interlacing.
        file.append(
            chunk: "IHDR", bigEndian(picture.width) + bigEndian(picture.height) + [8, kind.number, 0, 0, 0])
        // The perceptual rendering intent.
        file.append(chunk: "sRGB", [0])
        if case .indexed(let colors) = kind {
            file.append(
                chunk: "PLTE",
                colors.flatMap { color in [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> UInt32($0)) } })
        }
        file.append(chunk: "IDAT", byteCount: stream.byteCount) { stream.append(to: &$0) }
        file.append(chunk: "IEND", [])
        return file.bytes
    }

    /// Compresses the indices without filters, because neighboring indices are not related.
    private static func stream(of picture: PixelRows, in palette: inout Palette) -> BitWriter {
        var matcher = ThoroughMatcher(width: picture.width, bytesPerPixel: 1)
        var row = [UInt32](repeating: 0, count: picture.width)
        for y in 0..<picture.height {
            picture.copy(y, into: &row)
            var x = 0
            while x < row.count {
                let end = x + PixelRows.runLength(of: row, in: x..<row.count)
                let index = UInt32(palette.index(of: row[x] & 0xFF_FFFF))
                for place in x..<end { row[place] = index }
                x = end
            }
            matcher.append(row, below: nil)
        }
        return matcher.finish()
    }

    private static func thoroughStream(of picture: PixelRows, isOpaque: Bool) -> BitWriter {
        var matcher = ThoroughMatcher(width: picture.width, bytesPerPixel: isOpaque ? 3 : 4)
        var above = [UInt32](repeating: 0, count: picture.width)
        var row = above
        for y in 0..<picture.height {
            picture.read(y, isOpaque: isOpaque, into: &row)
            matcher.append(row, below: above)
            swap(&row, &above)
        }
        return matcher.finish()
    }

    private static func stream(of picture: PixelRows, isOpaque: Bool) -> BitWriter {
        var matcher = FlatMatcher(width: picture.width, isOpaque: isOpaque)
        var pixels = [UInt32](repeating: 0, count: picture.width)
        var parts = [0..<picture.width]
        picture.read(0, isOpaque: isOpaque, into: &pixels)
        matcher.append(&pixels, in: parts, filter: PixelFilter.none.rawValue)
        for row in 1..<picture.height {
            picture.findChanges(in: row, &parts)
            for part in parts { picture.filterUp(row, in: part, isOpaque: isOpaque, into: &pixels) }
            matcher.append(&pixels, in: parts, filter: PixelFilter.up.rawValue)
        }
        return matcher.finish()
    }

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
