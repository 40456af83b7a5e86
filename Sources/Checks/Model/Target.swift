import Layout
import Project
import Specs
import Values

/// A control of a mock-up with the area that reacts.
struct Target {
    let placed: PlacedFrame
    let interaction: BoundInteraction
    let area: Rect
}

extension Mockup {
    /// The controls that can be touched, from the top down.
    ///
    /// A standard control has its own size where nothing else is written: iOS does not stretch it over its neighbors.
    var targets: [Target] {
        frames.compactMap { placed -> Target? in
            guard placed.isShown, !placed.isDisabled, let interaction = placed.frame.node.interaction,
                let area = hitArea(of: placed)
            else { return nil }
            return Target(placed: placed, interaction: interaction, area: area)
        }
        .sorted { $0.area.minY < $1.area.minY }
    }

    private func hitArea(of placed: PlacedFrame) -> Rect? {
        guard let interaction = placed.frame.node.interaction, interaction.isControl else { return nil }
        let isStandard =
            if case .control = placed.frame.node.content { true } else { placed.isPartOfControl }
        if isStandard, interaction.hitArea?.range == placed.frame.node.range { return placed.frame.rect }
        return HitArea.rect(of: placed.frame, direction: metrics.direction)
    }
}

extension [Target] {
    /// Every two whose areas share more than `tolerance` on both axes, with what they share. The targets are sorted.
    func overlaps(tolerance: Points) -> [(first: Target, second: Target, shared: Rect)] {
        var result: [(first: Target, second: Target, shared: Rect)] = []
        for (index, first) in enumerated() {
            for second in self[(index + 1)...] {
                guard second.area.minY < first.area.maxY else { break }
                guard let shared = first.area.intersection(second.area), shared.size.shorterSide > tolerance else {
                    continue
                }
                let isInOrder = first.placed.index < second.placed.index
                result.append((isInOrder ? first : second, isInOrder ? second : first, shared))
            }
        }
        return result
    }
}
