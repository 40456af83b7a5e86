import CPangoCairo

/// A recorded group of drawings on a page, which is painted as one picture and keeps its outlines and text.
@safe final class PageGroup {
    private let pattern: OpaquePointer

    /// Records the drawings of the body without painting them.
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

    /// Paints the group at its original position, on the page or on a picture of a part of it. The surface must have
    /// the transformations that were in effect during recording.
    func paint(on surface: borrowing Surface) {
        unsafe cairo_save(surface.context)
        unsafe cairo_set_source(surface.context, pattern)
        unsafe cairo_paint(surface.context)
        unsafe cairo_restore(surface.context)
    }
}

extension Surface {
    /// Draws the body as a group and clips the group to a path.
    ///
    /// Unlike in ``clip(to:_:)``, the body itself is not clipped, so a material in it blurs everything behind it.
    package func grouped<Failure: Error>(
        inside path: Path, _ body: (borrowing Surface) throws(Failure) -> Void
    ) throws(Failure) {
        let group = try PageGroup(on: self, body)
        clip(to: path) { group.paint(on: $0) }
    }
}
