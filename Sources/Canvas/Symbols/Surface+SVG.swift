import CPangoCairo
package import Values

extension Surface {
    /// Draws an SVG into a rectangle, centered and with its aspect ratio kept.
    ///
    /// - Parameter tint: the color that replaces all colors of the SVG; nil keeps them.
    package func drawSVG(_ bytes: [UInt8], in rect: Rect, tint: RGBA? = nil) throws(CanvasError) {
        try draw(SVGDocument(bytes: bytes), in: rect, tint: tint)
    }

    /// Draws a parsed SVG into a rectangle; see ``drawSVG(_:in:tint:)``.
    package func draw(_ document: borrowing SVGDocument, in rect: Rect, tint: RGBA? = nil) throws(CanvasError) {
        guard !rect.isEmpty else { return }
        guard let tint else {
            return try withOwnColors(in: rect) { surface throws(CanvasError) in
                try unsafe document.draw(in: rect, on: surface.context)
            }
        }
        if isPage { return try paint(tint, through: document, in: rect) }
        unsafe cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
        let outcome: CanvasError?
        do {
            try unsafe document.draw(in: rect, on: context)
            outcome = nil
        } catch {
            outcome = error
        }
        let mask = unsafe cairo_pop_group(context)
        defer { unsafe cairo_pattern_destroy(mask) }
        if let outcome { throw outcome }
        unsafe cairo_save(context)
        setSource(tint)
        unsafe cairo_mask(context, mask)
        unsafe cairo_restore(context)
    }
}
