import Specs
import Values

/// The content of a scroll view. If it has shares of its container, it is made once for each container.
///
/// Source: swiftui-layout.md, “containerRelativeFrame”.
final class ScrollContent {
    private let make: (Size) -> Box
    private let outer: Size
    private let hasShares: Bool
    private var known: [(container: Size, box: Box)] = []

    /// - Parameters:
    ///   - outer: the container around the scroll view.
    ///   - hasShares: whether any size inside is a share of the container.
    ///   - make: returns the content in a container.
    init(outer: Size, hasShares: Bool, make: @escaping (Size) -> Box) {
        self.outer = outer
        self.hasShares = hasShares
        self.make = make
    }

    /// Returns the content of a scroll view with this proposal. Its container is as large as the proposal, and as the
    /// outer one on an axis without a proposal.
    func box(for proposal: ProposedSize) -> Box {
        let container = hasShares ? container(for: proposal) : outer
        for content in known where content.container == container { return content.box }
        let box = make(container)
        known.append((container, box))
        return box
    }

    private func container(for proposal: ProposedSize) -> Size {
        func length(_ proposed: Points?, else outer: Points) -> Points {
            guard let proposed, proposed.isFinite else { return outer }
            return proposed
        }
        return Size(
            width: length(proposal.width, else: outer.width), height: length(proposal.height, else: outer.height))
    }
}
