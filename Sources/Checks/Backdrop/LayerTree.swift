import Layout
import Project
import Specs
import Values

/// The layers of a mock-up up to each of its texts: everything that is painted before it, in the order of drawing.
///
/// What is painted after a text does not stand behind it. Groups with an opacity that hold the text are kept as groups,
/// since they are composed before they are put over what is below. One walk serves all texts.
struct LayerTree {
    /// By the path of the text; texts without any opacity are left out.
    private(set) var layersBelowTexts: [String: [Layer]] = [:]
    private let direction: LayoutDirection
    /// The groups that are being painted, outermost first; the first one is the mock-up.
    private var open: [Group] = [Group(opacity: 1)]

    private struct Group {
        var layers: [Layer] = []
        var opacity: Double
    }

    init(of laidOut: LaidOut) {
        direction = laidOut.tree.metrics.direction
        for root in laidOut.roots { visit(root, clip: nil) }
    }

    private mutating func visit(_ frame: Frame, clip: Rect?) {
        let node = frame.node
        let isGroup = node.effects.opacity < 1
        if isGroup { open.append(Group(opacity: node.effects.opacity)) }
        paint(backgrounds(of: frame, clip: clip))
        if case .text = node.content { layersBelowTexts[node.path] = layersSoFar() }
        paint(content(of: frame, clip: clip))
        let isScroll = if case .scroll = node.content { true } else { false }
        let inner =
            node.decoration.clips || isScroll ? clip.map { $0.intersection(frame.rect) ?? .zero } ?? frame.rect : clip
        for child in frame.children { visit(child, clip: inner) }
        for child in frame.overlay { visit(child, clip: inner) }
        if isGroup, let group = open.popLast() { paint([.group(group.layers, opacity: group.opacity)]) }
    }

    private mutating func paint(_ layers: [Layer]) {
        open[open.count - 1].layers += layers
    }

    /// What is painted by now, with the subject on top; nil where nothing of it would show.
    private func layersSoFar() -> [Layer]? {
        var result: [Layer] = [.subject]
        for group in open.reversed() {
            guard group.opacity > 0 else { return nil }
            let layers = group.layers + result
            result = group.opacity < 1 ? [.group(layers, opacity: group.opacity)] : layers
        }
        return result
    }

    /// Colors and materials reach beyond the safe area where they touch its edge; gradients and pictures do not.
    private func backgrounds(of frame: Frame, clip: Rect?) -> [Layer] {
        let bleeding = frame.rect.inset(
            by: EdgeInsets(
                top: -frame.bleed.top, left: -frame.bleed.left, bottom: -frame.bleed.bottom,
                right: -frame.bleed.right))
        let radius = frame.node.decoration.corners?.largest(in: frame.rect.size) ?? 0
        return frame.node.decoration.background.compactMap { layer in
            let (paint, rect): (Layer.Paint, Rect)
            switch layer {
            case .color(let color): (paint, rect) = (.color(color), bleeding)
            case .gradient(let stops, let angle):
                (paint, rect) = (.gradient(stops, angle: direction == .rightToLeft ? -angle : angle), frame.rect)
            case .material(let material): (paint, rect) = (.material(material.value), bleeding)
            case .image: (paint, rect) = (.unknown, frame.rect)
            case .shape(let shape): return fill(of: shape, in: frame.rect, radius: radius, clip: clip)
            }
            return .fill(Layer.Fill(rect: rect, radius: radius, paint: paint, clip: clip))
        }
    }

    private func fill(of shape: BoundShape, in rect: Rect, radius: Points, clip: Rect?) -> Layer? {
        guard let fill = shape.fill else { return nil }
        switch shape.outline {
        case .rectangle:
            return .fill(Layer.Fill(rect: rect, radius: radius, paint: .color(fill), clip: clip))
        case .bubble:
            // Behind the tail there is nothing to read.
            let body = shape.tail?.body(in: rect, direction: direction) ?? rect
            return .fill(Layer.Fill(rect: body, radius: radius, paint: .color(fill), clip: clip))
        case .capsule, .circle, .ellipse:
            return .fill(Layer.Fill(rect: rect, radius: rect.size.shorterSide / 2, paint: .color(fill), clip: clip))
        }
    }

    private func content(of frame: Frame, clip: Rect?) -> [Layer] {
        let radius = frame.node.decoration.corners?.largest(in: frame.rect.size) ?? 0
        switch frame.node.content {
        case .image:
            return [.fill(Layer.Fill(rect: frame.content, radius: radius, paint: .unknown, clip: clip))]
        case .shape(let shape):
            return fill(of: shape, in: frame.content, radius: radius, clip: clip).map { [$0] } ?? []
        default:
            return []
        }
    }
}
