import Specs
import Values

/// Distributes the length of a stack among its children. The least flexible child is asked first, and each is offered
/// an equal part of the rest. The order does not depend on the length.
///
/// Source: swiftui-layout.md, “HStack / VStack”, steps 2 to 5.
struct StackShares {
    /// Children of one priority, in the order in which they are asked.
    private struct Group {
        var order: [Int]
        /// The sum of the minimum lengths; 0 if this is the only group.
        var minimum: Points = 0
    }

    /// Computes the lengths of the children.
    private let lengths: ChildLengths
    private let gaps: Points
    private let groups: [Group]

    /// - Parameters:
    ///   - groups: the indices of the boxes by descending priority.
    ///   - gaps: the gap after each box except the last.
    ///   - across: the proposal for the boxes across the axis.
    init(boxes: [Box], groups: [[Int]], axis: Axis, gaps: [Points], across: Points?) {
        self.gaps = gaps.reduce(0, +)
        let ends = ChildLengths(boxes: boxes, axis: axis, across: across)
        lengths = ends
        self.groups = groups.map { group in
            Group(
                order: group.count > 1 ? ends.leastFlexibleFirst(group) : group,
                minimum: groups.count > 1 ? ends.minimum(of: group) : 0)
        }
    }

    /// Returns the proposal for each child along the axis, in source order.
    func proposals(for length: Points) -> [Points?] {
        var proposals = [Points?](repeating: nil, count: lengths.boxes.count)
        // Step 4: the first group can use the length that remains after the minimums of all other children.
        var available = length - gaps
        available -= groups.dropFirst().reduce(0) { $0 + $1.minimum }
        for (number, group) in groups.enumerated() {
            // Step 5: each following group gets its own minimum back.
            if number > 0 { available += group.minimum }
            for (position, index) in group.order.enumerated() {
                let share = max(available / Double(group.order.count - position), 0)
                proposals[index] = share
                let rest = available - lengths.length(of: index, proposed: share)
                // Infinity minus infinity is NaN; the available length stays infinite.
                if !rest.value.isNaN { available = rest }
            }
        }
        return proposals
    }
}

/// The lengths of a stack's children along its axis.
private struct ChildLengths {
    let boxes: [Box]
    let axis: Axis
    /// The proposal across the axis.
    let across: Points?

    /// Step 3: sorts by the difference between maximum and minimum length, ascending. Children without a maximum are
    /// sorted by minimum length, descending. Ties keep the source order.
    func leastFlexibleFirst(_ group: [Int]) -> [Int] {
        var entries = group.map { index in
            let least = length(of: index, proposed: 0)
            let flexibility = length(of: index, proposed: .infinity) - least
            return (index: index, least: least, flexibility: flexibility.value.isNaN ? 0 : flexibility)
        }
        entries.sort { left, right in
            if left.flexibility != right.flexibility { return left.flexibility < right.flexibility }
            if left.flexibility == .infinity, left.least != right.least { return left.least > right.least }
            return left.index < right.index
        }
        return entries.map(\.index)
    }

    func minimum(of group: [Int]) -> Points {
        group.reduce(0) { $0 + length(of: $1, proposed: 0) }
    }

    /// Measures a child, for step 2 and step 5.
    func length(of index: Int, proposed length: Points) -> Points {
        boxes[index].size(for: ProposedSize(along: axis, length, across: across)).length(along: axis)
    }
}

extension [Box] {
    /// Returns the indices of the boxes by descending priority.
    func groupsByPriority() -> [[Int]] {
        guard let first = first?.priority else { return [] }
        guard contains(where: { $0.priority != first }) else { return [indices.map { $0 }] }
        return Set(map(\.priority)).sorted(by: >).map { priority in
            indices.filter { self[$0].priority == priority }
        }
    }
}
