import Checks
import Drawing
import Layout
import Values

/// Shows the checks what arithmetic cannot tell them, by drawing. One a worker.
struct DrawnInk: InkSampler {
    private let probe: InkProbe
    private let times: StageTimes?

    init(_ painter: MockupPainter, times: StageTimes? = nil) {
        probe = InkProbe(painter)
        self.times = times
    }

    func sight(of ink: InkSubject, in mockup: LaidOut) -> (any InkSight)? {
        times.measure(.drawing) {
            try? probe.mask(
                of: ink.path, laidOutIn: ink.boxes, seenIn: ink.rects, reach: ink.reach, isUppermost: ink.isUppermost,
                mockup)
        }.map {
            DrawnSight(probe: probe, mask: $0, mockup: mockup, times: times)
        }
    }
}

/// The ink of one node, found once and looked at in several appearances.
private struct DrawnSight: InkSight {
    let probe: InkProbe
    let mask: InkMask
    let mockup: LaidOut
    let times: StageTimes?
    private let ledger = InkLedger()

    var places: [Point] { mask.cells.map(\.place) }

    func samples(_ view: InkView) -> [InkSample]? {
        let colors = times.measure(.drawing) {
            try? probe.colors(
                under: mask, foreground: view.foreground, appearance: view.appearance, base: view.base,
                unknown: view.unknown, in: mockup, ledger)
        }
        return colors.map { colors in
            zip(mask.cells, colors).map { cell, pair in
                InkSample(place: cell.place, foreground: pair.foreground, background: pair.background)
            }
        }
    }
}
