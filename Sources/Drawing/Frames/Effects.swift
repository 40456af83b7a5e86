import Canvas
import Layout
import Specs
import Values

extension Painter {
    /// Draws a frame's picture as its effects change it. From the inside out, as the language orders them: scale,
    /// rotation, flip, saturation, blur, opacity. The offset is in the frame already.
    func withEffects(
        of frame: Frame, on surface: borrowing Surface, _ body: (borrowing Surface) throws(CanvasError) -> Void
    ) throws(CanvasError) {
        let effects = frame.node.effects
        let seesBelow = effects.opacity < 1 && !showsInkAlone && frame.showsMaterial
        try surface.withOpacity(effects.opacity, seesBelow: seesBelow) { surface throws(CanvasError) in
            try filtered(frame, on: surface) { surface throws(CanvasError) in
                try turned(frame, on: surface, body)
            }
        }
    }

    private func filtered(
        _ frame: Frame, on surface: borrowing Surface, _ body: (borrowing Surface) throws(CanvasError) -> Void
    ) throws(CanvasError) {
        let effects = frame.node.effects
        guard effects.blur > 0 || effects.saturation != 1 else { return try body(surface) }
        try surface.filtered(
            in: turnedExtent(of: frame), sigma: effects.blur, saturation: effects.saturation, body)
    }

    private func turned(
        _ frame: Frame, on surface: borrowing Surface, _ body: (borrowing Surface) throws(CanvasError) -> Void
    ) throws(CanvasError) {
        let effects = frame.node.effects
        guard effects.scale != 1 || effects.squeeze != 1 || effects.rotation != 0 || effects.flip != nil else {
            return try body(surface)
        }
        let center = Point(x: frame.rect.midX, y: frame.rect.midY)
        try surface.transformed(
            .scale(x: effects.flip == .horizontal ? -1 : 1, y: effects.flip == .vertical ? -1 : 1, about: center),
            .rotate(degrees: effects.rotation, about: center),
            .scale(x: effects.scale, y: effects.scale * effects.squeeze, about: center), body: body)
    }

    /// A box that holds the frame's picture however it is scaled and turned.
    func turnedExtent(of frame: Frame) -> Rect {
        let effects = frame.node.effects
        let extent = extent(of: frame)
        guard effects.scale != 1 || effects.rotation != 0 || effects.flip != nil else { return extent }
        let center = Point(x: frame.rect.midX, y: frame.rect.midY)
        let width = max(extent.maxX - center.x, center.x - extent.minX).value
        let height = max(extent.maxY - center.y, center.y - extent.minY).value
        let reach = Points((width * width + height * height).squareRoot() * abs(effects.scale))
        return Rect(x: center.x - reach, y: center.y - reach, width: reach * 2, height: reach * 2)
    }
}

extension Frame {
    /// Whether it is, or holds, something through which one sees what is below.
    fileprivate var showsMaterial: Bool {
        let isMaterial = node.decoration.background.contains { if case .material = $0 { true } else { false } }
        return isMaterial || children.contains(where: \.showsMaterial) || overlay.contains(where: \.showsMaterial)
    }
}
