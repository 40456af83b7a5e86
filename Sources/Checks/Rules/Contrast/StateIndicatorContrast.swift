import Layout
import Platform
import Source
import Specs
import Values

/// Finds states of a control whose only visible difference has too little contrast.
struct StateIndicatorContrast {
    /// The indicator with the highest contrast, which is still too low.
    struct Weak {
        let measured: InkContrast.Measured
        let mockup: Mockup
        /// The state that the indicator distinguishes from the mock-up's state.
        let other: String
    }

    /// A control, identified by its place in the file and by how many copies precede it.
    ///
    /// Paths do not identify it, because they depend on which siblings a state shows.
    private struct Subject: Hashable {
        var range: SourceRange
        var number: Int
    }

    let design: Design
    let minimum: Double

    /// Returns for each control the states that hardly differ from the first state that has the control.
    func weak(in mockups: [Mockup]) -> [Weak] {
        var first: [Subject: (control: PlacedFrame, mockup: Mockup)] = [:]
        var result: [Weak] = []
        for mockup in mockups {
            var counts: [SourceRange: Int] = [:]
            for control in mockup.controls where !control.isInsideControl && isUsed(control) {
                let range = control.frame.node.range
                let subject = Subject(range: range, number: counts[range, default: 0])
                counts[range, default: 0] += 1
                guard let earlier = first[subject] else {
                    first[subject] = (control, mockup)
                    continue
                }
                if earlier.mockup.isTwin && mockup.isTwin || earlier.control.frame.showsNodes(of: control.frame) {
                    continue
                }
                guard let indicators = StateIndicators(earlier.control, of: earlier.mockup, and: control, of: mockup)
                else {
                    continue
                }
                result += weak(indicators, earlier.mockup, mockup)
            }
        }
        return result
    }

    private func isUsed(_ control: PlacedFrame) -> Bool {
        !control.isDisabled && !control.isCovered && !control.isInvisible
    }

    private func weak(_ indicators: StateIndicators, _ first: Mockup, _ second: Mockup) -> [Weak] {
        let sides = [
            Side(indicators.second, in: second, design, minimum: minimum),
            Side(indicators.first, in: first, design, minimum: minimum),
        ]
        return design.appearances.compactMap { appearance in
            var best: Weak?
            for (side, other) in zip(sides, [first.state, second.state]) {
                for indicator in side.indicators {
                    // Indicators that are not measured certainly pass, or their contrast is unknown.
                    guard let measured = side.contrast(of: indicator, in: appearance), measured.ratio < minimum else {
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

    // MARK: Outside controls

    /// Returns shapes outside controls that have a label, each in the state in which its contrast is highest.
    func standaloneShapes(in mockups: [Mockup]) -> [(measured: InkContrast.Measured, mockup: Mockup)] {
        guard mockups.contains(where: { $0.contrast(in: design).measured.contains { $0.kind == .shape } }) else {
            return []
        }
        return design.appearances.flatMap { appearance -> [(measured: InkContrast.Measured, mockup: Mockup)] in
            var order: [String] = []
            var shown: [String: [(measured: InkContrast.Measured, mockup: Mockup)]] = [:]
            for mockup in mockups {
                for measured in mockup.contrast(in: design).measured
                where measured.kind == .shape && measured.appearance == appearance
                    && measured.frame.node.hasLabel && mockup.control(around: measured.placed) == nil
                {
                    let path = measured.frame.node.path
                    if shown[path] == nil { order.append(path) }
                    shown[path, default: []].append((clearest(measured, in: mockup), mockup))
                }
            }
            return order.compactMap { path in
                let all = shown[path] ?? []
                guard let best = all.max(by: { $0.measured.ratio < $1.measured.ratio }), best.measured.ratio < minimum
                else { return nil }
                return best
            }
        }
    }

    /// Returns the measurement of a shape, or of a line around it with a higher contrast: one of them is enough.
    private func clearest(_ measured: InkContrast.Measured, in mockup: Mockup) -> InkContrast.Measured {
        guard measured.ratio < minimum else { return measured }
        let lines = BoundaryContrast.candidates(of: measured.frame).filter(\.isBorder)
        guard !lines.isEmpty else { return measured }
        var question = LayerTree.Question()
        question.boundaries = [measured.placed.index]
        let materials = design.facts.materials
        let boundaries = BoundaryContrast(
            tree: LayerTree(of: mockup.laidOut, asking: question, materials: materials), materials: materials)
        let line = boundaries.worst(
            of: measured.placed, showing: lines, as: .shape, in: mockup, measured.appearance)
        return line.flatMap { $0.ratio > measured.ratio ? $0 : nil } ?? measured
    }

    /// The indicators of one of the states.
    private struct Side {
        let indicators: [StateIndicators.Indicator]
        let mockup: Mockup
        private let boundaries: BoundaryContrast
        private let design: Design
        private let minimum: Double

        init(_ indicators: [StateIndicators.Indicator], in mockup: Mockup, _ design: Design, minimum: Double) {
            (self.indicators, self.mockup, self.design, self.minimum) = (indicators, mockup, design, minimum)
            var question = LayerTree.Question()
            question.boundaries = Set(indicators.filter { $0.candidate != nil }.map(\.placed.index))
            let materials = design.facts.materials
            boundaries = BoundaryContrast(
                tree: LayerTree(of: mockup.laidOut, asking: question, materials: materials), materials: materials)
        }

        /// Returns nil if the contrast is unknown or certainly passes.
        func contrast(of indicator: StateIndicators.Indicator, in appearance: Appearance) -> InkContrast.Measured? {
            guard let candidate = indicator.candidate else {
                return mockup.contrast(in: design).measured.first {
                    $0.placed === indicator.placed && $0.appearance == appearance
                }
            }
            // A line is visible if it passes on either side.
            if indicator.isBorder, let background = candidate.grounds.last?.value[appearance], background.alpha >= 1,
                Contrast.ratio(candidate.color.value[appearance].composited(over: background), background) >= minimum
            {
                return nil
            }
            return boundaries.worst(of: indicator.placed, showing: [candidate], as: .shape, in: mockup, appearance)
        }
    }
}

extension Frame {
    /// Whether another frame shows the same nodes at any position. This is a fast check that most states pass.
    fileprivate func showsNodes(of other: Frame) -> Bool {
        if isSame(as: other) { return true }
        return node.identity == other.node.identity && Self.showSameNodes(children, other.children)
            && Self.showSameNodes(overlay, other.overlay)
    }

    private static func showSameNodes(_ frames: [Frame], _ others: [Frame]) -> Bool {
        frames.count == others.count && zip(frames, others).allSatisfy { $0.showsNodes(of: $1) }
    }
}
