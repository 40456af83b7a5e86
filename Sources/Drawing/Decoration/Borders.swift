import Canvas
import Layout
import Specs
import Values

extension Painter {
    /// A frame's border, inside its edge. The line above or below a bar goes on to the screen's sides with its ground.
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

    /// Draws along an outline, on its inner side.
    ///
    /// - Parameter line: its color; nil is the border's own.
    func stroke(_ border: BoundBorder, _ line: RGBA? = nil, inside outline: Path, on surface: borrowing Surface) {
        let width = length(of: border.width)
        guard width > 0 else { return }
        // Half of a line lies outside, where the clip hides it; so the inner edge is parallel to any corner.
        surface.clip(to: outline) { surface in
            surface.stroke(outline, line ?? color(border.color), width: width * 2)
        }
    }

    /// A border's width in whole pixels, of which it has one at least.
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
        // The upright ones leave the corners to those that lie, so that a translucent color does not count twice.
        let upright = rect.inset(
            by: EdgeInsets(top: edges.contains(.top) ? width : 0, bottom: edges.contains(.bottom) ? width : 0))
        var sides: [Rect] = []
        if edges.contains(.top) { sides.append(Rect(x: rect.minX, y: rect.minY, width: rect.width, height: width)) }
        if edges.contains(.bottom) {
            sides.append(Rect(x: rect.minX, y: rect.maxY - width, width: rect.width, height: width))
        }
        if edges.contains(left) {
            sides.append(Rect(x: rect.minX, y: upright.minY, width: width, height: upright.height))
        }
        if edges.contains(right) {
            sides.append(Rect(x: rect.maxX - width, y: upright.minY, width: width, height: upright.height))
        }
        return sides
    }
}
