import Canvas
import Layout
import Specs
import Values

extension Painter {
    /// Draws a frame's border inside its edge. The line above or below a bar extends to the sides of the screen, like
    /// the bar's background.
    func drawBorder(of frame: Frame, on surface: borrowing Surface) throws(CanvasError) {
        guard let border = frame.node.decoration.border else { return }
        let line = frame.node.isRedacted ? redacted(border.color) : color(border.color)
        if border.edges == .all { return stroke(border, line, inside: outline(of: frame), on: surface) }
        let reach = EdgeInsets(left: -frame.bleed.left, right: -frame.bleed.right)
        let rect = grid.snapped(
            border.edges.isDisjoint(with: [.leading, .trailing]) ? frame.rect.inset(by: reach) : frame.rect)
        let width = min(length(of: border.width), rect.size.shorterSide)
        try surface.clip(to: bleedingOutline(of: frame)) { surface throws(CanvasError) in
            for edge in sides(of: border.edges, in: rect, width: width) {
                surface.fill(.rect(edge), line)
            }
        }
    }

    /// Strokes a border along the inside of an outline.
    ///
    /// - Parameter line: the color of the line; nil means the color of the border.
    func stroke(_ border: BoundBorder, _ line: RGBA? = nil, inside outline: Path, on surface: borrowing Surface) {
        let width = length(of: border.width)
        guard width > 0 else { return }
        // The line has double width and is centered on the outline, and the clip removes its outer half. This keeps
        // the inner edge parallel to the outline at every corner.
        surface.clip(to: outline) { surface in
            surface.stroke(outline, line ?? color(border.color), width: width * 2)
        }
    }

    /// Returns a border's width in whole pixels, at least one if the width is above 0.
    func length(of width: BoundBorder.Width) -> Points {
        switch width {
        case .hairline: grid.pixel
        case .points(let points): points > 0 ? max(grid.snapped(points), grid.pixel) : 0
        }
    }

    private func sides(of edges: BoundBorder.Edges, in rect: Rect, width: Points) -> [Rect] {
        let isLeftToRight = direction == .leftToRight
        let left: BoundBorder.Edges = isLeftToRight ? .leading : .trailing
        let right: BoundBorder.Edges = isLeftToRight ? .trailing : .leading
        // Vertical sides leave the corners to the horizontal sides, so that a translucent color is not drawn twice
        // there.
        let vertical = rect.inset(
            by: EdgeInsets(top: edges.contains(.top) ? width : 0, bottom: edges.contains(.bottom) ? width : 0))
        var sides: [Rect] = []
        if edges.contains(.top) { sides.append(Rect(x: rect.minX, y: rect.minY, width: rect.width, height: width)) }
        if edges.contains(.bottom) {
            sides.append(Rect(x: rect.minX, y: rect.maxY - width, width: rect.width, height: width))
        }
        if edges.contains(left) {
            sides.append(Rect(x: rect.minX, y: vertical.minY, width: width, height: vertical.height))
        }
        if edges.contains(right) {
            sides.append(Rect(x: rect.maxX - width, y: vertical.minY, width: width, height: vertical.height))
        }
        return sides
    }
}
