import Layout
import Specs
import Values

/// The areas that are available to the parts of a screen.
struct ScreenRegions {
    let screen: Rect
    let safeArea: Rect
    /// The area of the body, between the bars.
    let body: Rect

    /// Nil for a component that is not a screen.
    init?(_ mockup: Mockup) {
        guard mockup.isScreen else { return nil }
        screen = Rect(origin: .zero, size: mockup.laidOut.size)
        safeArea = mockup.laidOut.safeArea
        var body = safeArea
        for root in mockup.laidOut.roots {
            switch root.node.path {
            case "top": body = body.inset(by: EdgeInsets(top: max(0, root.rect.maxY - body.minY)))
            case "bottom": body = body.inset(by: EdgeInsets(bottom: max(0, body.maxY - root.rect.minY)))
            default: break
            }
        }
        self.body = body
    }

    /// The area for the content of a part of the screen.
    func region(of part: String) -> Rect {
        part == "body" ? body : safeArea
    }
}

extension Rect {
    /// The rectangle extended to another along the axes that scroll, where content can always be reached.
    func widened(along axes: AxisSet, to other: Rect) -> Rect {
        var result = self
        if axes.contains(.horizontal) {
            result.origin.x = min(minX, other.minX)
            result.size.width = max(maxX, other.maxX) - result.origin.x
        }
        if axes.contains(.vertical) {
            result.origin.y = min(minY, other.minY)
            result.size.height = max(maxY, other.maxY) - result.origin.y
        }
        return result
    }
}
