import Checks
import Layout
import Specs
import Values

extension Frame {
    /// Its total scale, including that of frames inside it that it contains alone.
    var totalScale: Double { wrappers.reduce(1) { $0 * $1.node.effects.scale } }

    /// The frame as drawn, because `scale` enlarges only the picture.
    var drawnRect: Rect {
        let scale = max(totalScale, 0)
        let (width, height) = (rect.width * scale, rect.height * scale)
        return Rect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
    }

    /// Whether a standard control determines its inner layout. Fields are excluded because specs can set their padding.
    var isPartOfStandardControl: Bool {
        if case .control(let control) = node.content { control.kind != .field } else { false }
    }
}

extension Mockup {
    /// Returns the radius of a component: its own, or that of a box with the same frame.
    func outerRadius(of root: Frame) -> Points {
        let boxes = [root] + frames.map(\.frame).filter { $0.rect == root.rect }
        return boxes.lazy.compactMap { $0.node.decoration.corners?.largest(in: $0.rect.size) }.first ?? 0
    }
}

/// Clipping by scroll views. A hidden part is not labeled, because the label would point to something else.
extension Frame {
    /// Returns the visible area of its content.
    func scrollClip(within clip: Rect?, of region: ScrollRegion) -> Rect? {
        guard case .scroll(let scroll) = node.content else { return clip }
        return region.visiblePart(of: rect, axis: scroll.axis).seen(in: clip) ?? .zero
    }

    /// Whether any text or drawing in it is visible, or any part of it if it has neither.
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
    func showsAll(of part: Rect, in region: ScrollRegion) -> Bool {
        part.isFullyVisible(in: wrappers.reduce(nil) { $1.scrollClip(within: $0, of: region) })
    }
}

extension Rect {
    func seen(in clip: Rect?) -> Rect? {
        guard let clip else { return self }
        return clip.intersection(self)
    }

    func isFullyVisible(in clip: Rect?) -> Bool {
        clip?.contains(self, tolerance: 0.5) ?? true
    }
}
