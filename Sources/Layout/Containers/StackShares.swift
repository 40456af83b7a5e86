import Specs
import Values

/// How a stack shares its length among its children: the least flexible are asked first, and each is offered an equal
/// part of what is left. In what order they are asked does not depend on the length.
///
/// Source: layout.md, “HStack / VStack”, steps 2 to 5.
struct StackShares {
    /// Children of one priority, in the order of being asked.
    private struct Group {
        var order: [Int]
        /// The sum of the least lengths; nothing where there is no other group to keep it for.
        var minimum: Points = 0
    }

    /// The lengths that the children pick.
    private let lengths: ChildLengths
    private let gaps: Points
    private let groups: [Group]

    /// - Parameters:
    ///   - groups: the indices of the boxes by descending priority.
    ///   - gaps: after each box but the last.
    ///   - room: what the boxes are proposed across the axis.
    init(boxes: [Box], groups: [[Int]], axis: Axis, gaps: [Points], room: StackRoom) {
        self.gaps = gaps.reduce(0, +)
        let ends = ChildLengths(boxes: boxes, axis: axis, room: room)
        lengths = ends
        self.groups = groups.map { group in
            Group(
                order: group.count > 1 ? ends.leastFlexibleFirst(group) : group,
                minimum: groups.count > 1 ? ends.minimum(of: group) : 0)
        }
    }

    /// What each child is proposed along the axis, in source order.
    func proposals(for length: Points) -> [Points?] {
        var proposals = [Points?](repeating: nil, count: lengths.boxes.count)
        // Step 4: what the first group can have once every other child has its minimum.
        var available = length - gaps
        available -= groups.dropFirst().reduce(0) { $0 + $1.minimum }
        for (number, group) in groups.enumerated() {
            // Step 5: each group in turn gets its own minimum back.
            if number > 0 { available += group.minimum }
            for (position, index) in group.order.enumerated() {
                let share = max(available / Double(group.order.count - position), 0)
                proposals[index] = share
                let rest = available - lengths.length(of: index, proposed: share)
                // Infinity less infinity: what was available still is.
                if !rest.value.isNaN { available = rest }
            }
        }
        return proposals
    }
}

/// What the children of a stack are proposed across its axis.
struct StackRoom: Hashable {
    let across: Points?
    /// Whether it is the stack's own size, which the children were not measured with: a child that is as large keeps what
    /// it was measured with (``Box/proposal(placedIn:measuredWith:)``), and is as long as that makes it.
    var isOwnSize = false

    func proposal(of box: Box, _ length: Points?, along axis: Axis) -> ProposedSize {
        let room = ProposedSize(along: axis, length, across: across)
        guard isOwnSize else { return room }
        return box.proposal(placedIn: room, measuredWith: ProposedSize(along: axis, length, across: nil))
    }
}

/// How long the children of a stack are along its axis.
private struct ChildLengths {
    let boxes: [Box]
    let axis: Axis
    let room: StackRoom

    /// Step 3: the smaller the difference between greatest and least length, the earlier; of children without a
    /// greatest length the one with the larger minimum; then source order.
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

    /// Step 2 and the asking of step 5.
    func length(of index: Int, proposed length: Points) -> Points {
        boxes[index].size(for: room.proposal(of: boxes[index], length, along: axis)).length(along: axis)
    }
}

extension [Box] {
    /// The indices of the boxes by descending priority.
    func groupsByPriority() -> [[Int]] {
        guard let first = first?.priority else { return [] }
        guard contains(where: { $0.priority != first }) else { return [indices.map { $0 }] }
        return Set(map(\.priority)).sorted(by: >).map { priority in
            indices.filter { self[$0].priority == priority }
        }
    }
}
