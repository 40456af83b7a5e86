extension CubicBezier {
    /// How far an animation has come, after a share of its time. Both ends of the curve are 0 and 1.
    package func progress(at share: Double) -> Double {
        guard share > 0 else { return 0 }
        guard share < 1 else { return 1 }
        return Self.coordinate(y1, y2, at: parameter(at: share))
    }

    /// CSS's name for the curve; nil for one of its own.
    package var name: String? { Self.named.first { $0.curve == self }?.name }

    /// Where on the curve x is the share of time. With x1 and x2 in 0…1, x never falls, so that halving finds it; the
    /// steps are as many as a double can tell apart.
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
