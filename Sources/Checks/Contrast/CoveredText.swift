import Layout
import Specs
import Values

/// A text of which something opaque that belongs to the same content hides a part for good.
struct CoveredText {
    let placed: PlacedFrame
    /// The number of the frame that hides it.
    let cover: Int
    /// The part of its letters that is hidden.
    let area: Rect

    /// What lies over a text that is read; its own border and what is around it are told as its overflow.
    static func all(of subject: InkCandidate, under overlays: [Overlay]) -> [CoveredText] {
        let placed = subject.placed
        guard let text = placed.frame.text, !placed.isHiddenFromVoice, !placed.isDisabled else { return [] }
        let lines = Ink.lines(of: text).compactMap(subject.shown)
        return overlays.flatMap { overlay -> [CoveredText] in
            guard overlay.effect == .covers, overlay.owner != placed.index,
                !placed.outer.contains(overlay.owner)
            else { return [] }
            return lines.compactMap { line in
                guard let shared = overlay.fill.shown.intersection(line),
                    // Only what is beside a round corner is not hidden there.
                    overlay.fill.covers(Point(x: shared.midX, y: shared.midY))
                else { return nil }
                return CoveredText(placed: placed, cover: overlay.owner, area: shared)
            }
        }
    }
}
