import CPangoCairo
import Values

extension Surface {
    /// The page as a PDF file of one page, of its size in points: outlines as outlines, texts with their fonts. The same
    /// drawing gives the same bytes, whenever it is made.
    ///
    /// - Parameter title: what readers show in place of the file's name.
    /// - Parameter creator: the program that the page is from.
    package func pdf(title: String, creator: String) throws(CanvasError) -> [UInt8] {
        try checkDrawing()
        guard isPage else { throw .drawing("a picture of pixels is no page") }
        var bytes: [UInt8] = []
        let status = unsafe withUnsafeMutablePointer(to: &bytes) { output in
            let file = unsafe cairo_pdf_surface_create_for_stream(
                { closure, data, length in
                    guard let closure = unsafe closure, let data = unsafe data else { return CAIRO_STATUS_WRITE_ERROR }
                    let part = unsafe UnsafeBufferPointer(start: data, count: Int(length))
                    unsafe closure.assumingMemoryBound(to: [UInt8].self).pointee.append(contentsOf: part)
                    return CAIRO_STATUS_SUCCESS
                }, output, size.width.value, size.height.value)
            guard let file = unsafe file else { return CAIRO_STATUS_NO_MEMORY }
            defer { unsafe cairo_surface_destroy(file) }
            // Versions of cairo differ in what they write unasked.
            unsafe cairo_pdf_surface_restrict_to_version(file, CAIRO_PDF_VERSION_1_5)
            unsafe cairo_pdf_surface_set_metadata(file, CAIRO_PDF_METADATA_TITLE, title)
            unsafe cairo_pdf_surface_set_metadata(file, CAIRO_PDF_METADATA_CREATOR, creator)
            unsafe cairo_pdf_surface_set_metadata(file, CAIRO_PDF_METADATA_CREATE_DATE, Self.date)
            unsafe cairo_pdf_surface_set_metadata(file, CAIRO_PDF_METADATA_MOD_DATE, Self.date)
            unsafe copy(to: file)
            unsafe cairo_surface_finish(file)
            return unsafe cairo_surface_status(file)
        }
        guard status == CAIRO_STATUS_SUCCESS else { throw .drawing(cairoMessage(status)) }
        return bytes
    }

    /// When every file was made. The earliest date that ZIP archives know, too.
    private static let date = "1980-01-01T00:00:00Z"

    private func copy(to file: OpaquePointer) {
        // What goes wrong here the file's status tells.
        guard let pen = unsafe cairo_create(file) else { return }
        defer { unsafe cairo_destroy(pen) }
        unsafe cairo_scale(pen, 1 / scale, 1 / scale)
        unsafe cairo_set_source_surface(pen, target, 0, 0)
        unsafe cairo_paint(pen)
    }
}
