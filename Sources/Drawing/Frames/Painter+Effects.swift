import Canvas
import Layout
import Specs
import Values

extension Painter {
    /// Draws a frame with its effects applied.
    ///
    /// The effects apply from the inside out, in the order that the language defines: scale, rotation, flip,
    /// saturation, blur, opacity. The frame already contains the offset.
    func withEffects(
        of frame: Frame, on surface: borrowing Surface, _ body: (borrowing Surface) throws(CanvasError) -> Void
    ) throws(CanvasError) {
        let effects = frame.node.effects
        let showsBackdrop = effects.opacity < 1 && !showsInkAlone && frame.showsMaterial
        try surface.withOpacity(effects.opacity, showsBackdrop: showsBackdrop) { surface throws(CanvasError) in
            try filtered(frame, on: surface) { surface throws(CanvasError) in
                try transformed(frame, on: surface, body)
            }
        }
    }

    private func filtered(
        _ frame: Frame, on surface: borrowing Surface, _ body: (borrowing Surface) throws(CanvasError) -> Void
    ) throws(CanvasError) {
        let effects = frame.node.effects
        guard effects.blur > 0 || effects.saturation != 1 else { return try body(surface) }
        try surface.filtered(
            in: transformedExtent(of: frame), sigma: effects.blur, saturation: effects.saturation, body)
    }

    private func transformed(
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

    /// A rectangle that contains the frame's drawing after it is scaled and rotated.
    func transformedExtent(of frame: Frame) -> Rect {
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
    /// Whether this frame or a frame inside it has a material, which shows what is drawn behind it.
    fileprivate var showsMaterial: Bool {
        let isMaterial = node.decoration.background.contains { if case .material = $0 { true } else { false } }
        return isMaterial || children.contains(where: \.showsMaterial) || overlay.contains(where: \.showsMaterial)
    }
}
