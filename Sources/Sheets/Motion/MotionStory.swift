package import Specs
import Values

/// What one section of a motion sheet shows: an animation, or a coming and going, as always and under Reduce Motion.
package struct MotionStory: Sendable {
    package enum Measure: Sendable, Hashable {
        case time
        /// How far a finger has dragged, in points.
        case distance
        /// How much of the way the content has scrolled, in hundredths: how long that way is, nobody says.
        case scroll
    }

    /// Something at a moment: `touch down`.
    package struct Event: Sendable, Hashable {
        package var time: Double
        package var name: String
    }

    package var title: String
    /// The animations that it tells, as they are written.
    package var names: [String]
    package var caption: String
    package var note: String
    /// The node that moves, by its id; the whole component where nil.
    package var node: String?
    package var state: String
    package var standard: MotionCourse
    package var reduced: MotionCourse
    package var events: [Event] = []
    /// While a finger is down.
    package var finger: ClosedRange<Double>?
    package var measure = Measure.time
    package var axis: MotionTimes
    /// When the frames of the film strips are, ``FilmTimes/count`` of them.
    package var frames: [Double] = []
    /// Whether a finger sets it off.
    package var isTouched = false
    /// Whether a few large frames tell it: what is as wide as a control and moves by a few points is seen in no small one.
    package var isBrief = false

    /// What changes in either form, in the order in which it is written.
    package var properties: [BoundMotion.Property] {
        var seen: [BoundMotion.Property] = []
        for track in standard.moving + reduced.moving where !seen.contains(track.property) {
            seen.append(track.property)
        }
        return seen
    }

    /// A component in the midst of an animation.
    package struct Pose: Sendable {
        package struct Setting: Sendable {
            package var property: BoundMotion.Property
            package var value: Double
            /// Of what is a color.
            package var color: DynamicColor?
        }

        package var state: String
        package var node: String?
        package var settings: [Setting]
        /// Whether one node alone moves where several have its id: a finger taps one.
        package var isSingle = false
        /// How much of its way the light over skeletons has gone; nil where none moves.
        package var light: Double?
    }

    /// - Parameter hasLight: whether light passes over skeletons, once in each run of what is repeated.
    func pose(of course: MotionCourse, at time: Double, hasLight: Bool) -> Pose {
        let settings = course.tracks.map { track in
            Pose.Setting(property: track.property, value: track.value(at: time), color: track.color(at: time))
        }
        let run = hasLight ? course.movements.first(where: \.repeats) : nil
        let light = run.map { run in
            let runs = max(time - run.start, 0) / max(run.onceDuration, MotionPiece.faint)
            return runs - runs.rounded(.down)
        }
        return Pose(state: state, node: node, settings: settings, isSingle: isTouched, light: light)
    }

    /// `50 ms`, `3400 ms`; of a drag `75 pt`.
    func words(at time: Double) -> String {
        switch measure {
        case .time: "\(Int((time * 1_000).rounded())) ms"
        case .distance: "\(DecimalText.short(time, places: 0)) pt"
        case .scroll: "\(DecimalText.short(time, places: 0)) %"
        }
    }

    /// Whether what moves leaves its place or its size, so that it tells something where it is at rest.
    var leavesRest: Bool {
        properties.contains { property in
            switch property {
            case .scale, .rotation, .offsetX, .offsetY, .width, .height, .radius: true
            case .opacity, .blur, .saturation, .color, .background, .fill: false
            }
        }
    }
}
