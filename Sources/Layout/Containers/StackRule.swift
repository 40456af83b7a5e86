import Specs
import Values

/// `hstack` and `vstack`.
///
/// Source: layout.md, “HStack / VStack” (OpenSwiftUI, `Stack/StackLayout.swift`); the steps are in ``StackArrangement``.
struct StackRule: LayoutRule {
    let axis: Axis
    /// After each child but the last.
    let gaps: [Points]
    let alignment: Anchor
    let children: [Box]

    func size(for proposal: ProposedSize) -> Size {
        arrange(for: proposal).size
    }

    func baselines(in size: Size, proposal: ProposedSize) -> Baselines? {
        let arrangement = arrange(for: placingProposal(in: size, proposal: proposal))
        return Baselines.combining(
            zip(children, arrangement.children).map { box, child in
                box.baselines(for: child.proposal)?.moved(down: child.origin.y)
            })
    }

    func place(in rect: Rect, proposal: ProposedSize) -> Placed {
        let arrangement = arrange(for: placingProposal(in: rect.size, proposal: proposal))
        var placed = Placed()
        for (box, child) in zip(children, arrangement.children) {
            let origin = rect.origin.moved(by: child.origin)
            placed.frames += box.place(at: origin, proposal: child.proposal).frames
        }
        return placed
    }

    /// Step 7: a proposal of nil across the axis becomes the stack's own size when it places its children.
    private func placingProposal(in size: Size, proposal: ProposedSize) -> ProposedSize {
        let across = axis.across
        return ProposedSize(
            along: axis, proposal.length(along: axis),
            across: proposal.length(along: across) ?? size.length(along: across))
    }

    private func arrange(for proposal: ProposedSize) -> StackArrangement {
        StackArrangement(
            children, axis: axis, gaps: gaps, alignment: alignment, length: proposal.length(along: axis),
            across: proposal.length(along: axis.across))
    }
}
