import Layout
import Specs
import Values

/// What must not lie over another: a text, by its lines, or a control, by its box.
struct OverlapItem {
    let placed: PlacedFrame
    /// The number of the innermost scroll view around it; nil where it does not scroll.
    private let scroll: Int?
    /// As it scrolls, whether that shows now or not.
    private let parts: [Rect]
    /// As it shows now.
    private let seen: [Rect]
    let bounds: Rect
    let isText: Bool

    static func all(in mockup: Mockup) -> [OverlapItem] {
        mockup.frames.compactMap { placed -> OverlapItem? in
            let node = placed.frame.node
            guard node.isText || node.isControl, placed.isShown, !node.isRedacted, placed.part != "keyboard",
                node.effects.rotation == 0
            else { return nil }
            if node.isText, let text = placed.frame.text, placed.ink != nil {
                return OverlapItem(placed, Ink.lines(of: text), isText: true)
            }
            guard node.isControl else { return nil }
            return OverlapItem(placed, [placed.frame.rect], isText: false)
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

    /// Whether it is a symbol, and drawn at a place.
    func hasSymbol(at place: Rect) -> Bool {
        guard case .symbol = placed.frame.node.content else { return false }
        return placed.ink?.intersection(place) != nil
    }

    /// Where it meets another one, of which one at least is a text: of what scrolls together also beyond the edge.
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
    /// Whether two items that meet are not meant to.
    ///
    /// Neighbors never are; in layers two texts are not, unless one has a ground that covers the other. A text on a
    /// control that lies below it is a caption.
    func isMistaken(_ first: OverlapItem, _ second: OverlapItem, at shared: Rect) -> Bool {
        let relation = relation(first.placed, second.placed)
        guard relation == .apart || !scrollsApart(first.placed, second.placed) else { return false }
        switch relation {
        case .parts: return false
        // What a text holds lies over it; what a control holds is its own.
        case .nested: return first.isText && second.isText && !hasGround(second.placed, over: first.placed)
        // A panel or a bar over the content: without a ground of its own both are read at once.
        case .apart: return first.isText && second.isText && !hasGround(second.placed, at: shared)
        case .beside:
            // Two controls that meet are told by another rule.
            return first.isText && second.isText || !(first.isText ? first : second).placed.isInsideControl
        case .layered:
            // A symbol that is touched hides letters as a text does; what lies over it is its badge.
            return first.isText && (second.isText || second.hasSymbol(at: shared))
                && !hasGround(second.placed, over: first.placed) && !isShade(first.placed, of: second.placed)
        }
    }

    /// Whether something hides what another window shows at a place below a text.
    func hasGround(_ text: PlacedFrame, at place: Rect) -> Bool {
        frames.contains { ground in
            ground.part == text.part && ground.index <= text.index && ground.isShown && ground.frame.isGround
                && ground.frame.rect.contains(place, tolerance: 0.5)
        }
    }

    private func hasGround(_ upper: PlacedFrame, over lower: PlacedFrame) -> Bool {
        // Of the text that holds the upper one its own ground lies below it.
        let meeting = relation(lower, upper) == .nested ? lower.index : meeting(lower, upper)?.index ?? -1
        return ([upper] + surroundings(of: upper)).contains { $0.index > meeting && $0.frame.isOpaque }
    }

    /// The same words a little aside are an outline or a shadow.
    private func isShade(_ lower: PlacedFrame, of upper: PlacedFrame) -> Bool {
        guard case .text(let one) = lower.frame.node.content, case .text(let other) = upper.frame.node.content else {
            return false
        }
        return one.string == other.string
    }
}

extension PlacedFrame {
    /// The number of the innermost scroll view around it, and what cuts it off within that, whatever it shows now.
    fileprivate var scrolling: (scroll: Int?, clip: Rect?) {
        guard isInsideScroll else { return (nil, clip) }
        var clip: Rect?
        for around in sequence(first: self, next: \.holder).dropFirst() {
            if around.isScroll { return (around.index, clip) }
            if around.frame.node.clips {
                clip = clip.map { $0.intersection(around.frame.rect) ?? .zero } ?? around.frame.rect
            }
        }
        return (nil, clip)
    }
}
