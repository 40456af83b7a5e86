/// The time axis of a story, without long waits.
package struct MotionTimes: Sendable, Hashable {
    /// The shown time ranges, in order, in seconds.
    package var shown: [ClosedRange<Double>]

    package init(shown: [ClosedRange<Double>]) {
        self.shown = shown.isEmpty ? [0...1] : shown
    }

    /// Waits longer than this are cut out …
    private static let longWait = 0.7
    /// … except for this much at each end.
    static let around = 0.1

    /// - Parameters:
    ///   - active: the time ranges with changes.
    ///   - step: the axis ends on a multiple of it.
    package init(active: [ClosedRange<Double>], step: Double = 0.1) {
        var busy: [ClosedRange<Double>] = [0...0]
        for range in active.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            let last = busy[busy.count - 1]
            if range.lowerBound - last.upperBound <= Self.longWait {
                busy[busy.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                busy.append(range)
            }
        }
        let end = busy[busy.count - 1].upperBound
        shown = busy.enumerated().map { index, range in
            let isLast = index == busy.count - 1
            let from = index == 0 ? 0 : range.lowerBound - Self.around
            let to = isLast ? max((end / step - 1e-6).rounded(.up) * step, step) : range.upperBound + Self.around
            return from...max(from, to)
        }
    }

    package var end: Double { shown[shown.count - 1].upperBound }
    package var length: Double { shown.reduce(0) { $0 + $1.upperBound - $1.lowerBound } }

    package func contains(_ time: Double) -> Bool { shown.contains { $0.contains(time) } }

    /// The durations that are cut out between the shown ranges.
    package var waits: [Double] { zip(shown, shown.dropFirst()).map { $1.lowerBound - $0.upperBound } }

    /// Returns the shown time up to a time.
    package func passed(at time: Double) -> Double {
        shown.reduce(0) { $0 + min(max(time, $1.lowerBound), $1.upperBound) - $1.lowerBound }
    }
}
