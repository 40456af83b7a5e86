package import Specs
import Values

/// A section of a motion sheet: an animation, or an appearance and a disappearance, in the standard form and under
/// Reduce Motion.
package struct MotionStory: Sendable {
    package enum Measure: Sendable, Hashable {
        case time
        /// The drag distance of a finger, in points.
        case distance
        /// The scroll progress in percent, because the scroll distance is unknown.
        case scroll
    }

    /// An event at a time: `touch down`.
    package struct Event: Sendable, Hashable {
        package var time: Double
        package var name: String
    }

    package var title: String
    /// The names of its animations in the spec.
    package var names: [String]
    package var caption: String
    package var note: String
    /// The id of the moving node, or nil for the whole component.
    package var node: String?
    package var state: String
    package var standard: MotionCourse
    package var reduced: MotionCourse
    package var events: [Event] = []
    /// The time during which a finger is down.
    package var finger: ClosedRange<Double>?
    package var measure = Measure.time
    package var axis: MotionTimes
    /// The times of the film strip frames, ``FilmTimes/count`` of them.
    package var frames: [Double] = []
    /// Whether a touch starts it.
    package var isTouched = false
    /// Whether it has a few large frames. Movements of a few points on a wide control would be invisible in small ones.
    package var isBrief = false

    /// The properties that change in either form, in the order of the spec.
    package var properties: [BoundMotion.Property] {
        var seen: [BoundMotion.Property] = []
        for track in standard.moving + reduced.moving where !seen.contains(track.property) {
            seen.append(track.property)
        }
        return seen
    }

    /// The values of a component at one time of an animation.
    package struct Pose: Sendable {
        package struct Setting: Sendable {
            package var property: BoundMotion.Property
            package var value: Double
            /// The color, for a color property.
            package var color: DynamicColor?
        }

        package var state: String
        package var node: String?
        package var settings: [Setting]
        /// Whether a single node moves although several have the id, such as the one that a finger taps.
        package var isSingle = false
        /// The progress of the light over skeletons, or nil if it does not move.
        package var light: Double?
    }

    /// - Parameter hasLight: whether light moves over skeletons, once in each run of a repeated animation.
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

    /// `50 ms`, `3400 ms`, or `75 pt` for a drag.
    func words(at time: Double) -> String {
        switch measure {
        case .time: "\(Int((time * 1_000).rounded())) ms"
        case .distance: "\(DecimalText.short(time, places: 0)) pt"
        case .scroll: "\(DecimalText.short(time, places: 0)) %"
        }
    }

    /// Whether the animation changes the place or size, so that an outline at rest is useful.
    var leavesRest: Bool {
        properties.contains { property in
            switch property {
            case .scale, .rotation, .offsetX, .offsetY, .width, .height, .radius: true
            case .opacity, .blur, .saturation, .color, .background, .fill: false
            }
        }
    }
}
