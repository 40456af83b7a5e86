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
        /// What is composed at that place; nil where it was drawn to be seen.
        package var stack: InkStack?

        package var frame: Frame { placed.frame }
        /// Whether it is exempt: nobody needs to use it now.
        package var isDisabled: Bool { placed.isDisabled }

        /// The pair of colors that must differ by a ratio; nil where it was drawn to be seen.
        func pair(required: Double, in mockup: Mockup) -> InkPair? {
            stack.map { InkPair(stack: $0, required: required, use: "\(mockup.component):\(mockup.state)") }
        }

        /// The text; nil for a graphic.
        package var text: BoundText? {
            if case .text(let text) = placed.frame.node.content { text } else { nil }
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
        let tree = LayerTree(of: mockup.laidOut)
        let bounds = Rect(origin: .zero, size: mockup.laidOut.size)
        let boundaries = BoundaryContrast(tree: tree, materials: design.facts.materials)
        for placed in mockup.frames {
            if BoundaryContrast.isNeeded(placed) {
                measured += design.appearances.compactMap { appearance in
                    mockup.laidOut.bases(in: appearance).compactMap {
                        boundaries.measure(placed, over: $0, in: appearance)
                    }.min { $0.ratio < $1.ratio }
                }
            }
            guard let below = tree.below[placed.frame.node.path],
                var subject = InkCandidate(placed, at: below.seat)
            else { continue }
            let overlays = tree.overlays(of: below, in: subject.rects)
            subject.remove(passedBy: overlays)
            guard !subject.rects.isEmpty else { continue }
            let cover = overlays.first { $0.effect == .covers }
            // What VoiceOver skips may well lie below, as the next card of a deck.
            if let cover, subject.whole.contains(where: overlays.hide) {
                if placed.isHiddenFromVoice || placed.isDisabled || subject.kind == .shape { continue }
                counts[subject.kind, default: 0] += 1
                measured += design.appearances.map { Measured(hidden: subject, by: cover.fill, $0) }
                continue
            }
            if !placed.isDisabled { counts[subject.kind, default: 0] += 1 }
            if cover != nil { covered += CoveredText.all(of: subject, under: overlays) }
            let exactness = Exactness(
                of: below.layers, under: subject.rects, in: bounds, materials: design.facts.materials)
            // Of shapes nothing depends on the last pixel.
            let sampler = subject.kind == .shape ? nil : sampler
            let isDrawn =
                exactness.needsDrawing || below.isChanged || overlays.contains { $0.effect != .passes }
            let backdrop = Backdrop(below.layers, touching: subject.rects, materials: design.facts.materials)
            let isPlain = !below.isBlurred && !below.isInGroup && overlays.allSatisfy { $0.effect == .passes }
            if isDrawn || (exactness.needsInk && sampler != nil), subject.isTooLarge(reach: exactness.reach, in: mockup)
            {
                unseen.append(placed)
                continue
            }
            // Where ink is does not depend on the appearance.
            let sight =
                isDrawn || exactness.needsInk
                ? sampler.map {
                    $0.sight(of: subject.ink(exactness, isUppermost: overlays.isEmpty && !subject.isCut), in: mockup.laidOut)
                } : nil
            if let sight, sight == nil {
                unseen.append(placed)
                continue
            }
            let seen = sight ?? nil
            let inked = seen?.places.filter(subject.shows)
            if let inked, inked.isEmpty {
                // Of a line that is cut off, the ink may be in the other part.
                let hiding = overlays.first { overlay in
                    overlay.effect != .passes
                        && subject.whole.contains { overlay.fill.shown.intersection($0) != nil }
                }
                if let hiding, !placed.isHiddenFromVoice {
                    measured += design.appearances.map { Measured(hidden: subject, by: hiding.fill, $0) }
                }
                continue
            }
            for appearance in design.appearances {
                var worst: Measured?
                if isDrawn, let seen {
                    guard
                        let found = Self.drawn(
                            subject, seen, hasUnknown: exactness.hasUnknown, isPlain: isPlain, in: mockup.laidOut,
                            appearance)
                    else {
                        unseen.append(placed)
                        break
                    }
                    worst = found
                } else {
                    let places =
                        inked
                        ?? (exactness.isEven ? subject.rects.prefix(1).map { Point(x: $0.midX, y: $0.midY) } : nil)
                    worst = Self.composed(subject, backdrop, at: places, in: mockup.laidOut, appearance)
                }
                worst?.isPlain = isPlain
                if let worst { measured.append(worst) }
            }
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
            stack: backdrop.stack(at: worst.pair.place, ink: ink, over: worst.base, in: appearance))
    }

    // MARK: By drawing

    /// The worst place; nil where it cannot be drawn.
    private static func drawn(
        _ subject: InkCandidate, _ sight: any InkSight, hasUnknown: Bool, isPlain: Bool, in laidOut: LaidOut,
        _ appearance: Appearance
    ) -> Measured? {
        let color = subject.color.value[appearance]
        var worst: Measured?
        for base in laidOut.bases(in: appearance) {
            let samples = (hasUnknown ? [RGBA.black, .white] : [.white]).map { unknown in
                sight.samples(
                    InkView(
                        appearance: appearance, base: base.color, unknown: unknown,
                        foreground: isPlain && color.alpha >= 1 ? color : nil))
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
                    foreground: pair.foreground, background: pair.background, ratio: pair.ratio, isPlain: true)
            }
        }
        return worst
    }
}

extension InkContrast.Measured {
    /// Ink of which nothing shows: all that is seen is what lies over it.
    fileprivate init(
        hidden subject: InkCandidate, by fill: Layer.Fill, _ appearance: Appearance
    ) {
        let seen: RGBA =
            switch fill.paint {
            case .color(let color): color.value[appearance]
            case .gradient(let stops, _): stops.first?.color.value[appearance] ?? .black
            case .material, .unknown, .picture, .ink: .black
            }
        self.init(
            kind: subject.kind, placed: subject.placed, color: subject.color, appearance: appearance, foreground: seen,
            background: seen,
            ratio: 1, isPlain: false, isHidden: true)
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
    fileprivate func bases(in appearance: Appearance) -> [InkStack.Paint] {
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
