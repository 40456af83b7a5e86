package import Layout
import Platform
import Project
package import Specs
package import Values

/// The contrast of every text and symbol of a mock-up on what is behind it, in every appearance.
///
/// Where what is behind it is flat, by arithmetic on its layers; elsewhere by drawing, or, on a material, by what is certain of
/// it where that is enough for all who ask.
package struct InkContrast: Sendable {
    package enum Kind: Sendable, Hashable {
        case text
        case graphic
        /// What shows a control without words to be there.
        case boundary
        /// A shape that is a part of a control, or says something by itself.
        case shape
    }

    /// A text or symbol and the place of it that reads worst.
    package struct Measured: Sendable {
        private(set) var ink: MeasuredInk
        package var appearance: Appearance
        package var foreground: RGBA
        package var background: RGBA
        package var ratio: Double
        /// Whether the ink is seen in its own color: in no group whose color is changed, below no tint.
        package var isPlain: Bool
        /// Whether something that lies over it hides it.
        package var isHidden = false
        var composition: Composition?
        /// Where it reads worst; nil where all of it does.
        var place: Point?
        /// The darkest and the lightest ground there may be, where pixels behind it are not known; else empty.
        var extremes: [RGBA] = []

        /// What is composed at that place; nil where it was drawn to be seen.
        package var stack: InkStack? {
            composition.flatMap { composed in
                ink.backdrop?.stack(at: composed.place, ink: composed.ink, over: composed.base, in: appearance)
            }
        }

        /// The same of a frame that stands elsewhere.
        ///
        /// - Parameter distance: how far from there it was measured.
        func standing(_ placed: PlacedFrame, away distance: Point) -> Measured {
            var result = self
            result.ink = MeasuredInk(kind: kind, placed: placed, color: color, backdrop: ink.backdrop)
            result.place = place.map { Point(x: $0.x - distance.x, y: $0.y - distance.y) }
            return result
        }

        /// Whether it was drawn to be seen.
        var isDrawn: Bool { composition == nil && !isHidden }

        /// The ink on what was seen behind it; nil where it was not seen in its own color, or where pixels are not known.
        private var drawnStack: InkStack? {
            let paint = InkStack.Paint(color: color.value[appearance], token: color.token)
            guard isDrawn, isPlain, extremes.isEmpty, paint.color == foreground else { return nil }
            let ground = InkStack.Paint(color: background, token: nil)
            return InkStack(layers: [.ink(paint)], base: ground, appearance: appearance)
        }

        package var kind: Kind { ink.kind }
        package var placed: PlacedFrame { ink.placed }
        /// As it is written.
        package var color: BoundColor { ink.color }
        package var frame: Frame { placed.frame }
        /// Whether it is exempt: nobody needs to use it now.
        package var isDisabled: Bool { placed.isDisabled }

        /// The pair of colors that must differ by a ratio; nil where nobody knows which two they are.
        func pair(required: Double, in mockup: Mockup) -> InkPair? {
            (stack ?? drawnStack).map {
                InkPair(stack: $0, required: required, use: mockup.use, node: frame.node.id ?? frame.node.path)
            }
        }

        /// The text; nil for a graphic.
        package var text: BoundText? {
            if case .text(let text) = placed.frame.node.content { text } else { nil }
        }
    }

    /// What arithmetic put together, for those few who ask of what.
    struct Composition: Sendable {
        var place: Point
        var ink: InkStack.Paint
        var base: InkStack.Paint
    }

    /// In the order of drawing, by appearance.
    package private(set) var measured: [Measured] = []
    /// How many texts and symbols are measured.
    package private(set) var counts: [Kind: Int] = [:]
    /// What would have to be drawn to be seen, and cannot be; in the order of drawing.
    package private(set) var unseen: [PlacedFrame] = []
    /// What would show only after more scrolling than anything is looked at.
    private(set) var tooFar: [PlacedFrame] = []
    /// Texts of which something opaque hides a part.
    private(set) var covered: [CoveredText] = []

    /// - Parameter asked: the contrasts beyond which nobody asks how much there is; nil where all are asked for.
    package init(
        of mockup: Mockup, in design: Design, by sampler: (any InkSampler)? = nil, asked: AskedContrast? = nil
    ) {
        var hidden = look(at: mockup, in: design, by: sampler, asked: asked, among: nil)
        guard !hidden.isEmpty else { return }
        var wanted = Set(hidden.map(\.index))
        var pages = 0
        while let first = hidden.first {
            guard pages < Self.mostPages else {
                tooFar = hidden.filter { $0.ink != nil }
                break
            }
            for place in ScrolledMockup.places where hidden.first === first {
                guard let page = ScrolledMockup(mockup, to: first, at: place) else { continue }
                pages += 1
                var found = InkContrast()
                let left = found.look(at: page.mockup, in: design, by: sampler, asked: asked, among: wanted)
                add(found, from: page)
                wanted.subtract(page.mockup.frames.map(\.index))
                wanted.formUnion(left.map(\.index))
                hidden.removeAll { !wanted.contains($0.index) }
            }
            // Of what no scrolling shows there is nothing to be read.
            wanted.remove(first.index)
            hidden.removeAll { $0 === first }
        }
    }

    private init() {}

    /// How often a mock-up is scrolled on; what is beyond is told as not looked at.
    private static let mostPages = 1_024

    /// Takes over what was measured in a scrolled mock-up.
    private mutating func add(_ found: InkContrast, from page: ScrolledMockup) {
        measured += found.measured.map(page.unscrolled)
        covered += found.covered.map(page.unscrolled)
        unseen += found.unseen.map(page.frame)
        for (kind, count) in found.counts { counts[kind, default: 0] += count }
    }

    /// Measures what a mock-up shows.
    ///
    /// - Returns: what it would show if it were scrolled on.
    private mutating func look(
        at mockup: Mockup, in design: Design, by sampler: (any InkSampler)?, asked: AskedContrast?,
        among wanted: Set<Int>?
    ) -> [PlacedFrame] {
        let all = InkLook.all(of: mockup, in: design, canDraw: sampler != nil, asked: asked, among: wanted)
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
        return all.hidden
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
            measured += subject.hidden(in: views.map(\.appearance))
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
                place: worst.pair.place, ink: InkStack.Paint(color: color, token: ink.color.token), base: worst.base),
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
        for base in view.bases {
            let samples = (look.exactness.hasUnknown ? [RGBA.black, .white] : [.white]).map { unknown in
                sight.samples(
                    InkView(
                        appearance: view.appearance, base: base.color, unknown: unknown,
                        foreground: look.isPlain && color.alpha >= 1 ? color : nil))
            }
            guard let dark = samples.first ?? nil, let light = samples.last ?? nil else { return nil }
            var last: (dark: InkSample, light: InkSample)?
            for (dark, light) in zip(dark, light) where subject.shows(at: dark.place) {
                // What stands beside it mostly has the same colors.
                if let last, last.dark.hasColors(of: dark), last.light.hasColors(of: light) { continue }
                last = (dark, light)
                let pair = Backdrop.Pair.worst(dark, light)
                guard worst.map({ pair.ratio < $0.ratio }) ?? true else { continue }
                worst = Measured(
                    ink: ink, appearance: view.appearance, foreground: pair.foreground, background: pair.background,
                    ratio: pair.ratio, isPlain: true, place: pair.place, extremes: pair.extremes)
            }
        }
        return worst
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
