import Specs

extension BoundBehavior {
    /// Whether iOS provides a gesture itself, with its own threshold and VoiceOver alternative.
    ///
    /// These are pull to refresh, and swiping a sheet down to dismiss it.
    func isStandard(_ gesture: Gesture) -> Bool {
        gesture.kind == "pull"
            || gesture.kind == "swipe" && gesture.direction == "down" && presentation?.value == .sheet
    }
}

extension BoundBehavior.Gesture {
    /// The gesture as messages name it: “a swipe to the left”.
    var title: String {
        switch (kind, direction) {
        case ("swipe", "left"): "a swipe to the left"
        case ("swipe", "right"): "a swipe to the right"
        case ("swipe", "up"): "a swipe up"
        case ("swipe", "down"): "a swipe down"
        case ("longPress", _): "a long press"
        case ("pull", _): "pulling"
        default: "a \(kind)"
        }
    }
}

extension [Mockup] {
    /// The distinct gestures of a component's states, each with the first mock-up that has it.
    var gestures: [(gesture: BoundBehavior.Gesture, mockup: Mockup)] {
        var result: [(gesture: BoundBehavior.Gesture, mockup: Mockup)] = []
        for mockup in self {
            for gesture in mockup.behavior.gestures
            where !result.contains(where: { $0.gesture.range == gesture.range }) {
                result.append((gesture, mockup))
            }
        }
        return result
    }

    /// The distinct animations of a component's states, each with the first mock-up that has it.
    var motions: [(motion: BoundMotion, mockup: Mockup)] {
        var result: [(motion: BoundMotion, mockup: Mockup)] = []
        for mockup in self {
            for motion in mockup.behavior.motions
            where !result.contains(where: { $0.motion.range == motion.range }) {
                result.append((motion, mockup))
            }
        }
        return result
    }
}
