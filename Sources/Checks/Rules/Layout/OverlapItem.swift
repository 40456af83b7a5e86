import Layout
import Specs
import Values

/// An item that must not overlap another: a text with its lines, or a control with its box.
struct OverlapItem {
    let placed: PlacedFrame
    /// The index of the innermost scroll view around it; nil if it does not scroll.
    private let scroll: Int?
    /// Its rectangles in the scrolled content, including those out of view.
    private let parts: [Rect]
    /// Its visible rectangles.
    private let seen: [Rect]
    let bounds: Rect
    let isText: Bool
    /// Whether it is a symbol that is not a control, so that it only matters where it hides letters.
    var isMark: Bool { !isText && !placed.frame.node.isControl }

    static func all(in mockup: Mockup) -> [OverlapItem] {
        mockup.frames.compactMap { placed -> OverlapItem? in
            let node = placed.frame.node
            guard node.isText || node.isControl || node.isSymbol, placed.isShown, !node.isRedacted,
                placed.part != "keyboard",
                node.effects.rotation == 0
            else { return nil }
            if case .text(let bound) = node.content, let text = placed.frame.text, placed.ink != nil {
                // A faint decoration hides nothing.
                if node.isDecoration, !placed.hides(bound.color) { return nil }
                return OverlapItem(placed, Ink.lines(of: text), isText: true)
            }
            if node.isControl { return OverlapItem(placed, [placed.frame.rect], isText: false) }
            guard case .symbol(let symbol) = node.content, !placed.isPartOfControl, placed.hides(symbol.color),
                let ink = placed.ink
            else { return nil }
            return OverlapItem(placed, [ink], isText: false)
        }
    }

    private init?(_ placed: PlacedFrame, _ parts: [Rect], isText: Bool) {
        func clipped(to clip: Rect?) -> [Rect] {
            guard let clip else { return parts }
            return parts.compactMap { $0.intersection(clip) }
        }
        let (scroll, clip) = placed.scrolling
        let scrolled = clipped(to: clip)
        guard let first = scrolled.first else { return nil }
        self.placed = placed
        self.scroll = scroll
        self.parts = scrolled
        seen = clipped(to: placed.clip)
        bounds = scrolled.dropFirst().reduce(first) { $0.union($1) }
        self.isText = isText
    }

    /// Whether it is a symbol that is drawn at a place.
    func hasSymbol(at place: Rect) -> Bool {
        guard case .symbol = placed.frame.node.content else { return false }
        return placed.ink?.intersection(place) != nil
    }

    /// Returns the overlap with another item if one of them is a text.
    ///
    /// Items that scroll together are compared out of view too.
    func shared(with other: OverlapItem, tolerance: Points) -> Rect? {
        guard isText || other.isText else { return nil }
        let scrollsAlong = scroll == other.scroll
        for part in scrollsAlong ? parts : seen {
            for other in scrollsAlong ? other.parts : other.seen {
                if let shared = part.intersection(other), shared.size.shorterSide > tolerance { return shared }
            }
        }
        return nil
    }
}

extension Mockup {
    /// Whether the overlap of two items is a mistake.
    ///
    /// Neighbors must never overlap. Two layered texts must not, unless a background of one covers the other. A text
    /// over a control in a lower layer is a caption.
    func isUnintended(_ first: OverlapItem, _ second: OverlapItem, at shared: Rect) -> Bool {
        let relation = relation(first.placed, second.placed)
        // A decoration may be covered by anything, and may be next to anything.
        if first.placed.frame.node.isDecoration { return false }
        if second.placed.frame.node.isDecoration, relation != .layered { return false }
        if first.isMark || second.isMark, relation != .layered { return false }
        guard relation == .apart || !scrollsApart(first.placed, second.placed) else { return false }
        switch relation {
        case .parts: return false
        // Children of a text are drawn over it. Children of a control belong to it.
        case .nested: return first.isText && second.isText && !hasBackground(second.placed, over: first.placed)
        // A panel or bar over the content needs a background of its own.
        case .apart: return first.isText && second.isText && !hasBackground(second.placed, at: shared)
        case .beside:
            // Overlapping controls are left to another rule.
            return first.isText && second.isText || !(first.isText ? first : second).placed.isInsideControl
        case .layered:
            // A tappable symbol hides letters like a text does. A text over a symbol is its badge.
            return first.isText && (second.isText || second.hasSymbol(at: shared))
                && !hasBackground(second.placed, over: first.placed) && !isShadow(first.placed, of: second.placed)
        }
    }

    /// Whether a background in the same part of the screen covers a place under a text.
    func hasBackground(_ text: PlacedFrame, at place: Rect) -> Bool {
        frames.contains { background in
            background.part == text.part && background.index <= text.index && background.isShown
                && background.frame.isBackground
                && background.frame.rect.contains(place, tolerance: 0.5)
        }
    }

    private func hasBackground(_ upper: PlacedFrame, over lower: PlacedFrame) -> Bool {
        // The own background of a text is below its children.
        let shared = relation(lower, upper) == .nested ? lower.index : commonAncestor(lower, upper)?.index ?? -1
        return ([upper] + surroundings(of: upper)).contains { $0.index > shared && $0.frame.isOpaque }
    }

    /// Whether both show the same words, as an outline or a shadow does.
    private func isShadow(_ lower: PlacedFrame, of upper: PlacedFrame) -> Bool {
        guard case .text(let one) = lower.frame.node.content, case .text(let other) = upper.frame.node.content else {
            return false
        }
        return one.string == other.string
    }
}

extension PlacedFrame {
    /// Whether a color of it hides letters below it rather than tinting them.
    fileprivate func hides(_ color: BoundColor) -> Bool {
        let opacity: Double = sequence(first: self, next: \.parent).reduce(1.0) { $0 * $1.frame.node.effects.opacity }
        return color.value.minimumAlpha * opacity >= 0.5
    }

    /// The index of the innermost scroll view around it, and the clip inside that view at any scroll position.
    fileprivate var scrolling: (scroll: Int?, clip: Rect?) {
        guard let scroll = scrolls.last else { return (nil, clip) }
        var (clip, isOverlay): (Rect?, Bool) = (nil, self.isOverlay)
        for around in sequence(first: self, next: \.parent).dropFirst() where around.index > scroll {
            if around.frame.node.clips, !isOverlay {
                clip = clip.map { $0.intersection(around.frame.rect) ?? .zero } ?? around.frame.rect
            }
            isOverlay = around.isOverlay
        }
        return (scroll, clip)
    }
}
