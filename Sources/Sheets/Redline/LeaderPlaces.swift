import Values

/// Candidates for labels with leaders around a drawing, nearest first.
struct LeaderPlaces {
    /// The area of the drawing including its dimension lines.
    var around: Rect
    /// The number of candidates per direction.
    private static let count = 24

    /// Returns candidates right of the drawing: level with the anchor if free, else above or below.
    func right(of anchor: Point, _ size: Size) -> [LabelLayout.Candidate] {
        side(anchor, size, edge: around.maxX, sign: 1)
    }

    /// Returns candidates right of the drawing with leaders above or below a text that is in the way.
    func right(around rect: Rect, _ size: Size) -> [LabelLayout.Candidate] {
        around(rect, from: max(rect.minX, rect.maxX - 8)) { right(of: $0, size) }
    }

    func left(around rect: Rect, _ size: Size) -> [LabelLayout.Candidate] {
        around(rect, from: min(rect.maxX, rect.minX + 8)) { left(of: $0, size) }
    }

    private func around(
        _ rect: Rect, from x: Points, _ places: (Point) -> [LabelLayout.Candidate]
    ) -> [LabelLayout.Candidate] {
        (1...8).flatMap { step -> [LabelLayout.Candidate] in
            let away: Points = 4 * Double(step)
            return [(rect.minY, -1.0), (rect.maxY, 1.0)].flatMap { edge, sign -> [LabelLayout.Candidate] in
                let start = Point(x: x, y: edge)
                return places(Point(x: x, y: edge + away * sign)).prefix(12).map { candidate in
                    LabelLayout.Candidate(candidate.rect, leader: [start] + candidate.leader)
                }
            }
        }
    }

    func left(of anchor: Point, _ size: Size) -> [LabelLayout.Candidate] {
        side(anchor, size, edge: around.minX, sign: -1)
    }

    private func side(_ anchor: Point, _ size: Size, edge: Points, sign: Double) -> [LabelLayout.Candidate] {
        let bend: Points = edge + RedlineMeasures.gutter * sign
        let end: Points = bend + RedlineMeasures.leaderLevel * sign
        let x: Points = end + (RedlineMeasures.leaderGap + (sign < 0 ? size.width : 0)) * sign
        return (0..<Self.count * 2).map { index in
            // 0, 1 down, 1 up, 2 down …
            let step = Double((index + 1) / 2) * (index % 2 == 1 ? 1 : -1)
            let y: Points = anchor.y + RedlineMeasures.labelPitch * (step / 2)
            let bends = [anchor, Point(x: edge, y: anchor.y), Point(x: bend, y: y), Point(x: end, y: y)]
            return LabelLayout.Candidate(
                Rect(x: x, y: y - size.height / 2, width: size.width, height: size.height),
                leader: step == 0 ? [anchor, Point(x: end, y: y)] : bends)
        }
    }

    /// Returns candidates below the drawing: straight down or slanted, then level.
    func below(_ anchor: Point, _ size: Size, slant: Points = 0) -> [LabelLayout.Candidate] {
        (0..<Self.count).flatMap { row -> [LabelLayout.Candidate] in
            let y: Points = around.maxY + RedlineMeasures.gutter + RedlineMeasures.labelPitch * Double(row)
            return [1.0, -1.0].map { sign in
                let bend = Point(x: anchor.x + slant * sign, y: y)
                let end: Points = bend.x + RedlineMeasures.leaderLevel * sign
                let x: Points = end + (RedlineMeasures.leaderGap + (sign < 0 ? size.width : 0)) * sign
                return LabelLayout.Candidate(
                    Rect(x: x, y: y - size.height / 2, width: size.width, height: size.height),
                    leader: [anchor, bend, Point(x: end, y: y)])
            }
        }
    }
}
