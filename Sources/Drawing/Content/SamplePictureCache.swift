import Canvas
import Pictures
import Platform
import Values

/// The sample pictures of one drawing thread. Mock-ups that show the same picture at the same size share its pixels.
final class SamplePictureCache {
    /// A drawn picture.
    final class Pixels {
        let surface: Surface

        init(_ surface: consuming Surface) {
            self.surface = surface
        }
    }

    private struct Key: Hashable {
        let picture: SamplePicture
        let width: Int
        let height: Int
    }

    /// Like those of a camera, pictures have at most this many pixels, and are enlarged beyond.
    private static let largest = 4_000_000.0
    /// At most 64 MB of pixels are kept.
    private static let capacity = 16_000_000

    private var pictures: [Key: Pixels] = [:]
    private var area = 0

    func pixels(of picture: SamplePicture, size: Size, scale: Double) throws(CanvasError) -> Pixels {
        let (width, height) = Self.pixels(size, scale: scale)
        let key = Key(picture: picture, width: width, height: height)
        if let cached = pictures[key] { return cached }
        let surface = try Surface(pixelWidth: width, pixelHeight: height, scale: 1)
        SamplePictureArtist(picture, size: surface.size).draw(on: surface)
        try surface.checkDrawing()
        let pixels = Pixels(surface)
        if area > Self.capacity { (pictures, area) = ([:], 0) }
        pictures[key] = pixels
        area += width * height
        return pixels
    }

    private static func pixels(_ size: Size, scale: Double) -> (width: Int, height: Int) {
        let longest = 16_384.0
        var (width, height) = (size.width.value * scale, size.height.value * scale)
        (width, height) = (min(max(width, 1), 1e6), min(max(height, 1), 1e6))
        let factor = min(1, (largest / (width * height)).squareRoot(), longest / max(width, height))
        return (max(Int((width * factor).rounded()), 1), max(Int((height * factor).rounded()), 1))
    }
}
