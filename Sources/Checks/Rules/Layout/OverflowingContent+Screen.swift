import Layout
import Specs
import Values

/// Finds controls and cards that extend beyond the screen, or beyond a node that clips them, although their content
/// fits.
extension OverflowingContent {
    /// - Parameter reported: the paths of nodes that already have a finding.
    func boxesBeyondScreen(in mockup: Mockup, excluding reported: Set<String>) -> [Overflowing] {
        var found: Set<Int> = []
        return mockup.frames.compactMap { placed -> Overflowing? in
            let node = placed.frame.node
            guard node.isControl || placed.frame.isCard, isContent(placed), !reported.contains(node.path),
                !placed.outer.contains(where: found.contains), staysOnScreen(placed, in: mockup),
                var overflow = overflow(of: placed, inClipOf: mockup)
                    ?? overflow(of: placed.frame.rect, inWidthOf: mockup)
            else { return nil }
            overflow.nodes = [node.path]
            if placed.frame.rect.width > overflow.room {
                found.insert(placed.index)
                if let width = node.sizing.width, width.value.isFixed { overflow.range = width.range }
            } else if let row = row(of: placed, widerThan: overflow.room) {
                // Its neighbors beyond the screen have the same cause.
                found.insert(row.index)
                overflow.range = row.frame.node.range
                overflow.isRow = true
            } else {
                found.insert(placed.index)
            }
            return Overflowing(placed: placed, ink: placed.frame.rect, overflow: overflow)
        }
    }

    /// Returns the overflow of the width of the innermost node that clips it.
    private func overflow(of placed: PlacedFrame, inClipOf mockup: Mockup) -> Overflow? {
        guard let clip = mockup.clips(around: placed).first, !clip.owner.isScroll else { return nil }
        let excess = clip.rect.excess(of: mockup.move(of: placed).box(placed.frame.rect)).width
        guard excess > tolerance else { return nil }
        return Overflow(
            excess: excess, isVertical: false, room: clip.rect.width, range: clip.owner.frame.node.sizing.widthLimit,
            isClipped: true, bounds: .container)
    }

    /// The innermost row around it that is wider than the room.
    private func row(of placed: PlacedFrame, widerThan room: Points) -> PlacedFrame? {
        sequence(first: placed, next: \.parent).dropFirst().first {
            if case .stack(let stack) = $0.frame.node.content {
                stack.axis == .horizontal && $0.frame.rect.width > room
            } else {
                false
            }
        }
    }

    /// Whether it must stay on the screen. Scrolled content, overlays and nodes with an offset need not.
    private func staysOnScreen(_ placed: PlacedFrame, in mockup: Mockup) -> Bool {
        !mockup.scrollAxes(around: placed).contains(.horizontal)
            && sequence(first: placed, next: \.parent).allSatisfy { !$0.isOverlay && !$0.frame.node.isMovedOnPurpose }
    }
}

extension Frame {
    /// Whether a visible border or background separates its content from its surroundings, or it is a picture that
    /// says something.
    fileprivate var isCard: Bool {
        if case .image = node.content { return node.hasLabel }
        guard !children.isEmpty || node.isText else { return false }
        return node.hasBorder || !node.background.isEmpty
    }
}
