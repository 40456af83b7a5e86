package import Layout
import Specs
package import Values

extension Frame {
    /// A rectangle around everything that the frame and the frames inside it draw, without the frame's own effects.
    package var extent: Rect {
        var extent = ownExtent
        for inner in children + overlay {
            let scale = max(abs(inner.node.effects.scale), inner.node.effects.rotation == 0 ? 1 : 1.5, 1)
            let own = inner.extent.inset(by: -inner.node.effects.blur * 3)
            let grown = EdgeInsets(
                top: own.height * ((1 - scale) / 2), left: own.width * ((1 - scale) / 2),
                bottom: own.height * ((1 - scale) / 2), right: own.width * ((1 - scale) / 2))
            extent = extent.union(own.inset(by: grown))
        }
        return extent
    }

    /// A rectangle that contains the frame's drawing after it is scaled and rotated.
    package var transformedExtent: Rect {
        let effects = node.effects
        let extent = extent
        guard effects.scale != 1 || effects.rotation != 0 || effects.flip != nil else { return extent }
        let center = Point(x: rect.midX, y: rect.midY)
        let width = max(extent.maxX - center.x, center.x - extent.minX).value
        let height = max(extent.maxY - center.y, center.y - extent.minY).value
        let reach = Points((width * width + height * height).squareRoot() * abs(effects.scale))
        return Rect(x: center.x - reach, y: center.y - reach, width: reach * 2, height: reach * 2)
    }
}
