import Values

/// The saturation of what is being drawn on a page.
///
/// A page's colors are changed one by one, where a picture's pixels are changed when all is drawn: that comes to the same,
/// as both the change and laying one color over another are linear, and leaves outlines and texts what they are.
final class PageTone {
    private(set) var saturation = 1.0

    /// Draws with colors changed; changes inside one another multiply.
    func with<Failure: Error>(saturation factor: Double, _ body: () throws(Failure) -> Void) throws(Failure) {
        let outer = saturation
        saturation *= factor
        defer { saturation = outer }
        try body()
    }

    /// The color as ``ColorPlanes/saturate(_:)`` changes pixels.
    func applied(to color: RGBA) -> RGBA {
        guard saturation != 1 else { return color }
        let grey = 0.213 * color.red + 0.715 * color.green + 0.072 * color.blue
        func changed(_ component: Double) -> Double { min(max(grey + (component - grey) * saturation, 0), 1) }
        return RGBA(
            red: changed(color.red), green: changed(color.green), blue: changed(color.blue), alpha: color.alpha)
    }
}

extension Surface {
    /// Draws what has colors of its own, such as a photo: on a page whose colors are changed as a picture.
    ///
    /// - Parameter bounds: where the body draws.
    func withOwnColors<Failure: Error>(
        in bounds: Rect, _ body: (borrowing Surface) throws(Failure) -> Void
    ) throws(Failure) {
        guard let tone, tone.saturation != 1 else { return try body(self) }
        try filteredAsPicture(in: bounds, saturation: tone.saturation, body)
    }
}
