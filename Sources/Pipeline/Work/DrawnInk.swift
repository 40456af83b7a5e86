import Checks
import Drawing
import Layout
import Values

/// Shows the checks what arithmetic cannot tell them, by drawing. One a worker.
struct DrawnInk: InkSampler {
    private let probe: InkProbe

    init(_ painter: MockupPainter) {
        probe = InkProbe(painter)
    }

    func samples(
        of ink: InkSubject, in mockup: LaidOut, appearance: Appearance, base: RGBA, unknown: RGBA
    ) -> [InkSample]? {
        let question = InkProbe.Question(
            path: ink.path, rects: ink.rects, reach: ink.reach, foreground: ink.foreground, appearance: appearance,
            base: base, unknown: unknown)
        let cells = try? probe.cells(question, in: mockup)
        return cells?.map { InkSample(place: $0.place, foreground: $0.foreground, background: $0.background) }
    }
}
