import Layout
import RealModule
import Specs
import Values

extension Mockup {
    /// Where frames are seen that are turned, flipped or scaled, or lie in something that is: a box around each, by the
    /// path of its node. All others are seen where their frames are.
    func turnedRects() -> [String: Rect] {
        guard frames.contains(where: \.frame.node.effects.movesPicture) else { return [:] }
        var result: [String: Rect] = [:]
        for placed in frames {
            let around = surroundings(of: placed).map(\.frame)
            guard ([placed.frame] + around).contains(where: \.node.effects.movesPicture) else { continue }
            result[placed.frame.node.path] = ([placed.frame] + around).reduce(placed.frame.rect) { rect, frame in
                frame.node.effects.moved(rect, about: Point(x: frame.rect.midX, y: frame.rect.midY))
            }
        }
        return result
    }
}

extension BoundEffects {
    /// Whether the picture differs from the frame in its place or form.
    fileprivate var movesPicture: Bool { scale != 1 || squeeze != 1 || rotation != 0 || flip != nil }

    /// A box around a rectangle that was scaled, then turned, then flipped.
    fileprivate func moved(_ rect: Rect, about center: Point) -> Rect {
        guard movesPicture else { return rect }
        let radians = rotation * .pi / 180
        let (cosine, sine) = (Double.cos(radians), Double.sin(radians))
        let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)]
        let seen = corners.map { corner -> Point in
            let x = (corner.0 - center.x).value * scale
            let y = (corner.1 - center.y).value * scale * squeeze
            let (across, down) = (x * cosine - y * sine, x * sine + y * cosine)
            return Point(
                x: center.x + Points(flip == .horizontal ? -across : across),
                y: center.y + Points(flip == .vertical ? -down : down))
        }
        let (left, right) = (seen.map(\.x).min() ?? rect.minX, seen.map(\.x).max() ?? rect.maxX)
        let (top, bottom) = (seen.map(\.y).min() ?? rect.minY, seen.map(\.y).max() ?? rect.maxY)
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
