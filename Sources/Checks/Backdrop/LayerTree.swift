import Layout
import Platform
import Project
import Scene
import Specs
import Values

/// The layers of a mock-up up to each of its texts, symbols and shapes: everything that is painted before it, in the
/// order of drawing.
///
/// What is painted after a subject does not stand behind it. Groups with an opacity that hold the subject are kept as
/// groups, since they are composed before they are put over what is below. One walk serves all subjects; each is told
/// the layers that reach to where it is looked at.
///
/// Frames are told by their number in the order of drawing, as they stand in ``Mockup/frames``.
struct LayerTree {
    /// What is asked of a mock-up: most nodes have nothing to be read on them.
    struct Question {
        /// Where the ink of texts, symbols and shapes is laid out.
        var inks: [Int: [Rect]] = [:]
        /// The controls of which something must show where they are.
        var boundaries: Set<Int> = []
    }

    /// What stands behind one node.
    struct Below {
        var layers: [Layer]
        /// How many fills were painted before it, itself among them.
        var painted: Int
        /// How far it, and what it lies in, is blurred as a whole: standard deviations, one beside the other.
        var blur: Points
        /// The groups that it is a part of, outermost first.
        var groups: [Int]
        /// Whether it lies in a group whose color is changed as a whole.
        var isInGroup: Bool { !groups.isEmpty }
        /// Which of the pictures that lie over one another it is a part of: the content, a bar, a toast.
        var root: Int
        /// What it scrolls in, outermost first.
        var scrolls: [ScrollReach]
        /// Where it is seen.
        var seat: Seat
        /// Whether it, or something around it, is turned askew or blurred.
        var isChanged: Bool
    }

    /// Where the frame of a node is seen.
    struct Seat {
        var move: PictureMove
        /// The part of the mock-up outside of which nothing of it shows, as it is seen.
        var clip: Rect?
        /// The part of that in which it can be read: what has scrolled on under a bar only shows there.
        var legible: Rect?

        /// The part of a box that can be read, where it is seen; nil where nothing of it can.
        func shown(_ rect: Rect) -> Rect? {
            let seen = move.box(rect)
            // What lies within is as it was, to the last bit.
            guard let legible, !legible.contains(seen) else { return seen }
            return seen.intersection(legible)
        }

        /// The same for what lies in a box that cuts off what is beyond it.
        ///
        /// - Parameter visible: how far beyond the box all of it shows.
        mutating func cut(to box: Rect, visible: Rect? = nil) {
            let seen = (whole: move.box(visible ?? box), box: move.box(box))
            clip = clip.map { $0.intersection(seen.whole) ?? .zero } ?? seen.whole
            legible = legible.map { $0.intersection(seen.box) ?? .zero } ?? seen.box
        }
    }

    /// A fill as it was painted.
    private struct Painted {
        var fill: Layer.Fill
        /// The number of the frame that it was painted for.
        var owner: Int
        var root: Int
        /// What it scrolls in, outermost first.
        var scrolls: [ScrollReach]
        /// The part of it that its clip lets through.
        var shown: Rect
        /// How opaque it is at least, with the groups around it.
        var opacity: Double
        /// Whether nothing of it is ever seen.
        var isClear: Bool
        var isChanged: Bool
        /// The groups that it is a part of, outermost first, without one that contains nothing else.
        var groups: [Int]
        /// The effect of a group that contains nothing else.
        var group: GroupEffect?

        /// The number of groups around a subject in which it is painted over the subject; nil if it is in another one.
        func depth(beside subject: [Int]) -> Int? {
            groups.count <= subject.count && groups.elementsEqual(subject.prefix(groups.count)) ? groups.count : nil
        }
    }

    /// By the number of the frame; those without any opacity are left out.
    private(set) var below: [Int: Below] = [:]
    /// What stands around a control, by its number: all that is painted before its own shadow and ground.
    private(set) var around: [Int: (layers: [Layer], seat: Seat)] = [:]
    /// Every fill of the mock-up, in the order of drawing.
    private var painted: [Painted] = []
    private let question: Question
    private let materials: MaterialTable
    /// How far the materials that were painted so far blur what is behind them.
    private var blur: Points = 0
    private let fills: FrameFills
    /// Whether what has scrolled far out of sight is left out with all that it holds.
    private let skipsHidden: Bool
    private let region: ScrollRegion
    /// The groups that are being painted, outermost first; the first one is the mock-up.
    private var open = [Group()]
    /// How far what is being painted is blurred with all that holds it.
    private var ownBlur: Points = 0
    private var changes = 0
    private var root = 0
    private var scrolls: [ScrollReach] = []
    /// How many frames were visited.
    private var visited = 0
    /// The number of the frame that is being painted.
    private var owner = 0

