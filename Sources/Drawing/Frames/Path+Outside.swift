import Canvas
import Values

extension Path {
    /// Returns the area outside a clockwise outline, up to 2,000 points beyond the edges of `bounds`.
    static func outside(of outline: Path, around bounds: Rect) -> Path {
        let box = bounds.inset(by: -2_000)
        var path = Path()
        // The box is counterclockwise, so that the winding numbers cancel inside the outline.
        path.move(to: Point(x: box.minX, y: box.minY))
        path.line(to: Point(x: box.minX, y: box.maxY))
        path.line(to: Point(x: box.maxX, y: box.maxY))
        path.line(to: Point(x: box.maxX, y: box.minY))
        path.close()
        path.append(outline)
        return path
    }
}
