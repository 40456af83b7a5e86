import CPangoCairo
import Values

extension Surface {
    /// Returns the page as a PDF file with one page of its size in points, with outlines and fonts as vectors.
    ///
    /// The same drawing always gives the same bytes.
    ///
    /// - Parameter title: the title that PDF readers show instead of the file name.
    /// - Parameter creator: the program that created the page.
    package func pdf(title: String, creator: String) throws(CanvasError) -> [UInt8] {
        try checkDrawing()
        guard isPage else { throw .drawing("only a page can be written as a PDF, not an image") }
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
            // PDF 1.4 is the first version with transparency. From 1.5 on, newer versions of cairo compress the
            // objects.
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
        Self.fixDates(in: &bytes)
        return bytes
    }

    /// The date in every file, which is also the earliest date that ZIP archives support.
    private static let date = "1980-01-01T00:00:00"

    /// Adds the prefix `D:` that dates require (ISO 32000-1, 7.9.4) and cairo 1.16 omits.
    ///
    /// It replaces the seconds, which are optional, so that the offsets in the file's cross-reference table stay valid.
    private static func fixDates(in file: inout [UInt8]) {
        for key in ["/CreationDate", "/ModDate"] {
            let written = Array("\(key) (19800101000000)".utf8)
            let corrected = Array("\(key) (D:198001010000)".utf8)
            // The dates are at the end of the file, so the search goes backward.
            let starts = stride(from: file.count - written.count, through: 0, by: -1)
            guard let start = starts.first(where: { file[$0...].starts(with: written) }) else { continue }
            file.replaceSubrange(start..<start + corrected.count, with: corrected)
        }
    }

    private func copy(to file: OpaquePointer) {
        // The caller checks the status of the file, which includes errors of this context.
        guard let context = unsafe cairo_create(file) else { return }
        defer { unsafe cairo_destroy(context) }
        unsafe cairo_scale(context, 1 / scale, 1 / scale)
        unsafe cairo_set_source_surface(context, target, 0, 0)
        unsafe cairo_paint(context)
    }
}
