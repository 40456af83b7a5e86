import Values

/// The minimum, ideal and maximum length of a flexible frame on one axis.
///
/// Source: swiftui-layout.md, “frame(min/ideal/max)”.
struct FlexibleLimits: Hashable {
    let min: Points?
    let ideal: Points?
    let max: Points?

    /// Corrects the arguments as SwiftUI does: none is negative, and each is at least the previous one.
    init(min: Points?, ideal: Points?, max: Points?) {
        let least = min.map { Values.max($0, 0) }
        let middle = ideal.map { Values.max($0, least ?? 0) }
        self.min = least
        self.ideal = middle
        self.max = max.map { Values.max($0, middle ?? least ?? 0) }
    }

    func clamp(_ length: Points) -> Points {
        Values.max(Values.min(length, max ?? .infinity), min ?? -.infinity)
    }

    /// Returns the child's proposal.
    func childProposal(for proposal: Points?) -> Points? {
        (proposal ?? ideal).map(clamp)
    }

    /// Returns the frame's length, given the child's proposal and size.
    func length(for proposal: Points?, childProposal: Points?, child: Points) -> Points {
        switch (proposal, min, max) {
        case (let proposal?, _?, _?): return clamp(proposal)
        case (nil, _, _) where ideal != nil: return ideal ?? child
        case (_, _?, _?): return clamp(child)
        case (_, let min?, nil): return Values.max(Values.min(childProposal ?? .infinity, child), min)
        case (_, nil, let max?): return Values.min(Values.max(childProposal ?? -.infinity, child), max)
        case (_, nil, nil): return child
        }
    }

    /// Returns the child's proposal for placing it in a frame of this length. It is the length, or nil if the frame
    /// follows the child.
    func placingProposal(for proposal: Points?, length: Points) -> Points? {
        let isBetweenLimits = (min ?? -.infinity) < length && length < (max ?? .infinity)
        return proposal == nil && ideal == nil && isBetweenLimits ? nil : length
    }
}
