import Values

/// A rule with a cache of its results. Nested stacks ask each child several times, so the cache keeps them fast.
final class Box {
    /// The layout priority. Stacks and z-stacks measure children of higher priority first.
    let priority: Double
    let spacing: EdgeSpacing
    private let rule: any LayoutRule
    private let cachesSizes: Bool
    /// A box receives only a few different proposals; a linear scan is faster than hashing.
    private var sizes: [(proposal: ProposedSize, size: Size)] = []
    private var guides: [(proposal: ProposedSize, baselines: Baselines?)] = []

    /// The initial capacity of the cache. A stack proposes the minimum, the maximum and a share, and its own parent may
    /// repeat that several times.
    private static let typicalProposalCount = 6

    init<Rule: LayoutRule>(_ rule: Rule, priority: Double = 0, spacing: EdgeSpacing = .plain) {
        self.rule = rule
        cachesSizes = Rule.cachesSizes
        self.spacing = spacing
        self.priority = priority
    }

    func size(for proposal: ProposedSize) -> Size {
        guard cachesSizes else { return rule.size(for: proposal) }
        for known in sizes where known.proposal == proposal { return known.size }
        let size = rule.size(for: proposal)
        if sizes.isEmpty { sizes.reserveCapacity(Self.typicalProposalCount) }
        sizes.append((proposal, size))
        return size
    }

    /// Clears the sizes and baselines, which depend on the pixel grid. Boxes inside are cleared separately.
    func clearCache() {
        sizes.removeAll(keepingCapacity: true)
        guides.removeAll(keepingCapacity: true)
        rule.clearCache()
    }

    func baselines(for proposal: ProposedSize) -> Baselines? {
        for known in guides where known.proposal == proposal { return known.baselines }
        let baselines = rule.baselines(in: size(for: proposal), proposal: proposal)
        guides.append((proposal, baselines))
        return baselines
    }

    /// Appends the contents of the box to `placed`.
    func place(at origin: Point, proposal: ProposedSize, into placed: inout Placed) {
        rule.place(in: Rect(origin: origin, size: size(for: proposal)), proposal: proposal, into: &placed)
    }

    /// Returns the frames of the contents of the box.
    func frames(at origin: Point, proposal: ProposedSize) -> [Frame] {
        var placed = Placed()
        place(at: origin, proposal: proposal, into: &placed)
        return placed.frames
    }
}
