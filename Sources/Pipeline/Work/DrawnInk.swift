import Checks
import Drawing
import Layout
import Values

/// Measures contrast by drawing where arithmetic is not enough. Each worker has one.
struct DrawnInk: InkSampler {
    private let probe: InkProbe
    private let times: StageTimes?
    /// The number of frames that are drawn to measure all inks of a mock-up. Screens of real apps need a hundredth;
    /// the inks beyond it are reported as not measured.
    private static let frameLimit = 200_000

    init(_ painter: MockupPainter, times: StageTimes? = nil) {
        probe = InkProbe(painter)
        self.times = times
    }

    func sights(of inks: [InkSubject], in mockup: LaidOut) -> [(any InkSight)?] {
        guard !inks.isEmpty else { return [] }
        let reach = times.measure(.drawing) { probe.reach(of: mockup) }
        var budget = Self.frameLimit
        let masks = inks.map { ink -> InkMask? in
            // Thousands of texts on each other would be drawn once for each of them.
            if inks.count > 1 {
                budget -= reach.count(in: ink.rects.dropFirst().reduce(ink.rects.first ?? .zero) { $0.union($1) })
                guard budget >= 0 else { return nil }
            }
            return times.measure(.drawing) {
                try? probe.mask(
                    of: ink.path, laidOutIn: ink.boxes, seenIn: ink.rects, reach: ink.reach,
                    isUppermost: ink.isUppermost, countsVeiled: ink.countsVeiled, isBlurred: ink.isBlurred, mockup,
                    reaching: reach)
            }
        }
        var shared: [Int: DrawnWindow] = [:]
        for number in Set(inks.compactMap(\.material)) {
            let places = inks.indices.filter { inks[$0].material == number && masks[$0] != nil }
            guard inks.areDisjoint(places) else { continue }
            shared[number] = window(
                around: places.compactMap { masks[$0] }, reach: places.map { inks[$0].reach }.max() ?? 0,
                in: mockup, reach)
        }
        return zip(inks, masks).map { ink, mask in
            mask.map { mask in
                let own = ink.material.flatMap { shared[$0] }
                return DrawnSight(
                    window: own
                        ?? window(around: [mask], reach: ink.reach, in: mockup, reach),
                    mask: mask)
            }
        }
    }

    private func window(
        around masks: [InkMask], reach: Points, in mockup: LaidOut, _ frames: FrameReach
    ) -> DrawnWindow {
        let window = times.measure(.drawing) {
            probe.window(around: masks, reach: reach, in: mockup, reaching: frames)
        }
        return DrawnWindow(probe: probe, window: window, mockup: mockup, times: times)
    }
}

extension [InkSubject] {
    /// Whether the inks at some indexes do not overlap.
    fileprivate func areDisjoint(_ places: [Int]) -> Bool {
        places.indices.allSatisfy { index in
            let rects = self[places[index]].rects
            return places[..<index].allSatisfy { other in
                self[other].rects.allSatisfy { rect in rects.allSatisfy { $0.intersection(rect) == nil } }
            }
        }
    }
}

/// The drawn pixels around one ink, or around several that share them.
private struct DrawnWindow {
    let probe: InkProbe
    /// Nil if no ink is visible.
    let window: InkWindow?
    let mockup: LaidOut
    let times: StageTimes?

    func colors(under mask: InkMask, as view: InkView) -> [InkProbe.Pair?]? {
        guard let window else { return [] }
        return times.measure(.drawing) {
            try? probe.colors(
                under: mask, through: window, foreground: view.foreground, appearance: view.appearance,
                base: view.base, unknown: view.unknown, in: mockup)
        }
    }
}

/// The ink of one node, located once and sampled in several appearances.
private struct DrawnSight: InkSight {
    let window: DrawnWindow
    let mask: InkMask

    var places: [Point] { mask.cells.map(\.place) }

    func samples(_ view: InkView) -> [InkSample?]? {
        window.colors(under: mask, as: view).map { colors in
            zip(mask.cells, colors).map { cell, pair in
                pair.map { InkSample(place: cell.place, foreground: $0.foreground, background: $0.background) }
            }
        }
    }
}
