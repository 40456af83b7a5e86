/// The reason that a picture could not be created, read or written.
package enum CanvasError: Error, Hashable, Sendable {
    /// A side is less than one pixel, or not a number.
    case emptySize(width: Double, height: Double)
    /// The size in pixels exceeds ``SurfaceLimits``.
    case tooLarge(width: Int, height: Int)
    /// cairo failed, with its own message, such as “out of memory”.
    case drawing(String)
    /// The bytes are neither a PNG nor an SVG.
    case unknownPicture
    /// The bytes are not a readable PNG.
    case unreadablePNG(String)
    /// The bytes are not an SVG that can be read or drawn, with librsvg's own message.
    case unreadableSVG(String)
    /// The SVG has something that is not in the supported subset, as a clause, at a line of the file.
    case unsupportedSVG(String, line: Int?)
    /// The picture has more pixels than ``PictureLimits``.
    case pictureTooLarge(width: Int, height: Int)
    /// The SVG has more bytes than ``SVGDocument/maximumBytes``.
    case svgTooLarge(bytes: Int)
}

extension CanvasError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .emptySize(let width, let height):
            "an image of \(width) by \(height) pixels is empty; each side must have at least 1 pixel"
        case .tooLarge(let width, let height):
            "an image of \(width) by \(height) pixels is too large; at most \(SurfaceLimits.side) pixels per side and "
                + "\(SurfaceLimits.area) pixels in total are supported"
        case .drawing(let reason): "drawing failed: \(reason)"
        case .unknownPicture: "neither a PNG nor an SVG"
        case .unreadablePNG(let reason): "not a readable PNG: \(reason)"
        case .unreadableSVG(let reason): "not a readable SVG: \(reason)"
        case .unsupportedSVG(let reason, let line):
            "\(line.map { "line \($0): " } ?? "")the supported subset of SVG does not have this: \(reason)"
        case .pictureTooLarge(let width, let height):
            "a picture of \(width) by \(height) pixels is too large; at most \(PictureLimits.area) pixels are read, "
                + "a quarter of that with 16 bits per channel"
        case .svgTooLarge(let bytes):
            "an SVG of \(bytes) bytes is too large; at most \(SVGDocument.maximumBytes) bytes are supported"
        }
    }
}

extension CanvasError {
    /// The instruction that solves the problem, where there is one for all files.
    package var help: String? {
        switch self {
        case .unsupportedSVG: "remove it from the SVG, or export the picture as a PNG"
        case .svgTooLarge: "simplify the paths of the SVG, or export the picture as a PNG"
        case .pictureTooLarge: "export the picture in the size in which it is shown"
        default: nil
        }
    }
}
