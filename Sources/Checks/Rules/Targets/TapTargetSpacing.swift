import Layout
import Specs
import Values

/// The spacing that a stack needs so that the hit areas of two controls in it do not overlap.
struct TapTargetSpacing {
    /// The kind of the stack.
    var container: String
    /// The current spacing, written or default.
    var current: Points
    /// The required spacing, in whole points.
    var required: Points
}

extension Mockup {
    /// Returns the spacing that separates two controls; nil if they do not share a stack that lays them out.
    ///
    /// - Parameter shared: the overlap of their hit areas with the current spacing.
    func spacing(between first: PlacedFrame, _ second: PlacedFrame, sharing shared: Size) -> TapTargetSpacing? {
        guard let around = commonAncestor(first, second), case .stack(let stack) = around.frame.node.content,
            around.frame.node.numberScale == 1, let from = place(of: first, in: around),
            let to = place(of: second, in: around), from != to
        else { return nil }
        let overlap = stack.axis == .horizontal ? shared.width : shared.height
        let gaps = Double(abs(from - to))
        let spacing = (stack.spacing.value + overlap.value / gaps - 0.01).rounded(.up)
        return TapTargetSpacing(
            container: around.frame.node.content.kind, current: stack.spacing, required: Points(max(spacing, 0)))
    }

    /// Returns the index of the child of a frame that is or contains another frame.
    private func place(of placed: PlacedFrame, in around: PlacedFrame) -> Int? {
        let paths = Set(placed.ancestors).union([placed.frame.node.path])
        return around.frame.children.firstIndex { paths.contains($0.node.path) }
    }
}
