import Layout
import Platform
import Project
import Scene
import Specs
import Values

/// The contrast of every text and symbol of a mock-up on what is behind it, in every appearance.
///
/// Where what is behind it is flat, by arithmetic on its layers; elsewhere by drawing, or, on a material, by what is
/// certain of it where that is enough for all who ask.
package struct InkContrast: Sendable {
    package enum Kind: Sendable, Hashable {
        case text
        case graphic
        /// What shows a control without words to be there.
        case boundary
        /// A shape that is a part of a control, or says something by itself.
        case shape
    }

    /// In the order of drawing, by appearance; what is scrolled to comes last.
    package private(set) var measured: [Measured] = []
    /// How many texts and symbols are measured.
    package private(set) var counts: [Kind: Int] = [:]
    /// What would have to be drawn to be seen, and cannot be; in the same order.
    package private(set) var unseen: [PlacedFrame] = []
    /// What would show only after more scrolling than anything is looked at.
    private(set) var tooFar: [PlacedFrame] = []
    /// Texts of which something opaque hides a part.
    private(set) var covered: [CoveredText] = []
    /// Where in ``measured`` a frame is, while more of it is looked for.
    private var places: [Int: [Int]] = [:]

    /// - Parameter asked: the contrasts beyond which nobody asks how much there is; nil where all are asked for.
    package init(
        of mockup: Mockup, in design: Design, by sampler: (any InkSampler)? = nil, asked: AskedContrast? = nil
    ) {
        let looking = Looking(design: design, sampler: sampler, asked: asked)
        var (hidden, subjects) = look(at: mockup, looking)
        let viewpoints = Viewpoints(of: mockup, for: subjects)
        guard !hidden.isEmpty || !viewpoints.inks.isEmpty else { return }
        places = Dictionary(grouping: measured.indices) { measured[$0].placed.index }
        defer { places = [:] }
        measure(mockup, from: viewpoints, looking)
        guard !hidden.isEmpty else { return }
        var pages = 0
        while let first = hidden.frames.first {
            guard pages < Thresholds.scrollPages else {
                tooFar += hidden.frames
                break
            }
            pages += scroll(mockup, to: first, of: &hidden, looking)
        }
    }

    /// What is the same wherever a mock-up is looked at.
    private struct Looking {
        var design: Design
        var sampler: (any InkSampler)?
        var asked: AskedContrast?
    }

    /// Looks for something that does not show, with all that shows beside it; what is found is hidden no more.
    ///
    /// - Returns: in how many places.
    private mutating func scroll(
        _ mockup: Mockup, to first: PlacedFrame, of hidden: inout HiddenInk, _ looking: Looking
    ) -> Int {
        let rest = hidden.rest(of: first)
        let box = hidden.boxes[first.index]?.first.flatMap { InkCandidate.Ink(first)?.boxes[$0] }
        let start = ScrolledMockup(mockup, to: box ?? first.frame.rect, of: first)
        var pages = start.map { [(page: $0, turns: 0)] } ?? []
        var tries = 0
        while tries < Thresholds.coveredPlaces, !pages.isEmpty, hidden.rest(of: first) == rest {
            let (page, turns) = pages.removeFirst()
            tries += 1
            var found = InkContrast()
            let left = found.look(at: page.mockup, looking, among: hidden).hidden
            add(found, from: page)
            hidden.narrow(to: left, among: page.mockup.frames)
            // What lies over it there may leave it room elsewhere: in one scroll view, or in two.
            if turns < 2 { pages += (left.ways[first.index] ?? []).map { (page.moved(by: $0), turns + 1) } }
        }
        guard hidden.rest(of: first) == rest else { return tries }
        // No scrolling shows all of it.
        if let lines = hidden.boxes[first.index], start != nil || hidden.cut.contains(first.index) {
            var parts = HiddenInk()
            parts.add(lines, of: first, isCut: true)
            var found = InkContrast()
            _ = found.look(at: start?.mockup ?? mockup, looking, among: parts, takesParts: true)
            if let start { add(found, from: start) } else { add(found) }
        }
        hidden.remove(first)
        return tries
    }

    /// Measures ink that stays in place over everything that can pass behind it.
    private mutating func measure(_ mockup: Mockup, from viewpoints: Viewpoints, _ looking: Looking) {
        tooFar = viewpoints.incomplete
        var inks = HiddenInk()
        for ink in viewpoints.inks { inks.add(ink.lines, of: ink.placed, isCut: true) }
        for moves in viewpoints.positions {
            let page = ScrolledMockup(mockup, moves: moves)
            var found = InkContrast()
            _ = found.look(at: page.mockup, looking, among: inks, takesParts: true)
            // Letters that pass are reported where they overlap.
            found.measured.removeAll { $0.isHidden || page.mockup.isWorstOverAnotherText($0) }
            (found.counts, found.unseen, found.covered) = ([:], [], [])
            add(found, from: page)
        }
    }

    private init() {}

    /// Takes over what was measured in a scrolled mock-up.
    private mutating func add(_ found: InkContrast, from page: ScrolledMockup) {
        var found = found
        found.measured = found.measured.map(page.unscrolled)
        found.covered = found.covered.map(page.unscrolled)
        found.unseen = found.unseen.map(page.frame)
        add(found)
    }

    /// Takes over what was measured elsewhere: of a text of which some lines show here and some there, the worst.
    private mutating func add(_ found: InkContrast) {
        for new in found.measured {
            if let same = places[new.placed.index]?.first(where: { measured[$0].isSame(as: new) }) {
                if new.ratio < measured[same].ratio { measured[same] = new }
            } else {
                places[new.placed.index, default: []].append(measured.count)
                measured.append(new)
            }
        }
        covered += found.covered
        unseen += found.unseen
        for (kind, count) in found.counts { counts[kind, default: 0] += count }
    }

    /// Measures what a mock-up shows.
    ///
    /// - Parameters:
    ///   - wanted: what is looked at; nil for all.
    ///   - takesParts: whether that is all that is ever seen of it.
    /// - Returns: what it would show if it were scrolled on, and the ink whose contrast depends on what is behind it.
    private mutating func look(
        at mockup: Mockup, _ looking: Looking, among wanted: HiddenInk? = nil, takesParts: Bool = false
    ) -> (hidden: HiddenInk, subjects: [InkLook.Subject]) {
        let (design, sampler) = (looking.design, looking.sampler)
        let all = InkLook.all(
            of: mockup, in: design, canDraw: sampler != nil, asked: looking.asked, among: wanted,
            takesParts: takesParts)
        let looks = all.looks
        covered = all.covered
        let sights = sampler?.sights(of: looks.compactMap(\.question), in: mockup.laidOut) ?? []
        var answers = sights.makeIterator()
        let views = design.appearances.map { View(appearance: $0, bases: mockup.laidOut.bases(in: $0)) }
        measured.reserveCapacity(looks.count * views.count)
        for look in looks {
            if let kind = look.counted { counts[kind, default: 0] += 1 }
            switch look.kind {
            case .measured(let found): measured += found
            case .unseen(let placed): unseen.append(placed)
            case .composed(let subject): measure(subject, seenBy: nil, at: nil, in: views)
            case .drawn(let subject, let question):
                let sight = answers.next() ?? nil
                let inked = sight.flatMap { sight in
                    subject.inked(of: sight) {
                        sampler?.sights(of: [question.amongOthers], in: mockup.laidOut).first ?? nil
                    }
                }
                if let sight, let inked {
                    measure(subject, seenBy: sight, at: inked, in: views)
                } else {
                    unseen.append(subject.candidate.placed)
                }
            }
        }
        return (all.hidden, looks.compactMap(\.subject))
    }

    /// An appearance, and the grounds that the mock-up is looked at on in it.
    private struct View {
        var appearance: Appearance
        var bases: [InkStack.Paint]
    }

    /// Adds the worst place of some ink in every appearance.
    ///
    /// - Parameter inked: where its ink shows, if that was seen.
    private mutating func measure(
        _ subject: InkLook.Subject, seenBy sight: (any InkSight)?, at inked: [Point]?, in views: [View]
    ) {
        let candidate = subject.candidate
        if let inked, inked.isEmpty {
            if subject.isBlurred {
                unseen.append(candidate.placed)
            } else {
                measured += subject.hidden(in: views.map(\.appearance))
            }
            return
        }
        let sight = subject.isDrawn ? sight : nil
        let ink = MeasuredInk(
            kind: candidate.kind, placed: candidate.placed, color: candidate.color,
            backdrop: sight == nil ? subject.backdrop : nil)
        let places = sight == nil ? inked ?? subject.places : []
        for view in views {
            var worst: Measured?
            if let sight {
                guard let found = Self.drawn(ink, subject, sight, in: view) else {
                    unseen.append(candidate.placed)
                    break
                }
                worst = found
            } else {
                worst = Self.composed(ink, subject.backdrop, at: places, in: view)
            }
            worst?.isPlain = subject.isPlain
            worst?.isEstimate = subject.hasMaterial
            if let worst { measured.append(worst) }
        }
    }

    // MARK: By arithmetic

    /// - Parameter places: where the ink is.
    private static func composed(
        _ ink: MeasuredInk, _ backdrop: Backdrop, at places: [Point], in view: View
    ) -> Measured? {
        let color = ink.color.value[view.appearance]
        var worst: (pair: Backdrop.Pair, base: InkStack.Paint)?
        for base in view.bases {
            guard
                let pair = backdrop.worst(color: color, at: places, over: base.color, appearance: view.appearance),
                worst.map({ pair.ratio < $0.pair.ratio }) ?? true
            else { continue }
            worst = (pair, base)
        }
        guard let worst else { return nil }
        return Measured(
            ink: ink, appearance: view.appearance, foreground: worst.pair.foreground,
            background: worst.pair.background, ratio: worst.pair.ratio, isPlain: true,
            composition: Composition(
                place: worst.pair.place, ink: InkStack.Paint(color: color, token: ink.color.token), base: worst.base,
                places: places, bases: view.bases),
            place: worst.pair.place, extremes: worst.pair.extremes)
    }

    // MARK: By drawing

    /// The worst place; nil where it cannot be drawn.
    private static func drawn(
        _ ink: MeasuredInk, _ look: InkLook.Subject, _ sight: any InkSight, in view: View
    ) -> Measured? {
        let subject = look.candidate
        let color = ink.color.value[view.appearance]
        var worst: Measured?
        var grounds: [RGBA] = []
        for base in view.bases {
            let samples = (look.exactness.hasUnknown ? [RGBA.black, .white] : [.white]).map { unknown in
                sight.samples(
                    InkView(
                        appearance: view.appearance, base: base.color, unknown: unknown,
                        foreground: look.isPlain && color.alpha >= 1 ? color : nil))
            }
            guard let dark = samples.first ?? nil, let light = samples.last ?? nil else { return nil }
            var last: (dark: InkSample, light: InkSample)?
            for case (let dark?, let light?) in zip(dark, light) where subject.shows(at: dark.place) {
                // What stands beside it mostly has the same colors.
                if let last, last.dark.hasColors(of: dark), last.light.hasColors(of: light) { continue }
                last = (dark, light)
                let pair = Backdrop.Pair.worst(dark, light)
                grounds.widen(to: dark.background)
                guard worst.map({ pair.ratio < $0.ratio }) ?? true else { continue }
                worst = Measured(
                    ink: ink, appearance: view.appearance, foreground: pair.foreground, background: pair.background,
                    ratio: pair.ratio, isPlain: true, place: pair.place, extremes: pair.extremes)
            }
        }
        worst?.grounds = grounds
        return worst
    }
}

