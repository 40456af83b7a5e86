import Canvas
import Values

extension Path {
    /// Everything but the inside of an outline that is drawn clockwise, as far as it can matter near a rectangle.
    static func outside(of outline: Path, around bounds: Rect) -> Path {
        let box = bounds.inset(by: -2_000)
        var path = Path()
        // Counterclockwise, so that the windings cancel inside the outline.
        path.move(to: Point(x: box.minX, y: box.minY))
        path.line(to: Point(x: box.minX, y: box.maxY))
        path.line(to: Point(x: box.maxX, y: box.maxY))
        path.line(to: Point(x: box.maxX, y: box.minY))
        path.close()
        path.append(outline)
        return path
    }
}
