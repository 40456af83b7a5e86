import Layout
import Project
import Specs
import Values

/// What one frame paints itself, in boxes: its shadows, backgrounds and content, and the border over them.
struct FrameFills {
    let direction: LayoutDirection

    /// Colors and materials reach beyond the safe area where they touch its edge; gradients and pictures do not.
    func backgrounds(of frame: Frame, clip: Rect?) -> [Layer.Fill] {
        let background = frame.node.background
        guard !background.isEmpty else { return [] }
        let bleeding = frame.rect.inset(
            by: EdgeInsets(
                top: -frame.bleed.top, left: -frame.bleed.left, bottom: -frame.bleed.bottom,
                right: -frame.bleed.right))
        let radius = frame.node.corners?.largest(in: frame.rect.size) ?? 0
        return background.compactMap { layer in
            let (paint, rect): (Layer.Paint, Rect)
            switch layer {
            case .color(let color): (paint, rect) = (.color(color), bleeding)
            case .gradient(let stops, let angle):
                (paint, rect) = (.gradient(stops, angle: direction == .rightToLeft ? -angle : angle), frame.rect)
            case .material(let material): (paint, rect) = (.material(material.value), bleeding)
            case .image(let image): (paint, rect) = (Self.paint(of: image), frame.rect)
            case .shape(let shape): return fill(of: shape, in: frame.rect, radius: radius, clip: clip)
            }
            return Layer.Fill(rect: rect, radius: radius, paint: paint, clip: clip)
        }
    }

    /// Where shadows fall, in boxes: how dark they are there is seen when they are drawn.
    func shadows(of frame: Frame, clip: Rect?) -> [Layer.Fill] {
        guard frame.node.hasShadows else { return [] }
        return frame.node.decoration.shadows.map { shadow in
            let reach = shadow.blur + shadow.spread
            let moved = Rect(
                x: frame.rect.minX + shadow.offset.x, y: frame.rect.minY + shadow.offset.y, width: frame.rect.width,
                height: frame.rect.height)
            return Layer.Fill(rect: moved.inset(by: -max(reach, 0)), radius: 0, paint: .ink, clip: clip)
        }
    }

    /// The strips of a border, which lies over the content. A hairline hides nothing.
    func border(of frame: Frame, clip: Rect?) -> [Layer.Fill] {
        guard frame.node.hasBorder, let border = frame.node.decoration.border, case .points(let width) = border.width,
            width > 0
        else {
            return []
        }
        let rect = frame.rect
        let isMirrored = direction == .rightToLeft
        let strips: [(edge: BoundBorder.Edges, rect: Rect)] = [
            (.top, Rect(x: rect.minX, y: rect.minY, width: rect.width, height: width)),
            (.bottom, Rect(x: rect.minX, y: rect.maxY - width, width: rect.width, height: width)),
            (
                isMirrored ? .trailing : .leading,
                Rect(x: rect.minX, y: rect.minY, width: width, height: rect.height)
            ),
            (
                isMirrored ? .leading : .trailing,
                Rect(x: rect.maxX - width, y: rect.minY, width: width, height: rect.height)
            ),
        ]
        return strips.filter { border.edges.contains($0.edge) }.map {
            Layer.Fill(rect: $0.rect, radius: 0, paint: .color(border.color), clip: clip)
        }
    }

    private static func paint(of image: BoundImage) -> Layer.Paint {
        if case .file = image.source { .picture } else { .unknown }
    }

    private func fill(of shape: BoundShape, in rect: Rect, radius: Points, clip: Rect?) -> Layer.Fill? {
        guard let fill = shape.fill else { return nil }
        switch shape.outline {
        case .rectangle:
            return Layer.Fill(rect: rect, radius: radius, paint: .color(fill), clip: clip)
        case .bubble:
            // Behind the tail there is nothing to read.
            let body = shape.tail?.body(in: rect, direction: direction) ?? rect
            return Layer.Fill(rect: body, radius: radius, paint: .color(fill), clip: clip)
        case .capsule, .circle, .ellipse:
            return Layer.Fill(
                rect: rect, radius: rect.size.shorterSide / 2, paint: .color(fill), clip: clip,
                isEllipse: shape.outline == .ellipse)
        }
    }

    /// What is redacted is its skeleton, which only drawing knows.
    func content(of frame: Frame, clip: Rect?) -> [Layer.Fill] {
        func radius() -> Points { frame.node.corners?.largest(in: frame.rect.size) ?? 0 }
        switch frame.node.content {
        case .image where frame.node.isRedacted, .shape where frame.node.isRedacted:
            return [Layer.Fill(rect: frame.content, radius: 0, paint: .ink, clip: clip)]
        case .image(let image):
            return [Layer.Fill(rect: frame.content, radius: radius(), paint: Self.paint(of: image), clip: clip)]
        case .shape(let shape):
            return fill(of: shape, in: frame.content, radius: radius(), clip: clip).map { [$0] } ?? []
        case .text:
            return (frame.text?.boxes ?? []).map { Layer.Fill(rect: $0, radius: 0, paint: .ink, clip: clip) }
        case .symbol, .skeleton:
            return [Layer.Fill(rect: frame.content, radius: 0, paint: .ink, clip: clip)]
        default:
            return []
        }
    }
}
