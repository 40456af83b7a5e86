import Canvas
import Values

/// The pictures of files that were asked for, read once for each thread that draws.
final class PictureCache {
    /// A decoded file.
    final class Picture {
        enum Content: ~Copyable {
            case pixels(Surface)
            case drawing(SVGDocument)
        }

        let content: Content
        /// Its own size: pixels, or the units of an SVG.
        let size: Size

        init(pixels: consuming Surface) {
            size = pixels.size
            content = .pixels(pixels)
        }

        init(drawing: consuming SVGDocument) {
            size = drawing.viewBox?.size ?? .zero
            content = .drawing(drawing)
        }
    }

    private var pictures: [String: Picture?] = [:]

    /// The picture of a file; nil where there is none or it cannot be read.
    func picture(_ path: String, load: (String) -> [UInt8]?) -> Picture? {
        if let known = pictures[path] { return known }
        let picture = load(path).flatMap(Self.decode)
        pictures[path] = .some(picture)
        return picture
    }

    private static func decode(_ bytes: [UInt8]) -> Picture? {
        if PictureSize.isPNG(bytes) {
            guard let pixels = try? Surface.decodePNG(bytes) else { return nil }
            return Picture(pixels: pixels)
        }
        guard let drawing = try? SVGDocument(bytes: bytes) else { return nil }
        return Picture(drawing: drawing)
    }
}
