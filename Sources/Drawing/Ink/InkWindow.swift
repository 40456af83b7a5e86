import Layout
import Values

/// The part of a mock-up that is drawn to see what is behind the ink of one node, or of several that stand side by side
/// on the same ground. What was seen through it is kept.
package struct InkWindow {
    /// Where the lines of each node are laid out, by its path.
    let boxes: [String: [Rect]]
    /// What is drawn of the mock-up.
    let area: Rect
    /// The part of it that is read.
    let ink: Rect
    /// Pixels a point.
    let scale: Double
    /// What of the mock-up shows in ``area``.
    var frames: [Frame] = []
    /// The paths of those of them whose own ground something opaque hides there.
    var hiddenBackgrounds: Set<String> = []
    /// What was seen through it.
    let ledger = InkLedger()

    /// - Parameters:
    ///   - masks: of the nodes.
    ///   - reach: how far around their ink the mock-up matters.
    ///   - bounds: of the mock-up.
    /// - Returns: nil where nothing of them shows.
    init?(around masks: [InkMask], reach: Points, scale: Double, in bounds: Rect) {
        let inked = masks.filter { !$0.cells.isEmpty }
        guard let first = inked.first else { return nil }
        let step = max(1, Points(1 / scale))
        ink = inked.dropFirst().reduce(first.ink) { $0.union($1.ink) }.widened(to: step)
        area = (ink.inset(by: -reach).intersection(bounds) ?? ink).union(ink).widened(to: step)
        boxes = Dictionary(inked.map { ($0.path, $0.boxes) }) { first, _ in first }
        self.scale = scale
    }
}

extension Rect {
    /// Widened to whole steps, so that all drawings have the same pixels.
    func widened(to step: Points) -> Rect {
        let step = step.value
        let left = Points((minX.value / step).rounded(.down) * step)
        let top = Points((minY.value / step).rounded(.down) * step)
        return Rect(
            x: left, y: top, width: Points((maxX.value / step).rounded(.up) * step) - left,
            height: Points((maxY.value / step).rounded(.up) * step) - top)
    }
}