    private struct Group {
        var layers: [Layer] = []
        var effect = GroupEffect()
        /// That of its frame.
        var number = 0
    }

    /// - Parameter skipsHidden: whether what has scrolled far out of sight is left out with all that it holds.
    init(of laidOut: LaidOut, asking question: Question, materials: MaterialTable, skipsHidden: Bool = false) {
        self.skipsHidden = skipsHidden
        self.question = question
        self.materials = materials
        fills = FrameFills(direction: laidOut.tree.metrics.direction)
        region = ScrollRegion(of: laidOut)
        below.reserveCapacity(question.inks.count)
        for (index, frame) in laidOut.roots.enumerated() {
            root = index
            visit(frame, at: Seat(move: .none))
        }
    }

    /// What is painted after a node, over a part of it.
    ///
    /// Where something opaque hides a part of it for now, all else that belongs to the same window – a shade around a
    /// picture, the hairline of a bar – passes with it.
    ///
    /// - Parameter scrollsOut: whether what it can be scrolled out of passes.
    func overlays(of subject: Below, in rects: [Rect], scrollsOut: Bool = true) -> [Overlay] {
        let inner = rects.map { $0.inset(by: 0.5) }
        var found: [Overlay] = []
        var passing: Set<Int> = []
        for index in painted.indices.dropFirst(subject.painted) where !painted[index].isClear {
            let shown = painted[index].shown
            guard inner.contains(where: { shown.intersection($0) != nil }) else { continue }
            let later = painted[index]
            let isScrolledOut = scrollsOut && isScrolledOut(of: later, subject, in: inner)
            let isBeyond = later.root != subject.root || isScrolledOut
            let isPassing = isScrolledOut || (isBeyond && later.opacity >= Overlay.hiding)
            let effect = isPassing ? Overlay.Effect.passes : effect(of: later, on: subject)
            if isPassing, later.opacity >= Overlay.hiding { passing.insert(later.root) }
            let window = isBeyond ? later.root : nil
            found.append(
                Overlay(
                    fill: later.fill, effect: effect, owner: later.owner,
                    depth: later.isChanged ? nil : later.depth(beside: subject.groups), group: later.group,
                    window: window))
        }
        guard !passing.isEmpty else { return found }
        for index in found.indices {
            if let window = found[index].window, passing.contains(window) { found[index].effect = .passes }
        }
        return found
    }

    /// A fill by its number, with the number of the frame that it was painted for.
    func fill(_ number: Int) -> (fill: Layer.Fill, owner: Int)? {
        painted.indices.contains(number) ? (painted[number].fill, painted[number].owner) : nil
    }

    /// How far something can be scrolled so that nothing lies over it that does not scroll with it: by the numbers of
    /// the scroll views, the innermost first.
    func ways(out subject: Below, _ box: Rect) -> [(scroll: Int, distance: Point)] {
        subject.scrolls.reversed().flatMap { scroll in
            let covers = painted.dropFirst(subject.painted).filter { later in
                !later.isClear && later.root == subject.root
                    && !later.scrolls.contains { $0.owner == scroll.owner }
            }
            return scroll.ways(of: box, beside: covers.map(\.shown)).map { (scroll.owner, $0) }
        }
    }

    private func effect(of painted: Painted, on subject: Below) -> Overlay.Effect {
        // Of a picture, of what is blurred or turned, only drawing tells how much it hides.
        let isPlain = painted.fill.isPlain && !painted.isChanged && !subject.isChanged
        return painted.opacity >= Overlay.hiding && isPlain ? .covers : .tints
    }

    /// Whether something lies over a subject where that can be scrolled out from below it.
    private func isScrolledOut(of painted: Painted, _ subject: Below, in rects: [Rect]) -> Bool {
        if painted.root != subject.root { return false }
        let scrolls = subject.scrolls.filter { scroll in !painted.scrolls.contains { $0.owner == scroll.owner } }
        return !scrolls.isEmpty
            && rects.allSatisfy { rect in
                painted.shown.intersection(rect) == nil
                    || scrolls.contains { $0.frees(rect, from: painted.shown) }
            }
    }

