import Values

/// Sizes one kind of content or modifier and places its contents.
///
/// All positions assume left-to-right layout: `x` is the distance from the leading edge. Right-to-left layouts are
/// mirrored at the end.
protocol LayoutRule {
    /// Whether the box caches sizes. The cache does not pay off for constants, or for a rule that passes on the size of
    /// its only child. A rule that asks a child more than once needs it: without the cache, nesting takes exponential
    /// time.
    static var cachesSizes: Bool { get }

    /// Returns the size of the box. It is never negative, and infinite only if the proposal is.
    func size(for proposal: ProposedSize) -> Size

    /// Returns the baselines of the box at this size; nil if it has no text.
    func baselines(in size: Size, proposal: ProposedSize) -> Baselines?

    /// Places the contents in the rectangle of the box.
    func place(in rect: Rect, proposal: ProposedSize, into placed: inout Placed)

    /// Clears values that depend on the pixel grid.
    func clearCache()
}

extension LayoutRule {
    static var cachesSizes: Bool { true }

    func clearCache() {}
}

/// A rule without contents.
protocol LeafRule: LayoutRule {}

extension LeafRule {
    static var cachesSizes: Bool { false }

    func baselines(in size: Size, proposal: ProposedSize) -> Baselines? { nil }

    func place(in rect: Rect, proposal: ProposedSize, into placed: inout Placed) {}
}

/// The contents of placed boxes, from which the frame of their node is made.
struct Placed {
    var text: TextFrame?
    var frames: [Frame] = []
    var overlay: [Frame] = []
}
