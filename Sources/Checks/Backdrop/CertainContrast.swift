import Platform
import Project
import Specs
import Values

extension InkLook.Subject {
    /// What is certain of its contrast although it was not drawn, where that is enough for all who ask; nil elsewhere.
    ///
    /// - Parameter layers: what is painted up to it, as far as a blur reaches.
    func certain(
        on layers: [Layer], in mockup: Mockup, _ design: Design, _ asked: AskedContrast
    ) -> [InkContrast.Measured]? {
        // What lies over ink, or changes it, only drawing tells.
        guard isPlain, overlays.isEmpty, let ink = candidate.rects.bounds?.inset(by: -Self.overhang) else { return nil }
        let shared = MeasuredInk(kind: candidate.kind, placed: candidate.placed, color: candidate.color)
        var measured: [InkContrast.Measured] = []
        for appearance in design.appearances {
            let color = candidate.color.value[appearance]
            guard color.alpha >= 1, let enough = asked.enough(for: candidate.kind, in: appearance) else { return nil }
            for base in mockup.laidOut.bases(in: appearance) {
                let bounds = ColorBounds(
                    behind: ink, reaching: exactness.reach, layers, over: base.color, in: appearance,
                    design.facts.materials)
                let least = bounds.leastContrast(of: color)
                guard least >= enough else { return nil }
                if let last = measured.last, last.appearance == appearance {
                    guard least < last.ratio else { continue }
                    measured.removeLast()
                }
                measured.append(
                    InkContrast.Measured(
                        ink: shared, appearance: appearance, foreground: color, background: bounds.nearest(to: color),
                        ratio: least, isPlain: true))
            }
        }
        return measured
    }

    /// How far letters may stick out of their box.
    private static var overhang: Points { 2 }
}
