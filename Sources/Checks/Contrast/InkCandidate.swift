import Layout
import Scene
import Specs
import Values

/// A text, symbol or shape that is looked at.
struct InkCandidate {
    var placed: PlacedFrame
    var kind: InkContrast.Kind
    var color: BoundColor
    /// Where all of its ink is laid out.
    private let whereabouts: [Rect]
    /// What of that is looked at.
    private var boxes: [Rect]
    /// Whether these are pieces of lines.
    private let isInPieces: Bool
    /// Which of all its boxes these are; nil for all of them.
    private var kept: [Int]?
    /// Where that is seen.
    private let seat: LayerTree.Seat
    /// Where its ink is seen, as far as something shows of it.
    private(set) var rects: [Rect]
    /// Those of them of which nothing is cut off or hidden for now.
    private var whole: [Rect]
    /// Whether what shows is all that is ever seen of it.
    private var isAllThereIs: Bool
    /// What hides a part of it for now.
    private var passing: [Layer.Fill] = []

    /// Ink before it is known where it is seen.
    struct Ink {
        var placed: PlacedFrame
        var kind: InkContrast.Kind
        var color: BoundColor
        /// Where it is laid out.
        fileprivate let whereabouts: [Rect]
        /// The parts of that which are looked at one by one.
        private(set) var boxes: [Rect]
        /// Whether these are pieces of lines.
        fileprivate let isInPieces: Bool
        /// Which of all its boxes these are; nil for all of them.
        fileprivate var kept: [Int]?

        /// The same.
        var lines: [Int] { kept ?? Array(boxes.indices) }

        mutating func keep(_ lines: [Int]) {
            let lines = lines.filter(boxes.indices.contains)
            (boxes, kept) = (lines.map { boxes[$0] }, lines)
        }
    }

    /// Nil where nothing of it can be seen.
    ///
    /// - Parameter isAllThereIs: whether what shows is all that is ever seen of it.
    init?(_ ink: Ink, at seat: LayerTree.Seat, isAllThereIs: Bool = false) {
        self.isAllThereIs = isAllThereIs
        (placed, kind, color) = (ink.placed, ink.kind, ink.color)
        (whereabouts, boxes, isInPieces, kept) = (ink.whereabouts, ink.boxes, ink.isInPieces, ink.kept)
        self.seat = seat
        (rects, whole) = ([], [])
        look()
        if rects.isEmpty { return nil }
    }

    /// Sees what shows of its boxes.
    private mutating func look() {
        let seen = boxes.map(seat.move.box)
        rects = boxes.compactMap(seat.shown)
        whole = rects.filter(seen.contains)
    }

    /// The numbers of the boxes that are measured.
    var lines: [Int] { kept ?? Array(boxes.indices) }

    /// The part of a box of its frame that shows, where it is seen.
    func shown(_ box: Rect) -> Rect? { seat.shown(box) }

    /// Whether something cuts off or hides a part of it for now.
    var isCut: Bool { whole.count < boxes.count }

    /// Whether of what is judged something is left to be seen.
    var isPartial: Bool { isCut && !isAllThereIs }

    /// The boxes that tell of all of their ink: of a line that is cut off, it may be in the other part.
    var telling: [Rect] { isAllThereIs ? rects : whole }

    /// As a sampler looks at it.
    ///
    /// - Parameters:
    ///   - reach: how far around it the mock-up matters.
    ///   - isUppermost: whether nothing is painted over it.
    func ink(_ exactness: Exactness, reach: Points, isUppermost: Bool) -> InkSubject {
        InkSubject(
            path: placed.frame.node.path, boxes: whereabouts, rects: rects, reach: reach,
            isUppermost: isUppermost && !isCut, material: isUppermost && !isCut ? exactness.material : nil)
    }