extension [RGBA] {
    /// Keeps the darkest and the lightest of all colors so far.
    fileprivate mutating func widen(to color: RGBA) {
        guard let first, let last else { return self = [color, color] }
        let luminance = Contrast.luminance(color)
        if luminance < Contrast.luminance(first) { self[0] = color }
        if luminance > Contrast.luminance(last) { self[count - 1] = color }
    }
}

extension InkSample {
    fileprivate func hasColors(of other: InkSample) -> Bool {
        foreground == other.foreground && background == other.background
    }
}

extension Backdrop.Pair {
    /// The pair of lower contrast of a place that was seen with unknown pixels black and white.
    fileprivate static func worst(_ dark: InkSample, _ light: InkSample) -> Backdrop.Pair {
        let low = Backdrop.Pair(dark)
        // Mostly there are no such pixels.
        guard dark != light else { return low }
        return worst(low, Backdrop.Pair(light))
    }

    private init(_ sample: InkSample) {
        self.init(
            foreground: sample.foreground, background: sample.background,
            ratio: Contrast.ratio(sample.foreground, sample.background), place: sample.place)
    }
}

extension LaidOut {
    /// The opaque grounds that the mock-up is looked at on.
    func bases(in appearance: Appearance) -> [InkStack.Paint] {
        let grounds: [BoundColor]
        switch tree.arrangement {
        case .screen(let screen): grounds = [screen.background]
        case .component: grounds = tree.backdrops
        }
        return grounds.map { ground in
            InkStack.Paint(color: ground.value[appearance].composited(over: .white), token: ground.token)
        }
    }
}
