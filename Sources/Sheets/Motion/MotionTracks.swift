import Specs
import Values

/// Makes the tracks of one form of an animation.
struct MotionTracks {
    var motion: BoundMotion
    var form: BoundMotion.Form
    var node: MovingNode
    /// The time of the trigger.
    var start = 0.0

    /// The duration of a press on the sheet.
    static let press = 0.2
    /// SwiftUI's default duration.
    private static let defaultDuration = 0.35
    /// The number of shown runs of an endless animation.
    private static let shownRuns = 2.0

    var tracks: [MotionTrack] { (form.changes ?? []).map(track) }

    private func track(_ change: BoundMotion.Change) -> MotionTrack {
        let keys = change.values.enumerated().map { index, value in
            switch value {
            case .number(let number): number
            case .offscreen: node.offscreen(change.property)
            case .color: Double(index)
            }
        }
        let colors = change.values.compactMap { if case .color(let color) = $0 { color } else { nil } }
        let rest = change.property.isColor ? keys.first ?? 0 : node.rest(of: change.property)
        return MotionTrack(change.property, rest: rest, pieces: pieces(keys), colors: colors)
    }

    private func pieces(_ keys: [Double]) -> [MotionPiece] {
        guard keys.count > 1 else { return [] }
        if motion.trigger == .drag || motion.followsScroll {
            return [MotionPiece(start: 0, .timed(keys, timing, duration: distance, runs: 1))]
        }
        let first = MotionPiece(start: start + delay, course(keys))
        guard isPress, keys.count == 2 else { return [first] }
        // After the release, start from the current value.
        let up = start + max(Self.press, delay)
        let (value, velocity) = first.state(at: up - first.start)
        let back: MotionPiece.Course =
            switch form.curve?.value {
            case .spring(let spring): .swinging(SpringMotion(spring, from: value, velocity: velocity, to: keys[0]))
            case .timing, nil: .timed([value, keys[0]], timing, duration: duration, runs: 1)
            }
        return [first, MotionPiece(start: up, back)]
    }

    private func course(_ keys: [Double]) -> MotionPiece.Course {
        if case .spring(let spring)? = form.curve?.value { return .sprung(keys, spring) }
        return .timed(keys, timing, duration: duration, runs: runs)
    }

    var isPress: Bool { motion.trigger == .press }

    /// The distance of a drag in points, or of a scroll in percent.
    var distance: Double { motion.followsScroll ? 100 : max(motion.dragDistance?.value ?? 100, 1) }

    private var delay: Double { max(form.delay?.value.value ?? 0, 0) }

    private var duration: Double { max(form.duration?.value.value ?? Self.defaultDuration, 0) }

    private var runs: Double {
        switch form.repetition?.value {
        case nil: 1
        case .forever: Self.shownRuns
        case .times(let times): min(Double(times), Self.shownRuns)
        }
    }

    private var timing: CubicBezier {
        switch form.curve?.value {
        case .timing(let curve): curve
        // A drag or scroll follows the finger linearly.
        case .spring, nil: motion.trigger == .drag || motion.followsScroll ? Self.linear : Self.easeInOut
        }
    }

    private static let linear = CubicBezier(0, 0, 1, 1)
    /// SwiftUI's ease-in-out, the default curve.
    private static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)
}

extension BoundMotion {
    /// Whether it follows the scroll position and has no duration.
    var followsScroll: Bool {
        if case .spring? = form.curve?.value { return false }
        return trigger == .scroll && form.duration == nil
    }
}
