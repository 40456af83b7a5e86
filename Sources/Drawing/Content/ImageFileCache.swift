import Canvas
import Values

/// The decoded image files of one drawing thread. Each file is read once.
final class ImageFileCache {
    /// A decoded file.
    final class Image {
        enum Content: ~Copyable {
            case pixels(Surface)
            case drawing(SVGDocument)
        }

        let content: Content
        /// The natural size, in pixels or in the units of an SVG's view box.
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

    private var images: [String: Image?] = [:]

    /// Returns the image in a file, or nil if the file is missing or cannot be decoded.
    func image(_ path: String, load: (String) -> [UInt8]?) -> Image? {
        if let cached = images[path] { return cached }
        let image = load(path).flatMap(Self.decode)
        images[path] = .some(image)
        return image
    }

    private static func decode(_ bytes: [UInt8]) -> Image? {
        if PictureSize.isPNG(bytes) {
            guard let pixels = try? Surface.decodePNG(bytes) else { return nil }
            return Image(pixels: pixels)
        }
        guard let drawing = try? SVGDocument(bytes: bytes) else { return nil }
        return Image(drawing: drawing)
    }
}
