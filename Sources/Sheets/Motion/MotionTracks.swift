import Specs
import Values

/// Makes the tracks of one form of an animation.
struct MotionTracks {
    var motion: BoundMotion
    var form: BoundMotion.Form
    var node: MovingNode
    /// When it is triggered.
    var start = 0.0

    /// How long the sheet's finger stays down.
    static let press = 0.2
    /// SwiftUI's own, for what says no duration.
    private static let usualDuration = 0.35
    /// What never ends is shown this often.
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
        // What the finger let go comes back from wherever it is by then.
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

    /// Of what scrolls, in hundredths of the way.
    var distance: Double { motion.followsScroll ? 100 : max(motion.dragDistance?.value ?? 100, 1) }

    private var delay: Double { max(form.delay?.value.value ?? 0, 0) }

    private var duration: Double { max(form.duration?.value.value ?? Self.usualDuration, 0) }

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
        // What follows a finger is where the finger is.
        case .spring, nil: motion.trigger == .drag || motion.followsScroll ? Self.linear : Self.usual
        }
    }

    private static let linear = CubicBezier(0, 0, 1, 1)
    /// SwiftUI's ease-in-out, for what names no curve.
    private static let usual = CubicBezier(0.42, 0, 0.58, 1)
}

extension BoundMotion {
    /// Whether it goes as far as the content has scrolled: it then takes no time of its own.
    var followsScroll: Bool {
        if case .spring? = form.curve?.value { return false }
        return trigger == .scroll && form.duration == nil
    }
}
