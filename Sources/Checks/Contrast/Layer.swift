import Layout
import Platform
import Source
import Specs
import Values

/// One thing that is painted, in the order of drawing.
indirect enum Layer: Sendable {
    case fill(Fill)
    /// Painted together and then put over what is below as one picture.
    case group([Layer], GroupEffect)
    /// The text that is being looked at stands here.
    case subject

    struct Fill {
        var rect: Rect
        /// The radii of its corners, clockwise from the top left; outside of them nothing is painted.
        var radius: Points
        var paint: Paint
        /// Nothing of it shows outside of this.
        var clip: Rect?
        /// Whether its picture is another than that of a box in its place: a gradient that is turned.
        var isTurned = false
        /// Whether it is an ellipse in its box.
        var isEllipse = false
        /// Its place among all that is painted.
        var number = 0
    }

    enum Paint {
        case color(BoundColor)
        case gradient([BoundGradientStop], angle: Double)
        case material(Material)
        /// Pixels that nobody knows yet: a photo that a placeholder stands for.
        case unknown
        /// An image file, whose pixels are known once it is drawn; until then as ``unknown``.
        case picture
        /// Letters, symbols, lines: their outlines are known once they are drawn; until then they are not there.
        case ink
    }
}

/// What changes a group as a whole, from the inside out.
struct GroupEffect: Hashable, Sendable {
    var saturation = 1.0
    var opacity = 1.0

    func applied(to color: RGBA) -> RGBA {
        color.saturated(by: saturation).opacity(opacity)
    }
}

extension Layer {
    /// The layer less what does not touch a rectangle; nil where nothing is left of it.
    func touching(_ bounds: Rect) -> Layer? {
        switch self {
        case .fill(let fill): return fill.shown.intersection(bounds) == nil ? nil : self
        case .group(let layers, let effect):
            let left = layers.compactMap { $0.touching(bounds) }
            return left.isEmpty ? nil : .group(left, effect)
        case .subject: return self
        }
    }

    /// Whether something of it lies in a rectangle.
    func touches(_ bounds: Rect) -> Bool {
        switch self {
        case .fill(let fill): fill.shown.intersection(bounds) != nil
        case .group(let layers, _): layers.contains { $0.touches(bounds) }
        case .subject: true
        }
    }

    /// Whether pixels of it are known only once it is drawn, or not at all.
    var hasUnknown: Bool {
        switch self {
        case .fill(let fill):
            switch fill.paint {
            case .unknown, .picture: true
            case .color, .gradient, .material, .ink: false
            }
        case .group(let layers, _): layers.contains(where: \.hasUnknown)
        case .subject: false
        }
    }
}

extension Layer.Fill {
    /// How much of what is below it hides, 0…1, in the appearance in which that is least; of ink, whose outlines nobody
    /// knows here, nothing.
    var opacity: Double {
        switch paint {
        case .color(let color): color.value.minimumAlpha
        case .gradient(let stops, _): stops.map(\.color.value.minimumAlpha).min() ?? 0
        case .material, .unknown, .picture: 1
        case .ink: 0
        }
    }

    /// Whether nothing of it is seen in any appearance; of ink, whose outlines nobody knows here, nothing counts as
    /// seen.
    var isClear: Bool {
        switch paint {
        case .color(let color): color.value.maximumAlpha <= 0
        case .gradient(let stops, _): stops.allSatisfy { $0.color.value.maximumAlpha <= 0 }
        case .material, .unknown, .picture: false
        case .ink: true
        }
    }

    /// As it is seen where all that is around it moves it; its clip stands there already.
    func moved(by move: PictureMove) -> Layer.Fill {
        if move.isNone { return self }
        var result = self
        result.rect = move.box(rect)
        result.radius = radius * move.scale
        result.isTurned = isTurned || !move.keepsForm
        return result
    }

    /// Whether its color is known without drawing.
    var isPlain: Bool {
        switch paint {
        case .color, .gradient, .unknown: true
        case .material, .picture, .ink: false
        }
    }

    /// The part of it that its clip lets through.
    var shown: Rect {
        clip.map { rect.intersection($0) ?? .zero } ?? rect
    }

    /// Whether the fill covers a place.
    func covers(_ point: Point) -> Bool {
        guard rect.holds(point), clip.map({ $0.holds(point) }) ?? true else { return false }
        if isEllipse {
            let x: Double = (point.x - rect.midX) / rect.width
            let y: Double = (point.y - rect.midY) / rect.height
            return x * x + y * y <= 0.25
        }
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
    func holds(_ point: Point) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }
}
