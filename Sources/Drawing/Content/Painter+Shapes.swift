import Canvas
import Specs

extension Painter {
    /// Draws a shape's fill, then its stroke inside the edge.
    func draw(_ shape: BoundShape, outline: Path, on surface: borrowing Surface) {
        if let fill = shape.fill { surface.fill(outline, color(fill)) }
        if let line = shape.stroke { stroke(line, inside: outline, on: surface) }
    }
}
