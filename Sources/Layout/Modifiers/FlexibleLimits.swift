import Values

/// The minimum, ideal and maximum length of a flexible frame on one axis.
///
/// Source: layout.md, “frame(min/ideal/max)”.
struct FlexibleLimits: Hashable {
    let min: Points?
    let ideal: Points?
    let max: Points?

    /// Repairs the arguments as SwiftUI does: none is negative, and each is at least the one before it.
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

    /// What the child is proposed.
    func childProposal(for proposal: Points?) -> Points? {
        (proposal ?? ideal).map(clamp)
    }

    /// The frame's length, given what the child was proposed and answered.
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

    /// What the child is proposed when it is placed in a frame of this length: the length, but still nothing where the
    /// frame was free to follow the child.
    func placingProposal(for proposal: Points?, length: Points) -> Points? {
        let isBetweenLimits = (min ?? -.infinity) < length && length < (max ?? .infinity)
        return proposal == nil && ideal == nil && isBetweenLimits ? nil : length
    }
}
