import Canvas
import Specs

extension Painter {
    /// A shape's fill, then its line on the inner side of its edge.
    func draw(_ shape: BoundShape, outline: Path, on surface: borrowing Surface) throws(CanvasError) {
        if let fill = shape.fill { surface.fill(outline, color(fill)) }
        if let line = shape.stroke { stroke(line, inside: outline, on: surface) }
    }
}
