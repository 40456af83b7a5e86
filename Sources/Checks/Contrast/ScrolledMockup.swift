import Layout
import Specs
import Values

/// A mock-up scrolled on to something that does not show where it stands.
struct ScrolledMockup {
    let mockup: Mockup
    /// How far the content of scroll views stands from where it was, by their numbers.
    private let moves: [Int: Point]
    /// How many of its roots are left.
    private let roots: Int
    private let original: Mockup

    /// A scroll view by its number, and how far its content is moved.
    typealias Move = (scroll: Int, distance: Point)

    /// Nil where nothing shows it.
    ///
    /// Bars and toasts over it are left out: they are beside it soon, or gone.
    ///
    /// - Parameter box: the part of it that is to show.
    init?(_ mockup: Mockup, to box: Rect, of hidden: PlacedFrame) {
        guard let moves = mockup.moves(to: box, of: hidden) else { return nil }
        let root = hidden.outer.first ?? hidden.index
        self.init(mockup, moves: moves, roots: mockup.frames.count { $0.parent == nil && $0.index <= root })
    }

    /// The whole mock-up with moved scroll views.
    init(_ mockup: Mockup, moves: [Int: Point]) {
        self.init(mockup, moves: moves, roots: mockup.laidOut.roots.count)
    }

    private init(_ mockup: Mockup, moves: [Int: Point], roots: Int) {
        (self.moves, self.roots, original) = (moves, roots, mockup)
        self.mockup = Mockup(mockup.laidOut.scrolled(by: moves).showing(roots: roots))
    }

    /// The same scrolled on.
    func moved(by move: Move) -> ScrolledMockup {
        let known = moves[move.scroll] ?? .zero
        let distance = Point(x: known.x + move.distance.x, y: known.y + move.distance.y)
        return ScrolledMockup(original, moves: moves.merging([move.scroll: distance]) { _, new in new }, roots: roots)
    }

    /// What was measured there, as it stands in the mock-up that was scrolled.
    func unscrolled(_ measured: InkContrast.Measured) -> InkContrast.Measured {
        let placed = frame(measured.placed)
        var result = measured.standing(placed, away: distance(of: placed))
        result.moves = moves
        return result
    }

    func unscrolled(_ covered: CoveredText) -> CoveredText {
        let placed = frame(covered.placed)
        let distance = distance(of: placed)
        return CoveredText(
            placed: placed, cover: covered.cover, area: covered.area.offset(x: -distance.x, y: -distance.y))
    }

    /// The same frame where it stood: scrolling changes no numbers.
    func frame(_ placed: PlacedFrame) -> PlacedFrame {
        original.frames.indices.contains(placed.index) ? original.frames[placed.index] : placed
    }

    private func distance(of placed: PlacedFrame) -> Point {
        placed.scrolls.compactMap { moves[$0] }.reduce(.zero) { Point(x: $0.x + $1.x, y: $0.y + $1.y) }
    }
}

extension Mockup {
    /// How far scroll views are to be moved so that as much as can be of a frame in them shows; at the start of each
    /// what comes after it shows too. Nil where nothing of it shows then.
    fileprivate func moves(to box: Rect, of hidden: PlacedFrame) -> [Int: Point]? {
        var moves: [Int: Point] = [:]
        var rect = box
        // What shows in an inner scroll view is what an outer one is to show.
        for index in hidden.scrolls.reversed() {
            let scroll = frames[index].frame
            guard case .scroll(let content) = scroll.node.content else { continue }
            let reach = ScrollReach(of: scroll, numbered: index, along: content.axis)
            let distance = reach.distance(toShow: rect)
            guard distance != .zero else { continue }
            moves[index] = distance
            rect = rect.offset(x: distance.x, y: distance.y)
        }
        return shows(box, of: hidden, movedBy: moves) ? moves : nil
    }

    /// Whether something of a frame shows in the scroll views around it and on the mock-up, as far as its place tells.
    private func shows(_ box: Rect, of hidden: PlacedFrame, movedBy moves: [Int: Point]) -> Bool {
        let chain = hidden.outer.map { frames[$0].frame } + [hidden.frame]
        guard !chain.contains(where: \.node.effects.movesPicture) else { return true }
        var moved = Point.zero
        var windows = [Rect(origin: .zero, size: laidOut.size)]
        for (frame, number) in zip(chain, hidden.outer) where hidden.scrolls.contains(number) {
            windows.append(frame.rect.offset(x: moved.x, y: moved.y))
            let move = moves[number] ?? .zero
            moved = Point(x: moved.x + move.x, y: moved.y + move.y)
        }
        let shown = box.offset(x: moved.x, y: moved.y)
        return windows.allSatisfy { $0.intersection(shown) != nil }
    }
}
