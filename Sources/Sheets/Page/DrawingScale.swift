package import Values

/// The scale of a drawing on a page: one of a few simple ratios.
package struct DrawingScale: Hashable, Sendable, Comparable {
    /// A number of points on the page …
    package var numerator: Int
    /// … for this number of points of the component.
    package var denominator: Int

    package init(_ numerator: Int, to denominator: Int) {
        self.numerator = numerator
        self.denominator = denominator
    }

    package var factor: Double { Double(numerator) / Double(denominator) }

    package static let full = DrawingScale(1, to: 1)
    package static let double = DrawingScale(2, to: 1)

    /// The steps from full size down, largest first.
    package static let steps: [DrawingScale] = [
        .full, DrawingScale(11, to: 16), DrawingScale(3, to: 5), DrawingScale(1, to: 2), DrawingScale(2, to: 5),
        DrawingScale(1, to: 3), DrawingScale(1, to: 4), DrawingScale(1, to: 5), DrawingScale(1, to: 8),
        DrawingScale(1, to: 10), DrawingScale(1, to: 20),
    ]

    /// The steps for details, largest first.
    package static let detailSteps: [DrawingScale] = [DrawingScale(3, to: 2)] + steps

    /// Returns the largest step at which a size fits another, or the smallest step if none fits.
    package static func largest(fitting size: Size, in room: Size, of steps: [DrawingScale] = steps) -> DrawingScale {
        let fitting = steps.first { step in
            size.width * step.factor <= room.width + 1e-6 && size.height * step.factor <= room.height + 1e-6
        }
        return fitting ?? steps.last ?? .full
    }

    /// The name of the scale: `1:1`, `11:16`, or `1.5×` if enlarged.
    package var name: String {
        numerator > denominator ? DecimalText.short(factor) + "×" : "\(numerator):\(denominator)"
    }

    package static func < (left: DrawingScale, right: DrawingScale) -> Bool { left.factor < right.factor }
}
