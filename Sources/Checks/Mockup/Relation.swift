import Layout
import Specs
import Values

/// The relation of two frames of a mock-up.
enum Relation {
    /// One contains the other, or is the parent of the other as an overlay.
    case nested
    /// They are in different parts of a screen: its body, a bar, a presentation.
    case apart
    /// They are parts of the same standard control.
    case parts
    /// One is in a layer above the other: in a `zstack`, or in an overlay of a frame around the other.
    case layered
    /// They are in a container that places its children next to each other.
    case beside
}

extension Mockup {
    func relation(_ first: PlacedFrame, _ second: PlacedFrame) -> Relation {
        let (one, other) = (first.outer + [first.index], second.outer + [second.index])
        let shared = zip(one, other).prefix { $0 == $1 }.count
        guard shared > 0 else { return .apart }
        guard shared < one.count, shared < other.count else { return .nested }
        if frames[one[shared]].isOverlay || frames[other[shared]].isOverlay { return .layered }
        switch frames[one[shared - 1]].frame.node.content {
        case .control: return .parts
        case .zstack: return .layered
        default: return .beside
        }
    }

    /// The innermost frame around both.
    func commonAncestor(_ first: PlacedFrame, _ second: PlacedFrame) -> PlacedFrame? {
        zip(first.outer, second.outer).prefix { $0 == $1 }.last.map { frames[$0.0] }
    }

    /// Whether scrolling moves one of them and not the other, so that their current positions are not significant.
    func scrollsApart(_ first: PlacedFrame, _ second: PlacedFrame) -> Bool {
        first.scrolls != second.scrolls
    }

    /// The frames around a frame, innermost first.
    func surroundings(of placed: PlacedFrame) -> [PlacedFrame] {
        placed.outer.reversed().map { frames[$0] }
    }

    /// The axes of the scroll views around a frame.
    func scrollAxes(around placed: PlacedFrame) -> AxisSet {
        placed.scrolls.reduce(into: []) { axes, index in
            guard case .scroll(let scroll) = frames[index].frame.node.content else { return }
            axes.insert(scroll.axis == .horizontal ? .horizontal : .vertical)
        }
    }

    /// Whether the mock-up is a whole screen.
    var isScreen: Bool {
        if case .screen = laidOut.tree.arrangement { true } else { false }
    }
}

extension BoundNode {
    /// Whether the spec moves the node away from where its container places it.
    var isMovedOnPurpose: Bool {
        let effects = effects
        let margin = margin?.value ?? .zero
        return effects.offset != .zero || effects.rotation != 0
            || min(min(margin.top, margin.bottom), min(margin.leading, margin.trailing)) < 0
    }
}

extension PlacedFrame {
    var isScroll: Bool { frame.node.isScroll }

    /// Whether it is visible, so that it can be touched or read.
    package var isShown: Bool { !isCovered && !isInvisible }
}
