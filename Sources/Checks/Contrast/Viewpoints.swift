import Layout
import Scene
import Specs
import Values

/// The scroll positions at which ink that stays in place has something else behind it.
///
/// A bar, a pinned title, a floating button or a toast stays while content scrolls below it. For each such ink there is
/// one position for each paint that can pass behind it: a list of a thousand equal rows is one paint.
struct Viewpoints {
    /// The ink that stays in place, in drawing order.
    private(set) var inks: [InkCandidate] = []
    /// The moves of scroll views by their numbers, without the position at rest.
    private(set) var positions: [[Int: Point]] = []
    /// The ink that more positions concern than are measured.
    private(set) var incomplete: [PlacedFrame] = []

    private var known: Set<[Int: Point]> = []

    private static let bars: Set<String> = ["top", "bottom"]

    private let mockup: Mockup
    /// The scroll views whose content can be moved, with the areas in which it is visible.
    private var scrolls: [Int: (reach: ScrollReach, visible: Rect)] = [:]

    /// - Parameter subjects: the ink whose contrast depends on what is behind it.
    init(of mockup: Mockup, for subjects: [InkLook.Subject]) {
        self.mockup = mockup
        guard !subjects.isEmpty, mockup.frames.contains(where: { $0.isInsideScroll && !$0.isCovered }) else { return }
        let region = ScrollRegion(of: mockup.laidOut)
        for placed in mockup.frames where !placed.isCovered && !placed.isInvisible {
            guard case .scroll(let content) = placed.frame.node.content else { continue }
            let reach = ScrollReach(of: placed.frame, numbered: placed.index, along: content.axis)
            guard reach.canMove else { continue }
            scrolls[placed.index] = (reach, region.visiblePart(of: placed.frame.rect, axis: content.axis))
        }
        guard !scrolls.isEmpty else { return }
        let pinned = subjects.filter { subject in
            scrolls.contains { number, scroll in isPinned(subject, over: number, visible: scroll.visible) }
        }
        guard !pinned.isEmpty else { return }
        inks = pinned.map(\.candidate)
        let paints = ScrolledPaint.all(in: mockup.frames, scrolls: Set(scrolls.keys))
        for subject in pinned {
            // Behind a bar, content gives way to the ground at one end of the range.
            for (number, scroll) in scrolls.sorted(by: { $0.key < $1.key })
            where isPinned(subject, over: number, visible: scroll.visible) {
                for end in scroll.reach.ends { add([number: end], for: subject.candidate.placed) }
            }
            add(subject, over: paints)
        }
    }

    /// Whether ink stays in place while a scroll view below it moves, and shows what is behind it.
    private func isPinned(_ subject: InkLook.Subject, over number: Int, visible: Rect) -> Bool {
        let placed = subject.candidate.placed
        guard !subject.footing.isEnoughOverAll, placed.index > number, !placed.scrolls.contains(number),
            !placed.isCovered,
            subject.candidate.rects.contains(where: { $0.intersection(visible) != nil })
        else { return false }
        // A bar without a background gets one from iOS or from another state once content scrolls below it.
        if Self.bars.contains(placed.part), !mockup.hasVisibleGround(placed) { return false }
        // An opaque ground above the content hides it.
        guard let ground = subject.footing.ground.flatMap(mockup.frame(numbered:)) else { return true }
        return ground.index < number || ground.scrolls.contains(number)
    }

    private mutating func add(_ subject: InkLook.Subject, over paints: [ScrolledPaint]) {
        let placed = subject.candidate.placed
        guard let ink = subject.candidate.rects.bounds else { return }
        var done: Set<ScrolledPaint.Key> = []
        for paint in paints where paint.owner < placed.index && !done.contains(paint.key) {
            let chain = paint.scrolls.filter { !placed.scrolls.contains($0) }
            guard !chain.isEmpty else { continue }
            var isReached = false
            for place in paint.places {
                guard let moves = moves(of: place, in: chain, behind: ink) else { continue }
                isReached = true
                guard add(moves, for: placed) else { return }
                if paint.isGap { break }
            }
            if isReached { done.insert(paint.key) }
        }
    }

    /// Adds a position.
    ///
    /// - Returns: false if there are too many.
    @discardableResult
    private mutating func add(_ moves: [Int: Point], for placed: PlacedFrame) -> Bool {
        guard !moves.isEmpty, known.insert(moves).inserted else { return true }
        guard positions.count < Thresholds.viewpoints else {
            if incomplete.last !== placed { incomplete.append(placed) }
            return false
        }
        positions.append(moves)
        return true
    }

    /// Returns how far scroll views must be moved so that a paint is behind some ink, or nil if they cannot be.
    private func moves(of paint: Rect, in chain: [Int], behind ink: Rect) -> [Int: Point]? {
        var moves: [Int: Point] = [:]
        var rect = paint
        // The innermost scroll view moves first.
        for number in chain.reversed() {
            guard let scroll = scrolls[number] else { continue }
            let distance = scroll.reach.distance(from: rect, to: ink)
            guard distance != .zero else { continue }
            moves[number] = distance
            rect = rect.offset(x: distance.x, y: distance.y)
        }
        let shown = chain.compactMap { scrolls[$0]?.visible }.reduce(rect.intersection(ink)) { shown, visible in
            // An inner scroll view moves with the outer ones, so only the outermost area is certain.
            chain.count == 1 ? shown?.intersection(visible) : shown
        }
        guard let shown, shown.width > 1, shown.height > 1 else { return nil }
        return moves
    }
}

extension Mockup {
    /// Whether something is painted behind a text or symbol of a bar, in the same bar.
    fileprivate func hasVisibleGround(_ placed: PlacedFrame) -> Bool {
        guard let ink = placed.ink else { return false }
        return frames.contains { ground in
            ground.part == placed.part && ground.index <= placed.index && !ground.isInvisible
                && ground.frame.rect.contains(ink, tolerance: 0.5) && ground.frame.node.hasVisibleBackground
        }
    }
}

extension BoundNode {
    fileprivate var hasVisibleBackground: Bool {
        background.contains { layer in
            switch layer {
            case .color(let color): color.value.maximumAlpha > 0
            case .gradient, .material, .image: true
            case .shape(let shape): shape.fill.map { $0.value.maximumAlpha > 0 } ?? false
            }
        }
    }
}