    private mutating func visit(_ frame: Frame, at outer: Seat) {
        let node = frame.node
        let number = visited
        visited += 1
        if frame.isDistant {
            visited += frame.descendantCount
            return
        }
        owner = number
        var seat = outer
        seat.move = outer.move.inside(frame)
        if skipsHidden, !scrolls.isEmpty, !frame.rect.isEmpty, let clip = seat.clip,
            clip.inset(by: -Frame.farthest).intersection(seat.move.box(frame.rect)) == nil
        {
            visited += frame.descendantCount
            return
        }
        // A placeholder takes the place of a chip or a button with all that lies over it.
        if frame.isRedactedAsAWhole {
            paint([Layer.Fill(rect: frame.rect, radius: 0, paint: .ink, clip: seat.clip)], at: seat)
            visited += frame.descendantCount
            return
        }
        let effects = node.effects
        let effect = GroupEffect(saturation: effects.saturation, opacity: effects.opacity)
        let isGroup = effect.opacity < 1 || effect.saturation != 1
        let isBlurred = effects.blur > 0
        let isChanged = isBlurred || !seat.move.keepsBoxes
        let isBare = node.isBare
        let content = isBare ? [] : fills.content(of: frame, clip: seat.clip)
        if isGroup { open.append(Group(effect: effect, number: number)) }
        let outerBlur = ownBlur
        if isBlurred { ownBlur += effects.blur }
        if isChanged { changes += 1 }
        if !question.boundaries.isEmpty, question.boundaries.contains(number) {
            around[number] = seat.shown(frame.rect).flatMap(layersSoFar).map { ($0, seat) }
        }
        if !isBare {
            paint(fills.shadows(of: frame, clip: seat.clip), at: seat)
            paint(fills.backgrounds(of: frame, clip: seat.clip), at: seat)
        }
        if frame.isSubject, let ink = question.inks[number]?.compactMap(seat.shown).bounds,
            // Beyond three standard deviations a blur shows nothing.
            let layers = layersSoFar(within: ink.inset(by: blur * -3))
        {
            below[number] = Below(
                layers: layers, painted: painted.count, blur: ownBlur,
                groups: open.dropFirst().map(\.number), root: root, scrolls: scrolls, seat: seat, isChanged: changes > 0
            )
        }
        paint(content, at: seat)
        below[number]?.painted = painted.count
        let isScroll = node.isScroll
        var inner = seat
        if node.clips { inner.cut(to: frame.rect) }
        if isScroll, case .scroll(let scroll) = node.content {
            inner.cut(to: frame.rect, visible: region.visiblePart(of: frame.rect, axis: scroll.axis))
            scrolls.append(ScrollReach(of: frame, numbered: number, along: scroll.axis, seenAs: seat.move))
        }
        for child in frame.children { visit(child, at: inner) }
        if isScroll { scrolls.removeLast() }
        owner = number
        if !isBare { paint(fills.border(of: frame, clip: inner.clip), at: seat) }
        for child in frame.overlay { visit(child, at: inner) }
        owner = number
        ownBlur = outerBlur
        if isChanged {
            changes -= 1
            let reach = frame.rect.inset(by: effects.blur * -3)
            paint([Layer.Fill(rect: reach, radius: 0, paint: .ink, clip: seat.clip)], at: seat)
        }
        if isGroup, let group = open.popLast() {
            if group.layers.count == 1, case .fill(let fill)? = group.layers.first {
                painted[fill.number].groups.removeLast()
                painted[fill.number].group = group.effect
            }
            open[open.count - 1].layers.append(.group(group.layers, group.effect))
        }
    }

    private mutating func paint(_ fills: [Layer.Fill], at seat: Seat) {
        // Most frames paint nothing themselves.
        guard !fills.isEmpty else { return }
        let opacity = open.reduce(1) { $0 * $1.effect.opacity }
        for fill in fills {
            var fill = fill.moved(by: seat.move)
            let shown = fill.shown
            // What has scrolled out of sight is behind nothing.
            if shown.isEmpty { continue }
            fill.number = painted.count
            let least = fill.opacity * opacity
            if case .material(let material) = fill.paint { blur = max(blur, materials.blur(of: material)) }
            open[open.count - 1].layers.append(.fill(fill))
            painted.append(
                Painted(
                    fill: fill, owner: owner, root: root, scrolls: scrolls, shown: shown,
                    opacity: least, isClear: least <= 0 && (opacity <= 0 || fill.isClear), isChanged: changes > 0,
                    groups: open.dropFirst().map(\.number)))
        }
    }

    /// What is painted by now in a part of the mock-up, with the subject on top; nil where nothing of it would show.
    private func layersSoFar(within area: Rect) -> [Layer]? {
        var result: [Layer] = [.subject]
        for group in open.reversed() {
            guard group.effect.opacity > 0 else { return nil }
            let layers = group.layers.filter { $0.touches(area) } + result
            result = group.effect == GroupEffect() ? layers : [.group(layers, group.effect)]
        }
        return result
    }
}

extension Frame {
    /// Whether what is behind it may be asked for.
    fileprivate var isSubject: Bool {
        switch node.content {
        case .text, .symbol, .shape: true
        default: false
        }
    }
}

extension [Rect] {
    /// What holds all of them; nil where there are none.
    var bounds: Rect? { first.map { dropFirst().reduce($0) { $0.union($1) } } }
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
