import Canvas
import Scene
import Specs
import Values

/// Outlines as paths, with edges on whole pixels.
extension Painter {
    func path(of outline: Outline) -> Path {
        let rect = grid.snapped(outline.rect)
        switch outline {
        case .rectangle: return .rect(rect)
        case .rounded(_, let radii, let style):
            return .roundedRect(rect, radii: lengths(radii, in: rect.size), style: style)
        case .controlCorners(_, let length):
            let radius = min(length, rect.size.shorterSide / 2)
            return .roundedRect(rect, radii: [radius, radius, radius, radius], style: .continuous)
        case .capsule: return .capsule(in: rect)
        case .ellipse: return .ellipse(in: rect)
        case .circle:
            let side = rect.size.shorterSide
            return .ellipse(in: Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
        case .bubble(_, let tail, let radii, let style): return bubble(rect, tail, radii, style)
        }
    }

    private func bubble(_ rect: Rect, _ tail: BoundTail, _ radii: CornerRadii?, _ style: CornerStyle) -> Path {
        let body = tail.body(in: rect, direction: direction)
        let corners = lengths(radii ?? .zero, in: body.size)
        let widest = corners.max() ?? 0
        let clearance = style == .continuous ? widest * Path.continuousCornerExtent : widest
        return .bubble(
            body, radii: corners, style: style,
            tail: BubbleTail(tail, from: rect, to: body, direction: direction, clearance: clearance))
    }

    private func lengths(_ radii: CornerRadii, in size: Size) -> [Points] {
        radii.clockwise(in: direction).map { $0.length(in: size) }
    }
}
