package import Values

/// How large the picture of a file is: pixels of a PNG, units of an SVG.
package enum PictureSize {
    /// Decodes the file whole, so that what is cut off or broken is told before it is drawn.
    ///
    /// - Returns: Nil where an SVG says no size.
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

    /// An SVG is XML, which begins with an angle bracket behind blanks and a byte order mark.
    private static func isText(_ bytes: [UInt8]) -> Bool {
        let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
        return bytes.first { !blanks.contains($0) } == UInt8(ascii: "<")
    }
}
