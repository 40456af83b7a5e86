import Sheets
import Testing
import Values

/// A deterministic sequence of pseudorandom numbers.
private struct Dice {
    var state: UInt64

    mutating func roll(_ limit: Int) -> Points {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Points(Double((state >> 33) % UInt64(limit)))
    }

    mutating func rect(in side: Int, width: Int, height: Int) -> Rect {
        Rect(x: roll(side), y: roll(side), width: 8 + roll(width), height: 8 + roll(height))
    }
}

@Suite struct LabelLayoutTests {
    private static let bounds = Rect(x: 0, y: 0, width: 600, height: 600)

    /// Candidates of random labels on a crowded page: some without a leader, some with one to either side.
    private func candidates(_ dice: inout Dice) -> [LabelLayout.Candidate] {
        let anchor = Point(x: dice.roll(600), y: dice.roll(600))
        let besides = dice.roll(2) > 0 ? 2 : 0
        return (0..<6).map { index in
            let rect = dice.rect(in: 560, width: 60, height: 12)
            return index < besides
                ? LabelLayout.Candidate(rect)
                : LabelLayout.Candidate(
                    rect,
                    leader: [anchor, Point(x: rect.minX - 20, y: rect.midY), Point(x: rect.minX - 6, y: rect.midY)])
        }
    }

    private func fill(_ seed: UInt64) -> [LabelLayout.Candidate] {
        var dice = Dice(state: seed)
        var layout = LabelLayout(bounds: Self.bounds)
        return (0..<60).compactMap { _ in layout.place(candidates(&dice)) }
    }

    @Test(arguments: 1...40)
    func `no label overlaps another`(seed: UInt64) {
        let placed = fill(seed)
        #expect(placed.count > 10)
        for (index, one) in placed.enumerated() {
            #expect(Self.bounds.contains(one.rect))
            #expect(placed[..<index].allSatisfy { $0.rect.intersection(one.rect) == nil })
        }
    }

    @Test(arguments: 1...40)
    func `no leader crosses another one or a label`(seed: UInt64) {
        let placed = fill(seed)
        #expect(placed.contains { !$0.leader.isEmpty })
        for (index, one) in placed.enumerated() {
            let pieces = Segment.pieces(of: one.leader)
            for other in placed[..<index] {
                let others = Segment.pieces(of: other.leader)
                #expect(pieces.allSatisfy { piece in others.allSatisfy { !$0.meets(piece) } })
                #expect(pieces.allSatisfy { !$0.meets(other.rect) })
                #expect(others.allSatisfy { !$0.meets(one.rect) })
            }
        }
    }

    @Test func `the first free place is used only once`() {
        var layout = LabelLayout(bounds: Self.bounds)
        let places = [10.0, 100, 200].map {
            LabelLayout.Candidate(Rect(x: Points($0), y: 10, width: 40, height: 16))
        }
        layout.block(places[0].rect)
        #expect(layout.place(places) == places[1])
        #expect(layout.place(places) == places[2])
        #expect(layout.place(places) == nil)
    }

    @Test func `a leader goes around a text if possible, and otherwise over it`() {
        let text = Rect(x: 100, y: 90, width: 100, height: 20)
        let label = Rect(x: 300, y: 90, width: 40, height: 20)
        let over = LabelLayout.Candidate(label, leader: [Point(x: 50, y: 100), Point(x: 290, y: 100)])
        let around = LabelLayout.Candidate(
            label, leader: [Point(x: 50, y: 100), Point(x: 50, y: 60), Point(x: 290, y: 60)])
        var layout = LabelLayout(bounds: Self.bounds)
        layout.keepReadable(text)
        #expect(layout.hasRoom(for: [over]))
        #expect(layout.place([over, around]) == around)
        // A label never covers a text.
        #expect(layout.place([LabelLayout.Candidate(text)]) == nil)
    }

    @Test func `a leader goes around a picture if possible, and otherwise over as little of it as possible`() {
        let (wide, narrow) = (Rect(x: 100, y: 80, width: 100, height: 40), Rect(x: 220, y: 40, width: 20, height: 100))
        let start = Point(x: 50, y: 100)
        func way(_ y: Points) -> LabelLayout.Candidate {
            LabelLayout.Candidate(
                Rect(x: 300, y: y - 10, width: 40, height: 20),
                leader: [start, Point(x: 50, y: y), Point(x: 290, y: y)])
        }
        var layout = LabelLayout(bounds: Self.bounds)
        layout.goAround(wide)
        layout.goAround(narrow)
        // It may start in a picture.
        layout.goAround(Rect(x: 40, y: 90, width: 20, height: 20))
        func place(_ ways: [LabelLayout.Candidate], goesAround: Bool = false) -> LabelLayout.Candidate? {
            var trial = layout
            return trial.place(ways, goesAround: goesAround)
        }
        #expect(place([way(100)], goesAround: true) == nil)
        #expect(place([way(100), way(60), way(20)]) == way(20))
        #expect(place([way(100), way(60)]) == way(60))
    }

