/// The times at which a track turns back, with its lowest and highest values.
package struct MotionExtremes {
    package struct Turn: Hashable, Sendable {
        package var time: Double
        package var value: Double
        /// The height of the turn, as a share of the track's range.
        package var size: Double
    }

    package private(set) var turns: [Turn] = []
    package private(set) var lowest = 0.0
    package private(set) var highest = 0.0

    /// Smaller turns are not visible.
    private static let minimum = 0.01

    package init(of track: MotionTrack, in axis: MotionTimes) {
        let samples = axis.samples.map { (time: $0, value: track.value(at: $0)) }
        lowest = samples.map(\.value).min() ?? 0
        highest = samples.map(\.value).max() ?? 0
        let range = highest - lowest
        guard range > MotionPiece.faint else { return }
        // The last value that differs, because a range without change counts as one point.
        var last = samples[0].value
        var rising: Bool?
        var extreme = samples[0]
        for sample in samples.dropFirst() where abs(sample.value - last) > range * 1e-6 {
            let rises = sample.value > last
            if let rising, rises != rising { note(extreme, range: range) }
            rising = rises
            extreme = sample
            last = sample.value
        }
    }

    private mutating func note(_ sample: (time: Double, value: Double), range: Double) {
        let before = turns.last?.value ?? .infinity
        let size = min(abs(sample.value - before), range) / range
        if size >= Self.minimum { turns.append(Turn(time: sample.time, value: sample.value, size: size)) }
    }
}

extension MotionTimes {
    /// The sample times of a curve, including the ends of all ranges.
    package var samples: [Double] {
        shown.flatMap { range -> [Double] in
            let length = range.upperBound - range.lowerBound
            let count = max(2, Int((480 * length / max(self.length, 1e-9)).rounded(.up)))
            return (0...count).map { range.lowerBound + length * Double($0) / Double(count) }
        }
    }
}
