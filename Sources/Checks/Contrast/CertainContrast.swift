import Layout
import Platform
import Project
import Scene
import Specs
import Values

/// What is certain of a contrast although it was not drawn, and is enough for all who ask.
private struct CertainContrast {
    let measured: [InkContrast.Measured]
    /// The places of inks that must not be drawn either, so that it holds.
    let neighbors: [Int]
}

extension [InkLook] {
    /// Takes from what is to be drawn all whose contrast is certain to be enough.
    mutating func leaveCertain(
        among layers: LayerTree, in mockup: Mockup, _ design: Design, _ asked: AskedContrast
    ) {
        let places = indices.filter { self[$0].question != nil }
        guard !places.isEmpty else { return }
        let inks = Dictionary(grouping: places.filter { self[$0].question?.material != nil }) {
            self[$0].question?.material
        }.mapValues { InkGroup(places: $0, looks: self) }
        var certain: [Int: CertainContrast] = [:]
        for place in places {
            guard case .drawn(let subject, let question) = self[place].kind else { continue }
            let group = question.material.flatMap { inks[$0] }
            certain[place] = subject.certain(besides: group?.members ?? [:], among: layers, in: mockup, design, asked)
        }
        // Of inks near each other either none is drawn or all are, each without the others.
        while let doubtful = certain.first(where: { $0.value.neighbors.contains { certain[$0] == nil } })?.key {
            certain[doubtful] = nil
        }
        for (place, contrast) in certain { self[place].kind = .measured(contrast.measured) }
    }
}

/// The inks on one material that are seen without each other where they are drawn.
private struct InkGroup {
    /// Their places among the looks, by the index of their frame; empty where some lie on each other.
    let members: [Int: Int]

    init(places: [Int], looks: [InkLook]) {
        var members: [Int: Int] = [:]
        var rects: [Rect] = []
        for place in places {
            guard case .drawn(let subject, let question) = looks[place].kind else { continue }
            if rects.contains(where: { rect in question.rects.contains { $0.intersection(rect) != nil } }) {
                self.members = [:]
                return
            }
            rects += question.rects
            members[subject.candidate.placed.index] = place
        }
        self.members = members
    }
}

extension InkLook.Subject {
    /// What is certain of its contrast, where that is enough for all who ask; nil elsewhere.
    ///
    /// Layers only hint at what is drawn: of strokes, tails and arcs they know nothing. So it is certain only on a
    /// material that lies behind all of the ink and takes whatever is below it, where nothing else is drawn near the
    /// ink but other inks that are seen by themselves.
    ///
    /// - Parameter inks: those on the same material, by the index of their frame.
    fileprivate func certain(
        besides inks: [Int: Int], among layers: LayerTree, in mockup: Mockup, _ design: Design, _ asked: AskedContrast
    ) -> CertainContrast? {
        guard isDrawn, isPlain, overlays.isEmpty, !candidate.isCut, let number = exactness.material,
            let ink = candidate.rects.bounds?.inset(by: -Thresholds.certainSlack),
            max(ink.width, ink.height) < Thresholds.longestCertainInk,
            let material = layers.material(numbered: number, behind: ink, in: mockup),
            let near = mockup.inks(near: ink, of: candidate.placed, over: material.owner, among: inks)
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
        return CertainContrast(measured: measured, neighbors: near)
    }

}

extension LayerTree {
    /// A material with the frame that it is the ground of, where it lies behind all of a place; nil where something may
    /// cut it off there, or more is painted on it.
    fileprivate func material(
        numbered number: Int, behind place: Rect, in mockup: Mockup
    ) -> (material: Material, owner: PlacedFrame)? {
        guard let (fill, index) = fill(number), case .material(let material) = fill.paint, !fill.isTurned,
            let owner = mockup.frame(numbered: index)
        else { return nil }
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
        for around in sequence(first: owner, next: \.parent) {
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
    /// The inks that are drawn near another one; nil where anything else is, of all that comes after its ground.
    ///
    /// - Parameter inks: those that may be, by the index of their frame.
    fileprivate func inks(
        near place: Rect, of ink: PlacedFrame, over ground: PlacedFrame, among inks: [Int: Int]
    ) -> [Int]? {
        guard ink.frame.node.isInkAlone || (ink === ground && !ink.frame.node.hasShadows) else { return nil }
        var near: [Int] = []
        for placed in frames(after: ground) {
            let node = placed.frame.node
            guard node.effects.keepsPicture else { return nil }
            if placed === ink || (node.isBare && !node.isRedacted)
                || placed.frame.ownExtent.intersection(place) == nil
            {
                continue
            }
            guard node.isInkAlone, let other = inks[placed.index] else { return nil }
            near.append(other)
        }
        return near
    }
}

extension BoundNode {
    /// Whether nothing is drawn around or behind its content.
    fileprivate var isInkAlone: Bool { !hasShadows && background.isEmpty && !hasBorder }
}

extension BoundEffects {
    /// Whether what they are for is seen where it is laid out, and as it is.
    fileprivate var keepsPicture: Bool { !movesPicture && blur == 0 }
}
