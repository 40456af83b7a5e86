import Layout
import Platform
import Project
import Scene
import Specs
import Values

/// How well what shows a control to be there stands out: the border, stroke or fill of one that holds neither a text
/// nor a symbol, and the current dot of a page control.
///
/// One of them is enough, so that the best is kept. By arithmetic on what lies around the control.
struct BoundaryContrast {
    /// A color that shows where a control is, or which state it is in.
    struct Candidate {
        var color: BoundColor
        /// How opaque what is around it in the control lets it be.
        var opacity: Double
        /// What the control itself paints below it, lowest first.
        var grounds: [BoundColor]
        /// Whether it is a line around them.
        var isBorder = false
    }

    let tree: LayerTree
    let materials: MaterialTable

    /// The boundary that stands out most, in each appearance on the ground on which it does so least.
    func worst(
        of placed: PlacedFrame, in mockup: Mockup, _ appearances: [Appearance]
    ) -> [InkContrast.Measured] {
        let candidates = Self.candidates(of: placed.frame)
        return appearances.compactMap { worst(of: placed, showing: candidates, as: .boundary, in: mockup, $0) }
    }

    /// The one of some colors of a frame that stands out most from what is around the frame, on the ground on which it
    /// does so least; nil where nothing of the frame shows.
    func worst(
        of placed: PlacedFrame, showing candidates: [Candidate], as kind: InkContrast.Kind, in mockup: Mockup,
        _ appearance: Appearance
    ) -> InkContrast.Measured? {
        let bases = mockup.laidOut.bases(in: appearance)
        return bases.compactMap {
            measure(placed, showing: candidates, as: kind, over: $0, among: bases, in: appearance)
        }
        .min { $0.ratio < $1.ratio }
    }

    private func measure(
        _ placed: PlacedFrame, showing candidates: [Candidate], as kind: InkContrast.Kind,
        over base: InkStack.Paint, among bases: [InkStack.Paint], in appearance: Appearance
    ) -> InkContrast.Measured? {
        guard let (around, seat) = tree.around[placed.index], let rect = seat.shown(placed.frame.rect),
            !rect.isEmpty
        else { return nil }
        let inner = rect.inset(by: min(0.5, rect.size.shorterSide / 4))
        let places = [
            Point(x: inner.midX, y: inner.minY), Point(x: inner.midX, y: inner.maxY),
            Point(x: inner.minX, y: inner.midY), Point(x: inner.maxX, y: inner.midY),
        ]
        let backdrop = Backdrop(around, touching: [rect], materials: materials)
        // Of two with the same contrast, a line around a fill comes first, because the fill may be clear.
        return candidates.reversed().compactMap { candidate in
            let ground = candidate.grounds.reduce(RGBA.clear) { $1.value[appearance].composited(over: $0) }
            let own = candidate.color.value[appearance].opacity(candidate.opacity)
            let color = own.composited(over: ground)
            return backdrop.worst(color: color, at: places, over: base.color, appearance: appearance).map { pair in
                let isPure = candidate.grounds.isEmpty && candidate.opacity >= 1
                let ink = InkStack.Paint(color: color, token: isPure ? candidate.color.token : nil)
                let measured = InkContrast.Measured(
                    ink: MeasuredInk(kind: kind, placed: placed, color: candidate.color, backdrop: backdrop),
                    appearance: appearance, foreground: pair.foreground, background: pair.background,
                    ratio: pair.ratio, isPlain: true,
                    composition: .init(place: pair.place, ink: ink, base: base, places: places, bases: bases),
                    extremes: pair.extremes)
                // A border is also seen against the fill that it surrounds.
                guard candidate.isBorder, ground.alpha > 0 else { return measured }
                let fill = ground.composited(over: pair.background)
                let inner = Contrast.ratio(color.composited(over: fill), fill)
                guard inner > measured.ratio else { return measured }
                return InkContrast.Measured(
                    ink: MeasuredInk(kind: kind, placed: placed, color: candidate.color), appearance: appearance,
                    foreground: color.composited(over: fill), background: fill, ratio: inner, isPlain: true)
            }
        }.max { $0.ratio < $1.ratio }
    }

