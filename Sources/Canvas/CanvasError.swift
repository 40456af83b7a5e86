/// Why a picture could not be made, read or written.
package enum CanvasError: Error, Hashable, Sendable {
    /// A side is not a number of pixels from 1 on.
    case emptySize(width: Double, height: Double)
    /// The picture would be larger than ``SurfaceLimits`` allows; in pixels.
    case tooLarge(width: Int, height: Int)
    /// cairo gave up; its own words, such as “out of memory”.
    case drawing(String)
    /// The bytes are neither a PNG nor an SVG.
    case unknownPicture
    /// The bytes are no PNG picture that can be read.
    case unreadablePNG(String)
    /// The bytes are no SVG that can be read or drawn; librsvg's own words.
    case unreadableSVG(String)
    /// The SVG has more bytes than ``SVGDocument/maximumBytes``.
    case svgTooLarge(bytes: Int)
}

extension CanvasError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .emptySize(let width, let height): "a picture of \(width) by \(height) pixels holds nothing"
        case .tooLarge(let width, let height):
            "a picture of \(width) by \(height) pixels is larger than \(SurfaceLimits.side) a side or "
                + "\(SurfaceLimits.area) in all"
        case .drawing(let reason): "drawing failed: \(reason)"
        case .unknownPicture: "neither a PNG nor an SVG"
        case .unreadablePNG(let reason): "not a readable PNG: \(reason)"
        case .unreadableSVG(let reason): "not a readable SVG: \(reason)"
        case .svgTooLarge(let bytes): "an SVG of \(bytes) bytes is larger than \(SVGDocument.maximumBytes)"
        }
    }
}
