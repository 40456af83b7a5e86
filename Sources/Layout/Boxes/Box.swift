import Values

/// How one kind of content or modifier sizes itself and places what it holds.
///
/// All positions are written as if reading went from left to right, `x` counting from the leading edge; what reads
/// from right to left is mirrored once, at the end.
protocol LayoutRule {
    /// The size that the box picks. Never negative; infinite only where the proposal is.
    func size(for proposal: ProposedSize) -> Size

    /// The explicit baselines of the box once it has this size; nil where there is no text.
    func baselines(in size: Size, proposal: ProposedSize) -> Baselines?

    /// Places the contents in the rectangle that the box was given.
    func place(in rect: Rect, proposal: ProposedSize) -> Placed
}

/// What placing a box yields, from which the frame of its node is made.
struct Placed {
    var text: TextFrame?
    var frames: [Frame] = []
    var overlay: [Frame] = []
}

/// A rule with a memory of its answers, so that nested stacks, which ask each child several times, stay cheap.
final class Box {
    /// What stacks and overlapping children are sized by first.
    let priority: Double
    let openEdges: OpenEdges
    private let rule: any LayoutRule
    /// A box is asked only a handful of proposals, which a scan finds faster than hashing would.
    private var sizes: [(proposal: ProposedSize, size: Size)] = []
    private var guides: [(proposal: ProposedSize, baselines: Baselines?)] = []

    init(_ rule: some LayoutRule, priority: Double = 0, openEdges: OpenEdges = []) {
        self.rule = rule
        self.openEdges = openEdges
        self.priority = priority
    }

    func size(for proposal: ProposedSize) -> Size {
        if let known = sizes.first(where: { $0.proposal == proposal }) { return known.size }
        let size = rule.size(for: proposal)
        sizes.append((proposal, size))
        return size
    }

    func baselines(for proposal: ProposedSize) -> Baselines? {
        if let known = guides.first(where: { $0.proposal == proposal }) { return known.baselines }
        let baselines = rule.baselines(in: size(for: proposal), proposal: proposal)
        guides.append((proposal, baselines))
        return baselines
    }

    func place(at origin: Point, proposal: ProposedSize) -> Placed {
        rule.place(in: Rect(origin: origin, size: size(for: proposal)), proposal: proposal)
    }
}
