import Layout
import Platform
import Project
import Specs
import Values

/// One text, symbol or shape of a mock-up, and how its contrast is found.
struct InkLook {
    enum Kind {
        /// It is known without looking.
        case measured([InkContrast.Measured])
        /// It would have to be drawn to be seen, and is larger than a picture may be.
        case unseen(PlacedFrame)
        /// Arithmetic on its layers tells.
        case composed(Subject)
        /// A sampler tells.
        case drawn(Subject, InkSubject)
    }

    /// Handed on as a whole, and never changed: so it is shared.
    final class Subject {
        let candidate: InkCandidate
        let exactness: Exactness
        /// Whether one place of its ink is as good as any other.
        private let isEven: Bool
        let backdrop: Backdrop
        let overlays: [Overlay]
        /// Whether its ink is seen in its own color.
        let isPlain: Bool
        /// Whether the colors are those of a drawing; otherwise only the places of its ink may be.
        let isDrawn: Bool
        /// Whether it is blurred, by itself or by what lies over it.
        let isBlurred: Bool
        let footing: Footing
        /// Whether it is drawn without what is around it: all of it reads alike, and only matters if something is left
        /// of it beside what covers it.
        let isSeenAlone: Bool

        init(
            candidate: InkCandidate, isEven: Bool, exactness: Exactness, backdrop: Backdrop, overlays: [Overlay],
            isPlain: Bool, isDrawn: Bool, isBlurred: Bool, footing: Footing
        ) {
            self.footing = footing
            isSeenAlone =
                !isDrawn && isPlain && isEven && !candidate.isCut
                && overlays.contains { $0.effect == .covers }
            self.candidate = candidate
            self.exactness = exactness
            self.isEven = isEven
            self.backdrop = backdrop
            self.overlays = overlays
            self.isPlain = isPlain
            self.isDrawn = isDrawn
            self.isBlurred = isBlurred
        }

        /// Whether a material is behind it or over it.
        var hasMaterial: Bool {
            exactness.reach > 0
                || overlays.contains { if case .material = $0.fill.paint { $0.effect == .tints } else { false } }
        }

        /// Where arithmetic looks at it: anything in its box counts as ink, but where one place is as good as any
        /// other.
        var places: [Point] {
            isEven
                ? candidate.rects.prefix(1).map { Point(x: $0.midX, y: $0.midY) } : backdrop.places(in: candidate.rects)
        }
    }

    var kind: Kind
    /// As what it is counted; nil for what nobody needs to use now.
    var counted: InkContrast.Kind?

    /// The ink whose contrast is not known yet.
    var subject: Subject? {
        switch kind {
        case .composed(let subject), .drawn(let subject, _): subject
        case .measured, .unseen: nil
        }
    }

    /// What a sampler is asked, where one is.
    var question: InkSubject? {
        if case .drawn(_, let ink) = kind { ink } else { nil }
    }

    /// What there is to look at in a mock-up.
    struct All {
        /// What it shows, in the order of drawing.
        var looks: [InkLook] = []
        /// The texts of which something hides a part.
        var covered: [CoveredText] = []
        /// What shows once it is scrolled on.
        var hidden = HiddenInk()
    }

