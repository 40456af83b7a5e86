extension CubicBezier {
    /// The progress of an animation after a share of its time. The curve starts at 0 and ends at 1.
    package func progress(at share: Double) -> Double {
        guard share > 0 else { return 0 }
        guard share < 1 else { return 1 }
        return Self.coordinate(y1, y2, at: parameter(at: share))
    }

    /// The name of the curve in CSS; nil for a custom curve.
    package var name: String? { Self.named.first { $0.curve == self }?.name }

    /// The parameter where x is the share of time. With x1 and x2 in 0…1, x never decreases, so bisection finds it,
    /// with as many steps as a double has bits.
    private func parameter(at share: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if Self.coordinate(x1, x2, at: middle) < share { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static func coordinate(_ first: Double, _ second: Double, at parameter: Double) -> Double {
        let rest = 1 - parameter
        return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
            + parameter * parameter * parameter
    }
}
