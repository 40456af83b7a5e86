import Canvas
import Values

/// The decoded image files of one drawing thread. Files that were used last are kept up to a limit of memory.
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

    /// The pixels that are kept, as in the largest picture that is read.
    static let maximumPixels = PictureLimits.area

    private var images: [String: Image?] = [:]
    /// The files with pixels, the one that was used last at the end.
    private var decoded: [(path: String, pixels: Int)] = []

    /// Returns the image in a file, or nil if the file is missing or cannot be decoded.
    func image(_ path: String, load: (String) -> [UInt8]?) -> Image? {
        if let cached = images[path] {
            if let index = decoded.firstIndex(where: { $0.path == path }) { decoded.append(decoded.remove(at: index)) }
            return cached
        }
        let bytes = load(path)
        makeRoom(forPixels: bytes.flatMap { PNGHeader($0) }.map { ($0.width, $0.height) } ?? (0, 0), at: path)
        let image = bytes.flatMap(Self.decode)
        images[path] = .some(image)
        return image
    }

    /// Forgets pictures that were not used for the longest time, before a picture is decoded.
    private func makeRoom(forPixels size: (width: Int, height: Int), at path: String) {
        let (pixels, isOverflow) = size.width.multipliedReportingOverflow(by: size.height)
        // A picture that is too large is not decoded.
        guard pixels > 0, !isOverflow, pixels <= Self.maximumPixels else { return }
        while let first = decoded.first, decoded.reduce(pixels, { $0 + $1.pixels }) > Self.maximumPixels {
            images[first.path] = nil
            decoded.removeFirst()
        }
        decoded.append((path, pixels))
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