    @Test func `a leader leads away from its text, never through it`() {
        let text = Rect(x: 100, y: 90, width: 100, height: 20)
        let label = Rect(x: 210, y: 90, width: 20, height: 20)
        var layout = LabelLayout(bounds: Self.bounds)
        layout.keepReadable(text)
        let through = LabelLayout.Candidate(label, leader: [Point(x: 100, y: 100), Point(x: 208, y: 100)])
        let away = LabelLayout.Candidate(label, leader: [Point(x: 200, y: 100), Point(x: 208, y: 100)])
        #expect(layout.place([through], goesAround: true) == nil)
        #expect(layout.place([through, away], goesAround: true) == away)
    }

    @Test func `parallel leaders keep their distance`() {
        var layout = LabelLayout(bounds: Self.bounds)
        layout.block([Point(x: 0, y: 100), Point(x: 400, y: 100)])
        let places = [103.0, 110].map { y in
            LabelLayout.Candidate(
                Rect(x: 420, y: Points(y) - 8, width: 40, height: 16),
                leader: [Point(x: 50, y: Points(y)), Point(x: 410, y: Points(y))])
        }
        #expect(layout.place(places) == places[1])
    }

    @Test func `a place outside the page is not used`() {
        var layout = LabelLayout(bounds: Self.bounds)
        #expect(layout.place([LabelLayout.Candidate(Rect(x: 590, y: 10, width: 20, height: 16))]) == nil)
    }
}

@Suite struct SegmentTests {
    @Test(
        arguments: [
            (Point(x: 0, y: 5), Point(x: 20, y: 5), 10.0), (Point(x: 5, y: 5), Point(x: 8, y: 9), 5),
            (Point(x: 0, y: 0), Point(x: 20, y: 20), 200.0.squareRoot()), (Point(x: 0, y: 20), Point(x: 20, y: 20), 0),
            (Point(x: 5, y: -5), Point(x: 5, y: 2), 2), (Point(x: 5, y: 5), Point(x: 5, y: 5), 0),
        ] as [(Point, Point, Double)])
    func `the length of a line in a box is limited by its sides`(start: Point, end: Point, length: Double) {
        let box = Rect(x: 0, y: 0, width: 10, height: 10)
        let moved = Rect(x: 5, y: 0, width: 10, height: 10)
        let rect = start.x == 0 && start.y == 5 ? moved : box
        #expect(abs(Segment(start, end).length(in: rect).value - length) < 1e-9)
        #expect(abs(Segment(end, start).length(in: rect).value - length) < 1e-9)
    }

    /// A text 10 high, and an emoji of 40.
    @Test(arguments: [
        (Rect(x: 96, y: 14, width: 8, height: 6), 0.24), (Rect(x: 0, y: 0, width: 90, height: 9), 0.0),
        (Rect(x: 195, y: 195, width: 15, height: 10), 0.03125),
    ])
    func `the hidden share of a letter depends on its size`(rect: Rect, share: Double) {
        var layout = LabelLayout(bounds: Rect(x: 0, y: 0, width: 400, height: 400))
        layout.keepReadable(Rect(x: 100, y: 10, width: 80, height: 10))
        layout.keepReadable(Rect(x: 200, y: 200, width: 40, height: 40))
        #expect(abs(layout.hiddenShare(below: rect) - share) < 1e-9)
    }

    private func segment(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Segment {
        Segment(Point(x: Points(x1), y: Points(y1)), Point(x: Points(x2), y: Points(y2)))
    }

    @Test func `segments meet if they cross or touch`() {
        #expect(segment(0, 0, 10, 10).meets(segment(0, 10, 10, 0)))
        #expect(segment(0, 0, 10, 0).meets(segment(5, 0, 5, 9)))
        #expect(segment(0, 0, 10, 0).meets(segment(4, 0, 20, 0)))
        #expect(!segment(0, 0, 10, 0).meets(segment(0, 1, 10, 1)))
        #expect(!segment(0, 0, 10, 10).meets(segment(6, 0, 10, 3)))
    }

    @Test func `a segment meets a rectangle that it passes through or ends in`() {
        let rect = Rect(x: 10, y: 10, width: 20, height: 20)
        #expect(segment(0, 20, 40, 20).meets(rect))
        #expect(segment(15, 15, 18, 18).meets(rect))
        #expect(!segment(0, 0, 40, 5).meets(rect))
        #expect(!segment(0, 25, 9, 40).meets(rect))
    }

    /// Beside the upper edge of a box, across it, and along it from the edge itself.
    @Test(arguments: [(y: 103.0, isOnEdge: false, isFree: false), (120, false, true), (103, true, true)])
    func `a leader does not run along an edge unless it starts there`(y: Double, isOnEdge: Bool, isFree: Bool) {
        var layout = LabelLayout(bounds: Rect(x: 0, y: 0, width: 600, height: 600))
        layout.keepOffEdges(of: Rect(x: 100, y: 100, width: 200, height: 100))
        let leader = [Point(x: 150, y: Points(y)), Point(x: 340, y: Points(y))]
        let candidate = LabelLayout.Candidate(
            Rect(x: 346, y: Points(y) - 8, width: 40, height: 16), leader: leader)
        #expect((layout.place([candidate], isOnEdge: isOnEdge) != nil) == isFree)
    }
}
