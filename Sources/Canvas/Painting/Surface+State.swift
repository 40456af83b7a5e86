import CPangoCairo
package import Values

/// A transformation of the coordinates. In a list, the last one applies first, like SwiftUI modifiers read from the
/// outside in.
package enum Transform: Hashable, Sendable {
    case translate(x: Points, y: Points)
    case scale(x: Double, y: Double, about: Point)
    /// Clockwise, in degrees.
    case rotate(degrees: Double, about: Point)
}

extension Surface {
    /// Runs the body and then restores the drawing state.
    package func saved<Failure: Error>(_ body: (borrowing Surface) throws(Failure) -> Void) throws(Failure) {
        unsafe cairo_save(context)
        defer { unsafe cairo_restore(context) }
        try body(self)
    }

    /// Clips the body's drawing to a path. Nested clips intersect, and an empty path clips everything.
    package func clip<Failure: Error>(
        to path: Path, _ body: (borrowing Surface) throws(Failure) -> Void
    ) throws(Failure) {
        unsafe cairo_save(context)
        defer { unsafe cairo_restore(context) }
        trace(path)
        unsafe cairo_clip(context)
        try body(self)
    }

    /// Draws the body with transformed coordinates. If a scale is 0, the body does not run.
    package func transformed<Failure: Error>(
        _ transforms: Transform..., body: (borrowing Surface) throws(Failure) -> Void
    ) throws(Failure) {
        unsafe cairo_save(context)
        defer { unsafe cairo_restore(context) }
        for transform in transforms {
            switch transform {
            case .translate(let x, let y):
                guard x.isFinite, y.isFinite else { return }
                unsafe cairo_translate(context, x.value, y.value)
            case .scale(let x, let y, let center):
                // A matrix that cannot be inverted would put the context in an error state for the rest of its life.
                guard abs(x) > 1e-6, abs(y) > 1e-6, x.isFinite, y.isFinite else { return }
                apply(about: center) { unsafe cairo_scale(context, x, y) }
            case .rotate(let degrees, let center):
                guard degrees.isFinite else { return }
                apply(about: center) { unsafe cairo_rotate(context, degrees * .pi / 180) }
            }
        }
        try body(self)
    }

    private func apply(about center: Point, _ change: () -> Void) {
        unsafe cairo_translate(context, center.x.value, center.y.value)
        change()
        unsafe cairo_translate(context, -center.x.value, -center.y.value)
    }

    /// Draws the body as a group and composites the group with an opacity, so that overlaps inside it do not show.
    ///
    /// - Parameter showsBackdrop: whether the group starts with a copy of its backdrop, which a material in it needs.
    ///   On an opaque backdrop this does not change how other content looks.
    package func withOpacity<Failure: Error>(
        _ alpha: Double, showsBackdrop: Bool = false, _ body: (borrowing Surface) throws(Failure) -> Void
    ) throws(Failure) {
        guard alpha < 1 else { return try body(self) }
        guard alpha > 0 else { return }
        let below = unsafe cairo_get_group_target(context)
        unsafe cairo_push_group(context)
        defer {
            unsafe cairo_pop_group_to_source(context)
            unsafe cairo_paint_with_alpha(context, alpha)
        }
        if showsBackdrop { unsafe copy(below) }
        try body(self)
    }

    /// Replaces the content with that of another surface with the same coordinates.
    @unsafe private func copy(_ surface: OpaquePointer?) {
        unsafe cairo_save(context)
        unsafe cairo_identity_matrix(context)
        unsafe cairo_set_source_surface(context, surface, 0, 0)
        unsafe cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        unsafe cairo_paint(context)
        unsafe cairo_restore(context)
    }

    /// The pixels per point under the current transformations.
    package var currentScale: Double {
        let matrix = currentMatrix
        return abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
    }

    var currentMatrix: cairo_matrix_t {
        var matrix = cairo_matrix_t()
        unsafe cairo_get_matrix(context, &matrix)
        return matrix
    }

    /// Returns the pixels that the bounding box of a path touches, ignoring clips, or nil if it has no area.
    func pixelBounds(of path: Path) -> PixelRect? {
        unsafe cairo_save(context)
        defer { unsafe cairo_restore(context) }
        trace(path)
        unsafe cairo_identity_matrix(context)
        let (left, top, right, bottom) = unsafe extents(cairo_path_extents)
        unsafe cairo_new_path(context)
        return PixelRect(left: left, top: top, right: right, bottom: bottom)
    }

    /// The bounds of the current clip in pixels.
    var clippedPixelBounds: PixelRect? {
        unsafe cairo_save(context)
        defer { unsafe cairo_restore(context) }
        unsafe cairo_identity_matrix(context)
        let (left, top, right, bottom) = unsafe extents(cairo_clip_extents)
        return PixelRect(left: left, top: top, right: right, bottom: bottom)
    }

    @unsafe private func extents(
        _ read: (
            OpaquePointer?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?,
            UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?
        ) -> Void
    ) -> (Double, Double, Double, Double) {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        unsafe read(context, &left, &top, &right, &bottom)
        return (left, top, right, bottom)
    }
}

/// A rectangle of whole pixels.
struct PixelRect: Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Creates the rectangle of the pixels that a box touches. Returns nil if the box has no area, is not finite, or
    /// has a coordinate of 10 million or more.
    init?(left: Double, top: Double, right: Double, bottom: Double) {
        let limit = 1e7
        guard right > left, bottom > top, max(abs(left), abs(top), abs(right), abs(bottom)) < limit else {
            return nil
        }
        x = Int(left.rounded(.down))
        y = Int(top.rounded(.down))
        width = Int(right.rounded(.up)) - x
        height = Int(bottom.rounded(.up)) - y
    }

    func inset(by amount: Int) -> PixelRect {
        PixelRect(x: x + amount, y: y + amount, width: width - 2 * amount, height: height - 2 * amount)
    }

    func intersection(_ other: PixelRect) -> PixelRect? {
        let left = max(x, other.x)
        let top = max(y, other.y)
        let right = min(x + width, other.x + other.width)
        let bottom = min(y + height, other.y + other.height)
        guard right > left, bottom > top else { return nil }
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
