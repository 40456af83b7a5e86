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
        /// What it scrolls in, outermost first.
        var scrolls: [ScrollReach]
        /// Whether it, or something around it, is turned, scaled or blurred.
        var isChanged: Bool
    }

    /// A fill as it was painted.
    private struct Painted {
        var fill: Layer.Fill
        /// Of the node that it was painted for.
        var path: String
        var root: Int
        /// What it scrolls in, outermost first.
        var scrolls: [ScrollReach]
        /// The part of it that its clip lets through.
        var shown: Rect
        /// How opaque it is at least, with the groups around it.
        var opacity: Double
        var isChanged: Bool
    }

    /// By the path of the node; those without any opacity are left out.
    private(set) var below: [String: Below] = [:]
    /// What stands around a control, by its path: all that is painted before its own shadow and ground.
    private(set) var around: [String: [Layer]] = [:]
    /// Every fill of the mock-up, in the order of drawing.
    private var painted: [Painted] = []
    private let fills: FrameFills
    /// The groups that are being painted, outermost first; the first one is the mock-up.
    private var open = [Group()]
    private var blurs = 0
    private var changes = 0
    private var root = 0
    private var scrolls: [ScrollReach] = []
    /// The node that is being painted.
    private var path = ""

    private struct Group {
        var layers: [Layer] = []
        var effect = GroupEffect()
    }

    init(of laidOut: LaidOut) {
        fills = FrameFills(direction: laidOut.tree.metrics.direction)
        for (index, frame) in laidOut.roots.enumerated() {
            root = index
            visit(frame, clip: nil)
        }
    }

    /// What is painted after a node, over a part of it.
    ///
    /// Where something opaque hides a part of it for now, all else that belongs to the same window – a shade around a
    /// picture, the hairline of a bar – passes with it.
    func overlays(of subject: Below, in rects: [Rect]) -> [Overlay] {
        let inner = rects.map { $0.inset(by: 0.5) }
        var found: [Overlay] = []
        var passing: Set<Int> = []
        for painted in painted.dropFirst(subject.painted) where painted.opacity > 0 {
            guard inner.contains(where: { painted.shown.intersection($0) != nil }) else { continue }
            let isBeyond = isBeyond(painted, subject, in: inner)
            let effect = effect(of: painted, on: subject, isBeyond: isBeyond)
            if effect == .passes { passing.insert(painted.root) }
            let window = isBeyond ? painted.root : nil
            found.append(Overlay(fill: painted.fill, effect: effect, path: painted.path, window: window))
        }
        guard !passing.isEmpty else { return found }
        for index in found.indices {
            if let window = found[index].window, passing.contains(window) { found[index].effect = .passes }
        }
        return found
    }

    private func effect(of painted: Painted, on subject: Below, isBeyond: Bool) -> Overlay.Effect {
        if isBeyond, painted.opacity >= 1 { return .passes }
        // Of a picture, of what is blurred or turned, only drawing tells how much it hides.
        let isPlain = painted.fill.isPlain && !painted.isChanged && !subject.isChanged
        return painted.opacity >= 1 && isPlain ? .covers : .tints
    }

    /// Whether something lies over a subject for now: in another window, or where the subject can be scrolled out from
    /// below it.
    private func isBeyond(_ painted: Painted, _ subject: Below, in rects: [Rect]) -> Bool {
        if painted.root != subject.root { return true }
        let scrolls = subject.scrolls.filter { scroll in !painted.scrolls.contains { $0.path == scroll.path } }
        return !scrolls.isEmpty
            && rects.allSatisfy { rect in
                painted.shown.intersection(rect) == nil
                    || scrolls.contains { $0.frees(rect, from: painted.shown) }
            }
    }

    private mutating func visit(_ frame: Frame, clip: Rect?) {
        let node = frame.node
        path = node.path
        // A placeholder takes the place of a chip or a button with all that lies over it.
        if frame.isRedactedAsAWhole {
            return paint([Layer.Fill(rect: frame.rect, radius: 0, paint: .ink, clip: clip)])
        }
        let effect = GroupEffect(saturation: node.effects.saturation, opacity: node.effects.opacity)
        let isGroup = effect.opacity < 1 || effect.saturation != 1
        let isBlurred = node.effects.blur > 0
        if isGroup { open.append(Group(effect: effect)) }
        if isBlurred { blurs += 1 }
        if frame.changedReach != nil { changes += 1 }
        if frame.isControl { around[node.path] = layersSoFar() }
        paint(fills.shadows(of: frame, clip: clip))
        paint(fills.backgrounds(of: frame, clip: clip))
        let content = fills.content(of: frame, clip: clip)
        if frame.isSubject, let layers = layersSoFar() {
            below[node.path] = Below(
                layers: layers, painted: painted.count + content.count, isBlurred: blurs > 0,
                isInGroup: open.count > 1, root: root, scrolls: scrolls, isChanged: changes > 0)
        }
        paint(content)
        let isScroll = if case .scroll = node.content { true } else { false }
        let inner =
            node.decoration.clips || isScroll ? clip.map { $0.intersection(frame.rect) ?? .zero } ?? frame.rect : clip
        if case .scroll(let scroll) = node.content { scrolls.append(ScrollReach(of: frame, along: scroll.axis)) }
        for child in frame.children { visit(child, clip: inner) }
        if isScroll { scrolls.removeLast() }
        path = node.path
        paint(fills.border(of: frame, clip: inner))
        for child in frame.overlay { visit(child, clip: inner) }
        path = node.path
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
            Painted(
                fill: $0, path: path, root: root, scrolls: scrolls, shown: $0.shown, opacity: $0.opacity * opacity,
                isChanged: changes > 0)
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
