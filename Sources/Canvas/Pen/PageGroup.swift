import CPangoCairo

/// What was drawn on a page, kept as it was drawn, to be shown there as one picture.
@safe final class PageGroup {
    private let pattern: OpaquePointer

    /// Runs the body, whose drawing does not show yet.
    init<Failure: Error>(
        on page: borrowing Surface, _ body: (borrowing Surface) throws(Failure) -> Void
    ) throws(Failure) {
        unsafe cairo_push_group(page.context)
        let failure: Failure?
        do {
            try body(page)
            failure = nil
        } catch {
            failure = error
        }
        unsafe pattern = cairo_pop_group(page.context)
        if let failure { throw failure }
    }

    deinit {
        unsafe cairo_pattern_destroy(pattern)
    }

    /// Shows it where it was drawn, under the same transformations: on the page, or in a picture of a part of it.
    func paint(on surface: borrowing Surface) {
        unsafe cairo_save(surface.context)
        unsafe cairo_set_source(surface.context, pattern)
        unsafe cairo_paint(surface.context)
        unsafe cairo_restore(surface.context)
    }
}

extension Surface {
    /// Draws the body as one picture, of which the part inside a path shows. Unlike under ``clip(to:_:)``, the body
    /// itself is whole: a material sees all of it.
    package func grouped<Failure: Error>(
        inside path: Path, _ body: (borrowing Surface) throws(Failure) -> Void
    ) throws(Failure) {
        let group = try PageGroup(on: self, body)
        clip(to: path) { group.paint(on: $0) }
    }
}
