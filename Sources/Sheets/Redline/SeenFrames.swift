import Checks
import Layout
import Specs
import Values

extension Frame {
    /// How much it is enlarged, by itself or by what is all that it holds.
    var seenScale: Double { wrappers.reduce(1) { $0 * $1.node.effects.scale } }

    /// Where it is drawn: `scale` enlarges the picture alone.
    var rectAsSeen: Rect {
        let scale = max(seenScale, 0)
        let (width, height) = (rect.width * scale, rect.height * scale)
        return Rect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
    }

    /// A control of the platform pads its parts itself; a field has its own padding and may be given another.
    var isPartOfStandardControl: Bool {
        if case .control(let control) = node.content { control.kind != .field } else { false }
    }
}

extension Mockup {
    /// The radius of a component: its own, or that of the box that is as large as it.
    func outerRadius(of root: Frame) -> Points {
        let boxes = [root] + frames.map(\.frame).filter { $0.rect == root.rect }
        return boxes.lazy.compactMap { $0.node.decoration.corners?.largest(in: $0.rect.size) }.first ?? 0
    }
}

/// What a scroll view hides is neither measured nor told: a line to it would end on what is drawn there.
extension Frame {
    /// What is seen of what it holds.
    func scrollClip(within clip: Rect?, of region: ScrollRegion) -> Rect? {
        guard case .scroll(let scroll) = node.content else { return clip }
        return region.visiblePart(of: rect, axis: scroll.axis).seen(in: clip) ?? .zero
    }

    /// Whether something of what is written or drawn in it is in sight; of what holds neither, any of it.
    func shows(in seen: Rect) -> Bool {
        let marks = marks
        return marks.isEmpty || marks.contains { $0.intersection(seen) != nil }
    }

    private var marks: [Rect] {
        switch node.content {
        case .text: text?.inks ?? []
        case .symbol, .image, .shape, .control: [rect]
        default: (children + overlay).flatMap(\.marks)
        }
    }

    /// Whether the scroll views around a part of this frame show all of it.
    func showsWhole(_ part: Rect, in region: ScrollRegion) -> Bool {
        part.isWhole(in: wrappers.reduce(nil) { $1.scrollClip(within: $0, of: region) })
    }
}

extension Rect {
    func seen(in clip: Rect?) -> Rect? {
        guard let clip else { return self }
        return clip.intersection(self)
    }

    func isWhole(in clip: Rect?) -> Bool {
        clip?.contains(self, tolerance: 0.5) ?? true
    }
}
