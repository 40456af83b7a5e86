import Specs
package import Values

extension Frame {
    /// The box together with its bleed, the background beyond the edge of the safe area.
    package var bleedingRect: Rect {
        rect.inset(by: EdgeInsets(top: -bleed.top, left: -bleed.left, bottom: -bleed.bottom, right: -bleed.right))
    }

    /// A box around everything drawn for the frame itself, without children and its own effects.
    package var ownExtent: Rect {
        var extent = bleedingRect
        for shadow in node.decoration.shadows {
            let reach = shadow.blur * 1.5 + max(shadow.spread, 0)
            extent = extent.union(rect.inset(by: -reach).offset(x: shadow.offset.x, y: shadow.offset.y))
        }
        if let text {
            // Ascenders and descenders may extend beyond the line box.
            extent = extent.union(content.inset(by: Points(-text.font.pointSize / 2)))
        }
        return extent
    }
}
