import Values

/// How one kind of content or modifier sizes itself and places what it holds.
///
/// All positions are written as if reading went from left to right, `x` counting from the leading edge; what reads
/// from right to left is mirrored once, at the end.
protocol LayoutRule {
    /// Whether a box remembers the sizes. Not worth it where the answer is at hand, or is that of one child, which
    /// remembers it; but what asks a child several times must have them remembered, or nesting takes exponential time.
    static var remembersSizes: Bool { get }

    /// The size that the box picks. Never negative; infinite only where the proposal is.
    func size(for proposal: ProposedSize) -> Size

    /// The explicit baselines of the box once it has this size; nil where there is no text.
    func baselines(in size: Size, proposal: ProposedSize) -> Baselines?

    /// Places the contents in the rectangle that the box was given.
    func place(in rect: Rect, proposal: ProposedSize, into placed: inout Placed)

    /// Forgets what it measured by itself: a screen has other pixels.
    func forget()
}

extension LayoutRule {
    static var remembersSizes: Bool { true }

    func forget() {}
}

/// A rule without contents.
protocol LeafRule: LayoutRule {}

extension LeafRule {
    static var remembersSizes: Bool { false }

    func baselines(in size: Size, proposal: ProposedSize) -> Baselines? { nil }

    func place(in rect: Rect, proposal: ProposedSize, into placed: inout Placed) {}
}

/// What placing boxes yields, from which the frame of their node is made.
struct Placed {
    var text: TextFrame?
    var frames: [Frame] = []
    var overlay: [Frame] = []
}
