package import Layout
import Platform
import Project
package import Specs
package import Values

/// The contrast of every text and symbol of a mock-up on what is behind it, in every appearance.
///
/// Where what is behind it is flat, by arithmetic on its layers; elsewhere by drawing.
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
        package var kind: Kind
        package var placed: PlacedFrame
        /// As it is written.
        package var color: BoundColor
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

        /// What is composed at that place; nil where it was drawn to be seen.
        package var stack: InkStack? { composition?.stack(in: appearance) }

        package var frame: Frame { placed.frame }
        /// Whether it is exempt: nobody needs to use it now.
        package var isDisabled: Bool { placed.isDisabled }

        /// The pair of colors that must differ by a ratio; nil where it was drawn to be seen.
        func pair(required: Double, in mockup: Mockup) -> InkPair? {
            stack.map { InkPair(stack: $0, required: required, use: mockup.use) }
        }

        /// The text; nil for a graphic.
        package var text: BoundText? {
            if case .text(let text) = placed.frame.node.content { text } else { nil }
        }
    }

    /// What arithmetic put together, for those few who ask of what.
    struct Composition: Sendable {
        var backdrop: Backdrop
        var place: Point
        var ink: InkStack.Paint
        var base: InkStack.Paint

        func stack(in appearance: Appearance) -> InkStack? {
            backdrop.stack(at: place, ink: ink, over: base, in: appearance)
        }
    }

    /// In the order of drawing, by appearance.
    package private(set) var measured: [Measured] = []
    /// How many texts and symbols are measured.
    package private(set) var counts: [Kind: Int] = [:]
    /// What would have to be drawn to be seen, and cannot be; in the order of drawing.
    package private(set) var unseen: [PlacedFrame] = []
    /// Texts of which something opaque hides a part.
    private(set) var covered: [CoveredText] = []

    package init(of mockup: Mockup, in design: Design, by sampler: (any InkSampler)? = nil) {
        let (looks, covered) = InkLook.all(of: mockup, in: design, canDraw: sampler != nil)
        self.covered = covered
        let sights = sampler?.sights(of: looks.compactMap(\.question), in: mockup.laidOut) ?? []
        var answers = sights.makeIterator()
        for look in looks {
            if let kind = look.counted { counts[kind, default: 0] += 1 }
            switch look.kind {
            case .measured(let found): measured += found
            case .unseen(let placed): unseen.append(placed)
            case .composed(let subject): measure(subject, seenBy: nil, in: mockup, design)
            case .drawn(let subject, _):
                if let sight = answers.next() ?? nil {
                    measure(subject, seenBy: sight, in: mockup, design)
                } else {
                    unseen.append(subject.candidate.placed)
                }
            }
        }
    }

    /// Adds the worst place of some ink in every appearance.
    private mutating func measure(
        _ subject: InkLook.Subject, seenBy sight: (any InkSight)?, in mockup: Mockup, _ design: Design
    ) {
        let candidate = subject.candidate
        let inked = sight?.places.filter(candidate.shows)
        if let inked, inked.isEmpty {
            measured += subject.hidden(in: design.appearances)
            return
        }
        for appearance in design.appearances {
            var worst: Measured?
            if subject.isDrawn, let sight {
                guard let found = Self.drawn(subject, sight, in: mockup.laidOut, appearance) else {
                    unseen.append(candidate.placed)
                    break
                }
                worst = found
            } else {
                let places =
                    inked
                    ?? (subject.exactness.isEven
                        ? candidate.rects.prefix(1).map { Point(x: $0.midX, y: $0.midY) } : nil)
                worst = Self.composed(candidate, subject.backdrop, at: places, in: mockup.laidOut, appearance)
            }
            worst?.isPlain = subject.isPlain
            if let worst { measured.append(worst) }
        }
    }

    // MARK: By arithmetic

    /// - Parameter places: where the ink is; nil where anything in its box counts as ink.
    private static func composed(
        _ subject: InkCandidate, _ backdrop: Backdrop, at places: [Point]?, in laidOut: LaidOut,
        _ appearance: Appearance
    ) -> Measured? {
        let color = subject.color.value[appearance]
        let found = laidOut.bases(in: appearance).compactMap { base in
            let pair =
                places.map { backdrop.worst(color: color, at: $0, over: base.color, appearance: appearance) }
                ?? backdrop.worst(color: color, in: subject.rects, over: base.color, appearance: appearance)
            return pair.map { (pair: $0, base: base) }
        }
        guard let worst = found.min(by: { $0.pair.ratio < $1.pair.ratio }) else { return nil }
        let ink = InkStack.Paint(color: color, token: subject.color.token)
        return Measured(
            kind: subject.kind, placed: subject.placed, color: subject.color, appearance: appearance,
            foreground: worst.pair.foreground, background: worst.pair.background, ratio: worst.pair.ratio,
            isPlain: true,
            composition: Composition(backdrop: backdrop, place: worst.pair.place, ink: ink, base: worst.base),
            place: worst.pair.place)
    }

    // MARK: By drawing

    /// The worst place; nil where it cannot be drawn.
    private static func drawn(
        _ look: InkLook.Subject, _ sight: any InkSight, in laidOut: LaidOut, _ appearance: Appearance
    ) -> Measured? {
        let subject = look.candidate
        let color = subject.color.value[appearance]
        var worst: Measured?
        for base in laidOut.bases(in: appearance) {
            let samples = (look.exactness.hasUnknown ? [RGBA.black, .white] : [.white]).map { unknown in
                sight.samples(
                    InkView(
                        appearance: appearance, base: base.color, unknown: unknown,
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
                    kind: subject.kind, placed: subject.placed, color: subject.color, appearance: appearance,
                    foreground: pair.foreground, background: pair.background, ratio: pair.ratio, isPlain: true,
                    place: pair.place)
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
    /// The pair of lower contrast of a place that was seen with unknown pixels black and white; between these such a
    /// pixel can be as light as the ink itself.
    fileprivate static func worst(_ dark: InkSample, _ light: InkSample) -> Backdrop.Pair {
        let pairs = [dark, light].map { sample in
            Backdrop.Pair(
                foreground: sample.foreground, background: sample.background,
                ratio: Contrast.ratio(sample.foreground, sample.background), place: sample.place)
        }
        var worst = pairs[0].ratio <= pairs[1].ratio ? pairs[0] : pairs[1]
        guard pairs[0].background != pairs[1].background else { return worst }
        let luminance = Contrast.luminance(worst.foreground)
        let ends = pairs.map { Contrast.luminance($0.background) }.sorted()
        if ends[0] <= luminance, luminance <= ends[1] {
            worst.ratio = 1
            worst.background = worst.foreground
        }
        return worst
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
