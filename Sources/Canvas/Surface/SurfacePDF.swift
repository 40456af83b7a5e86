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
            // The first with transparency; from 1.5 on newer versions of cairo write what a reader must unpack first.
            unsafe cairo_pdf_surface_restrict_to_version(file, CAIRO_PDF_VERSION_1_4)
            unsafe cairo_pdf_surface_set_metadata(file, CAIRO_PDF_METADATA_TITLE, title)
            unsafe cairo_pdf_surface_set_metadata(file, CAIRO_PDF_METADATA_CREATOR, creator)
            unsafe cairo_pdf_surface_set_metadata(file, CAIRO_PDF_METADATA_CREATE_DATE, Self.date)
            unsafe cairo_pdf_surface_set_metadata(file, CAIRO_PDF_METADATA_MOD_DATE, Self.date)
            unsafe copy(to: file)
            unsafe cairo_surface_finish(file)
            return unsafe cairo_surface_status(file)
        }
        guard status == CAIRO_STATUS_SUCCESS else { throw .drawing(cairoMessage(status)) }
        Self.mendDates(in: &bytes)
        return bytes
    }

    /// When every file was made. The earliest date that ZIP archives know, too.
    private static let date = "1980-01-01T00:00:00"

    /// cairo 1.16 leaves out with what a date begins (ISO 32000-1, 7.9.4). It takes the place of the seconds, which may
    /// be left out, so that everything stays where the file's table says.
    private static func mendDates(in file: inout [UInt8]) {
        for key in ["/CreationDate", "/ModDate"] {
            let written = Array("\(key) (19800101000000)".utf8)
            let meant = Array("\(key) (D:198001010000)".utf8)
            // The dates are at the end, behind all that is drawn.
            let starts = stride(from: file.count - written.count, through: 0, by: -1)
            guard let start = starts.first(where: { file[$0...].starts(with: written) }) else { continue }
            file.replaceSubrange(start..<start + meant.count, with: meant)
        }
    }

    private func copy(to file: OpaquePointer) {
        // What goes wrong here the file's status tells.
        guard let pen = unsafe cairo_create(file) else { return }
        defer { unsafe cairo_destroy(pen) }
        unsafe cairo_scale(pen, 1 / scale, 1 / scale)
        unsafe cairo_set_source_surface(pen, target, 0, 0)
        unsafe cairo_paint(pen)
    }
}
