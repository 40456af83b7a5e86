import Layout
import Specs
import Values

/// Finds content that a clip cuts off after it was moved, and letters that round corners cut off.
extension OverflowingContent {
    /// The part of a line's height that is left out at its top and bottom, where few letters reach the corner.
    private static let margin = 0.25

    /// Returns the cut of the innermost clip that cuts content off.
    ///
    /// Content may move out of a clip for a while, in a state other than the first: a row that shows its swipe actions.
    func cut(of placed: PlacedFrame, in mockup: Mockup) -> Overflow? {
        guard !placed.frame.node.isOrnament else { return nil }
        let clips = mockup.clips(around: placed)
        guard !clips.isEmpty, !mockup.isTransient(placed) else { return nil }
        let move = mockup.move(of: placed)
        let lines = placed.frame.text.map(Ink.lines(of:)) ?? [placed.ink ?? placed.frame.rect]
        for clip in clips {
            for line in lines.map(move.box) {
                let cut =
                    mockup.isMoved(placed, inside: clip)
                    ? straightCut(of: line, by: clip) ?? roundCut(of: line, by: clip) : roundCut(of: line, by: clip)
                if var cut {
                    cut.nodes = [placed.frame.node.path]
                    return cut
                }
            }
        }
        return nil
    }

    private func straightCut(of line: Rect, by clip: Clip) -> Overflow? {
        let excess = clip.rect.excess(of: line)
        let isOutside = clip.rect.intersection(line) == nil
        func cut(_ excess: Points, isVertical: Bool) -> Overflow {
            var cut = Overflow(
                excess: excess, isVertical: isVertical, room: isVertical ? clip.rect.height : clip.rect.width,
                isClipped: true, bounds: .clip)
            cut.isOutside = isOutside
            return cut
        }
        if !clip.free.contains(.horizontal), excess.width > tolerance { return cut(excess.width, isVertical: false) }
        if !clip.free.contains(.vertical), excess.height > tolerance { return cut(excess.height, isVertical: true) }
        return nil
    }

    private func roundCut(of line: Rect, by clip: Clip) -> Overflow? {
        guard clip.radii != nil, clip.free.isEmpty else { return nil }
        let inset = line.height * Self.margin
        let excesses = [line.minY + inset, line.maxY - inset].compactMap { y in
            clip.span(at: y).map { max($0.lowerBound - line.minX.value, line.maxX.value - $0.upperBound) }
        }
        guard let excess = excesses.max(), Points(excess) > tolerance else { return nil }
        return Overflow(
            excess: Points(excess), isVertical: false, room: clip.rect.width, isClipped: true, bounds: .corners)
    }
}

extension Mockup {
    /// Whether a state moves a frame, or a frame around it, away from its place for a while.
    fileprivate func isTransient(_ placed: PlacedFrame) -> Bool {
        sequence(first: placed, next: \.parent).contains(where: \.frame.node.effects.isTransient)
    }

    /// Whether a frame, or one between it and a clip, is moved away from where its container places it.
    fileprivate func isMoved(_ placed: PlacedFrame, inside clip: Clip) -> Bool {
        sequence(first: placed, next: \.parent).prefix { $0 !== clip.owner }.contains {
            $0.frame.node.isMovedOnPurpose || $0.movesPicture || $0.isOverlay
        }
    }
}

extension BoundNode {
    /// Whether VoiceOver is to skip it and it has no letters, so that it only decorates.
    fileprivate var isOrnament: Bool { isHiddenFromVoice && !isText && !isControl }
}
