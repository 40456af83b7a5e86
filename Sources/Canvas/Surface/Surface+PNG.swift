import CPangoCairo

extension Surface {
    /// Returns the picture as a PNG file, without an alpha channel if it is opaque.
    ///
    /// The same pixels give the same bytes. Throws an error for a page, which has no pixels.
    ///
    /// - Parameters:
    ///   - colors: the maximum number of colors of an opaque picture, from 2 to 256; nil keeps all colors.
    ///   - effort: how long to look for a small file with all colors.
    package func png(colors: Int? = nil, effort: CompressionEffort = .quick) throws(CanvasError) -> [UInt8] {
        try checkDrawing()
        unsafe cairo_surface_flush(target)
        guard let data = unsafe cairo_image_surface_get_data(target) else { throw .drawing("no pixels") }
        let rows = unsafe PixelRows(
            base: UnsafeRawPointer(data), width: pixelWidth, height: pixelHeight,
            stride: Int(cairo_image_surface_get_stride(target)))
        if let colors, rows.isOpaque { return PNGWriter.file(of: rows, colors: colors) }
        return PNGWriter.file(of: rows, effort: effort)
    }

    /// Decodes a PNG file, by default with one pixel per point.
    package static func decodePNG(_ bytes: [UInt8], scale: Double = 1) throws(CanvasError) -> Surface {
        // The size is at a fixed offset (PNG, 11.2.2 IHDR). It is checked first, so that a small file cannot claim a
        // huge amount of memory.
        guard bytes.count >= 33, bytes[0..<8].elementsEqual([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
            throw .unreadablePNG("no PNG signature")
        }
        let width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
        let height = bytes[20..<24].reduce(0) { $0 << 8 | Int($1) }
        if let error = PictureLimits.error(width: width, height: height, bits: Int(bytes[24])) { throw error }

        var rest = bytes[...]
        let decoded = unsafe withUnsafeMutablePointer(to: &rest) { input in
            unsafe cairo_image_surface_create_from_png_stream(
                { closure, data, length in
                    guard let closure = unsafe closure, let data = unsafe data else { return CAIRO_STATUS_READ_ERROR }
                    let input = unsafe closure.assumingMemoryBound(to: ArraySlice<UInt8>.self)
                    guard unsafe input.pointee.count >= Int(length) else { return CAIRO_STATUS_READ_ERROR }
                    unsafe input.pointee.prefix(Int(length)).withUnsafeBufferPointer { bytes in
                        _ = unsafe UnsafeMutableBufferPointer(start: data, count: bytes.count).update(from: bytes)
                    }
                    unsafe input.pointee.removeFirst(Int(length))
                    return CAIRO_STATUS_SUCCESS
                }, input)
        }
        guard let decoded = unsafe decoded else { throw .unreadablePNG("no surface") }
        defer { unsafe cairo_surface_destroy(decoded) }
        let status = unsafe cairo_surface_status(decoded)
        // cairo reports errors of libpng as a lack of memory, and the memory of the pixels was counted above.
        if [CAIRO_STATUS_NO_MEMORY, CAIRO_STATUS_PNG_ERROR].contains(status) {
            throw .unreadablePNG("the data is damaged")
        }
        guard status == CAIRO_STATUS_SUCCESS else { throw .unreadablePNG(cairoMessage(status)) }

        // Decoded surfaces have different pixel formats, so the picture is painted onto a surface of the usual format.
        let result = try Surface(pixelWidth: width, pixelHeight: height, scale: scale)
        unsafe cairo_save(result.context)
        unsafe cairo_identity_matrix(result.context)
        unsafe cairo_set_source_surface(result.context, decoded, 0, 0)
        unsafe cairo_set_operator(result.context, CAIRO_OPERATOR_SOURCE)
        unsafe cairo_paint(result.context)
        unsafe cairo_restore(result.context)
        try result.checkDrawing()
        return result
    }
}
