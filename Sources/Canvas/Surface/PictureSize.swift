package import Values

/// Reads the natural size of an image file: the pixels of a PNG, or the units of an SVG.
package enum PictureSize {
    /// Returns the size of the image, or nil if an SVG does not declare one.
    ///
    /// Decodes the whole file, so that a truncated or broken file is reported before it is drawn.
    package static func of(_ bytes: [UInt8]) throws(CanvasError) -> Size? {
        if isPNG(bytes) { return try Surface.decodePNG(bytes).size }
        guard isText(bytes) else { throw .unknownPicture }
        let box = try SVGDocument(bytes: bytes).viewBox
        guard let size = box?.size, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            return nil
        }
        return size
    }

    package static func isPNG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) }

    /// Whether the file may be an SVG: XML starts with an angle bracket after a byte order mark and whitespace.
    private static func isText(_ bytes: [UInt8]) -> Bool {
        let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
        return bytes.first { !blanks.contains($0) } == UInt8(ascii: "<")
    }
}
