package import Values

extension Surface {
    /// Returns the color words of a rectangle, row by row. Pixels outside the picture, and all of a page, are clear.
    package func words(x: Int, y: Int, width: Int, height: Int) -> [UInt32] {
        unsafe Pixmap.words(of: target, x: x, y: y, width: width, height: height)
    }

    /// Returns the color of a pixel with straight alpha, or nil outside the picture. The origin is the top left.
    package func pixel(x: Int, y: Int) -> RGBA? {
        guard (0..<pixelWidth).contains(x), (0..<pixelHeight).contains(y) else { return nil }
        return words(x: x, y: y, width: 1, height: 1).first.map(Self.color)
    }

    /// Returns the colors of a rectangle with straight alpha, row by row from the top. Outside the picture they are
    /// clear.
    package func colors(x: Int, y: Int, width: Int, height: Int) -> [RGBA] {
        words(x: x, y: y, width: width, height: height).map(Self.color)
    }

    private static func color(_ word: UInt32) -> RGBA {
        let alpha = Double(word >> 24)
        guard alpha > 0 else { return .clear }
        return RGBA(
            red: Double(word >> 16 & 0xFF) / alpha, green: Double(word >> 8 & 0xFF) / alpha,
            blue: Double(word & 0xFF) / alpha, alpha: alpha / 255)
    }

    /// Returns all pixels row by row from the top, as bytes of red, green, blue and straight alpha.
    package func rgbaBytes() -> [UInt8] {
        let words = words(x: 0, y: 0, width: pixelWidth, height: pixelHeight)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(words.count * 4)
        for word in words {
            let alpha = word >> 24
            for shift in [UInt32(16), 8, 0] {
                let component = word >> shift & 0xFF
                bytes.append(
                    alpha == 255
                        ? UInt8(component) : alpha == 0 ? 0 : UInt8(min(255, (component * 255 + alpha / 2) / alpha)))
            }
            bytes.append(UInt8(alpha))
        }
        return bytes
    }

    /// Whether every pixel is opaque.
    package var isOpaque: Bool {
        words(x: 0, y: 0, width: pixelWidth, height: pixelHeight).allSatisfy { $0 >> 24 == 255 }
    }

    /// Returns a copy of a rectangle, expanded to whole pixels. Pixels outside the picture are clear.
    package func crop(_ rect: Rect) throws(CanvasError) -> Surface {
        let left = (rect.minX.value * scale + 1e-6).rounded(.down)
        let top = (rect.minY.value * scale + 1e-6).rounded(.down)
        let width = (rect.maxX.value * scale - 1e-6).rounded(.up) - left
        let height = (rect.maxY.value * scale - 1e-6).rounded(.up) - top
        let limit = Double(SurfaceLimits.side)
        guard width >= 1, height >= 1 else { throw .emptySize(width: width, height: height) }
        guard max(width, height) <= limit, max(abs(left), abs(top)) <= limit else {
            throw .tooLarge(width: Int(min(width, 1e9)), height: Int(min(height, 1e9)))
        }
        let pixmap = try Pixmap(width: Int(width), height: Int(height))
        pixmap.replace(words: words(x: Int(left), y: Int(top), width: Int(width), height: Int(height)))
        return try Surface(drawingOn: pixmap, scale: scale)
    }
}
