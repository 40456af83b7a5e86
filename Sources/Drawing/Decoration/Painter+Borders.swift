import Canvas
import Scene
import Specs
import Values

extension Painter {
    /// The color of a border. Of redacted content it is a placeholder's if it is strong.
    func color(_ line: SceneItem.Line) -> RGBA {
        let own = color(line.color)
        return line.isRedacted && !isNeutral(own) ? color(assets.fills.tertiary) : own
    }

    /// Draws lines at some edges of a rectangle.
    func draw(
        _ edges: BoundBorder.Edges, of box: Rect, width: BoundBorder.Width, _ line: RGBA, inside outline: Path,
        on surface: borrowing Surface
    ) throws(CanvasError) {
        let rect = grid.snapped(box)
        let width = min(length(of: width), rect.size.shorterSide)
        surface.clip(to: outline) { surface in
            for edge in sides(of: edges, in: rect, width: width) { surface.fill(.rect(edge), line) }
        }
    }

    /// Strokes a line along the inside of an outline.
    func stroke(_ outline: Path, width: Points, _ line: RGBA, on surface: borrowing Surface) {
        guard width > 0 else { return }
        // The line has double width and is centered on the outline, and the clip removes its outer half. This keeps
        // the inner edge parallel to the outline at every corner.
        surface.clip(to: outline) { surface in
            surface.stroke(outline, line, width: width * 2)
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
