package import Values

/// Places labels so that none covers another or a readable area, and no leader crosses another or a label.
///
/// The caller lists the candidates of a label, best first, and gets the first free one, or nil if none is free.
package struct LabelLayout {
    /// A place for a label, with its leader.
    package struct Candidate: Sendable, Hashable {
        package var rect: Rect
        /// The leader from the measured place to the label, including bends; empty if the label is at that place.
        package var leader: [Point]

        package init(_ rect: Rect, leader: [Point] = []) {
            self.rect = rect
            self.leader = leader
        }

        /// The length of the leader.
        var length: Points {
            zip(leader, leader.dropFirst()).reduce(0) { length, piece in
                length + max(abs((piece.1.x - piece.0.x).value), abs((piece.1.y - piece.0.y).value)).points
            }
        }

        /// The vertical extent of the leader.
        var drop: Points {
            let ends = leader.map(\.y)
            return (ends.max() ?? 0) - (ends.min() ?? 0)
        }
    }

    /// The bounds of all labels.
    package let bounds: Rect
    private var taken: [Rect] = []
    private var lines: [Segment] = []
    /// Areas that labels must not cover and leaders should avoid.
    private var ink: [Rect] = []
    /// Drawn lines that leaders must not run along.
    private var outlines: [Rect] = []
    /// Areas that leaders go around if possible.
    private var solids: [Rect] = []

    /// The minimum distance of two labels.
    private static let clearance: Points = 2

    package init(bounds: Rect) {
        self.bounds = bounds
    }

    /// Keeps labels and leaders out of an area.
    package mutating func block(_ rect: Rect) {
        taken.append(rect)
    }

    /// Keeps labels out of an area that leaders may cross, such as a text of the drawing.
    package mutating func keepReadable(_ rect: Rect) {
        ink.append(rect)
    }

    /// Keeps leaders from running along the edges of a drawn box, where they would look like a part of it. They may
    /// cross the edges.
    package mutating func keepOffEdges(of box: Rect) {
        outlines.append(box)
    }

    /// Makes leaders go around a picture or a box with a background, unless they start in it.
    package mutating func goAround(_ rect: Rect) {
        solids.append(rect)
    }

    /// Keeps leaders from crossing a line.
    package mutating func block(_ line: [Point]) {
        lines += Segment.pieces(of: line)
    }

    /// The maximum length of a leader across text. The start of a longer one would be unclear.
    private static let longestOverText: Points = 60
    /// The minimum distance between parallel leaders, which would otherwise look like one.
    private static let leaderGap: Points = 4.5

    /// Undoes ``block(_:)`` for the same line.
    package mutating func unblock(_ line: [Point]) {
        let pieces = Set(Segment.pieces(of: line))
        lines.removeAll(where: pieces.contains)
    }

    /// Reserves and returns the best free candidate: one whose leader crosses no text, and as few other areas as
    /// possible.
    ///
    /// - Parameters:
    ///   - goesAround: whether to reject candidates whose leader crosses an area.
    ///   - isOnEdge: whether the leader starts at an edge, along which it may run.
    package mutating func place(
        _ candidates: [Candidate], goesAround: Bool = false, isOnEdge: Bool = false
    ) -> Candidate? {
        func isClear(_ candidate: Candidate) -> Bool {
            isFree(candidate) && !passesOverText(candidate) && (isOnEdge || !runsAlongOutline(candidate))
        }
        var free =
            goesAround
            ? candidates.first { passage(of: $0) == 0 && isClear($0) } : clearest(of: candidates, where: isClear)
        if free == nil, !goesAround {
            free = clearest(of: candidates) { $0.length <= Self.longestOverText && isFree($0) }
        }
        guard let free else { return nil }
        block(free.rect)
        block(free.leader)
        return free
    }

    /// Returns the first suitable candidate whose leader crosses nothing that it should avoid, or else the least.
    private func clearest(of candidates: [Candidate], where willDo: (Candidate) -> Bool) -> Candidate? {
        var best: (candidate: Candidate, passage: Points)?
        for candidate in candidates {
            let passage = passage(of: candidate)
            guard best.map({ passage < $0.passage }) ?? true, willDo(candidate) else { continue }
            if passage == 0 { return candidate }
            best = (candidate, passage)
        }
        return best?.candidate
    }

    /// Returns the length of a leader across areas that it should avoid.
    private func passage(of candidate: Candidate) -> Points {
        guard let start = candidate.leader.first else { return 0 }
        let own = Rect(origin: start, size: .zero)
        let pieces = Segment.pieces(of: candidate.leader)
        return solids.reduce(0) { sum, solid in
            let inner = solid.inset(by: -1)
            guard !inner.contains(own) else { return sum }
            let passage = pieces.reduce(Points(0)) { $0 + $1.length(in: solid) }
            return sum + (passage > Self.shortPassage ? passage : 0)
        }
    }

    /// Shorter crossings of an area are ignored.
    private static let shortPassage: Points = 6

    /// Whether a part of a leader runs along an edge of a drawn box.
    private func runsAlongOutline(_ candidate: Candidate) -> Bool {
        let pieces = Segment.pieces(of: candidate.leader)
        return outlines.contains { box in pieces.contains { $0.runsAlongEdge(of: box, within: Self.outlineGap) } }
    }

    private static let outlineGap: Points = 5

    /// Whether a leader crosses a text, except for the one that it starts at.
    private func passesOverText(_ candidate: Candidate) -> Bool {
        guard let start = candidate.leader.first else { return false }
        let own = Rect(origin: start, size: .zero)
        let pieces = Segment.pieces(of: candidate.leader)
        return ink.contains { text in
            guard text.inset(by: -1).contains(own) else { return pieces.contains { $0.meets(text) } }
            let inner = text.inset(by: 2)
            return !inner.isEmpty && pieces.contains { $0.meets(inner) } && !inner.contains(own)
        }
    }

    /// Returns the largest share of a letter that a rectangle would cover. The ink of an emoji counts as one letter.
    package func hiddenShare(below rect: Rect) -> Double {
        ink.reduce(0) { most, ink in
            guard let shared = ink.intersection(rect), ink.size.shorterSide > 0 else { return most }
            let letter = ink.size.shorterSide.value * ink.size.shorterSide.value
            return max(most, shared.width.value * shared.height.value / letter)
        }
    }

    package func hasRoom(for candidates: [Candidate]) -> Bool {
        candidates.contains(where: isFree)
    }

    /// Whether all labels find room one after the other.
    package func hasRoom(forAll labels: [[Candidate]]) -> Bool {
        var trial = self
        return labels.allSatisfy { trial.place($0) != nil }
    }

    private func isFree(_ candidate: Candidate) -> Bool {
        let label = candidate.rect.inset(by: -Self.clearance)
        guard bounds.contains(candidate.rect, tolerance: 0.01),
            taken.allSatisfy({ $0.intersection(label) == nil }),
            ink.allSatisfy({ $0.intersection(candidate.rect) == nil }),
            lines.allSatisfy({ !$0.meets(candidate.rect) })
        else { return false }
        let leader = Segment.pieces(of: candidate.leader)
        return leader.allSatisfy { piece in
            let around = piece.isLevelOrUpright ? piece.bounds.inset(by: -Self.leaderGap) : nil
            return lines.allSatisfy { !$0.meets(piece) && !(around.map($0.meets) ?? false) }
                && taken.allSatisfy { !piece.meets($0) }
        }
    }
}

extension Double {
    fileprivate var points: Points { Points(self) }
}