    /// - Parameters:
    ///   - canDraw: whether there is a sampler.
    ///   - asked: the contrasts beyond which nobody asks how much there is.
    ///   - wanted: what is looked at; nil for all.
    ///   - takesParts: whether that is all that is ever seen of it.
    static func all(
        of mockup: Mockup, in design: Design, canDraw: Bool, asked: AskedContrast? = nil,
        among wanted: HiddenInk? = nil, takesParts: Bool = false
    ) -> All {
        let frames = wanted.map { wanted in mockup.frames.filter { wanted.contains($0.index) } } ?? mockup.frames
        let inks = frames.compactMap { placed -> InkCandidate.Ink? in
            guard let wanted else { return InkCandidate.Ink(placed) }
            guard let lines = wanted.boxes[placed.index], var ink = InkCandidate.Ink(placed) else { return nil }
            ink.keep(lines)
            return ink
        }
        var question = LayerTree.Question()
        question.inks.reserveCapacity(inks.count)
        for ink in inks { question.inks[ink.placed.index] = ink.boxes }
        for placed in frames
        where wanted?.boundaries.contains(placed.index) ?? true && BoundaryContrast.isNeeded(placed) {
            question.boundaries.insert(placed.index)
        }
        let tree = LayerTree(
            of: mockup.laidOut, asking: question, materials: design.facts.materials, skipsHidden: wanted != nil)
        let boundaries = BoundaryContrast(tree: tree, materials: design.facts.materials)
        var all = All()
        var next = inks.makeIterator()
        var ink = next.next()
        for placed in frames {
            if question.boundaries.contains(placed.index) {
                let measured = boundaries.worst(of: placed, in: mockup, design.appearances)
                if tree.around[placed.index]?.seat.shown(placed.frame.rect)?.isEmpty ?? true, placed.isScrolled {
                    all.hidden.add(boundaryOf: placed)
                }
                all.looks.append(InkLook(kind: .measured(measured)))
            }
            guard let found = ink, found.placed === placed else { continue }
            ink = next.next()
            guard let below = tree.below[placed.index],
                var candidate = InkCandidate(found, at: below.seat, isAllThereIs: takesParts)
            else {
                if placed.isScrolled { all.hidden.add(found.lines, of: placed, isCut: false) }
                continue
            }
            var overlays = tree.overlays(of: below, in: candidate.rects, scrollsOut: !takesParts)
            // Scrolled to on purpose, it stands where nothing that it can be scrolled out of lies over it.
            if wanted != nil, !takesParts { overlays.letWindowsPass() }
            candidate.remove(passedBy: overlays)
            if placed.isScrolled, !takesParts {
                let left = candidate.leaveToScrolling(below.scrolls)
                if let first = left.first {
                    let ways = first.isCovered ? tree.ways(out: below, first.seen) : []
                    all.hidden.add(left.map(\.line), of: placed, isCut: true, ways: ways)
                }
            }
            guard !candidate.rects.isEmpty else { continue }
            // A text of which some lines show elsewhere counts where its first one does.
            let counted = candidate.startsHere ? candidate.kind : nil
            let cover = overlays.first { $0.effect == .covers }
            // What VoiceOver skips may well lie below, as the next card of a deck.
            if let cover, candidate.telling.contains(where: overlays.hide) {
                if placed.isHiddenFromVoice || placed.isDisabled || candidate.kind == .shape { continue }
                let hidden = design.appearances.map {
                    InkContrast.Measured(hidden: candidate, by: cover.fill, $0)
                }
                all.looks.append(InkLook(kind: .measured(hidden), counted: counted))
                continue
            }
            if cover != nil { all.covered += CoveredText.all(of: candidate, under: overlays) }
            let footing = Footing(of: candidate, on: below, in: tree, mockup, design, asked: asked)
            let kind = kind(
                of: candidate, on: below, over: footing, under: overlays, in: mockup, design, canDraw: canDraw)
            // Nobody is to read it.
            if case .drawn(let subject, _) = kind, subject.isBlurred, placed.isHiddenFromVoice { continue }
            all.looks.append(InkLook(kind: kind, counted: placed.isDisabled ? nil : counted))
        }
        if let asked { all.looks.leaveCertain(among: tree, in: mockup, design, asked) }
        return all
    }

