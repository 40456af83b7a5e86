package import Values

/// Finds room for labels: none lies on another or on what must stay readable, no leader crosses another or a label.
///
/// Whoever asks says where a label may stand, best place first. It gets the first place that is free; where none is, the
/// label must be told elsewhere.
package struct LabelLayout {
    /// A place for a label, with the line that leads to it.
    package struct Candidate: Sendable, Hashable {
        package var rect: Rect
        /// From what is told to the label, bends included; empty where it stands at what it tells.
        package var leader: [Point]

        package init(_ rect: Rect, leader: [Point] = []) {
            self.rect = rect
            self.leader = leader
        }

        /// Of the leader.
        var length: Points {
            zip(leader, leader.dropFirst()).reduce(0) { length, piece in
                length + max(abs((piece.1.x - piece.0.x).value), abs((piece.1.y - piece.0.y).value)).points
            }
        }

        /// How far the leader goes up or down.
        var drop: Points {
            let ends = leader.map(\.y)
            return (ends.max() ?? 0) - (ends.min() ?? 0)
        }
    }

    /// What labels must stay within.
    package let bounds: Rect
    private var taken: [Rect] = []
    private var lines: [Segment] = []
    /// What labels are kept off, and leaders as far as can be.
    private var ink: [Rect] = []
    /// What leaders alone are kept off as far as can be.
    private var discouraged: [Rect] = []
    /// What leaders go around where there is a way.
    private var solids: [Rect] = []

    /// The least distance of two labels.
    private static let clearance: Points = 2

    package init(bounds: Rect) {
        self.bounds = bounds
    }

    /// Keeps labels and leaders off a rectangle.
    package mutating func block(_ rect: Rect) {
        taken.append(rect)
    }

    /// Keeps labels off a rectangle over which leaders may pass: a text of the drawing.
    package mutating func keepReadable(_ rect: Rect) {
        ink.append(rect)
    }

    /// Keeps leaders from running along a line where they have another way.
    package mutating func discourage(_ line: Rect) {
        discouraged.append(line)
    }

    /// Lets leaders go around a picture or a box with a ground of its own, unless they lead away from it.
    package mutating func goAround(_ rect: Rect) {
        solids.append(rect)
    }

    /// Keeps leaders from crossing a line.
    package mutating func block(_ line: [Point]) {
        lines += Segment.pieces(of: line)
    }

    /// A leader that passes over text is no longer than this: farther away nobody could tell where it leads from.
    private static let longestOverText: Points = 60
    /// Two leaders side by side keep this distance: nearer to each other they would seem to be one.
    private static let leaderGap: Points = 4.5

    /// Takes back what ``block(_:)`` did with the same line.
    package mutating func unblock(_ line: [Point]) {
        let pieces = Set(Segment.pieces(of: line))
        lines.removeAll(where: pieces.contains)
    }

    /// The first candidate that is free, which is then taken; rather one whose leader passes over no text, and over as
    /// little else as can be.
    ///
    /// - Parameter goesAround: whether no place is better than a leader over anything.
    package mutating func place(_ candidates: [Candidate], goesAround: Bool = false) -> Candidate? {
        var free =
            goesAround
            ? candidates.first { passage(of: $0) == 0 && isFree($0) && !passesOverText($0) }
            : clearest(of: candidates) { isFree($0) && !passesOverText($0) }
        if free == nil, !goesAround {
            free = clearest(of: candidates) { $0.length <= Self.longestOverText && isFree($0) }
        }
        guard let free else { return nil }
        block(free.rect)
        block(free.leader)
        return free
    }

    /// Of those that will do the first whose leader passes over nothing that it should go around, else over the least.
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

    /// How far a leader passes over what it should go around.
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

    /// A leader that only touches something may as well be beside it.
    private static let shortPassage: Points = 6

    /// Whether a leader passes over a text; it may begin at one that it leads away from.
    private func passesOverText(_ candidate: Candidate) -> Bool {
        guard let start = candidate.leader.first else { return false }
        let own = Rect(origin: start, size: .zero)
        let pieces = Segment.pieces(of: candidate.leader)
        return (ink + discouraged).contains { text in
            guard text.inset(by: -1).contains(own) else { return pieces.contains { $0.meets(text) } }
            let inner = text.inset(by: 2)
            return !inner.isEmpty && pieces.contains { $0.meets(inner) } && !inner.contains(own)
        }
    }

    /// How much of a letter something would lie on, of that which it hides most of; the ink of an emoji is one letter.
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

    /// Whether labels find room one after the other.
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
