import Layout
import Platform
import Project
import Specs
import Values

extension InkLook.Subject {
    /// What is certain of its contrast although it was not drawn, where that is enough for all who ask; nil elsewhere.
    ///
    /// Layers only hint at what is drawn: of strokes, tails and arcs they know nothing. So it is certain only on a material
    /// that lies behind all of the ink and takes whatever is below it, where nothing else is drawn near the ink.
    func certain(
        among layers: LayerTree, in mockup: Mockup, _ design: Design, _ asked: AskedContrast
    ) -> [InkContrast.Measured]? {
        guard isDrawn, isPlain, overlays.isEmpty, !candidate.isCut, let number = exactness.material,
            let ink = candidate.rects.bounds?.inset(by: -Self.slack), max(ink.width, ink.height) < Self.longest,
            let material = layers.material(numbered: number, behind: ink, in: mockup),
            mockup.isClear(ink, of: candidate.placed, over: material.owner)
        else { return nil }
        let shared = MeasuredInk(kind: candidate.kind, placed: candidate.placed, color: candidate.color)
        var measured: [InkContrast.Measured] = []
        for appearance in design.appearances {
            let color = candidate.color.value[appearance]
            guard color.alpha >= 1, let enough = asked.enough(for: candidate.kind, in: appearance) else { return nil }
            let bounds = ColorBounds(
                through: material.material, isDark: appearance.isDark, design.facts.materials)
            let least = bounds.leastContrast(of: color)
            guard least >= enough else { return nil }
            measured.append(
                InkContrast.Measured(
                    ink: shared, appearance: appearance, foreground: color, background: bounds.nearest(to: color),
                    ratio: least, isPlain: true))
        }
        return measured
    }

    /// How far letters may stick out of their box, with what the coarse pixels of a drawing mix in.
    private static var slack: Points { 6 }
    /// Of what is longer a drawing may fail, which is told.
    private static var longest: Points { 2_000 }
}

extension LayerTree {
    /// A material with the frame that it is the ground of, where it lies behind all of a place; nil where something may
    /// cut it off there, or more is painted on it.
    fileprivate func material(
        numbered number: Int, behind place: Rect, in mockup: Mockup
    ) -> (material: Material, owner: PlacedFrame)? {
        guard let (fill, index) = fill(number), case .material(let material) = fill.paint, !fill.isTurned,
            mockup.frames.indices.contains(index)
        else { return nil }
        let owner = mockup.frames[index]
        let node = owner.frame.node
        guard case .material? = node.background.last, node.decoration.tail == nil else { return nil }
        // The line of a border lies at the edge; where corners are round, far enough from them it is straight.
        let border: Points =
            switch node.decoration.border?.width {
            case .points(let width): width
            case nil: 0
            default: 1
            }
        let (box, place) = (fill.shown, place.inset(by: -border))
        let corner = fill.radius * Self.roundest
        guard box.contains(place),
            (place.minX >= box.minX + corner && place.maxX <= box.maxX - corner)
                || (place.minY >= box.minY + corner && place.maxY <= box.maxY - corner)
        else { return nil }
        for around in sequence(first: owner, next: \.holder) {
            let node = around.frame.node
            guard node.effects.keepsPicture else { return nil }
            if around !== owner, node.hasBorder || (node.clips && node.corners != nil) { return nil }
        }
        return (material, owner)
    }

    /// How much of an edge a continuous corner takes, in radii.
    private static var roundest: Double { 1.6 }
}

extension Mockup {
    /// Whether nothing but some ink is drawn near it, of all that comes after its ground.
    fileprivate func isClear(_ place: Rect, of ink: PlacedFrame, over ground: PlacedFrame) -> Bool {
        let own = ink.frame.node
        guard !own.hasShadows, ink === ground || (own.background.isEmpty && !own.hasBorder) else { return false }
        return frames[ground.index...].dropFirst().allSatisfy { placed in
            let node = placed.frame.node
            guard node.effects.keepsPicture else { return false }
            return placed === ink || (node.isBare && !node.isRedacted)
                || placed.frame.ownExtent.intersection(place) == nil
        }
    }
}

extension BoundEffects {
    /// Whether what they are for is seen where it is laid out, and as it is.
    fileprivate var keepsPicture: Bool { !movesPicture && blur == 0 }
}
