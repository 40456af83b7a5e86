import Values

/// A rule with a memory of its answers, so that nested stacks, which ask each child several times, stay cheap.
final class Box {
    /// What stacks and overlapping children are sized by first.
    let priority: Double
    let openEdges: OpenEdges
    private let rule: any LayoutRule
    private let remembersSizes: Bool
    /// A box is asked only a handful of proposals, which a scan finds faster than hashing would.
    private var sizes: [(proposal: ProposedSize, size: Size)] = []
    private var guides: [(proposal: ProposedSize, baselines: Baselines?)] = []

    /// How many proposals there is room for at first: a stack asks for the least, the greatest and a share, and its own
    /// parent may have it do so several times.
    private static let usualProposals = 6

    init<Rule: LayoutRule>(_ rule: Rule, priority: Double = 0, openEdges: OpenEdges = []) {
        self.rule = rule
        remembersSizes = Rule.remembersSizes
        self.openEdges = openEdges
        self.priority = priority
    }

    func size(for proposal: ProposedSize) -> Size {
        guard remembersSizes else { return rule.size(for: proposal) }
        for known in sizes where known.proposal == proposal { return known.size }
        let size = rule.size(for: proposal)
        if sizes.isEmpty { sizes.reserveCapacity(Self.usualProposals) }
        sizes.append((proposal, size))
        return size
    }

    /// Forgets what was measured for other pixels; what it holds is told by itself.
    func forget() {
        sizes.removeAll(keepingCapacity: true)
        guides.removeAll(keepingCapacity: true)
        rule.forget()
    }

    func baselines(for proposal: ProposedSize) -> Baselines? {
        for known in guides where known.proposal == proposal { return known.baselines }
        let baselines = rule.baselines(in: size(for: proposal), proposal: proposal)
        guides.append((proposal, baselines))
        return baselines
    }

    /// Adds to `placed` what the box holds.
    func place(at origin: Point, proposal: ProposedSize, into placed: inout Placed) {
        rule.place(in: Rect(origin: origin, size: size(for: proposal)), proposal: proposal, into: &placed)
    }

    /// The frames of what the box holds.
    func frames(at origin: Point, proposal: ProposedSize) -> [Frame] {
        var placed = Placed()
        place(at: origin, proposal: proposal, into: &placed)
        return placed.frames
    }
}
