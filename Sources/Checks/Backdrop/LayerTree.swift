import Layout
import Project
import Specs
import Values

/// The layers of a mock-up up to each of its texts, symbols and shapes: everything that is painted before it, in the
/// order of drawing.
///
/// What is painted after a subject does not stand behind it. Groups with an opacity that hold the subject are kept as
/// groups, since they are composed before they are put over what is below. One walk serves all subjects.
struct LayerTree {
    /// What stands behind one node.
    struct Below {
        var layers: [Layer]
        /// How many fills were painted before it, itself among them.
        var painted: Int
        /// Whether it lies in something that is blurred as a whole.
        var isBlurred: Bool
        /// Whether it lies in a group whose color is changed as a whole.
        var isInGroup: Bool
        /// Which of the pictures that lie over one another it is a part of: the content, a bar, a toast.
        var root: Int
        /// What it scrolls in, if it does.
        var scroll: String?
        /// Whether it, or something around it, is turned, scaled or blurred.
        var isChanged: Bool
    }

    /// A fill as it was painted.
    private struct Painted {
        var fill: Layer.Fill
        var root: Int
        /// What it scrolls in, outermost first.
        var scrolls: [String]
        /// How opaque the groups around it let it be.
        var opacity: Double
        var isChanged: Bool
    }

    /// By the path of the node; those without any opacity are left out.
    private(set) var below: [String: Below] = [:]
    /// What stands around a control, by its path: all that is painted before its own shadow and ground.
    private(set) var around: [String: [Layer]] = [:]
    /// Every fill of the mock-up, in the order of drawing.
    private var painted: [Painted] = []
    private let direction: LayoutDirection
    /// The groups that are being painted, outermost first; the first one is the mock-up.
    private var open = [Group()]
    private var blurs = 0
    private var changes = 0
    private var root = 0
    private var scrolls: [String] = []

    private struct Group {
        var layers: [Layer] = []
        var effect = GroupEffect()
    }

    init(of laidOut: LaidOut) {
        direction = laidOut.tree.metrics.direction
        for (index, frame) in laidOut.roots.enumerated() {
            root = index
            visit(frame, clip: nil)
        }
    }

    /// What is painted after a node, over a part of it.
    func overlays(of subject: Below, in rects: [Rect]) -> [Overlay] {
        painted.dropFirst(subject.painted).compactMap { painted in
            guard rects.contains(where: { painted.fill.shown.intersection($0.inset(by: 0.5)) != nil }) else {
                return nil
            }
            return effect(of: painted, on: subject).map { Overlay(fill: painted.fill, effect: $0) }
        }
    }

    private func effect(of painted: Painted, on subject: Below) -> Overlay.Effect? {
        let opacity = painted.fill.opacity * painted.opacity
        guard opacity > 0 else { return nil }
        let isBeyond = painted.root != subject.root || subject.scroll.map { !painted.scrolls.contains($0) } ?? false
        if isBeyond, opacity >= 1 { return .passes }
        // Of a picture, of what is blurred or turned, only drawing tells how much it hides.
        let isPlain = painted.fill.isPlain && !painted.isChanged && !subject.isChanged
        return opacity >= 1 && isPlain ? .covers : .tints
    }

    private mutating func visit(_ frame: Frame, clip: Rect?) {
        let node = frame.node
        let effect = GroupEffect(saturation: node.effects.saturation, opacity: node.effects.opacity)
        let isGroup = effect.opacity < 1 || effect.saturation != 1
        let isBlurred = node.effects.blur > 0
        if isGroup { open.append(Group(effect: effect)) }
        if isBlurred { blurs += 1 }
        if frame.changedReach != nil { changes += 1 }
        if frame.isControl { around[node.path] = layersSoFar() }
        paint(shadows(of: frame, clip: clip))
        paint(backgrounds(of: frame, clip: clip))
        let content = content(of: frame, clip: clip)
        if frame.isSubject, let layers = layersSoFar() {
            below[node.path] = Below(
                layers: layers, painted: painted.count + content.count, isBlurred: blurs > 0,
                isInGroup: open.count > 1, root: root, scroll: scrolls.last, isChanged: changes > 0)
        }
        paint(content)
        let isScroll = if case .scroll = node.content { true } else { false }
        let inner =
            node.decoration.clips || isScroll ? clip.map { $0.intersection(frame.rect) ?? .zero } ?? frame.rect : clip
        if isScroll { scrolls.append(node.path) }
        for child in frame.children { visit(child, clip: inner) }
        if isScroll { scrolls.removeLast() }
        paint(border(of: frame, clip: inner))
        for child in frame.overlay { visit(child, clip: inner) }
        if isBlurred { blurs -= 1 }
        if let reach = frame.changedReach {
            changes -= 1
            paint([Layer.Fill(rect: reach, radius: 0, paint: .ink, clip: clip)])
        }
        if isGroup, let group = open.popLast() {
            open[open.count - 1].layers.append(.group(group.layers, group.effect))
        }
    }

