import Checks
import Layout
import Specs
import Values

/// What of a screen is in sight: what has scrolled under a bar is neither touched nor measured.
extension Mockup {
    /// Where a node of this path may be seen.
    func sight(at path: String) -> Rect {
        path == "body" || path.hasPrefix("body/") ? clearArea : bounds
    }

    private var bounds: Rect { Rect(origin: .zero, size: laidOut.size) }

    /// What the bars of a screen leave; all of a component. A modal covers the bars too.
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
