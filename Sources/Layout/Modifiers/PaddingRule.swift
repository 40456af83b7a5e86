import Values

/// Space around a child: padding inside a node's box, margin outside it.
///
/// Source: swiftui-layout.md, “padding” (OpenSwiftUI, `Modifier/PaddingLayout.swift`).
struct PaddingRule: LayoutRule {
    let insets: Insets
    let child: Box

    static var cachesSizes: Bool { false }

    func size(for proposal: ProposedSize) -> Size {
        let inner = child.size(for: reduced(proposal))
        return Size(
            width: max(0, inner.width + insets.horizontal), height: max(0, inner.height + insets.vertical))
    }

    func baselines(in size: Size, proposal: ProposedSize) -> Baselines? {
        child.baselines(for: reduced(proposal))?.moved(down: insets.top)
    }

    func place(in rect: Rect, proposal: ProposedSize, into placed: inout Placed) {
        let origin = Point(x: rect.minX + insets.leading, y: rect.minY + insets.top)
        child.place(at: origin, proposal: reduced(proposal), into: &placed)
    }

    /// Returns the proposal minus the insets; nil stays nil.
    private func reduced(_ proposal: ProposedSize) -> ProposedSize {
        ProposedSize(
            width: proposal.width.map { max(0, $0 - insets.horizontal) },
            height: proposal.height.map { max(0, $0 - insets.vertical) })
    }
}
