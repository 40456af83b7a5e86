package import Values

/// The areas of a mock-up in which changes can be seen, in both versions.
package enum ChangedAreas {
    /// Returns the rectangles in points of the mock-up.
    package static func areas(of changes: [NodeChange], from base: ComparedMockup, to head: ComparedMockup) -> [Rect] {
        if changes.allSatisfy({ $0.effect == .silent }) { return [] }
        var areas: [Rect] = []
        for change in changes where change.effect != .silent {
            let isWhole = change.effect == .group || change.property == NodeChange.node
            for node in [change.base.map { base.nodes[$0] }, change.head.map { head.nodes[$0] }].compactMap(\.self) {
                areas += isWhole ? node.wholeArea : node.ownArea
            }
            if change.base == nil, change.head == nil, change.effect != .computed {
                areas += [base.wholePicture, head.wholePicture]
            }
        }
        let hasNewSize = changes.contains { $0.base == nil && $0.head == nil && $0.effect == .computed }
        if hasNewSize { areas += strips(base, head) + base.sizeDependent + head.sizeDependent }
        // Materials and the status bar change with what is behind them. One can reach the next one.
        var reflecting = base.reflecting + head.reflecting
        var isComplete = false
        while !isComplete {
            let reached = reflecting.filter { rect in
                areas.contains { $0.inset(by: -reach).intersection(rect) != nil }
            }
            areas += reached
            reflecting.removeAll(where: reached.contains)
            isComplete = reached.isEmpty
        }
        return areas
    }

    /// The distance in points at which the blur of a material can still show something.
    private static let reach: Points = 100

    /// The parts of the pictures that only the larger one has, with the margin that moves with the edge.
    private static func strips(_ base: ComparedMockup, _ head: ComparedMockup) -> [Rect] {
        let (one, two) = (base.wholePicture, head.wholePicture)
        let margin = max(base.margin, head.margin)
        let (width, height) = (min(one.maxX, two.maxX) - margin, min(one.maxY, two.maxY) - margin)
        let whole = one.union(two)
        var strips: [Rect] = []
        if base.size.width != head.size.width {
            strips.append(Rect(x: width, y: whole.minY, width: whole.maxX - width, height: whole.height))
        }
        if base.size.height != head.size.height {
            strips.append(Rect(x: whole.minX, y: height, width: whole.width, height: whole.maxY - height))
        }
        return strips
    }
}
