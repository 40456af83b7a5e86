package import Values

/// A time range of a track with a change.
package struct MotionPiece: Sendable {
    package enum Course: Sendable {
        /// Values at equal time intervals, repeated `runs` times.
        case timed([Double], CubicBezier, duration: Double, runs: Double)
        /// Values driven by a spring, which may overshoot both ends.
        case sprung([Double], Spring)
        /// A spring that continues a movement in progress.
        case swinging(SpringMotion)
    }

    /// In seconds from the trigger, including the delay.
    package var start: Double
    package var course: Course

    package init(start: Double, _ course: Course) {
        self.start = start
        self.course = course
    }

    /// Smaller differences count as none.
    static let faint = 1e-9

    /// - Parameter time: in seconds from the start of the piece.
    package func value(at time: Double) -> Double {
        switch course {
        case .timed(let keys, let curve, let duration, let runs):
            Self.value(Self.share(of: time, duration: duration, runs: runs), eased: curve, among: keys)
        case .sprung(let keys, let spring):
            Self.value(SpringMotion(spring, from: 0, to: 1).value(at: time), among: keys)
        case .swinging(let motion): motion.value(at: time)
        }
    }

    /// Returns the value and its velocity in units per second.
    package func state(at time: Double) -> (value: Double, velocity: Double) {
        switch course {
        case .swinging(let motion): motion.state(at: time)
        case .sprung(let keys, let spring) where keys.count == 2:
            SpringMotion(spring, from: keys[0], to: keys[1]).state(at: time)
        case .timed, .sprung: (value(at: time), 0)
        }
    }

    /// Returns the progress of the run at a time; 1 at the end of the last run.
    private static func share(of time: Double, duration: Double, runs: Double) -> Double {
        guard duration > 0, time < duration * runs else { return 1 }
        let run = (time / duration).rounded(.down)
        return time / duration - run
    }

    /// Interpolates between values at equal time intervals, with easing for each interval, as for keyframes.
    private static func value(_ share: Double, eased curve: CubicBezier, among keys: [Double]) -> Double {
        guard keys.count > 1 else { return keys.first ?? 0 }
        let place = share * Double(keys.count - 1)
        let index = min(max(Int(place.rounded(.down)), 0), keys.count - 2)
        return keys[index] + (keys[index + 1] - keys[index]) * curve.progress(at: place - Double(index))
    }

    /// Interpolates between values at equal intervals and extrapolates beyond the ends.
    private static func value(_ progress: Double, among keys: [Double]) -> Double {
        guard keys.count > 1 else { return keys.first ?? 0 }
        let place = progress * Double(keys.count - 1)
        let index = min(max(Int(place.rounded(.down)), 0), keys.count - 2)
        return keys[index] + (keys[index + 1] - keys[index]) * (place - Double(index))
    }

    /// The values at the start, at the end and between them.
    package var keys: [Double] {
        switch course {
        case .timed(let keys, _, _, _), .sprung(let keys, _): keys
        case .swinging(let motion): [motion.rest]
        }
    }

    package var varies: Bool {
        switch course {
        case .timed(let keys, _, _, _), .sprung(let keys, _): Set(keys).count > 1
        case .swinging(let motion): abs(motion.start - motion.rest) > Self.faint || abs(motion.velocity) > Self.faint
        }
    }

    // MARK: Its end

    /// The distance from rest, as a share of the way, below which a spring appears to be still.
    private static let settled = 0.01
    /// The maximum number of swings to follow of a weakly damped spring.
    private static let swings = 12.0

    /// The duration of one run in seconds, for a repeated piece.
    package var onceDuration: Double {
        if case .timed(_, _, let duration, _) = course { duration } else { duration }
    }

    /// Whether it is repeated.
    package var repeats: Bool {
        if case .timed(_, _, _, let runs) = course { runs > 1 } else { false }
    }

    /// The duration in seconds; infinite if it never ends.
    package var duration: Double {
        switch course {
        case .timed(_, _, let duration, let runs): duration * runs
        case .sprung(_, let spring): Self.settling(SpringMotion(spring, from: 0, to: 1), way: 1)
        case .swinging(let motion):
            Self.settling(motion, way: max(abs(motion.start - motion.rest), Self.faint))
        }
    }

    /// Returns the last time at which a spring visibly moves, to the millisecond.
    private static func settling(_ motion: SpringMotion, way: Double) -> Double {
        let longest = Int((min(motion.spring.response.value, 60) * swings * 1_000).rounded(.up))
        guard longest > 0 else { return 0 }
        let last = stride(from: longest, to: 0, by: -1).first { time in
            abs(motion.value(at: Double(time) / 1_000) - motion.rest) > settled * way
        }
        return Double((last ?? 0) + 1) / 1_000
    }
}
