package import Values

/// A stretch of a track in which something moves it.
package struct MotionPiece: Sendable {
    package enum Course: Sendable {
        /// From the first value to the last at equal distances, again and again where `runs` says so.
        case timed([Double], CubicBezier, duration: Double, runs: Double)
        /// The same, pulled by a spring: it may go beyond both ends.
        case sprung([Double], Spring)
        /// A spring that takes over what is moving already.
        case swinging(SpringMotion)
    }

    /// In seconds from the trigger, a delay included.
    package var start: Double
    package var course: Course

    package init(start: Double, _ course: Course) {
        self.start = start
        self.course = course
    }

    /// Differences below this are none.
    static let faint = 1e-9

    /// - Parameter time: in seconds from the piece's own start.
    package func value(at time: Double) -> Double {
        switch course {
        case .timed(let keys, let curve, let duration, let runs):
            Self.value(Self.share(of: time, duration: duration, runs: runs), eased: curve, among: keys)
        case .sprung(let keys, let spring):
            Self.value(SpringMotion(spring, from: 0, to: 1).value(at: time), among: keys)
        case .swinging(let motion): motion.value(at: time)
        }
    }

    /// The same with how fast it changes, in units a second.
    package func state(at time: Double) -> (value: Double, velocity: Double) {
        switch course {
        case .swinging(let motion): motion.state(at: time)
        case .sprung(let keys, let spring) where keys.count == 2:
            SpringMotion(spring, from: keys[0], to: keys[1]).state(at: time)
        case .timed, .sprung: (value(at: time), 0)
        }
    }

    /// The share of the run that `time` is in; at the end of the last one it is whole.
    private static func share(of time: Double, duration: Double, runs: Double) -> Double {
        guard duration > 0, time < duration * runs else { return 1 }
        let run = (time / duration).rounded(.down)
        return time / duration - run
    }

    /// What stands between values at equal distances in time, each way from one to the next eased by itself, as keyframes
    /// are.
    private static func value(_ share: Double, eased curve: CubicBezier, among keys: [Double]) -> Double {
        guard keys.count > 1 else { return keys.first ?? 0 }
        let place = share * Double(keys.count - 1)
        let index = min(max(Int(place.rounded(.down)), 0), keys.count - 2)
        return keys[index] + (keys[index + 1] - keys[index]) * curve.progress(at: place - Double(index))
    }

    /// What stands between values at equal distances; beyond the ends their lines go on.
    private static func value(_ progress: Double, among keys: [Double]) -> Double {
        guard keys.count > 1 else { return keys.first ?? 0 }
        let place = progress * Double(keys.count - 1)
        let index = min(max(Int(place.rounded(.down)), 0), keys.count - 2)
        return keys[index] + (keys[index + 1] - keys[index]) * (place - Double(index))
    }

    /// The values that it goes between.
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

    /// Where a spring is so near to its rest that nobody sees it move: a hundredth of the way.
    private static let settled = 0.01
    /// A spring that is hardly damped swings on; it is watched for so many swings.
    private static let swings = 12.0

    /// How long it takes once, in seconds, where it is done again and again.
    package var onceDuration: Double {
        if case .timed(_, _, let duration, _) = course { duration } else { duration }
    }

    /// Whether it is done again and again.
    package var repeats: Bool {
        if case .timed(_, _, _, let runs) = course { runs > 1 } else { false }
    }

    /// How long it takes, in seconds; infinite for what never ends.
    package var duration: Double {
        switch course {
        case .timed(_, _, let duration, let runs): duration * runs
        case .sprung(_, let spring): Self.settling(SpringMotion(spring, from: 0, to: 1), way: 1)
        case .swinging(let motion):
            Self.settling(motion, way: max(abs(motion.start - motion.rest), Self.faint))
        }
    }

    /// When a spring is last seen moving, to the millisecond.
    private static func settling(_ motion: SpringMotion, way: Double) -> Double {
        let longest = Int((min(motion.spring.response.value, 60) * swings * 1_000).rounded(.up))
        guard longest > 0 else { return 0 }
        let last = stride(from: longest, to: 0, by: -1).first { time in
            abs(motion.value(at: Double(time) / 1_000) - motion.rest) > settled * way
        }
        return Double((last ?? 0) + 1) / 1_000
    }
}
