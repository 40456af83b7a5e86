import Canvas
import Layout
import Specs
import Values

/// The outlines of frames, with edges on whole pixels.
extension Painter {
    /// The frame's rectangle with its rounded corners. Its background, border and clip use this outline.
    func outline(of frame: Frame) -> Path {
        outline(of: frame.rect, frame.node.decoration)
    }

    /// The frame's outline, extended where its background continues beyond the safe area.
    func bleedingOutline(of frame: Frame) -> Path {
        outline(of: frame.bleedingRect, frame.node.decoration)
    }

    /// The outline that an image, a shape or a skeleton fills: the content's rectangle with the node's corners.
    func contentOutline(of frame: Frame) -> Path {
        switch frame.node.content {
        case .shape(let shape): outline(of: shape, in: frame.content, frame.node.decoration)
        // An avatar is round even if its node has no radius.
        case .image(let image) where image.source == .placeholder(.avatar):
            outline(of: BoundShape(.circle, fill: nil), in: frame.content, frame.node.decoration)
        default: outline(of: frame.content, frame.node.decoration)
        }
    }

    func outline(of shape: BoundShape, in box: Rect, _ decoration: BoundDecoration) -> Path {
        let rect = grid.snapped(box)
        switch shape.outline {
        case .rectangle where shape.cornerRadius > 0 && decoration.radius == nil:
            let radius = min(shape.cornerRadius, rect.size.shorterSide / 2)
            return .roundedRect(rect, radii: [radius, radius, radius, radius], style: .continuous)
        case .rectangle: return outline(of: rect, decoration)
        case .capsule: return .capsule(in: rect)
        case .ellipse: return .ellipse(in: rect)
        case .circle:
            let side = rect.size.shorterSide
            return .ellipse(in: Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
        case .bubble:
            guard let tail = shape.tail else { return outline(of: rect, decoration) }
            return bubble(rect, tail, decoration)
        }
    }

    private func bubble(_ rect: Rect, _ tail: BoundTail, _ decoration: BoundDecoration) -> Path {
        let body = tail.body(in: rect, direction: direction)
        let corners = direction.clockwise(decoration.corners ?? .zero).map { $0.length(in: body.size) }
        let widest = corners.max() ?? 0
        let clearance = decoration.cornerStyle == .continuous ? widest * Path.continuousCornerExtent : widest
        return .bubble(
            body, radii: corners, style: decoration.cornerStyle,
            tail: BubbleTail(tail, from: rect, to: body, direction: direction, clearance: clearance))
    }

    private func outline(of rect: Rect, _ decoration: BoundDecoration) -> Path {
        let snapped = grid.snapped(rect)
        if let tail = decoration.tail { return bubble(snapped, tail, decoration) }
        guard let radii = decoration.corners, !radii.isZero else { return .rect(snapped) }
        let corners = direction.clockwise(radii).map { $0.length(in: snapped.size) }
        return .roundedRect(snapped, radii: corners, style: decoration.cornerStyle)
    }

    /// A rectangle around everything that a frame and the frames inside it draw, without the frame's own effects.
    func extent(of frame: Frame) -> Rect {
        var extent = frame.ownExtent
        for inner in frame.children + frame.overlay {
            let scale = max(abs(inner.node.effects.scale), inner.node.effects.rotation == 0 ? 1 : 1.5, 1)
            let own = self.extent(of: inner).inset(by: -inner.node.effects.blur * 3)
            let grown = EdgeInsets(
                top: own.height * ((1 - scale) / 2), left: own.width * ((1 - scale) / 2),
                bottom: own.height * ((1 - scale) / 2), right: own.width * ((1 - scale) / 2))
            extent = extent.union(own.inset(by: grown))
        }
        return extent
    }
}

extension LayoutDirection {
    /// Returns the radii clockwise from the top left.
    fileprivate func clockwise(_ radii: CornerRadii) -> [CornerRadius] {
        switch self {
        case .leftToRight: radii.all
        case .rightToLeft: [radii.topTrailing, radii.topLeading, radii.bottomLeading, radii.bottomTrailing]
        }
    }
}
