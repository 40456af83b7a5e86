package import Values

/// How large a component is drawn on a page: one of a few steps that are easy to reckon with.
package struct DrawingScale: Hashable, Sendable, Comparable {
    /// Points of the page for …
    package var numerator: Int
    /// … so many of the component's.
    package var denominator: Int

    package init(_ numerator: Int, to denominator: Int) {
        self.numerator = numerator
        self.denominator = denominator
    }

    package var factor: Double { Double(numerator) / Double(denominator) }

    package static let full = DrawingScale(1, to: 1)
    package static let double = DrawingScale(2, to: 1)

    /// The steps down from the full size, largest first.
    package static let steps: [DrawingScale] = [
        .full, DrawingScale(11, to: 16), DrawingScale(3, to: 5), DrawingScale(1, to: 2), DrawingScale(2, to: 5),
        DrawingScale(1, to: 3), DrawingScale(1, to: 4), DrawingScale(1, to: 5), DrawingScale(1, to: 8),
        DrawingScale(1, to: 10), DrawingScale(1, to: 20),
    ]

    /// Of details, largest first.
    package static let detailSteps: [DrawingScale] = [DrawingScale(3, to: 2)] + steps

    /// The largest step at which a size fits another; the smallest where none does.
    package static func largest(fitting size: Size, in room: Size, of steps: [DrawingScale] = steps) -> DrawingScale {
        let fitting = steps.first { step in
            size.width * step.factor <= room.width + 1e-6 && size.height * step.factor <= room.height + 1e-6
        }
        return fitting ?? steps.last ?? .full
    }

    /// `1:1`, `11:16`; enlarged `1.5×`.
    package var name: String {
        numerator > denominator ? DecimalText.short(factor) + "×" : "\(numerator):\(denominator)"
    }

    package static func < (left: DrawingScale, right: DrawingScale) -> Bool { left.factor < right.factor }
}
