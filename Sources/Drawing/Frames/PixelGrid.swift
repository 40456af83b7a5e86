import Values

/// The pixels that edges and baselines are moved to, as iOS does.
struct PixelGrid {
    /// Pixels a point.
    let scale: Double

    /// The length of one pixel.
    var pixel: Points { Points(1 / scale) }

    /// The rectangle with each of its edges at the nearest pixel; what has a size keeps at least one pixel of it.
    func snapped(_ rect: Rect) -> Rect {
        let (x, width) = snapped(from: rect.minX, length: rect.width)
        let (y, height) = snapped(from: rect.minY, length: rect.height)
        return Rect(x: x, y: y, width: width, height: height)
    }

    /// The nearest pixel edge.
    func snapped(_ place: Points) -> Points { place.rounded(toPixelsAt: scale) }

    private func snapped(from start: Points, length: Points) -> (start: Points, length: Points) {
        let first = snapped(start)
        let rounded = snapped(start + length) - first
        return (first, length > 0 ? max(rounded, pixel) : max(rounded, 0))
    }
}
