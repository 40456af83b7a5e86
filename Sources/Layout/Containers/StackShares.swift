import Specs
import Values

/// How a stack shares its length among its children: the least flexible are asked first, and each is offered an equal
/// part of what is left.
///
/// Source: layout.md, “HStack / VStack”, steps 1 to 5.
struct StackShares {
    let boxes: [Box]
    let axis: Axis
    /// After each child but the last.
    let gaps: [Points]
    /// What the stack itself is proposed across its axis.
    let across: Points?

    /// What each child is proposed along the axis, in source order.
    func proposals(for length: Points?) -> [Points?] {
        // Step 1: nothing is proposed, so every child has its ideal length.
        guard let length else { return boxes.map { _ in nil } }
        var proposals = [Points?](repeating: nil, count: boxes.count)
        let groups = groupsByPriority()
        // Step 4: what the first group can have once every other child has its minimum.
        var available = length - gaps.reduce(0, +)
        available -= groups.dropFirst().reduce(0) { $0 + minimum(of: $1) }
        for (number, group) in groups.enumerated() {
            // Step 5: each group in turn gets its own minimum back.
            if number > 0 { available += minimum(of: group) }
            for (order, index) in leastFlexibleFirst(group).enumerated() {
                let share = max(available / Double(group.count - order), 0)
                proposals[index] = share
                let rest = available - self.length(of: index, proposed: share)
                // Infinity less infinity: what was available still is.
                if !rest.value.isNaN { available = rest }
            }
        }
        return proposals
    }

    /// The indices of the children by descending priority.
    private func groupsByPriority() -> [[Int]] {
        let priorities = boxes.map(\.priority)
        guard let first = priorities.first, !priorities.allSatisfy({ $0 == first }) else {
            return boxes.isEmpty ? [] : [Array(boxes.indices)]
        }
        return Set(priorities).sorted(by: >).map { priority in
            boxes.indices.filter { priorities[$0] == priority }
        }
    }

    /// Step 3: the smaller the difference between greatest and least length, the earlier; of children without a
    /// greatest length the one with the larger minimum; then source order.
    private func leastFlexibleFirst(_ group: [Int]) -> [Int] {
        guard group.count > 1 else { return group }
        let entries = group.map { index in
            let least = length(of: index, proposed: 0)
            let flexibility = length(of: index, proposed: .infinity) - least
            return (index: index, least: least, flexibility: flexibility.value.isNaN ? 0 : flexibility)
        }
        let sorted = entries.sorted { left, right in
            if left.flexibility != right.flexibility { return left.flexibility < right.flexibility }
            if left.flexibility == .infinity, left.least != right.least { return left.least > right.least }
            return left.index < right.index
        }
        return sorted.map(\.index)
    }

    private func minimum(of group: [Int]) -> Points {
        group.reduce(0) { $0 + length(of: $1, proposed: 0) }
    }

    /// Step 2 and the asking of step 5.
    private func length(of index: Int, proposed length: Points) -> Points {
        boxes[index].size(for: ProposedSize(along: axis, length, across: across)).length(along: axis)
    }
}
