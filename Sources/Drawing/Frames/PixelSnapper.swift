import Values

/// Snaps edges and baselines to whole pixels, as iOS does.
struct PixelSnapper {
    /// Pixels per point.
    let scale: Double

    /// The length of one pixel.
    var pixel: Points { Points(1 / scale) }

    /// Returns the rectangle with each edge at the nearest pixel. A length above 0 stays at least one pixel.
    func snapped(_ rect: Rect) -> Rect {
        let (x, width) = snapped(from: rect.minX, length: rect.width)
        let (y, height) = snapped(from: rect.minY, length: rect.height)
        return Rect(x: x, y: y, width: width, height: height)
    }

    /// Returns the position of the nearest pixel edge.
    func snapped(_ place: Points) -> Points { place.rounded(toPixelsAt: scale) }

    private func snapped(from start: Points, length: Points) -> (start: Points, length: Points) {
        let first = snapped(start)
        let rounded = snapped(start + length) - first
        return (first, length > 0 ? max(rounded, pixel) : max(rounded, 0))
    }
}
