import Specs
import Values

/// A generator of the same numbers on every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

extension SeededGenerator {
    mutating func length() -> Points { Points(Double(Int.random(in: 0...80, using: &self)) / 2) }
    mutating func happens(oneIn count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

    /// Returns a tree of any kinds of nodes, with any modifiers that affect layout.
    mutating func tree(depth: Int = 4) -> BoundNode {
        modified(depth > 0 && !happens(oneIn: 4) ? container(depth: depth - 1) : leaf(), depth: depth)
    }

    private mutating func leaf() -> BoundNode {
        switch Int.random(in: 0..<9, using: &self) {
        case 8: Self.controls.randomElement(using: &self) ?? color()
        case 0: color()
        case 1: circle()
        case 2: spacer(length())
        case 3: divider()
        case 4: symbol(length(), length(), baseline: 8)
        case 5: image(natural: happens(oneIn: 2) ? Size(width: length(), height: length()) : nil)
        case 6: box(length(), length())
        default: words()
        }
    }

    private static let controls = [
        "toggle: true", "slider: 0.3", "stepper:", "segmented: { items: [a, bb, c], selected: 1 }", "progress: 0.4",
        "spinner:", "pageControl: { count: 3 }", "wheel: [{ values: [a, b, c], selected: 1 }]", "field: aaaa bbbb",
        "field:\nplaceholder: a\nfocused: true\npadding: 3",
        "alert: { title: aaaa, message: bb cc, buttons: [d, e] }",
    ].map { written($0) }

    private mutating func words() -> BoundNode {
        let string =
            ["", "aaa", "aaa bb cccc", "日本語の文", "a\nbb\n", "aaaaaaaaaaaaaaaaaa"].randomElement(using: &self) ?? ""
        let limit = happens(oneIn: 2) ? Int.random(in: 1...2, using: &self) : nil
        let factor = happens(oneIn: 3) ? 0.6 : 1
        let truncation = [Truncation.tail, .middle, .head].randomElement(using: &self) ?? .tail
        return text(string) { ($0.lineLimit, $0.minimumScaleFactor, $0.truncation) = (limit, factor, truncation) }
    }

    private mutating func container(depth: Int) -> BoundNode {
        let children = (0..<Int.random(in: 0...4, using: &self)).map { _ in tree(depth: depth) }
        let x = [HorizontalAlignment.leading, .center, .trailing].randomElement(using: &self) ?? .center
        let y =
            [VerticalAlignment.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]
            .randomElement(using: &self) ?? .center
        let axis: Axis = happens(oneIn: 2) ? .horizontal : .vertical
        let content: BoundContent =
            switch Int.random(in: 0..<12, using: &self) {
            case 0: .zstack(alignment: Anchor(x, y))
            case 1: .flow(spacing: length(), lineSpacing: length(), alignment: x)
            case 2:
                .scroll(
                    BoundScroll(
                        list: BoundStack(axis: axis, spacing: length(), alignment: Anchor(x, y)),
                        position: happens(oneIn: 2) ? .start : .end))
            case 3: .fits(axes: .both)
            case 4:
                .grid(BoundGrid(columns: columns(), spacing: length(), lineSpacing: length(), alignment: Anchor(x, y)))
            case 5: .stack(standardStack(axis, Anchor(x, y)))
            default: .stack(BoundStack(axis: axis, spacing: length(), alignment: Anchor(x, y)))
            }
        return node(content, children)
    }

    private func standardStack(_ axis: Axis, _ alignment: Anchor) -> BoundStack {
        var stack = BoundStack(axis: axis, spacing: 8, alignment: alignment)
        stack.hasStandardSpacing = true
        return stack
    }

    private mutating func columns() -> [BoundGrid.Column] {
        (0..<Int.random(in: 1...3, using: &self)).map { _ in
            let spacing = happens(oneIn: 4) ? length() : nil
            switch Int.random(in: 0..<4, using: &self) {
            case 0: return fixed(length(), spacing: spacing)
            case 1: return adaptive(length())
            case 2: return flexible(length(), 80)
            default: return flexible
            }
        }
    }

    /// Returns a tree of stacks and shapes, some of a fixed size and some that fill.
    mutating func fillingTree(depth: Int = 4) -> BoundNode {
        guard depth > 0, !happens(oneIn: 4) else { return happens(oneIn: 3) ? box(length(), length()) : color() }
        let children = (0..<Int.random(in: 1...3, using: &self)).map { _ in fillingTree(depth: depth - 1) }
        let axis: Axis = happens(oneIn: 2) ? .horizontal : .vertical
        let content: BoundContent =
            happens(oneIn: 4)
            ? .zstack(alignment: .center)
            : .stack(BoundStack(axis: axis, spacing: length(), alignment: .center))
        let tree = node(content, children)
        return happens(oneIn: 3) ? tree.padding(Insets(length())) : tree
    }

    private mutating func modified(_ node: BoundNode, depth: Int) -> BoundNode {
        var node = node
        if happens(oneIn: 4) { node = node.padding(Insets(top: length(), leading: length())) }
        if happens(oneIn: 6) { node = node.margin(Insets(length())) }
        if happens(oneIn: 6) { node = node.minWidth(length()) }
        if happens(oneIn: 6) { node = node.maxWidth(length()) }
        if happens(oneIn: 6) { node = node.minHeight(length()) }
        if happens(oneIn: 6) { node = node.maxHeight(length()) }
        if happens(oneIn: 6) { node = node.width(happens(oneIn: 2) ? .fill : .hug) }
        if happens(oneIn: 6) { node = node.height(happens(oneIn: 2) ? .fill : .hug) }
        if happens(oneIn: 8) { node = node.aspect(0.75) }
        if happens(oneIn: 8) { node = node.priority(1) }
        if depth > 0, happens(oneIn: 8) { node = node.overlay(tree(depth: depth - 1)) }
        if depth > 0, happens(oneIn: 8) { node = use(node) }
        return node
    }
}
