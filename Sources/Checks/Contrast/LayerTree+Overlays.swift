import Scene
import Values

/// The fills that are painted over a text or a symbol.
extension LayerTree {
    /// Returns the fills that are painted after a node and cover a part of it.
    ///
    /// If something opaque hides a part of it at this scroll position, everything in the same window passes with it: a
    /// shade around a picture, the hairline of a bar.
    ///
    /// - Parameter scrollsOut: whether what it can be scrolled out of passes.
    func overlays(of subject: Below, in rects: [Rect], scrollsOut: Bool = true) -> [Overlay] {
        let inner = rects.map { $0.inset(by: 0.5) }
        var found: [Overlay] = []
        var passing: Set<Int> = []
        for index in painted.indices.dropFirst(subject.painted) where !painted[index].isClear {
            let shown = painted[index].shown
            guard inner.contains(where: { shown.intersection($0) != nil }) else { continue }
            let later = painted[index]
            let isScrolledOut = scrollsOut && isScrolledOut(of: later, subject, in: inner)
            let isBeyond = later.root != subject.root || isScrolledOut
            let isPassing = isScrolledOut || (isBeyond && later.opacity >= Thresholds.hidingAlpha)
            let effect = isPassing ? Overlay.Effect.passes : effect(of: later, on: subject)
            if isPassing, later.opacity >= Thresholds.hidingAlpha { passing.insert(later.root) }
            let window = isBeyond ? later.root : nil
            found.append(
                Overlay(
                    fill: later.fill, effect: effect, owner: later.owner,
                    depth: later.isChanged ? nil : later.depth(beside: subject.groups), group: later.group,
                    window: window))
        }
        guard !passing.isEmpty else { return found }
        for index in found.indices {
            if let window = found[index].window, passing.contains(window) { found[index].effect = .passes }
        }
        return found
    }

    /// A fill by its number, with the number of the frame that it was painted for.
    func fill(_ number: Int) -> (fill: Layer.Fill, owner: Int)? {
        painted.indices.contains(number) ? (painted[number].fill, painted[number].owner) : nil
    }

    /// Returns the distances by which a box can be scrolled out from under everything that does not scroll with it,
    /// with the numbers of the scroll views, innermost first.
    func ways(out subject: Below, _ box: Rect) -> [(scroll: Int, distance: Point)] {
        subject.scrolls.reversed().flatMap { scroll in
            let covers = painted.dropFirst(subject.painted).filter { later in
                !later.isClear && later.root == subject.root
                    && !later.scrolls.contains { $0.owner == scroll.owner }
            }
            return scroll.ways(of: box, beside: covers.map(\.shown)).map { (scroll.owner, $0) }
        }
    }

    private func effect(of painted: Painted, on subject: Below) -> Overlay.Effect {
        // How much a picture, or a blurred or rotated fill, hides is known only after drawing.
        let isPlain = painted.fill.isPlain && !painted.isChanged && !subject.isChanged
        return painted.opacity >= Thresholds.hidingAlpha && isPlain ? .covers : .tints
    }

    /// Whether a subject can be scrolled out from under a fill.
    private func isScrolledOut(of painted: Painted, _ subject: Below, in rects: [Rect]) -> Bool {
        if painted.root != subject.root { return false }
        let scrolls = subject.scrolls.filter { scroll in !painted.scrolls.contains { $0.owner == scroll.owner } }
        return !scrolls.isEmpty
            && rects.allSatisfy { rect in
                painted.shown.intersection(rect) == nil
                    || scrolls.contains { $0.frees(rect, from: painted.shown) }
            }
    }
}
