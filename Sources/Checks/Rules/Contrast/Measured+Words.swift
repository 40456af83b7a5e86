import Layout
import Scene
import Source
import Specs
import Values

extension InkContrast.Measured {

    /// Whether the ratio is an estimate that is too close to a requirement for an error.
    func isDoubtful(below required: Double) -> Bool { isEstimate && ratio >= required * (1 - Thresholds.estimateShare) }

    /// “contrast 4.01:1”, or “a contrast of about 4.45:1” on a material.
    var contrastWords: String {
        let figure = "\(DecimalText.floored(ratio, places: 2)):1"
        return isEstimate ? "a contrast of about \(figure)" : "contrast \(figure)"
    }

    /// The scroll position at which it is measured, or nil if nothing is scrolled.
    func viewpoint(in mockup: Mockup) -> Viewpoint? {
        guard !moves.isEmpty else { return nil }
        let distance = placed.scrolls.compactMap { moves[$0] }.reduce(.zero) { Point(x: $0.x + $1.x, y: $0.y + $1.y) }
        return Viewpoint(distances: moves, area: frame.rect.offset(x: distance.x, y: distance.y))
    }

    /// Notes that say at which scroll position it is measured.
    func scrollNotes(in mockup: Mockup) -> [Diagnostic.Note] {
        moves.sorted { $0.key < $1.key }.compactMap { number, distance in
            guard let scroll = mockup.frame(numbered: number) else { return nil }
            let length = abs(distance.y != 0 ? distance.y.value : distance.x.value)
            return Diagnostic.Note(
                "measured after scrolling this by \(DecimalText.short((length).rounded())) pt",
                at: scroll.frame.node.range)
        }
    }
}