    /// Whether somebody depends on seeing where it is.
    static func isNeeded(_ placed: PlacedFrame) -> Bool {
        let node = placed.frame.node
        guard !placed.isDisabled, !placed.isCovered, !placed.isInvisible, !placed.isPartOfControl, !node.isRedacted
        else { return false }
        if placed.isHiddenFromVoice { return placed.isCheckbox }
        if case .control(let control) = node.content {
            switch control.kind {
            case .pageControl: return true
            // iOS draws all others, but for a field that has a border or a ground of its own.
            case .field: return node.hasVisibleBox && !placed.frame.saysSomething
            // In a control that waits, its title says so too.
            case .spinner: return control.tintedPart != nil && !(placed.control?.frame.saysSomething ?? false)
            default: return control.tintedPart != nil
            }
        }
        guard node.isControl, !placed.isInsideControl else { return placed.isCheckbox }
        return !placed.frame.saysSomething
    }

    static func candidates(of frame: Frame) -> [Candidate] {
        var candidates = Candidates()
        if case .control(let control) = frame.node.content, let part = control.tintedPart {
            guard frame.children.indices.contains(part) else { return [] }
            candidates.opacity = frame.node.effects.opacity
            candidates.walk(frame.children[part])
        } else {
            candidates.walk(frame)
        }
        return candidates.all
    }

    /// Collects the colors of fills and lines.
    private struct Candidates: PaintReader {
        var all: [Candidate] = []
        var opacity = 1.0
        /// The colors of the backgrounds around what is read.
        private var grounds: [BoundColor] = []
        private var outer: [(opacity: Double, grounds: [BoundColor])] = []

        mutating func enter(_ frame: Frame) -> Bool {
            guard opacity * frame.node.effects.opacity > 0 else { return false }
            outer.append((opacity, grounds))
            opacity *= frame.node.effects.opacity
            return true
        }

        mutating func leave(_ frame: Frame) {
            if let around = outer.popLast() { (opacity, grounds) = around }
        }

        mutating func paint(_ step: PaintStep, of frame: Frame) {
            let decoration = frame.node.decoration
            switch step {
            case .placeholder, .shadows: break
            case .background:
                for layer in decoration.background {
                    switch layer {
                    case .color(let color):
                        all.append(Candidate(color: color, opacity: opacity, grounds: grounds))
                        grounds.append(color)
                    case .shape(let shape): add(shape)
                    case .gradient, .material, .image: break
                    }
                }
            case .content: if case .shape(let shape) = frame.node.content { add(shape) }
            case .border:
                guard let border = decoration.border, border.edges != [] else { return }
                all.append(Candidate(color: border.color, opacity: opacity, grounds: grounds, isBorder: true))
            }
        }

        private mutating func add(_ shape: BoundShape) {
            if let fill = shape.fill { all.append(Candidate(color: fill, opacity: opacity, grounds: grounds)) }
            if let stroke = shape.stroke {
                let below = grounds + [shape.fill].compactMap { $0 }
                all.append(Candidate(color: stroke.color, opacity: opacity, grounds: below, isBorder: true))
            }
        }
    }
}

extension PlacedFrame {
    /// The control around it.
    fileprivate var control: PlacedFrame? {
        sequence(first: self, next: \.parent).dropFirst().first(where: \.frame.node.isControl)
    }

    /// The lengths of a side that a checkbox may have.
    private static let checkboxSides: ClosedRange<Points> = 12...44

    /// Whether it is the box that a row with a text shows as its switch: a small empty shape, as high as wide.
    fileprivate var isCheckbox: Bool {
        let size = frame.rect.size
        guard isInsideControl, !frame.node.isControl, Self.checkboxSides.contains(size.width),
            Self.checkboxSides.contains(size.height), abs((size.width - size.height).value) < 1,
            frame.node.hasOutline, !frame.saysSomething, let control,
            control.frame.node.interaction?.role == "toggle", !control.frame.hasStandardControl
        else { return false }
        // The checkmark of a box that is ticked shows more than the box.
        return !(parent.map { $0.frame.rect == frame.rect && $0.frame.saysSomething } ?? false)
    }
}

extension BoundNode {
    /// Whether it draws a box: a shape, a background or a border.
    fileprivate var hasOutline: Bool {
        if case .shape = content { return true }
        return !background.isEmpty || hasBorder
    }
}

extension Frame {
    /// Whether iOS draws a control in it.
    fileprivate var hasStandardControl: Bool {
        if case .control = node.content { return true }
        return children.contains(where: \.hasStandardControl)
    }

    /// Whether a text, a symbol or a picture in it shows that it is there, and what it is.
    fileprivate var saysSomething: Bool {
        switch node.content {
        case .text where node.hasVisibleText: return true
        case .symbol, .image, .skeleton: return true
        default: break
        }
        let hasPicture = node.background.contains { layer in
            switch layer {
            case .image, .gradient, .material: true
            case .color, .shape: false
            }
        }
        return hasPicture || children.contains(where: \.saysSomething) || overlay.contains(where: \.saysSomething)
    }
}
