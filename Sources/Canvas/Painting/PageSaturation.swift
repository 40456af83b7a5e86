import Values

/// The saturation that is applied to colors drawn on a page.
///
/// On a page each color is changed before it is drawn; in a picture the pixels are changed after drawing. The result is
/// the same, because saturation and compositing are both linear. On a page, outlines and text remain vectors.
final class PageSaturation {
    private(set) var factor = 1.0

    /// Runs the body with the saturation multiplied by a factor.
    func scaled<Failure: Error>(by scale: Double, _ body: () throws(Failure) -> Void) throws(Failure) {
        let outer = factor
        factor *= scale
        defer { factor = outer }
        try body()
    }

    /// Returns the color with the change that ``ColorPlane/saturate(_:)`` makes to pixels.
    func applied(to color: RGBA) -> RGBA {
        guard factor != 1 else { return color }
        let gray = 0.213 * color.red + 0.715 * color.green + 0.072 * color.blue
        func changed(_ component: Double) -> Double { min(max(gray + (component - gray) * factor, 0), 1) }
        return RGBA(
            red: changed(color.red), green: changed(color.green), blue: changed(color.blue), alpha: color.alpha)
    }
}

extension Surface {
    /// Draws content with its own colors, such as a photo. On a page with changed saturation it is rasterized.
    ///
    /// - Parameter bounds: the area in which the body draws.
    func withOwnColors<Failure: Error>(
        in bounds: Rect, _ body: (borrowing Surface) throws(Failure) -> Void
    ) throws(Failure) {
        guard let pageSaturation, pageSaturation.factor != 1 else { return try body(self) }
        try filteredAsPicture(in: bounds, saturation: pageSaturation.factor, body)
    }
}
