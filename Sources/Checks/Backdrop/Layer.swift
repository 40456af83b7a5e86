import Layout
import Platform
import Source
import Specs
import Values

/// One thing that is painted, in the order of drawing.
indirect enum Layer {
    case fill(Fill)
    /// Painted together and then put over what is below with one opacity.
    case group([Layer], opacity: Double)
    /// The text that is being looked at stands here.
    case subject

    struct Fill {
        var rect: Rect
        /// The radii of its corners, clockwise from the top left; outside of them nothing is painted.
        var radius: Points
        var paint: Paint
        /// Nothing of it shows outside of this.
        var clip: Rect?
    }

    enum Paint {
        case color(BoundColor)
        case gradient([BoundGradientStop], angle: Double)
        case material(Material)
        /// Pixels that are not known: a photo.
        case unknown
    }
}

extension Layer {
    /// The layer less what does not touch a rectangle; nil where nothing is left of it.
    func touching(_ bounds: Rect) -> Layer? {
        switch self {
        case .fill(let fill): return fill.shown.intersection(bounds) == nil ? nil : self
        case .group(let layers, let opacity):
            let left = layers.compactMap { $0.touching(bounds) }
            return left.isEmpty ? nil : .group(left, opacity: opacity)
        case .subject: return self
        }
    }
}

extension Layer.Fill {
    /// The part of it that its clip lets through.
    var shown: Rect {
        clip.map { rect.intersection($0) ?? .zero } ?? rect
    }

    /// Whether the fill covers a place.
    func covers(_ point: Point) -> Bool {
        guard rect.holds(point), clip.map({ $0.holds(point) }) ?? true else { return false }
        let limit = min(radius, rect.size.shorterSide / 2)
        guard limit > 0 else { return true }
        // Only inside the square at a corner can a place be outside of the rounded shape.
        let horizontal = max(rect.minX + limit - point.x, point.x - (rect.maxX - limit))
        let vertical = max(rect.minY + limit - point.y, point.y - (rect.maxY - limit))
        guard horizontal > 0, vertical > 0 else { return true }
        return horizontal.value * horizontal.value + vertical.value * vertical.value <= limit.value * limit.value
    }
}

extension Rect {
    fileprivate func holds(_ point: Point) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }
}