    /// Whether what would have to be drawn to see it is larger than a picture may be.
    func isTooLarge(reach: Points, in mockup: Mockup) -> Bool {
        let whole = rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }.inset(by: -reach)
        // Ink may stick out of a component, and is seen there; beyond a screen there is nothing.
        let screen = mockup.isScreen ? Rect(origin: .zero, size: mockup.laidOut.size) : whole
        let shown = whole.intersection(screen) ?? whole
        return max(shown.width, shown.height) > Thresholds.longestInk
    }

    /// Leaves out lines whose middle lies under something that will move on, and of others what lies under it.
    mutating func remove(passedBy overlays: [Overlay]) {
        passing = overlays.filter { $0.effect == .passes }.map(\.fill)
        guard !passing.isEmpty else { return }
        rects.removeAll { rect in
            let places = [rect.minX, rect.midX, rect.maxX].map { Point(x: $0, y: rect.midY) }
            return passing.contains { places.contains(where: $0.covers) }
        }
        whole.removeAll { rect in passing.contains { $0.shown.intersection(rect) != nil } }
    }

    /// Leaves out those boxes of which more shows once what they are in is scrolled on.
    ///
    /// - Returns: which.
    mutating func leaveToScrolling(_ scrolls: [ScrollReach]) -> [LeftBox] {
        defer { isAllThereIs = true }
        // Mostly all of it shows.
        guard isCut else { return [] }
        var (left, shown): ([LeftBox], [Int]) = ([], [])
        for index in boxes.indices {
            let seen = seat.move.box(boxes[index])
            let isCovered = passing.contains { $0.shown.intersection(seen) != nil }
            if isCovered || scrolls.contains(where: { $0.bringsIn(seen) }) {
                left.append(LeftBox(line: kept?[index] ?? index, seen: seen, isCovered: isCovered))
            } else {
                shown.append(index)
            }
        }
        guard !left.isEmpty else { return [] }
        (kept, boxes) = (shown.map { kept?[$0] ?? $0 }, shown.map { boxes[$0] })
        look()
        return left
    }

    /// Whether its first box is among those that are looked at.
    var startsHere: Bool { kept.map { $0.first == 0 } ?? true }

    /// A box that is left to scrolling.
    struct LeftBox {
        /// Which of all boxes it is.
        var line: Int
        /// Where it is seen.
        var seen: Rect
        /// Whether something lies over it for now.
        var isCovered: Bool
    }

    /// Whether ink at a place is judged: nothing cuts it off there or lies over it for now.
    func shows(at place: Point) -> Bool {
        if let legible = seat.legible, !legible.holds(place) { return false }
        // What stands beside a piece belongs to the next one, and may lie under something here.
        if isInPieces, !rects.contains(where: { $0.inset(by: Self.besidePiece).holds(place) }) { return false }
        return !passing.contains { $0.shown.inset(by: -Thresholds.sampleReach).holds(place) }
    }

    /// Letters stick out of their line above and below.
    private static let besidePiece = EdgeInsets(
        top: -2, left: Thresholds.sampleReach, bottom: -2, right: Thresholds.sampleReach)
}

extension InkCandidate.Ink {
    /// Nil for what is no ink, or is neither seen nor used.
    init?(_ placed: PlacedFrame) {
        let frame = placed.frame
        guard !frame.node.isBare, !frame.node.isRedacted, !placed.isCovered, !placed.isDrawnBySystem,
            !frame.node.isDecoration
        else { return nil }
        // What iOS grays out itself, no project chooses.
        if placed.isDisabled, placed.isPartOfControl { return nil }
        self.placed = placed
        switch frame.node.content {
        case .text(let text):
            guard frame.node.hasColoredText else { return nil }
            (kind, color) = (.text, text.color)
            whereabouts = frame.text?.boxes ?? []
            boxes = whereabouts.flatMap(placed.scrolledPieces)
            isInPieces = boxes.count != whereabouts.count
        case .shape(let shape):
            guard let paint = shape.fill ?? shape.stroke?.color, !placed.isDisabled, !placed.isPartOfControl,
                placed.labeledGroup != nil
                    || (!placed.isHiddenFromVoice
                        && (placed.isInsideControl || frame.node.isControl || frame.node.hasLabel))
            else { return nil }
            (kind, color) = (.shape, paint)
            (whereabouts, boxes, isInPieces) = ([frame.content], [frame.content], false)
        case .symbol(let symbol):
            if placed.isDisabled { return nil }
            (kind, color) = (.graphic, symbol.color)
            (whereabouts, boxes, isInPieces) = ([frame.content], [frame.content], false)
        default: return nil
        }
    }
}

extension PlacedFrame {
    /// The pieces of a line that scrolling shows one after the other, where it shows as a whole nowhere: a line may be
    /// longer than what it scrolls in.
    fileprivate func scrolledPieces(of line: Rect) -> [Rect] {
        guard isInsideScroll else { return [line] }
        let rooms = sequence(first: self, next: \.parent).dropFirst().compactMap { outer -> Points? in
            guard case .scroll(let scroll) = outer.frame.node.content, scroll.axis == .horizontal,
                scrolls.contains(outer.index)
            else { return nil }
            return outer.frame.content.width
        }
        guard let room = rooms.min(), room > 0, line.width > room else { return [line] }
        let count = min((line.width / room * Self.piecesOfRoom).rounded(.up), Self.mostPieces)
        let width = line.width / count
        return (0..<Int(count)).map { number in
            Rect(x: line.minX + width * Double(number), y: line.minY, width: width, height: line.height)
        }
    }

    /// Small enough for the room beside what stands over a part of the line, or fades it out at both ends.
    private static var piecesOfRoom: Double { 6 }
    private static var mostPieces: Double { 256 }
}
