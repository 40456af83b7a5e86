import Layout
import Platform
import Source
import Specs
import Values

/// How well the signs are seen that alone tell states of a control apart.
struct StateSignContrast {
    /// The sign that is seen best, and is seen too little.
    struct Weak {
        let measured: InkContrast.Measured
        let mockup: Mockup
        /// The state that it tells the mock-up's from.
        let other: String
    }

    /// A control, by where it is written, and how many of the same stand before it: its path may change with what is shown
    /// beside it.
    private struct Subject: Hashable {
        var range: SourceRange
        var number: Int
    }

    let design: Design
    let minimum: Double

    /// Of each control of some states, those of its states that it hardly tells from the first in which it is there.
    func weak(in mockups: [Mockup]) -> [Weak] {
        var first: [Subject: (control: PlacedFrame, mockup: Mockup)] = [:]
        var result: [Weak] = []
        for mockup in mockups {
            var counts: [SourceRange: Int] = [:]
            for control in mockup.controls where !control.isInsideControl && isUsed(control) {
                let range = control.frame.node.range
                let subject = Subject(range: range, number: counts[range, default: 0])
                counts[range, default: 0] += 1
                guard let known = first[subject] else {
                    first[subject] = (control, mockup)
                    continue
                }
                if known.mockup.isTwin && mockup.isTwin || known.control.frame.showsNodes(of: control.frame) {
                    continue
                }
                guard let signs = StateSigns(known.control, of: known.mockup, and: control, of: mockup) else {
                    continue
                }
                result += weak(signs, known.mockup, mockup)
            }
        }
        return result
    }

    private func isUsed(_ control: PlacedFrame) -> Bool {
        !control.isDisabled && !control.isCovered && !control.isInvisible
    }

    private func weak(_ signs: StateSigns, _ first: Mockup, _ second: Mockup) -> [Weak] {
        let sides = [
            Side(signs.second, in: second, design, minimum: minimum),
            Side(signs.first, in: first, design, minimum: minimum),
        ]
        return design.appearances.compactMap { appearance in
            var best: Weak?
            for (side, other) in zip(sides, [first.state, second.state]) {
                for sign in side.signs {
                    // Of what is not measured it is certain that it is seen, or nobody knows.
                    guard let measured = side.contrast(of: sign, in: appearance), measured.ratio < minimum else {
                        return nil
                    }
                    if best.map({ measured.ratio > $0.measured.ratio }) ?? true {
                        best = Weak(measured: measured, mockup: side.mockup, other: other)
                    }
                }
            }
            return best
        }
    }

    // MARK: In no control

    /// Shapes that say something by themselves, and tell states apart by their fill: where they are seen best.
    func loneShapes(in mockups: [Mockup]) -> [(measured: InkContrast.Measured, mockup: Mockup)] {
        guard mockups.contains(where: { $0.contrast(in: design).measured.contains { $0.kind == .shape } }) else {
            return []
        }
        return design.appearances.flatMap { appearance -> [(measured: InkContrast.Measured, mockup: Mockup)] in
            var order: [String] = []
            var shown: [String: [(measured: InkContrast.Measured, mockup: Mockup)]] = [:]
            for mockup in mockups {
                for measured in mockup.contrast(in: design).measured
                where measured.kind == .shape && measured.appearance == appearance
                    && mockup.control(around: measured.placed) == nil
                {
                    let path = measured.frame.node.path
                    if shown[path] == nil { order.append(path) }
                    shown[path, default: []].append((measured, mockup))
                }
            }
            return order.compactMap { path in
                let all = shown[path] ?? []
                guard Set(all.map(\.measured.foreground)).count > 1,
                    let best = all.max(by: { $0.measured.ratio < $1.measured.ratio }), best.measured.ratio < minimum
                else { return nil }
                return best
            }
        }
    }

    /// The signs of one of the states.
    private struct Side {
        let signs: [StateSigns.Sign]
        let mockup: Mockup
        private let boundaries: BoundaryContrast
        private let design: Design
        private let minimum: Double

        init(_ signs: [StateSigns.Sign], in mockup: Mockup, _ design: Design, minimum: Double) {
            (self.signs, self.mockup, self.design, self.minimum) = (signs, mockup, design, minimum)
            var question = LayerTree.Question()
            question.boundaries = Set(signs.filter { $0.candidate != nil }.map(\.placed.index))
            let materials = design.facts.materials
            boundaries = BoundaryContrast(
                tree: LayerTree(of: mockup.laidOut, asking: question, materials: materials), materials: materials)
        }

        /// Nil where it is not known, or certainly enough.
        func contrast(of sign: StateSigns.Sign, in appearance: Appearance) -> InkContrast.Measured? {
            guard let candidate = sign.candidate else {
                return mockup.contrast(in: design).measured.first {
                    $0.placed === sign.placed && $0.appearance == appearance
                }
            }
            // A line is seen on either side.
            if sign.isBorder, let ground = candidate.grounds.last?.value[appearance], ground.alpha >= 1,
                Contrast.ratio(candidate.color.value[appearance].composited(over: ground), ground) >= minimum
            {
                return nil
            }
            return boundaries.worst(of: sign.placed, showing: [candidate], as: .shape, in: mockup, appearance)
        }
    }
}

extension Frame {
    /// Whether another one shows the very same nodes, wherever it stands: told quickly, and true of most states.
    fileprivate func showsNodes(of other: Frame) -> Bool {
        if isSame(as: other) { return true }
        return node.identity == other.node.identity && Self.showSameNodes(children, other.children)
            && Self.showSameNodes(overlay, other.overlay)
    }

    private static func showSameNodes(_ frames: [Frame], _ others: [Frame]) -> Bool {
        frames.count == others.count && zip(frames, others).allSatisfy { $0.showsNodes(of: $1) }
    }
}
