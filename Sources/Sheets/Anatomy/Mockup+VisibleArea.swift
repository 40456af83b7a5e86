import Checks
import Layout
import Specs
import Values

/// The visible area of a screen. Content scrolled under a bar cannot be tapped and is not measured.
extension Mockup {
    /// Returns the area in which a node with a path is visible.
    func visibleArea(at path: String) -> Rect {
        path == "body" || path.hasPrefix("body/") ? clearArea : bounds
    }

    private var bounds: Rect { Rect(origin: .zero, size: laidOut.size) }

    /// The area between the bars of a screen, or all of a component. A modal covers the bars too.
    private var clearArea: Rect {
        guard isWholeScreen else { return bounds }
        return laidOut.roots.dropFirst(laidOut.coveredRoots).reduce(bounds) { rest, root in
            switch root.node.path {
            case "top": rest.inset(by: EdgeInsets(top: max(0, root.rect.maxY - rest.minY)))
            case "bottom": rest.inset(by: EdgeInsets(bottom: max(0, rest.maxY - root.rect.minY)))
            default: rest
            }
        }
    }
}
