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
struct LayerTree: PaintReader {
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
    struct Painted {
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
    private(set) var painted: [Painted] = []
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
    /// How far everything in each blurred frame is blurred, outermost first.
    private var blurs: [Points] = []
    private var changes = 0
    private var root = 0
    private var scrolls: [ScrollReach] = []
    /// How many frames were visited.
    private var visited = 0
    /// The numbers of the frames that are being painted, outermost first.
    private var numbers: [Int] = []
    /// Their places, and those inside their clips and scroll views.
    private var seats: [Seat] = []
    /// The number of the frame that is being painted.
    private var owner: Int { numbers.last ?? 0 }

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
            walk(frame)
        }
    }

    mutating func enter(_ frame: Frame) -> Bool {
        let number = visited
        visited += 1
        var seat = seats.last ?? Seat(move: .none)
        guard !frame.isDistant else {
            visited += frame.descendantCount
            return false
        }
        seat.move = seat.move.inside(frame)
        if skipsHidden, !scrolls.isEmpty, !frame.rect.isEmpty, let clip = seat.clip,
            clip.inset(by: -Frame.farthest).intersection(seat.move.box(frame.rect)) == nil
        {
            visited += frame.descendantCount
            return false
        }
        numbers.append(number)
        seats.append(seat)
        let effects = frame.node.effects
        if frame.isGroup {
            let effect = GroupEffect(saturation: effects.saturation, opacity: effects.opacity)
            open.append(Group(effect: effect, number: number))
        }
        if effects.blur > 0 { blurs.append((blurs.last ?? 0) + effects.blur) }
        if isChanged(frame, at: seat) { changes += 1 }
        if !question.boundaries.isEmpty, question.boundaries.contains(number) {
            around[number] = seat.shown(frame.rect).flatMap(layersSoFar).map { ($0, seat) }
        }
        return true
    }

    mutating func paint(_ step: PaintStep, of frame: Frame) {
        guard let seat = seats.last else { return }
        switch step {
        // A placeholder replaces a chip or a button with everything in it.
        case .placeholder:
            paint([Layer.Fill(rect: frame.rect, radius: 0, paint: .ink, clip: seat.clip)], at: seat)
        case .shadows: paint(fills.shadows(of: frame, clip: seat.clip), at: seat)
        case .background: paint(fills.backgrounds(of: frame, clip: seat.clip), at: seat)
        case .content:
            if frame.isSubject { ask(frame, at: seat) }
            paint(fills.content(of: frame, clip: seat.clip), at: seat)
            below[owner]?.painted = painted.count
        case .border: paint(fills.border(of: frame, clip: seat.clip), at: seat)
        }
    }

    /// Keeps the layers so far, if a text, a symbol or a shape is measured.
    private mutating func ask(_ frame: Frame, at seat: Seat) {
        guard let ink = question.inks[owner]?.compactMap(seat.shown).bounds,
            // Beyond three standard deviations a blur shows nothing.
            let layers = layersSoFar(within: ink.inset(by: blur * -3))
        else { return }
        below[owner] = Below(
            layers: layers, painted: painted.count, blur: blurs.last ?? 0, groups: open.dropFirst().map(\.number),
            root: root, scrolls: scrolls, seat: seat, isChanged: changes > 0)
    }

    mutating func enterBody(of frame: Frame) {
        guard frame.node.clips, var seat = seats.last else { return }
        seat.cut(to: frame.rect)
        seats.append(seat)
    }

    mutating func leaveBody(of frame: Frame) {
        if frame.node.clips { seats.removeLast() }
    }

    mutating func enterScroll(_ frame: Frame) {
        guard case .scroll(let scroll) = frame.node.content, var seat = seats.last else { return }
        scrolls.append(ScrollReach(of: frame, numbered: owner, along: scroll.axis, seenAs: seat.move))
        seat.cut(to: frame.rect, visible: region.visiblePart(of: frame.rect, axis: scroll.axis))
        seats.append(seat)
    }

    mutating func leaveScroll(_ frame: Frame) {
        scrolls.removeLast()
        seats.removeLast()
    }

    mutating func leaveOut(_ frame: Frame) { visited += 1 + frame.descendantCount }

    mutating func leave(_ frame: Frame) {
        guard let seat = seats.last else { return }
        let effects = frame.node.effects
        if effects.blur > 0 { blurs.removeLast() }
        if isChanged(frame, at: seat) {
            changes -= 1
            let reach = frame.rect.inset(by: effects.blur * -3)
            paint([Layer.Fill(rect: reach, radius: 0, paint: .ink, clip: seat.clip)], at: seat)
        }
        numbers.removeLast()
        seats.removeLast()
        guard frame.isGroup, let group = open.popLast() else { return }
        if group.layers.count == 1, case .fill(let fill)? = group.layers.first {
            painted[fill.number].groups.removeLast()
            painted[fill.number].group = group.effect
        }
        open[open.count - 1].layers.append(.group(group.layers, group.effect))
    }

    /// Whether the frame's picture is turned askew or blurred.
    private func isChanged(_ frame: Frame, at seat: Seat) -> Bool {
        frame.node.effects.blur > 0 || !seat.move.keepsBoxes
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
    /// Whether it is composed as a picture of its own.
    fileprivate var isGroup: Bool { node.effects.opacity < 1 || node.effects.saturation != 1 }

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
