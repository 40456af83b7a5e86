package import Layout
import Scene
package import Specs
package import Values

extension InkContrast {
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
        /// Whether a material, whose colors are estimates, is behind it or over it.
        var isEstimate = false
        /// The moves of scroll views by their numbers, if it is measured after scrolling.
        var moves: [Int: Point] = [:]
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

        /// The darkest and the lightest background that was drawn behind it, if they differ.
        var grounds: [RGBA] = []

        /// Whether it was drawn to be seen.
        var isDrawn: Bool { composition == nil && !isHidden }

        /// The ink on what was seen behind it; nil where it was not seen in its own color, or where pixels are not
        /// known.
        private func drawnStack(on background: RGBA) -> InkStack? {
            let paint = InkStack.Paint(color: color.value[appearance], token: color.token)
            guard isDrawn, isPlain, extremes.isEmpty, paint.color == foreground else { return nil }
            let ground = InkStack.Paint(color: background, token: nil)
            return InkStack(layers: [.ink(paint)], base: ground, appearance: appearance)
        }

        /// Whether it is of the same ink, in the same appearance.
        func isSame(as other: Measured) -> Bool {
            kind == other.kind && appearance == other.appearance && placed.index == other.placed.index
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
            (stack ?? drawnStack(on: background)).map { pair($0, required: required, in: mockup) }
        }

        /// The same pair, and those of the ink's other places, whose contrast is higher with the present colors.
        func pairs(required: Double, in mockup: Mockup) -> [InkPair] {
            guard let worst = pair(required: required, in: mockup) else { return [] }
            var seen: Set<InkStack> = [worst.stack]
            let others = otherStacks.filter { seen.insert($0).inserted }
            return [worst]
                + others.strided(to: Thresholds.fixedPlaces).map {
                    var pair = pair($0, required: required, in: mockup)
                    pair.isElsewhere = true
                    return pair
                }
        }

        private func pair(_ stack: InkStack, required: Double, in mockup: Mockup) -> InkPair {
            var pair = InkPair(
                stack: stack, required: required, use: mockup.use, node: frame.node.id ?? frame.node.path)
            pair.written = color.origin
            if kind == .text { pair.role = "text color" }
            return pair
        }

        /// The compositions at all places of the ink, on each background of the mock-up.
        private var otherStacks: [InkStack] {
            guard let composition else { return grounds.compactMap(drawnStack) }
            return composition.bases.flatMap { base in
                composition.places.compactMap { place in
                    ink.backdrop?.stack(at: place, ink: composition.ink, over: base, in: appearance)
                }
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
        /// All places that were compared, and all backgrounds of the mock-up.
        var places: [Point]
        var bases: [InkStack.Paint]
    }
}

extension [InkStack] {
    /// At most a number of the elements, evenly spread and with the last.
    fileprivate func strided(to count: Int) -> [InkStack] {
        guard self.count > count, count > 1 else { return self }
        return (0..<count).map { self[$0 * (self.count - 1) / (count - 1)] }
    }
}