    private static func kind(
        of candidate: InkCandidate, on below: LayerTree.Below, over footing: Footing, under overlays: [Overlay],
        in mockup: Mockup, _ design: Design, canDraw: Bool
    ) -> Kind {
        let bounds = Rect(origin: .zero, size: mockup.laidOut.size)
        let materials = design.facts.materials
        let exactness = Exactness(of: below.layers, under: candidate.rects, in: bounds, materials: materials)
        let isTinted = overlays.contains { $0.effect == .tints }
        let tints = overlays.filter { $0.effect == .tints }
        let isFlat =
            tints.allSatisfy { $0.isFlat(over: candidate.telling) } && !candidate.isPartial
        let isReckoned = isFlat || tints.allSatisfy(\.isReckoned)
        let isCovered = overlays.contains { $0.effect == .covers }
        let blur = below.blur + tints.blur(materials)
        // Three standard deviations: beyond them a Gaussian is nothing to see.
        let reach = exactness.reach + blur * 3
        let isDrawn = exactness.needsDrawing || below.isChanged || (isTinted && !isReckoned)
        // Of ink that a cover leaves free the colors are known; the pixels beside it hold a trace of its edge.
        let needsInk = exactness.needsInk || isCovered || (isTinted && !isFlat)
        let layers = isTinted && !isDrawn ? below.layers.adding(tints) : below.layers
        let subject = Subject(
            candidate: candidate, isEven: exactness.isEven && isFlat, exactness: exactness,
            backdrop: Backdrop(layers, touching: candidate.rects, materials: materials), overlays: overlays,
            isPlain: blur <= 0 && !below.isInGroup && !isTinted && !(isCovered && isDrawn), isDrawn: isDrawn,
            isBlurred: blur > 0, footing: footing)
        // Of shapes nothing depends on the last pixel.
        let canDraw = canDraw && candidate.kind != .shape
        if isDrawn || (needsInk && canDraw), candidate.isTooLarge(reach: reach, in: mockup) {
            return .unseen(candidate.placed)
        }
        guard canDraw, isDrawn || needsInk else { return .composed(subject) }
        // Where something hides the ink in one appearance and not in another, each appearance says what shows of it.
        let isUppermost =
            overlays.isEmpty || subject.isSeenAlone || overlays.contains(where: \.isOpaqueAtTimes)
            || (!isDrawn && !isCovered) || (subject.isBlurred && !isCovered)
        var ink = candidate.ink(exactness, reach: reach, isUppermost: isUppermost)
        ink.isBlurred = subject.isBlurred
        ink.countsVeiled = overlays.contains { $0.effect == .tints && $0.window == nil }
        if !subject.isPlain || below.isChanged { ink.material = nil }
        return .drawn(subject, ink)
    }
}

extension PlacedFrame {
    /// Whether scrolling may bring to light what does not show where it stands.
    fileprivate var isScrolled: Bool { isInsideScroll && !isInvisible }
}

extension InkLook.Subject {
    /// Of the places of its ink those that are judged.
    ///
    /// - Parameter ask: draws the ink among all that is around it.
    /// - Returns: nil where it could not be drawn.
    func inked(of sight: any InkSight, orElse ask: () -> (any InkSight)?) -> [Point]? {
        let places = sight.places.filter(candidate.shows)
        guard isSeenAlone else { return places }
        // At the edge of what covers it only drawing tells.
        let clear = places.first { place in !overlays.contains { $0.effect == .covers && $0.reaches(place) } }
        return clear.map { [$0] } ?? ask()?.places.filter(candidate.shows)
    }

    /// Of ink of which nothing shows what hides it; nothing where it may be hidden.
    func hidden(in appearances: [Appearance]) -> [InkContrast.Measured] {
        // Of a line that is cut off, the ink may be in the other part.
        let hiding = overlays.first { overlay in
            overlay.effect != .passes
                && candidate.telling.contains { overlay.fill.shown.intersection($0) != nil }
        }
        guard let hiding, !candidate.placed.isHiddenFromVoice else { return [] }
        return appearances.map { InkContrast.Measured(hidden: candidate, by: hiding.fill, $0) }
    }
}

extension InkContrast.Measured {
    /// Ink of which nothing shows: all that is seen is what lies over it.
    init(
        hidden subject: InkCandidate, by fill: Layer.Fill, _ appearance: Appearance
    ) {
        let seen: RGBA =
            switch fill.paint {
            case .color(let color): color.value[appearance]
            case .gradient(let stops, _): stops.first?.color.value[appearance] ?? .black
            case .material, .unknown, .picture, .ink: .black
            }
        self.init(
            ink: MeasuredInk(kind: subject.kind, placed: subject.placed, color: subject.color), appearance: appearance,
            foreground: seen, background: seen, ratio: 1, isPlain: false, isHidden: true)
    }
}