    private mutating func paint(_ fills: [Layer.Fill]) {
        open[open.count - 1].layers += fills.map { .fill($0) }
        let opacity = open.reduce(1) { $0 * $1.effect.opacity }
        painted += fills.map {
            Painted(fill: $0, root: root, scrolls: scrolls, opacity: opacity, isChanged: changes > 0)
        }
    }

    /// What is painted by now, with the subject on top; nil where nothing of it would show.
    private func layersSoFar() -> [Layer]? {
        var result: [Layer] = [.subject]
        for group in open.reversed() {
            guard group.effect.opacity > 0 else { return nil }
            let layers = group.layers + result
            result = group.effect == GroupEffect() ? layers : [.group(layers, group.effect)]
        }
        return result
    }

    /// Colors and materials reach beyond the safe area where they touch its edge; gradients and pictures do not.
    private func backgrounds(of frame: Frame, clip: Rect?) -> [Layer.Fill] {
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
            case .image(let image): (paint, rect) = (Self.paint(of: image), frame.rect)
            case .shape(let shape): return fill(of: shape, in: frame.rect, radius: radius, clip: clip)
            }
            return Layer.Fill(rect: rect, radius: radius, paint: paint, clip: clip)
        }
    }

    /// Where shadows fall, in boxes: how dark they are there is seen when they are drawn.
    private func shadows(of frame: Frame, clip: Rect?) -> [Layer.Fill] {
        frame.node.decoration.shadows.map { shadow in
            let reach = shadow.blur + shadow.spread
            let moved = Rect(
                x: frame.rect.minX + shadow.offset.x, y: frame.rect.minY + shadow.offset.y, width: frame.rect.width,
                height: frame.rect.height)
            return Layer.Fill(rect: moved.inset(by: -max(reach, 0)), radius: 0, paint: .ink, clip: clip)
        }
    }

    /// The strips of a border, which lies over the content. A hairline hides nothing.
    private func border(of frame: Frame, clip: Rect?) -> [Layer.Fill] {
        guard let border = frame.node.decoration.border, case .points(let width) = border.width, width > 0 else {
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
            return Layer.Fill(rect: rect, radius: rect.size.shorterSide / 2, paint: .color(fill), clip: clip)
        }
    }

    private func content(of frame: Frame, clip: Rect?) -> [Layer.Fill] {
        let radius = frame.node.decoration.corners?.largest(in: frame.rect.size) ?? 0
        switch frame.node.content {
        case .image(let image):
            return [Layer.Fill(rect: frame.content, radius: radius, paint: Self.paint(of: image), clip: clip)]
        case .shape(let shape):
            return fill(of: shape, in: frame.content, radius: radius, clip: clip).map { [$0] } ?? []
        case .text:
            return (frame.text?.boxes ?? []).map { Layer.Fill(rect: $0, radius: 0, paint: .ink, clip: clip) }
        case .symbol, .skeleton:
            return [Layer.Fill(rect: frame.content, radius: 0, paint: .ink, clip: clip)]
        default:
            return []
        }
    }
}

extension Frame {
    /// A box around all that its turned, scaled or blurred picture covers; nil where it is as it was laid out.
    fileprivate var changedReach: Rect? {
        let effects = node.effects
        guard effects.scale != 1 || effects.rotation != 0 || effects.blur > 0 else { return nil }
        let (width, height) = (rect.width.value / 2, rect.height.value / 2)
        let half =
            Points((width * width + height * height).squareRoot() * max(abs(effects.scale), 1)) + effects.blur * 3
        return Rect(x: rect.midX - half, y: rect.midY - half, width: half * 2, height: half * 2)
    }

    /// Whether what is around it is asked for.
    fileprivate var isControl: Bool {
        if case .control = node.content { return true }
        return node.interaction?.isControl ?? false
    }

    /// Whether what is behind it is asked for.
    fileprivate var isSubject: Bool {
        switch node.content {
        case .text, .symbol, .shape: true
        default: false
        }
    }
}

extension TextFrame {
    /// The boxes of its lines that hold something.
    var boxes: [Rect] {
        lines.filter { $0.width > 0 }.map { line in
            Rect(
                x: line.baseline.x, y: line.baseline.y - Points(font.ascender), width: line.width,
                height: Points(font.lineHeight))
        }
    }
}
