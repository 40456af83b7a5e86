import Canvas
import Values

/// The decoder and the encoder of PNG, and the SVG subset with its drawing.
enum PictureTarget {
    /// A picture that can be decoded is the same after it was encoded.
    static func png(_ input: [UInt8]) {
        guard let surface = try? Surface.decodePNG(PNGChecksums.repaired(input)) else { return }
        let (width, height) = (surface.pixelWidth, surface.pixelHeight)
        guard width * height <= 1 << 16, let quick = try? surface.png(), let again = try? Surface.decodePNG(quick)
        else {
            Violation.check(width * height > 1 << 16, "the encoded picture cannot be decoded")
            return
        }
        let pixels = surface.words(x: 0, y: 0, width: width, height: height)
        Violation.check(
            again.words(x: 0, y: 0, width: width, height: height) == pixels, "the encoded picture has other pixels")
        guard width * height <= 1 << 12 else { return }
        if let thorough = try? surface.png(effort: .thorough), let third = try? Surface.decodePNG(thorough) {
            Violation.check(
                third.words(x: 0, y: 0, width: width, height: height) == pixels, "the smaller picture differs")
        }
        _ = try? surface.png(colors: 16)
    }

    static func svg(_ input: [UInt8]) {
        guard let document = try? SVGDocument(bytes: input),
            let surface = try? Surface(pixelWidth: 64, pixelHeight: 64, scale: 1)
        else { return }
        try? surface.draw(document, in: Rect(x: 0, y: 0, width: 64, height: 64))
        try? surface.draw(document, in: Rect(x: 8, y: 8, width: 16, height: 16), tint: RGBA(red: 1, green: 0, blue: 0))
    }
}
