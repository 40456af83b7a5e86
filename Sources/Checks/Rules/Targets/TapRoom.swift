import Layout
import Specs
import Values

/// The spacing of a stack that gives two controls in it room for their hit areas.
struct TapRoom {
    /// The kind of the stack.
    var container: String
    /// What is written now, or what stands for it.
    var present: Points
    /// Whole points.
    var spacing: Points
}

extension Mockup {
    /// The spacing that keeps two controls apart; nil where no stack along whose axis they overlap holds both.
    ///
    /// - Parameter shared: what their hit areas would share with the spacing that there is.
    func room(between first: PlacedFrame, _ second: PlacedFrame, sharing shared: Size) -> TapRoom? {
        guard let around = meeting(first, second), case .stack(let stack) = around.frame.node.content,
            around.frame.node.numberScale == 1, let from = place(of: first, in: around),
            let to = place(of: second, in: around), from != to
        else { return nil }
        let overlap = stack.axis == .horizontal ? shared.width : shared.height
        let gaps = Double(abs(from - to))
        let spacing = (stack.spacing.value + overlap.value / gaps - 0.01).rounded(.up)
        return TapRoom(
            container: around.frame.node.content.kind, present: stack.spacing, spacing: Points(max(spacing, 0)))
    }

    /// Which child of a frame holds another, or is it.
    private func place(of placed: PlacedFrame, in around: PlacedFrame) -> Int? {
        let paths = Set(placed.ancestors).union([placed.frame.node.path])
        return around.frame.children.firstIndex { paths.contains($0.node.path) }
    }
}
